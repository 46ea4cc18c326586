import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { describeDocker } from './docker-state.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** Puts a program named docker first in PATH; without a script there is no Docker. */
function installDocker(script?: string): void {
  const folder = makeTemporaryFolder();
  if (script !== undefined) {
    writeFileSync(path.join(folder, 'docker'), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(folder, 'docker'), 0o755);
  }
  vi.stubEnv('PATH', script === undefined ? folder : `${folder}:${process.env.PATH ?? ''}`);
  vi.stubEnv('DOCKER_HOST', '');
}

const local = 'unix:///var/run/docker.sock';
/** A client with this endpoint in its context, and this script for `docker info`. */
const client = (endpoint: string, info: string) => `[ "$1" = context ] && echo ${endpoint} || { ${info}; }`;

test('an engine that answers on this machine is used, a rootless one too', () => {
  for (const endpoint of [local, 'unix:///run/user/1000/docker.sock', 'tcp://127.0.0.1:2375', 'tcp://[::1]:2375']) {
    installDocker(client(endpoint, 'echo 28.5.2'));
    expect(describeDocker()).toEqual({ usable: true, words: 'a Docker engine answers (28.5.2)' });
  }
});

test('the reason names a missing Docker, or a client without an engine', () => {
  installDocker();
  expect(describeDocker()).toEqual({ usable: false, words: 'Docker is not installed' });
  // Both happen, by version of the client: an error, or success without output.
  for (const info of ['echo "Cannot connect to the Docker daemon" >&2; exit 1', 'true']) {
    installDocker(client(local, info));
    expect(describeDocker()).toEqual({ usable: false, words: 'Docker is installed, but no engine answers' });
  }
});

test('an engine that hangs is not used', () => {
  installDocker(client(local, 'exec sleep 60'));
  expect(describeDocker()).toEqual({ usable: false, words: "Docker's engine did not answer in time" });
});

test('an engine on another machine is not used, and the login in its address is redacted', () => {
  installDocker(client('ssh://office:secret@server.example', 'echo 28.5.2'));
  expect(describeDocker()).toEqual({
    usable: false,
    words: "Docker's engine is on another machine (ssh://server.example)",
  });
  installDocker(client(local, 'echo 28.5.2'));
  vi.stubEnv('DOCKER_HOST', 'tcp://192.0.2.1:2375');
  expect(describeDocker().words).toContain('tcp://192.0.2.1:2375');
});

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { describeDocker } from './docker-state.ts';

/** Puts a program named docker before everything else; without one there is no Docker. */
function installDocker(script?: string): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'docker-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
    vi.unstubAllEnvs();
  });
  if (script !== undefined) {
    writeFileSync(path.join(folder, 'docker'), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(folder, 'docker'), 0o755);
  }
  vi.stubEnv('PATH', script === undefined ? folder : `${folder}:${process.env.PATH ?? ''}`);
  vi.stubEnv('DOCKER_HOST', '');
}

const local = 'unix:///var/run/docker.sock';
/** A client whose context leads there, and what `docker info` does. */
const client = (endpoint: string, info: string) => `[ "$1" = context ] && echo ${endpoint} || { ${info}; }`;

test('an engine of this machine that answers is used, a rootless one too', () => {
  for (const endpoint of [local, 'unix:///run/user/1000/docker.sock', 'tcp://127.0.0.1:2375', 'tcp://[::1]:2375']) {
    installDocker(client(endpoint, 'echo 28.5.2'));
    expect(describeDocker()).toEqual({ usable: true, words: 'a Docker engine answers (28.5.2)' });
  }
});

test('without Docker, or with its client alone, that is said', () => {
  installDocker();
  expect(describeDocker()).toEqual({ usable: false, words: 'Docker is not installed' });
  // As the client does it: an error, or success and nothing.
  for (const info of ['echo "Cannot connect to the Docker daemon" >&2; exit 1', 'true']) {
    installDocker(client(local, info));
    expect(describeDocker()).toEqual({ usable: false, words: 'Docker is installed, but no engine answers' });
  }
});

test('an engine that hangs is given up', () => {
  installDocker(client(local, 'exec sleep 60'));
  expect(describeDocker()).toEqual({ usable: false, words: "Docker's engine did not answer in time" });
});

test('an engine on another machine is not used, and a login in its address not repeated', () => {
  installDocker(client('ssh://office:secret@server.example', 'echo 28.5.2'));
  expect(describeDocker()).toEqual({
    usable: false,
    words: "Docker's engine is on another machine (ssh://server.example)",
  });
  installDocker(client(local, 'echo 28.5.2'));
  vi.stubEnv('DOCKER_HOST', 'tcp://192.0.2.1:2375');
  expect(describeDocker().words).toContain('tcp://192.0.2.1:2375');
});

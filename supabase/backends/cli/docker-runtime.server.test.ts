import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { stackNameOf } from '../../lib/stack-name.ts';
import { DockerRuntime } from './docker-runtime.ts';
import { makeTemporaryFolder, writeFiles } from '../../lib/temporary-folder.ts';
import { parseStatus } from './run-cli.ts';

const root = path.resolve(import.meta.dirname, '../../..');

test('URLs and keys are there while the database starts after a restart of the machine', async () => {
  const folder = makeTemporaryFolder({ 'logs/empty': '' });
  writeFiles(folder, { 'supabase/config.toml': `project_id = "${stackNameOf(folder)}"\n` });
  // A stand-in for Docker. The Supabase CLI is the real one and starts this program.
  const names = ['db', 'auth', 'storage', 'rest', 'kong'].map((part) => `supabase_${part}_${stackNameOf(folder)}`);
  const state = '{"Status":"running","Running":true,"Health":{"Status":"starting"}}';
  const docker = path.join(folder, 'docker');
  writeFileSync(docker, `#!/bin/sh\ncase $1 in\n ps) echo '${names.join('\n')}' ;;\n *) echo '${state}' ;;\nesac\n`);
  chmodSync(docker, 0o755);
  vi.stubEnv('PATH', `${folder}:${process.env.PATH ?? ''}`);

  const runtime = new DockerRuntime({ root, folder, apiPort: 54321, databasePort: 54322, webPort: 5173, seed: false });
  expect(parseStatus(await runtime.printStatus()).apiUrl).toBe('http://127.0.0.1:54321');
});

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { identify } from './processes.ts';

/** The folder for the data of all servers that the tests start. */
export const testFolders = path.resolve(import.meta.dirname, '../../.test-stack');

/** Makes a folder for a backend or a database of this process; by its name a later check knows whether the process still runs. */
export function makeTestFolder(name: string): string {
  const me = identify(process.pid);
  const folder = path.join(testFolders, `${me.pid}-${me.started}-${name}`);
  mkdirSync(path.join(folder, 'logs'), { recursive: true, mode: 0o700 });
  return folder;
}

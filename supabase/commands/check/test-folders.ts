import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { identify } from '../../lib/processes.ts';
import { CheckFailed } from './test-results.ts';

/** The folder for the data of all servers that the tests start. */
export const testFolders = path.resolve(import.meta.dirname, '../../../.test-stack');

/** Makes a folder for a backend or a database of this process; by its name a later check knows whether the process still runs. */
export function makeTestFolder(name: string): string {
  const me = identify(process.pid);
  const folder = path.join(testFolders, `${me.pid}-${me.started}-${name}`);
  mkdirSync(path.join(folder, 'logs'), { recursive: true, mode: 0o700 });
  return folder;
}

/** The work to undo when the check is interrupted. */
const cleanUps = new Set<() => Promise<void>>();
let isInterrupted = false;
const interrupt = () => {
  if (isInterrupted) return;
  isInterrupted = true;
  console.log('\nInterrupted: stopping what was started.');
  // Whatever still speaks to a server that ends now would otherwise end this process first.
  process.on('uncaughtException', () => undefined);
  void Promise.allSettled([...cleanUps].map(async (cleanUp) => await cleanUp())).then(() => process.exit(130));
};
// Never `once`: execa raises a signal again when no listener is left, and this process would end in the middle of it.
process.on('SIGINT', interrupt);
process.on('SIGTERM', interrupt);

/** Does the work and then undoes it, also when the check is interrupted. */
export async function undoing<T>(cleanUp: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  if (isInterrupted) throw new CheckFailed('interrupted');
  cleanUps.add(cleanUp);
  try {
    return await work();
  } finally {
    await cleanUp();
    cleanUps.delete(cleanUp);
  }
}

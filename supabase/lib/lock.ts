import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { identify, isAlive, waitUntil } from './processes.ts';
import { StackError } from './settings.ts';

function readOwner(file: string): { pid: number; started: string } | undefined {
  try {
    const [pid, started] = readFileSync(file, 'utf8').split(' ');
    return pid === undefined || started === undefined ? undefined : { pid: Number(pid), started };
  } catch {
    return undefined;
  }
}

function tryToLock(file: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600);
    const { pid, started } = identify(process.pid);
    writeSync(handle, `${pid} ${started}`);
    closeSync(handle);
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs the work with a lock on the stack; a second command waits for the first. Takes over the lock of a crashed command.
 * @throws StackError after three minutes
 */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const file = path.join(folder, 'lock');
  const acquire = () => {
    if (tryToLock(file)) return true;
    const owner = readOwner(file);
    if (owner !== undefined && !isAlive(owner)) rmSync(file, { force: true });
    return false;
  };
  if (!(await waitUntil(acquire, 180_000))) {
    const owner = readOwner(file);
    throw new StackError(
      `Another command (process ${owner?.pid ?? '?'}) is still working on this stack.`,
      `Wait for it, or end it and try again.`,
    );
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

import { availableParallelism } from 'node:os';
import { readSetting, StackError } from './settings.ts';

const most = 8;

/** @throws StackError for a setting that is no number of workers */
export function readWorkers(processors: number, given: string | undefined): number {
  if (given === undefined) return Math.min(Math.max(processors, 2), most);
  if (/^[1-8]$/.test(given)) return Number(given);
  throw new StackError(`WORKERS=${given} is no number of workers.`, `Use 1 to ${most}.`);
}

/** The number of simultaneous access tests, and of browser tests: WORKERS, or one for each processor, from 2 to 8. */
export const workers = readWorkers(availableParallelism(), readSetting('WORKERS'));

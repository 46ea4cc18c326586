import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { hasOwnSettings, ownEnvFile } from '../backends/compose/installation.ts';
import { readSetting } from '../lib/settings.ts';

/** The commands that cron runs. */
const pinged: readonly string[] = ['backup', 'daily', 'doctor'];

/** The address for the outcome of a command: PING_URL of the environment, else of the .env of an own server. */
export function pingAddress(verb: string, root: string): string | undefined {
  if (!pinged.includes(verb)) return undefined;
  const given = readSetting('PING_URL');
  if (given !== undefined || !hasOwnSettings(root)) return given;
  return parseEnv(readFileSync(ownEnvFile(root), 'utf8'))['PING_URL'] || undefined;
}

/**
 * Runs the work, then requests the address after a success and `<address>/fail` after a failure, as services like
 * healthchecks.io expect. A failed ping is one printed line and never fails the work.
 * @throws the error of the work
 */
export async function withPing(address: string | undefined, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    await ping(address, '/fail');
    throw error;
  }
  await ping(address, '');
}

/** Prints no part of the address, because anyone who has it can send pings. */
async function ping(address: string | undefined, ending: string): Promise<void> {
  if (address === undefined) return;
  try {
    const url = new URL(address);
    url.pathname = `${url.pathname.replace(/\/+$/, '')}${ending}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    await response.body?.cancel();
    if (!response.ok)
      console.error(`PING_URL: the service answered ${response.status}, so it has no ping of this run.`);
  } catch (error) {
    console.error(`PING_URL: no ping of this run (${reasonOf(error)}).`);
  }
}

/** The code of an error; its message may hold the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const { cause } = error;
  const failed = cause instanceof Error ? cause : error;
  return 'code' in failed && typeof failed.code === 'string' ? failed.code : failed.name;
}

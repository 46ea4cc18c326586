import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

/** A process, by pid and start time, because pids are reused. */
export const identitySchema = z.object({ pid: z.number(), started: z.string() });
export type ProcessIdentity = Readonly<z.infer<typeof identitySchema>>;

/** The start time of the process with this pid; undefined if there is none. */
function startedAt(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The command may contain spaces and brackets, so the fields after it count: state is the 3rd, parent the 4th, start
      // time the 22nd.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      // A zombie of ours is collected in a moment, and only then is its processor time counted.
      return fields[0] === 'Z' && fields[1] !== String(process.pid) ? undefined : fields[19];
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** The identity of a running process. */
export function identify(pid: number): ProcessIdentity {
  return { pid, started: startedAt(pid) ?? 'gone' };
}

/** Whether the same process still runs. */
export function isAlive(identity: ProcessIdentity | undefined): identity is ProcessIdentity {
  return identity !== undefined && startedAt(identity.pid) === identity.started;
}

/** Sends the signal, waits for the end of the process, and kills it after graceMs. */
export async function endProcess(
  identity: ProcessIdentity | undefined,
  signal: NodeJS.Signals = 'SIGTERM',
  graceMs = 10_000,
): Promise<void> {
  if (!isAlive(identity)) return;
  trySignal(identity.pid, signal);
  if (await waitUntil(() => !isAlive(identity), graceMs)) return;
  trySignal(identity.pid, 'SIGKILL');
  await waitUntil(() => !isAlive(identity), 5_000);
}

function trySignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended.
  }
}

/** Polls the condition every 25 ms. @returns whether it was met before the timeout */
export async function waitUntil(condition: () => boolean | Promise<boolean>, timeoutMs: number): Promise<boolean> {
  // Not Date.now(): the clock of the machine may be set meanwhile.
  const end = performance.now() + timeoutMs;
  while (performance.now() < end) {
    if (await condition()) return true;
    await delay(25);
  }
  return await condition();
}

/** The status of a GET request; undefined without an answer within two seconds. */
export async function readStatus(url: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const { get } = url.startsWith('https:') ? https : http;
  return await new Promise((resolve) => {
    const request = get(url, { headers, agent: false, timeout: 2_000 }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(undefined));
  });
}

/** Whether a GET request succeeds: 2xx or 3xx. */
export async function answers(url: string, headers: Record<string, string> = {}): Promise<boolean> {
  const status = await readStatus(url, headers);
  return status !== undefined && status >= 200 && status < 400;
}

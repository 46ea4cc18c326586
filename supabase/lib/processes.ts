import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';

/** A process, known by its number and the moment it started: numbers are used again. */
export const identitySchema = z.object({ pid: z.number(), started: z.string() });
export type ProcessIdentity = Readonly<z.infer<typeof identitySchema>>;

/** When the process with this number started, or undefined when there is none. */
function startedAt(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The fields after the command, which may itself hold spaces and brackets: state is the 3rd, start time the 22nd.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' ? undefined : fields[19];
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** The identity of a process that runs now. */
export function identify(pid: number): ProcessIdentity {
  return { pid, started: startedAt(pid) ?? 'gone' };
}

/** Whether this very process still runs. */
export function isAlive(identity: ProcessIdentity | undefined): identity is ProcessIdentity {
  return identity !== undefined && startedAt(identity.pid) === identity.started;
}

/** Sends the signal, waits until the process is gone, and kills it after the given time. */
export async function endProcess(
  identity: ProcessIdentity | undefined,
  signal: NodeJS.Signals = 'SIGTERM',
  patienceMs = 10_000,
): Promise<void> {
  if (!isAlive(identity)) return;
  trySignal(identity.pid, signal);
  if (await waitUntil(() => !isAlive(identity), patienceMs)) return;
  trySignal(identity.pid, 'SIGKILL');
  await waitUntil(() => !isAlive(identity), 5_000);
}

function trySignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself in between.
  }
}

/** Asks again and again until the answer is yes, or the time (in milliseconds) is over. */
export async function waitUntil(condition: () => boolean | Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    if (await condition()) return true;
    await delay(25);
  }
  return await condition();
}

/** The status of the answer to a GET request, or undefined when there is none within two seconds. */
export async function readStatus(url: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const { get } = url.startsWith('https:') ? https : http;
  return await new Promise((resolve) => {
    const question = get(url, { headers, agent: false, timeout: 2_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    question.on('timeout', () => question.destroy());
    question.on('error', () => resolve(undefined));
  });
}

/** Whether an HTTP request to this address is answered with success. */
export async function answers(url: string, headers: Record<string, string> = {}): Promise<boolean> {
  const status = await readStatus(url, headers);
  return status !== undefined && status >= 200 && status < 400;
}

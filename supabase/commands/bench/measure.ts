import { readdirSync, readFileSync } from 'node:fs';
import postgres from 'postgres';
import type { BenchCase } from './cases.ts';
import type { FullBackend } from './full-backend.ts';

/** The times of one case, repeated over one connection, in milliseconds. */
export interface Measured {
  /** Processor time for one answer: PostgREST and PostgreSQL together. */
  readonly processor: number;
  /** The median elapsed time. */
  readonly p50: number;
}

/** Measures a case for a while. @param ms milliseconds @throws Error if an answer is a refusal */
export async function measure(backend: FullBackend, benchCase: BenchCase, ms: number): Promise<Measured> {
  const given = benchCase.body?.(backend.people) ?? {};
  // A member begins a search by details first, in a request of its own.
  if (benchCase.caller === 'member' && 'filters' in given)
    await repeat(backend, { ...benchCase, path: '/rpc/begin_search', body: () => ({ filters: given.filters }) }, 0);
  // A warm-up: the first executions are planned, and the first reads come from the disk.
  await repeat(backend, benchCase, ms / 5);
  const before = await processorTimes(backend);
  const times = await repeat(backend, benchCase, ms);
  const after = await processorTimes(backend);
  const processor = [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
  return { processor: processor / times.length, p50: times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0 };
}

/** Sends the request again and again for a while, once at least. @returns the elapsed time of each */
async function repeat({ restUrl, tokens, people }: FullBackend, { name, caller, path, body }: BenchCase, ms: number) {
  const headers = { authorization: `Bearer ${tokens[caller]}`, 'content-type': 'application/json' };
  const request = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body(people)) };
  const times: number[] = [];
  const start = performance.now();
  do {
    const sent = performance.now();
    const answer = await fetch(`${restUrl}${path}`, request);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${name}: ${text}`);
    times.push(performance.now() - sent);
  } while (performance.now() - start < ms);
  return times;
}

/**
 * Processor time so far of PostgREST and of each of its PostgreSQL backends, in milliseconds. Other load on the machine changes
 * it far less than the elapsed time.
 */
async function processorTimes({ superuserUrl, restPid }: FullBackend): Promise<Map<number, number>> {
  const sql = postgres(superuserUrl, { max: 1, onnotice: () => undefined });
  try {
    const connections = await sql<{ pid: number }[]>`select pid from pg_stat_activity where usename = 'authenticator'`;
    return new Map([restPid, ...connections.map(({ pid }) => pid)].map((pid) => [pid, timeOf(pid)]));
  } finally {
    await sql.end();
  }
}

/** Processor time of all threads of a process, in milliseconds, from the scheduler's statistics. */
function timeOf(pid: number): number {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
}

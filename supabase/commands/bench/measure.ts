import { readdirSync, readFileSync } from 'node:fs';
import postgres from 'postgres';
import { z } from 'zod';
import type { BenchCase, Caller } from './cases.ts';
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
  const given = benchCase.body?.(backend.people, turn) ?? {};
  if (benchCase.caller !== 'admin' && benchCase.caller !== 'visitor' && 'filters' in given)
    await begin(backend, benchCase.caller, given.filters);
  // A warm-up: the first executions are planned, and the first reads come from the disk.
  await repeat(backend, benchCase, ms / 5);
  const before = await processorTimes(backend);
  const times = await repeat(backend, benchCase, ms);
  const after = await processorTimes(backend);
  const processor = [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
  return { processor: processor / times.length, p50: times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0 };
}

/** A member begins a search by details first, in a request of its own. */
async function begin(backend: FullBackend, caller: Caller, filters: unknown): Promise<void> {
  await repeat(backend, { name: 'begin', caller, path: '/rpc/begin_search', body: () => ({ filters }) }, 0);
}

/**
 * The 95th percentile of the elapsed times of a case: alone, and during twelve simultaneous searches for matches by person 1.
 */
export async function measureBeside(
  backend: FullBackend,
  benchCase: BenchCase,
  ms: number,
): Promise<{ readonly alone: number; readonly beside: number }> {
  const { restUrl, tokens } = backend;
  const headers = { authorization: `Bearer ${tokens.member}`, 'content-type': 'application/json' };
  const own = await fetch(`${restUrl}/wishes?select=must,hoped`, { headers });
  const [wishes] = z.array(z.object({ must: z.looseObject({}), hoped: z.looseObject({}) })).parse(await own.json());
  await begin(backend, 'member', { ...wishes?.must, ...wishes?.hoped });
  const p95 = async () => {
    const times = (await repeat(backend, benchCase, ms * 4)).toSorted((a, b) => a - b);
    return times[Math.floor(times.length * 0.95)] ?? 0;
  };
  await measure(backend, benchCase, ms);
  const alone = await p95();
  const end = new AbortController();
  let answered = 0;
  const sendTwelve = async () => {
    const body = JSON.stringify({ profile_id: 1 });
    const answers = Array.from({ length: 12 }, async () => {
      const answer = await fetch(`${restUrl}/rpc/find_matches`, { method: 'POST', headers, body });
      await answer.text();
      if (answer.ok) answered += 1;
    });
    await Promise.all(answers);
  };
  const load = (async () => {
    while (!end.signal.aborted) await sendTwelve();
  })();
  const beside = await p95().finally(() => {
    end.abort();
  });
  await load;
  if (answered === 0) throw new Error('No search for matches was answered.');
  return { alone, beside };
}

/** The number of calls so far: a case that must send something new each time takes it. */
let turn = 0;

/** Sends the request again and again for a while, once at least. @returns the elapsed time of each */
async function repeat({ restUrl, tokens, people }: FullBackend, { name, caller, path, body }: BenchCase, ms: number) {
  const headers = {
    'content-type': 'application/json',
    ...(caller !== 'visitor' && { authorization: `Bearer ${tokens[caller]}` }),
  };
  const times: number[] = [];
  const start = performance.now();
  do {
    turn += 1;
    const request =
      body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body(people, turn)) };
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

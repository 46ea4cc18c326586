import { readdirSync, readFileSync } from 'node:fs';
import postgres from 'postgres';
import type { FullBackend } from './full-backend.ts';

/** Processor time of all threads of a process, in milliseconds, from the scheduler's statistics. */
function timeOf(pid: number): number {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
}

/**
 * Measures the processor time of PostgREST and its PostgreSQL backends during some work, in milliseconds. Other load on the
 * machine changes it far less than the elapsed time.
 */
export async function withProcessorTime<Result>(
  { superuserUrl, restPid }: FullBackend,
  work: () => Promise<Result>,
): Promise<{ result: Result; processor: number }> {
  const sql = postgres(superuserUrl, { max: 1, onnotice: () => undefined });
  const timeOfEach = async () => {
    const connections = await sql<{ pid: number }[]>`select pid from pg_stat_activity where usename = 'authenticator'`;
    return new Map([restPid, ...connections.map(({ pid }) => pid)].map((pid) => [pid, timeOf(pid)]));
  };
  try {
    const before = await timeOfEach();
    const result = await work();
    const after = await timeOfEach();
    return { result, processor: [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0) };
  } finally {
    await sql.end();
  }
}

import type { BenchCase } from './cases.ts';
import { withToken, type FullBackend } from './full-backend.ts';
import { load } from './load.ts';
import { withProcessorTime } from './processor-time.ts';

/** The times of one case, repeated over one connection, in milliseconds. */
export interface Measured {
  readonly people: number;
  /** Processor time for one answer: PostgREST and PostgreSQL together. */
  readonly processor: number;
  /** Elapsed time. */
  readonly p50: number;
  readonly requests: number;
  readonly refused: number;
}

/** Measures a case for a while. @param ms milliseconds */
export async function measure(backend: FullBackend, benchCase: BenchCase, ms: number): Promise<Measured> {
  const { restUrl, tokens, people } = backend;
  const send = async (howLong: number) =>
    await load(restUrl, (n) => withToken(tokens[benchCase.caller], benchCase.request(n, people)), {
      connections: 1,
      ms: howLong,
    });
  // A warm-up: the first executions are planned, and the first reads come from the disk.
  await send(ms / 5);
  const { result, processor } = await withProcessorTime(backend, () => send(ms));
  const { requests, p50, refused } = result;
  return { people, processor: processor / requests, p50, requests, refused };
}

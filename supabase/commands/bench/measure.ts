import { askAs, type FullBackend } from './full-backend.ts';
import { load } from './load.ts';
import { withProcessorTime } from './processor-time.ts';
import type { Question } from './questions.ts';

/** What a question took, asked again and again over one connection. Times in milliseconds. */
export interface Measured {
  readonly people: number;
  /** Of the processor, for one answer: PostgREST and PostgreSQL together. */
  readonly processor: number;
  /** On the clock. */
  readonly p50: number;
  readonly requests: number;
  readonly refused: number;
}

/** Asks a question for a while. */
export async function measure(backend: FullBackend, question: Question, ms: number): Promise<Measured> {
  const { restUrl, tokens, people } = backend;
  const ask = async (howLong: number) =>
    await load(restUrl, (n) => askAs(tokens[question.caller], question.ask(n, people)), {
      connections: 1,
      ms: howLong,
    });
  // The first executions are planned, and the first reads come from the disk.
  await ask(ms / 5);
  const { result, processor } = await withProcessorTime(backend, () => ask(ms));
  const { requests, p50, refused } = result;
  return { people, processor: processor / requests, p50, requests, refused };
}

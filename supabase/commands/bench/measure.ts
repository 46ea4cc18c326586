import { askAs, type FullBackend } from './full-backend.ts';
import { load, type Load } from './load.ts';
import { trivial, type Question } from './questions.ts';

/** How many at once. */
export const crowd = 16;

/** What a question took, alone and in a crowd, and what nothing took at that moment. */
export interface Measured {
  readonly people: number;
  readonly alone: Load;
  readonly inCrowd: Load;
  readonly nothingAlone: Load;
  readonly nothingInCrowd: Load;
}

/** Asks a question for a while, alone and in a crowd. */
export async function measure(
  { restUrl, tokens, people }: FullBackend,
  question: Question,
  ms: number,
): Promise<Measured> {
  const token = tokens[question.caller];
  const next = (n: number) => askAs(token, question.ask(n, people));
  const nothing = () => askAs(tokens.member, trivial.ask());
  // The first executions are planned anew, and the first reads come from the disk.
  await load(restUrl, next, { connections: 1, ms: ms / 10 });
  const nothingAlone = await load(restUrl, nothing, { connections: 1, ms: ms / 3 });
  const alone = await load(restUrl, next, { connections: 1, ms });
  const nothingInCrowd = await load(restUrl, nothing, { connections: crowd, ms: ms / 3 });
  const inCrowd = await load(restUrl, next, { connections: crowd, ms });
  return { people, alone, inCrowd, nothingAlone, nothingInCrowd };
}

import { z } from 'zod';
import { refusalText } from '@/lib/error-text';

const problem = z.object({
  /** Index of the person in the request. */
  row: z.number(),
  /** Empty where it is about the whole row. */
  field: z.string(),
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The sentence in English. */
  message: z.string(),
});
/** What the database says of a row. `sayProblem` says it in the reader's language. */
export type ImportProblem = z.infer<typeof problem>;

/** The database's report on an import. A warning names the possible duplicate in the register. */
export const importReport = z.object({
  imported: z.number(),
  errors: z.array(problem),
  warnings: z.array(problem.extend({ profile_id: z.number() })),
});
export type ImportReport = z.infer<typeof importReport>;

export const sayProblem = ({ code, values, message }: ImportProblem): string => refusalText(code, values, message);

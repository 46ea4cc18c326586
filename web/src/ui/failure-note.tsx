import { toAppError } from '@/lib/errors';
import { failureText } from '@/lib/failure-text';
import { Problem } from '@/ui/problem';

interface FailureNoteProps {
  /** What went wrong; nothing is shown while there is nothing. */
  error: unknown;
  /** What was not done, as a sentence. */
  children: string;
}

/** Says in a dialog why something was not done. What was typed stays, so pressing the button again tries again. */
export function FailureNote({ error, children }: FailureNoteProps) {
  return error === null ? null : <Problem>{failureText(toAppError(error), children)}</Problem>;
}

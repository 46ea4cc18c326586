import { toAppError } from '@/lib/errors';
import { failureText } from '@/lib/failure-text';
import { Problem } from '@/ui/problem';

interface FailureNoteProps {
  /** What went wrong; nothing is shown while there is nothing. */
  error: unknown;
  /** What was not done, as a sentence. */
  children: string;
  className?: string;
}

/** Says where something was tried why it was not done. What was typed stays, so pressing the button again tries again. */
export function FailureNote({ error, children, className }: FailureNoteProps) {
  if (error === null) return null;
  return <Problem {...(className !== undefined && { className })}>{failureText(toAppError(error), children)}</Problem>;
}

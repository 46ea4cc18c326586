import { refusalText } from '@/features/contact-requests/refusal-text';
import { toAppError } from '@/lib/errors';
import { Problem } from '@/ui/problem';

interface RefusalNoteProps {
  /** What went wrong; nothing is shown while there is nothing. */
  error: unknown;
  /** What was not done, as a sentence. */
  children: string;
}

/** Says in a dialog why something was not done. What was typed stays, so pressing the button again tries again. */
export function RefusalNote({ error, children }: RefusalNoteProps) {
  return error === null ? null : <Problem>{refusalText(toAppError(error), children)}</Problem>;
}

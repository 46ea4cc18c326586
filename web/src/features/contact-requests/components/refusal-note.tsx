import { CircleAlert } from 'lucide-react';
import { refusalText } from '@/features/contact-requests/refusal-text';
import { toAppError } from '@/lib/errors';

interface RefusalNoteProps {
  /** What went wrong; nothing is shown while there is nothing. */
  error: unknown;
  /** What was not done, as a sentence. */
  children: string;
}

/** Says in a dialog why something was not done. What was typed stays, so pressing the button again tries again. */
export function RefusalNote({ error, children }: RefusalNoteProps) {
  if (error === null) return null;
  return (
    <p role="alert" className="mt-5 flex items-start gap-2 rounded-control border border-danger px-4 py-3 text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">{refusalText(toAppError(error), children)}</span>
    </p>
  );
}

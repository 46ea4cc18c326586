import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureText } from '@/features/admin/failure-text';
import { toAppError } from '@/lib/errors';

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

/** A problem in its own words. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="mt-5 flex items-start gap-2 rounded-control border border-danger px-4 py-3 text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

import { errorText } from '@/lib/error-text';
import type { AppError } from '@/lib/errors';
import { InlineError } from '@/ui/notice';
import { Problem } from '@/ui/problem';

interface ErrorNoteProps {
  /** What went wrong; nothing is shown while there is nothing. */
  error: AppError | null;
  /** What was not done, as a sentence. */
  children: string;
  /** Offered where there is no other button to try again. */
  onRetry?: () => void;
  className?: string;
}

/** Says where something was tried why it was not done. */
export function ErrorNote({ error, children, onRetry, className }: ErrorNoteProps) {
  if (error === null) return null;
  const text = errorText(error, children);
  const look = className === undefined ? {} : { className };
  if (onRetry === undefined) return <Problem {...look}>{text}</Problem>;
  return (
    <InlineError {...look} onRetry={onRetry}>
      {text}
    </InlineError>
  );
}

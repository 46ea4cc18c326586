import { errorText } from '@/lib/error-text';
import type { AppError } from '@/lib/errors';
import { InlineError } from '@/ui/notice';
import { Problem } from '@/ui/problem';

interface ErrorNoteProps {
  /** Renders nothing while null. */
  error: AppError | null;
  /** The failed act, as a sentence. */
  children: string;
  /** For places that have no other button to retry. */
  onRetry?: () => void;
  className?: string;
}

/** Explains a failed action, next to its control. */
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

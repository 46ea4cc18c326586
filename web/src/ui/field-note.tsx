import { clsx } from 'clsx';
import { createContext, use, useId, type ReactNode } from 'react';
import { errorText } from '@/lib/error-text';
import type { AppError } from '@/lib/errors';
import { CircleAlert } from '@/ui/icons';
import { InlineError } from '@/ui/notice';

export const Problem = ({ className = 'mt-5', children }: { className?: string; children: ReactNode }) => (
  <p
    role="alert"
    className={clsx('flex items-start gap-2 rounded-control border border-danger px-4 py-3 text-danger', className)}
  >
    <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
    <span className="min-w-0">{children}</span>
  </p>
);

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

interface FieldNotes {
  error: string | undefined;
  /** Help text of the field. */
  hint?: string | undefined;
}

/** The id of a remark that stands below a field from outside; null without one. */
export const RemarkIdContext = createContext<string | null>(null);

/** Ids for a field, its hint and its error, and the ARIA props that reference the visible ones. */
export function useFieldNotes({ error, hint }: FieldNotes) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const remarkId = use(RemarkIdContext);
  const describedBy = [hint !== undefined && hintId, error !== undefined && errorId, remarkId]
    .filter(Boolean)
    .join(' ');
  return {
    id,
    hintId,
    errorId,
    described: {
      'aria-invalid': error !== undefined,
      'aria-describedby': describedBy === '' ? undefined : describedBy,
    },
  };
}

interface FieldErrorProps {
  id: string;
  className?: string;
  /** Renders nothing without an error. */
  children: ReactNode;
}

export function FieldError({ id, className, children }: FieldErrorProps) {
  if (children === undefined) return null;
  return (
    <p id={id} className={clsx('flex items-start gap-2 text-danger', className)}>
      <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
      {children}
    </p>
  );
}

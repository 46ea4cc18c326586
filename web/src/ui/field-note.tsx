import { clsx } from 'clsx';
import { createContext, use, useId, type ReactNode } from 'react';
import { CircleAlert } from '@/ui/icons';

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

/** The error message below a field. */
export function FieldError({ id, className, children }: FieldErrorProps) {
  if (children === undefined) return null;
  return (
    <p id={id} className={clsx('flex items-start gap-2 text-danger', className)}>
      <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
      {children}
    </p>
  );
}

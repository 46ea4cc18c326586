import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: ReactNode;
  /** A sentence under the label. */
  hint?: string;
  error?: string | undefined;
}

/** A box to tick with its label, which is part of the tap target, and its error below. */
export function CheckboxField({ label, hint, error, ...input }: CheckboxFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          id={id}
          type="checkbox"
          aria-invalid={error !== undefined}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          className="mt-0.5 size-5 shrink-0 accent-maroon-800"
          {...input}
        />
        <span className="min-w-0">
          {label}
          {hint !== undefined && (
            <span id={hintId} className="block text-muted">
              {hint}
            </span>
          )}
        </span>
      </label>
      {error !== undefined && (
        <p id={errorId} className="flex items-start gap-2 text-danger">
          <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

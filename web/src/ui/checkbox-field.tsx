import type { ComponentProps, ReactNode } from 'react';
import { FieldError, useFieldNotes } from '@/ui/field-note';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: ReactNode;
  /** Help text under the label. */
  hint?: string | undefined;
  error?: string | undefined;
}

/** A checkbox with its label, which is part of the tap target, and its error below. */
export function CheckboxField({ label, hint, error, ...input }: CheckboxFieldProps) {
  const { id, hintId, errorId, described } = useFieldNotes({ error, hint });
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input id={id} type="checkbox" {...described} className="mt-0.5 size-5 shrink-0 accent-maroon-800" {...input} />
        <span className="min-w-0">
          {label}
          {hint !== undefined && (
            <span id={hintId} className="block text-muted">
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

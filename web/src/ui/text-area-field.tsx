import type { ComponentProps } from 'react';
import { FieldError, useFieldNotes } from '@/ui/field-note';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string;
  error?: string | undefined;
}

/** A labelled textarea with its error. */
export function TextAreaField({ label, error, ...textarea }: TextAreaFieldProps) {
  const { id, errorId, described } = useFieldNotes({ error });
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        {...described}
        className={`w-full rounded-control border bg-paper px-3.5 py-2 ${error === undefined ? 'border-control' : 'border-danger'}`}
        {...textarea}
      />
      <FieldError id={errorId} className="mt-1.5">
        {error}
      </FieldError>
    </div>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { FieldError, useFieldNotes } from '@/ui/field-note';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  /** Help text under the input. */
  hint?: string | undefined;
  /** The hint says what is read of the input: it is announced when it changes. */
  hintIsLive?: boolean;
  error?: string | undefined;
  /** A control inside the field, at its end. */
  adornment?: ReactNode;
}

/** A labelled input with its error. */
export function TextField({ label, hint, hintIsLive = false, error, adornment, ...input }: TextFieldProps) {
  const { id, hintId, errorId, described } = useFieldNotes({ error, hint });
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          {...described}
          className={`min-h-12 w-full rounded-control border bg-paper px-3.5 py-2 ${adornment ? 'pr-14' : ''} ${error === undefined ? 'border-control' : 'border-danger'}`}
          {...input}
        />
        {adornment && <div className="absolute inset-y-0 right-1 flex items-center">{adornment}</div>}
      </div>
      <FieldError id={errorId} className="mt-1.5">
        {error}
      </FieldError>
      {hint !== undefined && (
        <p
          id={hintId}
          aria-live={hintIsLive ? 'polite' : undefined}
          className="mt-1.5 text-muted [overflow-wrap:anywhere] empty:hidden"
        >
          {hint}
        </p>
      )}
    </div>
  );
}

import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  /** A sentence under the input. */
  hint?: string | undefined;
  error?: string | undefined;
  /** A control inside the field, at its end. */
  adornment?: ReactNode;
}

/** A labelled input with its error beside it. */
export function TextField({ label, hint, error, adornment, ...input }: TextFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          className={`min-h-12 w-full rounded-control border bg-paper px-3.5 py-2 ${adornment ? 'pr-14' : ''} ${error === undefined ? 'border-control' : 'border-danger'}`}
          {...input}
        />
        {adornment && <div className="absolute inset-y-0 right-1 flex items-center">{adornment}</div>}
      </div>
      {hint !== undefined && (
        <p id={hintId} className="mt-1.5 text-muted">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={errorId} className="mt-1.5 flex items-start gap-2 text-danger">
          <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps } from 'react';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string;
  error?: string | undefined;
}

/** A labelled field for several lines, with its error beside it. */
export function TextAreaField({ label, error, ...textarea }: TextAreaFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        className={`w-full rounded-control border bg-paper px-3.5 py-2 ${error === undefined ? 'border-control' : 'border-danger'}`}
        {...textarea}
      />
      {error !== undefined && (
        <p id={errorId} className="mt-1.5 flex items-start gap-2 text-danger">
          <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

import type { ComponentProps } from 'react';
import { FieldError, useFieldNotes } from '@/ui/field-note';

interface RadioGroupFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'value'> {
  label: string;
  options: readonly { value: string; label: string }[];
  /** The selected value, for use without a form library. */
  chosen?: string;
  error?: string | undefined;
}

/** A row of radio buttons. */
export function RadioGroupField({ label, options, chosen, error, ...input }: RadioGroupFieldProps) {
  const { errorId, described } = useFieldNotes({ error });
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 max-w-full cursor-pointer items-center gap-2.5 rounded-control border border-control bg-paper px-4 py-1 has-checked:border-maroon-800 has-checked:bg-wash"
          >
            <input
              type="radio"
              value={option.value}
              {...(chosen !== undefined && { checked: option.value === chosen })}
              className="size-4.5 shrink-0 accent-maroon-800"
              {...described}
              {...input}
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} className="mt-1.5">
        {error}
      </FieldError>
    </fieldset>
  );
}

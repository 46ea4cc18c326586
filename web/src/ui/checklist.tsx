import type { ComponentProps } from 'react';
import { CheckboxField } from '@/ui/checkbox-field';
import { FieldError } from '@/ui/field-note';

interface ChecklistProps {
  legend: string;
  items: readonly { value: string; label: string; hint?: string | undefined; disabled?: boolean }[];
  error: string | undefined;
  /** Input props from the form library, spread on each checkbox. */
  field: ComponentProps<'input'>;
}

/** A group of checkboxes, at least one required, with one error for the group. */
export function Checklist({ legend, items, error, field }: ChecklistProps) {
  return (
    <>
      <fieldset aria-describedby={error === undefined ? undefined : 'nothing-ticked'}>
        <legend className="sr-only">{legend}</legend>
        <div className="mt-2 grid gap-x-8 sm:grid-cols-2">
          {items.map(({ value, ...item }) => (
            <CheckboxField key={value} value={value} {...field} {...item} />
          ))}
        </div>
      </fieldset>
      <div role="alert" className="empty:hidden">
        <FieldError id="nothing-ticked" className="mt-2">
          {error}
        </FieldError>
      </div>
    </>
  );
}

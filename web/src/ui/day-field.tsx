import type { ComponentProps } from 'react';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { DateField } from '@/ui/date-field';

interface DayFieldProps<Values extends FieldValues> extends Omit<
  ComponentProps<typeof DateField>,
  'name' | 'value' | 'onChange' | 'onBlur' | 'ref'
> {
  control: Control<Values>;
  name: Path<Values>;
}

/** A date of a form: `<DayField label={...} {...day('starts_on')} />`. */
export function DayField<Values extends FieldValues>({ control, name, ...date }: DayFieldProps<Values>) {
  const { field } = useController({ control, name });
  return <DateField {...date} {...field} />;
}

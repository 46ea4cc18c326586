import type { FormValues } from '@/features/person-form/fields/form-schema';
import { fieldOfColumn, tidy, type FieldKey } from '@/features/person-form/fields/person-values';
import type { BiodataReading } from '@/person/reading/read-biodata';

/** A value for a field of the form. */
export interface Filling {
  key: FieldKey;
  /** Empty when it was not understood, or is missing. */
  value: string;
  /** The line of the value; empty when it is missing and must be asked. */
  source: string;
  doubtful: boolean;
}

/** What a biodata says beyond the values of fields. */
export type LeftOver = Pick<BiodataReading, 'expectations' | 'proposed' | 'rest'>;

export interface SplitReading extends LeftOver {
  /** For fields that are empty. */
  free: Filling[];
  /** For fields that hold something else. */
  taken: Filling[];
}

/** Divides the values into free fields and replacements. */
export function splitReading({ values, rest, expectations, proposed }: BiodataReading, form: FormValues): SplitReading {
  const fillings = values.flatMap(({ field, value, source, doubtful }): Filling[] => {
    const key = fieldOfColumn(field);
    return key === null ? [] : [{ key, value: value ?? '', source, doubtful }];
  });
  const hasBirth =
    form.date_of_birth !== '' || fillings.some(({ key, value }) => key === 'date_of_birth' && value !== '');
  // Without a gender nobody is in a list: it is asked.
  if (form.gender === '' && !fillings.some(({ key }) => key === 'gender'))
    fillings.push({ key: 'gender', value: '', source: '', doubtful: true });
  // The age follows from the date of birth.
  const wanted = fillings.filter(({ key }) => key !== 'age' || !hasBirth);
  const isFree = ({ key }: Filling) => form[key].trim() === '';
  return {
    free: wanted.filter(isFree),
    taken: wanted.filter(
      (filling) => !isFree(filling) && filling.value !== '' && filling.value !== tidy(filling.key, form[filling.key]),
    ),
    expectations,
    proposed,
    // An unread line replaces nothing.
    rest: [
      ...rest,
      ...wanted.filter((filling) => !isFree(filling) && filling.value === '').map(({ source }) => source),
    ],
  };
}

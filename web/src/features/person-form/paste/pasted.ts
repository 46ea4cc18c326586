import { useDraft, type DraftStore } from '@/features/person-form/draft-store';
import type { FormOfPerson } from '@/features/person-form/problems';
import { readNewWishes, writeWishes } from '@/person/wish-words';
import type { FormValues } from '@/features/person-form/form-schema';
import { fieldOfColumn, tidy, type FieldKey } from '@/features/person-form/person-values';
import type { BiodataReading } from '@/person/reading/read-biodata';
import type { Doubt } from '@/person/reading/reading';

/** A pasted biodata in the form: fills fields in, and keeps the doubtful ones with the draft. */
export function usePasted(store: DraftStore, form: FormOfPerson) {
  const { reading } = useDraft(store).draft;
  const fill = (fillings: readonly Filling[], { expectations, proposed, rest }: LeftOver) => {
    for (const { key, value } of fillings) {
      if (value !== '') form.setValue(key, value, { shouldDirty: true, shouldTouch: true });
      form.clearErrors(key);
    }
    const { must, hoped } = store.read().draft.wishes ?? { must: {}, hoped: {} };
    const typed = [...expectations, writeWishes(proposed)].join('; ');
    const { filters } = readNewWishes(typed, { ...must, ...hoped });
    const readWishes = [reading?.readWishes ?? '', writeWishes(filters)].filter((words) => words !== '').join('; ');
    const doubtful = fillings.filter((filling) => filling.doubtful);
    store.update({
      ...(Object.keys(filters).length > 0 && { wishes: { must, hoped: { ...hoped, ...filters } } }),
      reading: {
        remarks: {
          ...reading?.remarks,
          ...Object.fromEntries(
            doubtful.map(({ key, value, source, why }) => [key, { value, source, ...(why && { why }) }]),
          ),
        },
        expectations: [...(reading?.expectations ?? []), ...expectations],
        readWishes,
        rest: [...(reading?.rest ?? []), ...rest],
        dropsRest: reading?.dropsRest ?? false,
        filled: fillings.filter(({ value }) => value !== '').length,
      },
    });
  };
  const confirm = (field: string) => {
    if (reading === null) return;
    const remarks = Object.entries(reading.remarks).filter(([key]) => key !== field);
    store.update({ reading: { ...reading, remarks: Object.fromEntries(remarks) } });
  };
  const keepRest = (keeps: boolean) => {
    if (reading !== null) store.update({ reading: { ...reading, dropsRest: !keeps } });
  };
  return { reading, fill, confirm, keepRest };
}

export interface Filling {
  key: FieldKey;
  /** Empty when it was not understood, or is missing. */
  value: string;
  /** The line of the value; empty when it is missing and must be asked. */
  source: string;
  doubtful: boolean;
  why?: Doubt;
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
  const fillings = values.flatMap(({ field, value, ...more }): Filling[] => {
    const key = fieldOfColumn(field);
    return key === null ? [] : [{ key, value: value ?? '', ...more }];
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

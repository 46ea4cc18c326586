import { useDraft, type DraftStore } from '@/features/person-form/drafts/draft-store';
import type { PersonForm } from '@/features/person-form/fields/problems';
import type { Filling, LeftOver } from '@/features/person-form/paste/split-reading';
import { readNewWishes, writeWishes } from '@/person/wish-words';

/** A pasted biodata in the form: fills fields in, and keeps the doubtful ones with the draft. */
export function usePasted(store: DraftStore, form: PersonForm) {
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
          ...Object.fromEntries(doubtful.map(({ key, value, source }) => [key, { value, source }])),
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

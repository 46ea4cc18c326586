import { useState } from 'react';
import { toSelected, type SelectedPerson } from '@/features/admin/people/selected-person';

export interface Selection {
  people: readonly SelectedPerson[];
  has: (id: number) => boolean;
  toggle: (person: SelectedPerson) => void;
  setMany: (people: readonly SelectedPerson[], selected: boolean) => void;
  clear: () => void;
}

/** The selection across all pages of the table, with each person's data at selection time. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlyMap<number, SelectedPerson>>(new Map());
  const setMany = (people: readonly SelectedPerson[], wanted: boolean) => {
    setSelected((before) => {
      const after = new Map(before);
      for (const person of people) {
        if (wanted) after.set(person.id, toSelected(person));
        else after.delete(person.id);
      }
      return after;
    });
  };
  return {
    people: [...selected.values()],
    has: (id) => selected.has(id),
    toggle: (person) => setMany([person], !selected.has(person.id)),
    setMany,
    clear: () => setSelected(new Map()),
  };
}

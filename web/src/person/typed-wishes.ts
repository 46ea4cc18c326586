import type { ReactNode } from 'react';
import { todayAtBureau } from '@/lib/bureau-days';
import { plainWord } from '@/lib/indian-digits';
import { ageOn } from '@/person/age';
import type { WishFilters } from '@/person/wish-words';

/** What the family looks for, as typed: filters of the search, by their names. */
export type TypedWishes = Readonly<Record<'must' | 'hoped', WishFilters>>;

export const noTypedWishes: TypedWishes = { must: {}, hoped: {} };

const filledIn = (filters: WishFilters): WishFilters =>
  Object.fromEntries(
    Object.entries(filters)
      .map(([name, text]): [string, string] => [name, plainWord(text)])
      .filter(([, text]) => text !== ''),
  );

/** The typed wishes without the empty ones. */
export const enteredWishes = ({ must, hoped }: TypedWishes): TypedWishes => ({
  must: filledIn(must),
  hoped: filledIn(hoped),
});

interface WishingPerson {
  gender: string | null;
  age: number | null;
  religion: string | null;
  profile_details: { mother_tongue: string | null; gothram: string | null; kulam: string | null };
}

type TypedFacts = Readonly<
  Partial<
    Record<'gender' | 'age' | 'date_of_birth' | 'religion' | 'mother_tongue' | 'gothram' | 'kulam', string | null>
  >
>;

/** The facts of a new person from which wishes are proposed. */
export function wishingPerson(typed: TypedFacts): WishingPerson {
  const given = (text: string | null | undefined) => text?.trim() || null;
  const age = given(typed.age);
  return {
    gender: given(typed.gender),
    age: ageOn(typed.date_of_birth ?? '', todayAtBureau()) ?? (age === null ? null : Number(age)),
    religion: given(typed.religion),
    profile_details: {
      mother_tongue: given(typed.mother_tongue),
      gothram: given(typed.gothram),
      kulam: given(typed.kulam),
    },
  };
}

export interface WishesPartProps {
  person: WishingPerson;
  wishes: TypedWishes;
  /** Refusals by the name of the filter. */
  refusals: Readonly<Record<string, string>>;
  onChange: (wishes: TypedWishes) => void;
}

/** The fields of wishes of a new person, which another feature has. */
export type WishesPart = (props: WishesPartProps) => ReactNode;

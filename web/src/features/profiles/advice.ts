import type { FilterName, Filters } from '@/features/profiles/filters';
import type { TextId } from '@/texts/texts';

const advices = [
  { text: 'profiles.noMatch.name', names: ['search'] },
  { text: 'profiles.noMatch.age', names: ['age_from', 'age_to'] },
  { text: 'profiles.noMatch.height', names: ['height_from', 'height_to'] },
  { text: 'profiles.noMatch.place', names: ['location'] },
  { text: 'profiles.noMatch.star', names: ['matches_star'] },
] as const satisfies readonly { text: TextId; names: readonly FilterName[] }[];

// The side is no reason for an empty list.
const advised: readonly string[] = ['looking_for', ...advices.flatMap(({ names }) => names)];

/** Advice for a list that is empty: a sentence for each kind of filter that is set. */
export function adviceFor(filters: Filters) {
  const used = Object.keys(filters);
  const texts = advices.filter(({ names }) => names.some((name) => used.includes(name))).map(({ text }) => text);
  return used.every((name) => advised.includes(name)) && texts.length > 0
    ? texts
    : [...texts, 'profiles.noMatch.other' as const];
}

import { nameOfStar } from '@/astrology/birth-stars';
import type { KnownStar } from '@/astrology/porutham/star-table';
import { choicesOf, type StarSettingName, type StarSettings } from '@/astrology/star-settings';

/** The animals that fail each other in every almanac. */
export const swornEnemies = [
  ['Horse', 'Buffalo'],
  ['Elephant', 'Lion'],
  ['Sheep', 'Monkey'],
  ['Snake', 'Mongoose'],
  ['Dog', 'Deer'],
  ['Cat', 'Rat'],
  ['Cow', 'Tiger'],
] as const;

/** Counted from one to the other, both included: the same counts 1. */
export const countFrom = (from: number, to: number, all: number) => ((to - from + all) % all) + 1;

/** Whether two are one of the pairs, whichever stands first. */
export const isPair = <Item>(pairs: readonly (readonly [Item, Item])[], one: Item, other: Item) =>
  pairs.some(([a, b]) => (a === one && b === other) || (a === other && b === one));

/** Names what of each star a rule looks at. */
export const ofBoth = (bride: KnownStar, groom: KnownStar, trait: 'gana' | 'yoni' | 'rajju' | 'nadi') =>
  `Bride, ${nameOfStar(bride.name)}: ${bride[trait]}. Groom, ${nameOfStar(groom.name)}: ${groom[trait]}.`;

/** What is missing for the rules about rasis, of one of the two. */
export function lacking(who: string, { name, noRasi }: KnownStar): string[] {
  if (noRasi === null) return [];
  const star = nameOfStar(name);
  return noRasi === 'unknown'
    ? [`${star} lies in two rasis: the pada or the rasi of the ${who} is needed.`]
    : [`The star, pada and rasi of the ${who} contradict one another.`];
}

/** A disputed rule as the bureau has chosen it, beside what others do. */
export function chosenOf<Name extends StarSettingName>(name: Name, chosen: StarSettings[Name]) {
  const [here, elsewhere] = [true, false].map((isChosen) =>
    choicesOf(name)
      .filter(({ value }) => (value === chosen) === isChosen)
      .map(({ explanation }) => explanation)
      .join(' '),
  );
  return { rule: here ?? '', variants: elsewhere ?? null };
}

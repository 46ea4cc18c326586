import { nameOfStar } from '@/astrology/birth-stars';
import type { KnownStar } from '@/astrology/porutham/star-table';
import { explain, valuesOf, type StarSettingName, type StarSettings } from '@/astrology/star-settings';

/** Pairs of animals that fail in every almanac. */
export const swornEnemies = [
  ['Horse', 'Buffalo'],
  ['Elephant', 'Lion'],
  ['Sheep', 'Monkey'],
  ['Snake', 'Mongoose'],
  ['Dog', 'Deer'],
  ['Cat', 'Rat'],
  ['Cow', 'Tiger'],
] as const;

/** Whether two values form one of the pairs, in either order. */
export const isPair = <Item>(pairs: readonly (readonly [Item, Item])[], one: Item, other: Item) =>
  pairs.some(([a, b]) => (a === one && b === other) || (a === other && b === one));

/** Names a rule's input for both stars. */
export const ofBoth = (bride: KnownStar, groom: KnownStar, trait: 'gana' | 'yoni' | 'nadi') =>
  `Bride, ${nameOfStar(bride.name)}: ${bride[trait]}. Groom, ${nameOfStar(groom.name)}: ${groom[trait]}.`;

/** Why rules about rasis cannot be computed for one of the two. */
export function lacking(who: string, { name, noRasi }: KnownStar): string[] {
  if (noRasi === null) return [];
  const star = nameOfStar(name);
  return noRasi === 'unknown'
    ? [`${star} lies in two rasis: the pada or the rasi of the ${who} is needed.`]
    : [`The star, pada and rasi of the ${who} contradict one another.`];
}

/**
 * The variant that the bureau has chosen, with the other variants.
 * @param others other practice that is no choice
 */
export function chosenOf<Name extends StarSettingName>(name: Name, chosen: StarSettings[Name], ...others: string[]) {
  const [here = [], elsewhere = []] = [true, false].map((isChosen) =>
    valuesOf(name)
      .filter((value) => (value === chosen) === isChosen)
      .map((value) => explain(name, value)),
  );
  return { rule: here.join(' '), variants: [...elsewhere, ...others].join(' ') };
}

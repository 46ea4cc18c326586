import { nameOfStar } from '@/astrology/birth-stars';
import type { KnownStar } from '@/astrology/porutham/star-table';
import { explain, valuesOf, type StarSettingName, type StarSettings } from '@/astrology/star-settings';
import { nameOfRasi, type Rasi } from '@/astrology/rasis';
import type { Side } from '@/astrology/porutham/possible-padas';
import { t, type TextId } from '@/texts/texts';

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
  aboutStars(bride, groom, (star) => {
    if (trait === 'gana') return t(`porutham.gana.${star.gana}`);
    return trait === 'yoni' ? t(`porutham.yoni.${star.yoni}`) : t(`porutham.nadi.${star.nadi}`);
  });

/** Says the same of both stars: "Bride, Poosam: Deva. Groom, Magam: Rakshasa." */
export const aboutStars = (bride: KnownStar, groom: KnownStar, say: (star: KnownStar) => string) =>
  t('porutham.ofBoth', {
    bride: nameOfStar(bride.name),
    ofBride: say(bride),
    groom: nameOfStar(groom.name),
    ofGroom: say(groom),
  });

/** Says the same of both rasis: "Bride, Kadagam: Moon. Groom, Rishabam: Venus." */
export const aboutRasis = (bride: Rasi, groom: Rasi, say: (rasi: Rasi) => string) =>
  t('porutham.ofBoth', {
    bride: nameOfRasi(bride),
    ofBride: say(bride),
    groom: nameOfRasi(groom),
    ofGroom: say(groom),
  });

/** Why rules about rasis cannot be computed for one of the two. */
function lacking(side: Side, { name, noRasi }: KnownStar): string[] {
  if (noRasi === null) return [];
  return noRasi === 'unknown'
    ? [t('porutham.twoRasis', { star: nameOfStar(name), side })]
    : [t('porutham.contradiction', { side })];
}

/** Why rules about rasis cannot be computed for a couple. */
export const lackingRasis = (bride: KnownStar, groom: KnownStar): string =>
  [...lacking('bride', bride), ...lacking('groom', groom)].join(' ');

type IdOfVariants = Extract<TextId, `porutham.variants.${string}`>;

/**
 * The variant that the bureau has chosen, with the other variants.
 * @param others other practice that is no choice
 */
export const chosenOf = <Name extends StarSettingName>(
  name: Name,
  chosen: StarSettings[Name],
  others?: IdOfVariants,
) => ({
  rule: () => explain(name, chosen),
  variants: () => {
    const elsewhere = valuesOf(name).filter((value) => value !== chosen);
    return [...elsewhere.map((value) => explain(name, value)), ...(others ? [t(others)] : [])].join(' ');
  },
});

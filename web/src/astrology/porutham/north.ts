import { nameOfStar } from '@/astrology/birth-stars';
import { countFrom, countRasis } from '@/astrology/count-from';
import { chosenOf, isPair, lackingRasis, ofBoth, swornEnemies } from '@/astrology/porutham/comparing';
import type { Couple } from '@/astrology/porutham/couple';
import { compareLords } from '@/astrology/porutham/lords';
import { countByPadas, type Side } from '@/astrology/porutham/possible-padas';
import { placeInRasi, rasiOfPada, readStar, yonis, type KnownStar, type Yoni } from '@/astrology/porutham/star-table';
import { firstStarSettings, type StarSettings } from '@/astrology/star-settings';
import { nameOfRasi, type Rasi } from '@/astrology/rasis';
import { t } from '@/texts/texts';

type KootaName = 'Varna' | 'Vashya' | 'Tara' | 'Yoni' | 'Graha Maitri' | 'Gana' | 'Bhakoot' | 'Nadi';

export interface Koota {
  name: KootaName;
  /** In steps of a half; null if it cannot be computed. */
  points: number | null;
  /** The maximum points. */
  most: number;
  /** Inputs of the points, or the missing input. */
  inputs: string;
  /** The rule in one sentence. */
  rule: string;
  /** Other practice among almanacs and astrologers; null if they agree. */
  variants: string | null;
  /** Version of the rule table. */
  version: string;
}

interface GunaMilan {
  /** The eight, in their usual order. */
  kootas: readonly Koota[];
  /** Sum of the points for all possible padas. */
  points: number;
  /** Sum of the points that may be reached: the same unless a pada is not known. */
  mostPoints: number;
  /** Maximum of the kootas that are computed, for some padas at least: 36 for most couples. */
  most: number;
  /** Number of kootas that no pada lets compute. */
  uncomputed: number;
  /** Whose padas the sum depends on. */
  open: readonly Side[];
}

/** Version of the rule table below: change it with every rule. */
export const northEdition = 2;

/** The variants of disputed rules. */
export type NorthRules = Pick<StarSettings, 'north_gana' | 'north_bhakoot' | 'north_nadi'>;

// The four varnas, the highest first. Their names are castes, so nobody reads them: the points are enough.
const varnas: readonly (readonly Rasi[])[] = [
  ['Karka', 'Vrishchika', 'Meena'],
  ['Mesha', 'Simha', 'Dhanu'],
  ['Vrishabha', 'Kanya', 'Makara'],
  ['Mithuna', 'Tula', 'Kumbha'],
];

/** The place of the varna of a rasi. */
const rankOf = (rasi: Rasi) => varnas.findIndex((rasis) => rasis.includes(rasi));

type VashyaClass = 'two-footed' | 'four-footed' | 'water' | 'wild' | 'insect';

/** The class of a rasi, or of its two halves. */
const vashyaClasses: Readonly<Record<Rasi, readonly [VashyaClass, VashyaClass?]>> = {
  Mesha: ['four-footed'],
  Vrishabha: ['four-footed'],
  Mithuna: ['two-footed'],
  Karka: ['water'],
  Simha: ['wild'],
  Kanya: ['two-footed'],
  Tula: ['two-footed'],
  Vrishchika: ['insect'],
  Dhanu: ['two-footed', 'four-footed'],
  Makara: ['four-footed', 'water'],
  Kumbha: ['two-footed'],
  Meena: ['water'],
};

/** Points of two different classes; pairs not listed give 1. */
const vashyaPoints: readonly (readonly [VashyaClass, VashyaClass, number])[] = [
  ['two-footed', 'water', 0.5],
  ['wild', 'two-footed', 0],
  ['wild', 'four-footed', 0],
  ['wild', 'insect', 0],
];

/** Pairs of animals, each once. */
type Relations = Readonly<Partial<Record<Yoni, readonly Yoni[]>>>;

const areIn = (relations: Relations, one: Yoni, other: Yoni): boolean =>
  relations[one]?.includes(other) === true || relations[other]?.includes(one) === true;

const friendlyYonis: Relations = {
  Horse: ['Snake', 'Deer', 'Monkey'],
  Elephant: ['Sheep', 'Snake', 'Buffalo', 'Monkey'],
  Sheep: ['Cow', 'Buffalo', 'Mongoose'],
  Cat: ['Deer', 'Monkey'],
  Cow: ['Buffalo', 'Deer'],
  Monkey: ['Mongoose'],
};

const unfriendlyYonis: Relations = {
  Horse: ['Cow', 'Tiger', 'Lion'],
  Elephant: ['Tiger'],
  Sheep: ['Dog', 'Rat', 'Tiger', 'Lion'],
  Snake: ['Cat', 'Rat', 'Cow', 'Buffalo'],
  Dog: ['Rat', 'Tiger', 'Mongoose', 'Lion'],
  Cat: ['Tiger', 'Lion'],
  Rat: ['Mongoose'],
  Cow: ['Lion'],
  Buffalo: ['Tiger', 'Lion'],
  Tiger: ['Deer', 'Monkey', 'Lion'],
  Deer: ['Lion'],
};

function pointsOfYonis(one: Yoni, other: Yoni): number {
  if (one === other) return 4;
  if (isPair<Yoni>(swornEnemies, one, other)) return 0;
  if (areIn(friendlyYonis, one, other)) return 3;
  return areIn(unfriendlyYonis, one, other) ? 1 : 2;
}

/** Points of each pair of the fourteen animals, in the order of `yonis`. */
export const yoniTable: readonly (readonly number[])[] = yonis.map((one) =>
  yonis.map((other) => pointsOfYonis(one, other)),
);

interface Judged {
  points: number | null;
  /** Says the inputs: couples are compared by the thousand, and few are described. */
  inputs: () => string;
}

interface Rule {
  name: KootaName;
  most: number;
  rule: () => string;
  variants: (() => string) | null;
  judge: (bride: KnownStar, groom: KnownStar) => Judged;
}

/** A rule about the two rasis. */
const byRasi =
  (decide: (bride: Rasi, groom: Rasi) => Judged): Rule['judge'] =>
  (bride, groom) =>
    bride.rasi === null || groom.rasi === null
      ? { points: null, inputs: () => lackingRasis(bride, groom) }
      : decide(bride.rasi, groom.rasi);

/** The class of a star with a known rasi; otherwise a sentence about the missing input. */
function vashyaOf(side: Side, rasi: Rasi, { name, number, padas }: KnownStar) {
  const [first, second] = vashyaClasses[rasi];
  if (second === undefined) return { of: first, missing: null };
  const places = padas.map((pada) => placeInRasi(number, pada));
  if (places.every((place) => place < 4)) return { of: first, missing: null };
  if (places.every((place) => place > 4)) return { of: second, missing: null };
  const missing = () =>
    places.length === 1
      ? t('porutham.classWithin', { rasi: nameOfRasi(rasi), star: nameOfStar(name), pada: padas.join(), side })
      : t('porutham.classByPada', { rasi: nameOfRasi(rasi), side });
  return { of: null, missing };
}

const pointsOfClasses = (one: VashyaClass, other: VashyaClass) =>
  one === other ? 2 : (vashyaPoints.find(([a, b]) => isPair([[a, b]], one, other))?.[2] ?? 1);

/** Whether both have the same rasi; null if unknown. */
function areOfOneRasi(bride: KnownStar, groom: KnownStar): boolean | null {
  if (bride.rasi !== null && groom.rasi !== null) return bride.rasi === groom.rasi;
  const rasisOf = ({ number, padas }: KnownStar) => padas.map((pada) => rasiOfPada(number, pada));
  const [hers, his] = [rasisOf(bride), rasisOf(groom)];
  if (hers.length === 0 || his.length === 0) return null;
  return hers.some((rasi) => his.includes(rasi)) ? null : false;
}

/** Points of two stars with the same nadi, by the exceptions of some schools. */
function judgeSameNadi(bride: KnownStar, groom: KnownStar): Judged {
  if (bride.number !== groom.number) {
    const areOne = areOfOneRasi(bride, groom);
    if (areOne === null) {
      return { points: null, inputs: () => lackingRasis(bride, groom) };
    }
    const rasisOf = () =>
      areOne ? t('porutham.oneRasi', { rasi: nameOfRasi(bride.rasi ?? '') }) : t('porutham.rasisDiffer');
    return { points: areOne ? 8 : 0, inputs: () => `${ofBoth(bride, groom, 'nadi')} ${rasisOf()}` };
  }
  const and = (id: 'porutham.sameStarOtherPada' | 'porutham.sameStarSamePada' | 'porutham.sameStar') => () =>
    `${ofBoth(bride, groom, 'nadi')} ${t(id)}`;
  const mayBeOne = bride.padas.some((pada) => groom.padas.includes(pada));
  const areKnown = bride.padas.length > 0 && groom.padas.length > 0;
  if (areKnown && !mayBeOne) return { points: 8, inputs: and('porutham.sameStarOtherPada') };
  if (bride.padas.length === 1 && groom.padas.length === 1)
    return { points: 0, inputs: and('porutham.sameStarSamePada') };
  return { points: null, inputs: and('porutham.sameStar') };
}

const rulesBy = (chosen: NorthRules): readonly Rule[] => [
  {
    name: 'Varna',
    most: 1,
    rule: () => t('porutham.rule.varna'),
    variants: () => t('porutham.variants.varna'),
    judge: byRasi((bride, groom) => ({
      points: rankOf(groom) <= rankOf(bride) ? 1 : 0,
      inputs: () => t('porutham.rasisOfBoth', { bride: nameOfRasi(bride), groom: nameOfRasi(groom) }),
    })),
  },
  {
    name: 'Vashya',
    most: 2,
    rule: () => t('porutham.rule.vashya'),
    variants: () => t('porutham.variants.vashya'),
    judge: (bride, groom) =>
      byRasi((hers, his) => {
        const [bridal, grooms] = [vashyaOf('bride', hers, bride), vashyaOf('groom', his, groom)];
        const [ofBride, ofGroom] = [bridal.of, grooms.of];
        if (ofBride === null || ofGroom === null) {
          const inputs = () => [bridal, grooms].flatMap(({ missing }) => missing?.() ?? []).join(' ');
          return { points: null, inputs };
        }
        return {
          points: pointsOfClasses(ofBride, ofGroom),
          inputs: () =>
            t('porutham.ofBoth', {
              bride: nameOfRasi(hers),
              ofBride: t(`porutham.vashya.${ofBride}`),
              groom: nameOfRasi(his),
              ofGroom: t(`porutham.vashya.${ofGroom}`),
            }),
        };
      })(bride, groom),
  },
  {
    name: 'Tara',
    most: 3,
    rule: () => t('porutham.rule.tara'),
    variants: () => t('porutham.variants.tara'),
    judge: (bride, groom) => {
      const counts = [countFrom(bride.number, groom.number, 27), countFrom(groom.number, bride.number, 27)] as const;
      const [there, back] = counts;
      return {
        points: counts.filter((count) => ![3, 5, 7].includes(count % 9)).length * 1.5,
        inputs: () =>
          t('porutham.remainders', {
            bride: nameOfStar(bride.name),
            groom: nameOfStar(groom.name),
            there,
            rest: there % 9,
            back,
            restBack: back % 9,
          }),
      };
    },
  },
  {
    name: 'Yoni',
    most: 4,
    rule: () => t('porutham.rule.yoniNorth'),
    variants: () => t('porutham.variants.yoniNorth'),
    judge: (bride, groom) => ({
      points: yoniTable[yonis.indexOf(bride.yoni)]?.[yonis.indexOf(groom.yoni)] ?? null,
      inputs: () => ofBoth(bride, groom, 'yoni'),
    }),
  },
  {
    name: 'Graha Maitri',
    most: 5,
    rule: () => t('porutham.rule.grahaMaitri'),
    variants: null,
    judge: byRasi((bride, groom) => {
      const { views, inputs } = compareLords(bride, groom);
      if (views === null) return { points: 5, inputs };
      const key = [...views].sort().join(' ');
      const points: Readonly<Record<string, number>> = {
        'friend friend': 5,
        'friend neutral': 4,
        'neutral neutral': 3,
        'enemy friend': 1,
        'enemy neutral': 0.5,
        'enemy enemy': 0,
      };
      return { points: points[key] ?? null, inputs };
    }),
  },
  {
    name: 'Gana',
    most: 6,
    ...chosenOf('north_gana', chosen.north_gana),
    judge: (bride, groom) => {
      const directed: Readonly<Record<string, number>> =
        chosen.north_gana === 'by groom'
          ? { 'Manushya Deva': 6, 'Deva Manushya': 5, 'Deva Rakshasa': 1 }
          : { 'Manushya Deva': 5, 'Deva Manushya': 5, 'Deva Rakshasa': 1, 'Rakshasa Deva': 1 };
      return {
        points: bride.gana === groom.gana ? 6 : (directed[`${bride.gana} ${groom.gana}`] ?? 0),
        inputs: () => ofBoth(bride, groom, 'gana'),
      };
    },
  },
  {
    name: 'Bhakoot',
    most: 7,
    ...chosenOf('north_bhakoot', chosen.north_bhakoot),
    judge: byRasi((bride, groom) => {
      const count = countRasis(bride, groom);
      const back = countRasis(groom, bride);
      const inputs = () =>
        t('porutham.thereAndBack', { bride: nameOfRasi(bride), groom: nameOfRasi(groom), count, back });
      if (![2, 5, 6, 8, 9, 12].includes(count)) return { points: 7, inputs };
      if (chosen.north_bhakoot === 'no exceptions') return { points: 0, inputs };
      const compared = compareLords(bride, groom);
      const areFriends = compared.views === null || compared.views.every((view) => view === 'friend');
      return { points: areFriends ? 7 : 0, inputs: () => `${inputs()} ${compared.inputs()}` };
    }),
  },
  {
    name: 'Nadi',
    most: 8,
    ...chosenOf('north_nadi', chosen.north_nadi),
    judge: (bride, groom) => {
      if (bride.nadi === groom.nadi && chosen.north_nadi !== 'no exceptions') return judgeSameNadi(bride, groom);
      return { points: bride.nadi === groom.nadi ? 0 : 8, inputs: () => ofBoth(bride, groom, 'nadi') };
    },
  },
];

/** The 36 guna of two people by the rules of the North. */
export function matchNorth(couple: Couple, chosen: NorthRules = firstStarSettings): GunaMilan {
  const bride = readStar(couple.bride);
  const groom = readStar(couple.groom);
  const rules = rulesBy(chosen);
  const kootaOf = ({ name, most, rule, variants }: Rule, { points, inputs }: Judged): Koota => ({
    name,
    points,
    most,
    version: `North ${northEdition}`,
    get inputs() {
      return inputs();
    },
    get rule() {
      return rule();
    },
    get variants() {
      return variants && variants();
    },
  });
  if (bride === null || groom === null) {
    const inputs = () => t('porutham.noStar', { side: bride ? 'groom' : 'bride' });
    const kootas = rules.map((rule) => kootaOf(rule, { points: null, inputs }));
    return { kootas, points: 0, mostPoints: 0, most: 0, uncomputed: kootas.length, open: [] };
  }
  const { factors, least, most, of, uncomputed, open } = countByPadas<Judged, Rule>(rules, bride, groom, {
    resultOf: ({ points }) => points,
    pointsOf: ({ points }) => points ?? 0,
    mostOf: (rule) => rule.most,
  });
  return {
    kootas: factors.map(({ rule, judged }) => kootaOf(rule, judged)),
    points: least,
    mostPoints: most,
    most: of,
    uncomputed,
    open,
  };
}

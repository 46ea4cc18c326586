import { nameOfStar } from '@/astrology/birth-stars';
import { chosenOf, countFrom, isPair, lacking, ofBoth, swornEnemies } from '@/astrology/porutham/comparing';
import type { Couple } from '@/astrology/porutham/couple';
import { compareLords } from '@/astrology/porutham/lords';
import { readStar, type KnownStar } from '@/astrology/porutham/star-table';
import { dinaCounts, firstStarSettings, sameStarLists, type StarSettings } from '@/astrology/star-settings';
import { rasis, type Rasi } from '@/astrology/rasis';

/** A middling result is shown but does not count. */
export type PoruthamResult = 'yes' | 'middling' | 'no' | 'cannot be computed';

export interface PoruthamFactor {
  name: string;
  result: PoruthamResult;
  /** Inputs of the result, or the missing input. */
  inputs: string;
  /** The rule in one sentence. */
  rule: string;
  /** Other practice among almanacs and astrologers; null if they agree. */
  variants: string | null;
  /** Version of the rule table. */
  version: string;
}

interface Porutham {
  /** The ten, in their usual order. */
  factors: readonly PoruthamFactor[];
  /** Number of factors that agree. */
  agreeing: number;
  /** Number of computed factors. */
  computed: number;
}

/** Version of the rule table below: change it with every rule. */
export const southVersion = 'South 1';

const mahendraCounts = [4, 7, 10, 13, 16, 19, 22, 25];

// The amenable rasis of each rasi.
const afterRaman: Readonly<Record<Rasi, readonly Rasi[]>> = {
  Mesha: ['Simha', 'Vrishchika'],
  Vrishabha: ['Karka', 'Tula'],
  Mithuna: ['Kanya'],
  Karka: ['Vrishchika', 'Dhanu'],
  Simha: ['Tula'],
  Kanya: ['Meena', 'Mithuna'],
  Tula: ['Makara', 'Kanya'],
  Vrishchika: ['Karka'],
  Dhanu: ['Meena'],
  Makara: ['Mesha', 'Kumbha'],
  Kumbha: ['Mesha'],
  Meena: ['Makara'],
};

const amenable: Readonly<Record<StarSettings['south_vasya'], typeof afterRaman>> = {
  Raman: afterRaman,
  'Tamil almanac': { ...afterRaman, Tula: ['Makara'], Makara: ['Kumbha'], Kumbha: ['Meena'] },
};

// Opposite rasis that do not agree, in the variant with exceptions.
const atOdds = [
  ['Karka', 'Makara'],
  ['Simha', 'Kumbha'],
] as const;

// Star numbers. A list, because a rule of sums would add wrong pairs.
const vedhaiPairs = [
  [1, 18],
  [2, 17],
  [3, 16],
  [4, 15],
  [5, 23],
  [6, 22],
  [7, 21],
  [8, 20],
  [9, 19],
  [10, 27],
  [11, 26],
  [12, 25],
  [13, 24],
  [5, 14],
  [14, 23],
] as const;

const yesIf = (holds: boolean): PoruthamResult => (holds ? 'yes' : 'no');

interface Judged {
  result: PoruthamResult;
  inputs: string;
}

/** The variants of disputed rules. */
export type SouthRules = Pick<
  StarSettings,
  'south_dina' | 'south_same_star' | 'south_stree_deergha' | 'south_rasi' | 'south_vasya'
>;

interface Rule {
  name: string;
  rule: string;
  variants: string | null;
  judge: (bride: KnownStar, groom: KnownStar) => Judged;
}

/** A rule about the count from the bride's star to the groom's. */
const byCount =
  (decide: (count: number, star: string) => PoruthamResult): Rule['judge'] =>
  (bride, groom) => {
    const count = countFrom(bride.number, groom.number, 27);
    const inputs = `From the bride's ${nameOfStar(bride.name)} to the groom's ${nameOfStar(groom.name)}: ${count}.`;
    return { result: decide(count, bride.name), inputs };
  };

/** A rule about the two rasis. */
const byRasi =
  (decide: (bride: Rasi, groom: Rasi) => Judged): Rule['judge'] =>
  (bride, groom) =>
    bride.rasi === null || groom.rasi === null
      ? {
          result: 'cannot be computed',
          inputs: [...lacking('bride', bride), ...lacking('groom', groom)].join(' '),
        }
      : decide(bride.rasi, groom.rasi);

function ofSameStar(list: SouthRules['south_same_star'], star: string): PoruthamResult {
  if (list === 'no list') return 'cannot be computed';
  const { yes, middling } = sameStarLists[list];
  if (yes.some((one) => one === star)) return 'yes';
  return middling.some((one) => one === star) ? 'middling' : 'no';
}

const rulesBy = (chosen: SouthRules, ofOneStar: boolean): readonly Rule[] => [
  {
    name: 'Dina',
    ...(ofOneStar ? chosenOf('south_same_star', chosen.south_same_star) : chosenOf('south_dina', chosen.south_dina)),
    judge: byCount((count, star) => {
      if (count === 1) return ofSameStar(chosen.south_same_star, star);
      return yesIf(
        chosen.south_dina === 'listed counts' ? dinaCounts.includes(count) : [2, 4, 6, 8, 0].includes(count % 9),
      );
    }),
  },
  {
    name: 'Gana',
    rule: 'Both have the same gana, or one is Deva and the other Manushya.',
    variants: 'Almanacs differ on mixed ganas; some give a Rakshasa groom and a Deva bride 1 point of 6.',
    judge: (bride, groom) => ({
      result: yesIf(bride.gana === groom.gana || (bride.gana !== 'Rakshasa' && groom.gana !== 'Rakshasa')),
      inputs: ofBoth(bride, groom, 'gana'),
    }),
  },
  {
    name: 'Mahendra',
    rule: `The count from the bride's star to the groom's is ${mahendraCounts.join(', ')}.`,
    variants: null,
    judge: byCount((count) => yesIf(mahendraCounts.includes(count))),
  },
  {
    name: 'Stree Deergha',
    ...chosenOf('south_stree_deergha', chosen.south_stree_deergha),
    judge: byCount((count) => {
      if (chosen.south_stree_deergha === '9 or more') return yesIf(count >= 9);
      if (chosen.south_stree_deergha === 'more than 15') return yesIf(count > 15);
      return count >= 7 && count <= 13 ? 'middling' : yesIf(count > 13);
    }),
  },
  {
    name: 'Yoni',
    rule: 'The animals of the two stars are not sworn enemies.',
    variants: null,
    judge: (bride, groom) => ({
      result: yesIf(!isPair<string>(swornEnemies, bride.yoni, groom.yoni)),
      inputs: ofBoth(bride, groom, 'yoni'),
    }),
  },
  {
    name: 'Rasi',
    ...chosenOf('south_rasi', chosen.south_rasi),
    judge: byRasi((bride, groom) => {
      const count = countFrom(rasis.indexOf(bride), rasis.indexOf(groom), 12);
      const agrees =
        chosen.south_rasi === 'not 2, 6, 8 or 12' ? ![2, 6, 8, 12].includes(count) : count === 1 || count >= 7;
      const excepted = chosen.south_rasi !== '7 or more' && isPair<Rasi>(atOdds, bride, groom);
      return {
        result: yesIf(agrees && !excepted),
        inputs: `From the bride's ${bride} to the groom's ${groom}: ${count}.`,
      };
    }),
  },
  {
    name: 'Rasyadhipati',
    rule: 'The lords of the two rasis are the same, or neither sees the other as an enemy.',
    variants: null,
    judge: byRasi((bride, groom) => {
      const { views, inputs } = compareLords(bride, groom);
      return { result: yesIf(views === null || !views.includes('enemy')), inputs };
    }),
  },
  {
    name: 'Vasya',
    ...chosenOf('south_vasya', chosen.south_vasya),
    judge: byRasi((bride, groom) => {
      const listed = amenable[chosen.south_vasya];
      const list = (rasi: Rasi) => `Amenable to ${rasi}: ${listed[rasi].join(', ')}.`;
      return {
        result: yesIf(listed[bride].includes(groom) || listed[groom].includes(bride)),
        inputs: bride === groom ? `Both: ${bride}. ${list(bride)}` : `${list(bride)} ${list(groom)}`,
      };
    }),
  },
  {
    name: 'Rajju',
    rule: 'The two stars are in different rajjus.',
    variants: null,
    judge: (bride, groom) => ({
      result: yesIf(bride.rajju !== groom.rajju),
      inputs: ofBoth(bride, groom, 'rajju'),
    }),
  },
  {
    name: 'Vedhai',
    rule: 'The two stars are not one of the pairs that afflict each other.',
    variants: null,
    judge: (bride, groom) => ({
      result: yesIf(!isPair<number>(vedhaiPairs, bride.number, groom.number)),
      inputs: `Bride: ${nameOfStar(bride.name)}, star ${bride.number}. Groom: ${nameOfStar(groom.name)}, star ${groom.number}.`,
    }),
  },
];

/** The ten porutham of two people by the rules of the South. */
export function matchSouth(couple: Couple, chosen: SouthRules = firstStarSettings): Porutham {
  const bride = readStar(couple.bride);
  const groom = readStar(couple.groom);
  const factors = rulesBy(chosen, bride !== null && bride.name === groom?.name).map(
    ({ name, rule, variants, judge }): PoruthamFactor => {
      const judged: Judged =
        bride && groom
          ? judge(bride, groom)
          : {
              result: 'cannot be computed',
              inputs: `The star of the ${bride ? 'groom' : 'bride'} is not known.`,
            };
      return { name, rule, variants, ...judged, version: southVersion };
    },
  );
  return {
    factors,
    agreeing: factors.filter(({ result }) => result === 'yes').length,
    computed: factors.filter(({ result }) => result !== 'cannot be computed').length,
  };
}

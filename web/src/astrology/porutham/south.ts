import { nameOfStar } from '@/astrology/birth-stars';
import { countFrom, countRasis } from '@/astrology/count-from';
import { aboutStars, chosenOf, isPair, lackingRasis, ofBoth, swornEnemies } from '@/astrology/porutham/comparing';
import type { Couple } from '@/astrology/porutham/couple';
import { compareLords } from '@/astrology/porutham/lords';
import { nameOfPorutham, type PoruthamName } from '@/astrology/porutham/factor-names';
import { countByPadas, type Side } from '@/astrology/porutham/possible-padas';
import type { PoruthamSchool } from '@/astrology/porutham/star-match-filter';
import { readStar, type KnownStar } from '@/astrology/porutham/star-table';
import { atOdds, dinaCounts, firstStarSettings, sameStarLists, type StarSettings } from '@/astrology/star-settings';
import { nameOfRasi, type Rasi } from '@/astrology/rasis';
import { t } from '@/texts/texts';

/** A middling result is shown but does not count. */
export type PoruthamResult = 'yes' | 'middling' | 'no' | 'cannot be computed';

export interface PoruthamFactor {
  name: PoruthamName;
  result: PoruthamResult;
  /** Inputs of the result, or the missing input. */
  inputs: string;
  /** The rule in one sentence. */
  rule: string;
  /** Other practice among almanacs and astrologers. */
  variants: string;
  /** Version of the rule table. */
  version: string;
}

interface Porutham {
  /** Those of the school, in its order. */
  factors: readonly PoruthamFactor[];
  /** Number of factors that agree, whatever the padas are that are not known. */
  agreeing: number;
  /** Number of factors that may agree: the same unless a pada is not known. */
  mostAgreeing: number;
  /** Number of factors that are computed, for some padas at least. */
  computed: number;
  /** Whose padas the number depends on. */
  open: readonly Side[];
}

/** The version of the rule tables: change it with every rule below. */
export const southEdition = 2;

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

// Pairs of animals that fail in the longer list, as that of PyJHora.
const enemiesWithSnakeAndRat = [...swornEnemies, ['Snake', 'Rat']] as const;

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

// As a Tamil list has it: without the pairs of Dhanishta.
const shorterVedhaiPairs = vedhaiPairs.filter((pair) => !pair.some((star) => star === 23));

// The fifteen stars whose tree has milk, as thalaiyeluthu.blogspot.com lists them.
const starsWithMilk: readonly string[] = [
  'Krittika',
  'Rohini',
  'Pushya',
  'Ashlesha',
  'Magha',
  'Purva Phalguni',
  'Uttara Phalguni',
  'Hasta',
  'Jyeshtha',
  'Mula',
  'Purva Ashadha',
  'Uttara Ashadha',
  'Shravana',
  'Purva Bhadrapada',
  'Revati',
];

const hasMilk = ({ name }: KnownStar) => starsWithMilk.includes(name);

/** The side of a star within its rajju: every nine stars rise to the head, Siro, and fall again. */
function sideOf({ number }: KnownStar): 'rising' | 'falling' | 'the head' {
  const step = (number - 1) % 9;
  if (step === 4) return 'the head';
  return step < 4 ? 'rising' : 'falling';
}

const nameOfRajju = ({ rajju }: KnownStar) => t(`porutham.rajju.${rajju}`);

/** The finger of a star, counted on three fingers to and fro. */
function fingerOf({ number }: KnownStar): 'first' | 'middle' | 'third' {
  const step = (number - 1) % 6;
  if (step === 1 || step === 4) return 'middle';
  return step === 0 || step === 5 ? 'first' : 'third';
}

const yesIf = (holds: boolean): PoruthamResult => (holds ? 'yes' : 'no');

interface Judged {
  result: PoruthamResult;
  /** Says the inputs: couples are compared by the thousand, and few are described. */
  inputs: () => string;
}

/** The variants of disputed rules. */
export type SouthRules = Pick<
  StarSettings,
  | 'south_dina'
  | 'south_same_star'
  | 'south_stree_deergha'
  | 'south_rasi'
  | 'south_vasya'
  | 'south_rajju'
  | 'south_rasyadhipati'
  | 'south_yoni'
  | 'south_vedhai'
>;

interface Rule {
  rule: () => string;
  variants: () => string;
  judge: (bride: KnownStar, groom: KnownStar) => Judged;
}

/** A rule about the count from the bride's star to the groom's. */
const byCount =
  (decide: (count: number, star: string) => PoruthamResult): Rule['judge'] =>
  (bride, groom) => {
    const count = countFrom(bride.number, groom.number, 27);
    const inputs = () =>
      t('porutham.fromBride', { bride: nameOfStar(bride.name), groom: nameOfStar(groom.name), count });
    return { result: decide(count, bride.name), inputs };
  };

/** A rule about the two rasis. */
const byRasi =
  (decide: (bride: Rasi, groom: Rasi) => Judged): Rule['judge'] =>
  (bride, groom) =>
    bride.rasi === null || groom.rasi === null
      ? { result: 'cannot be computed', inputs: () => lackingRasis(bride, groom) }
      : decide(bride.rasi, groom.rasi);

/** Compares the rajjus of two stars by the chosen variant. */
function judgeRajju(by: SouthRules['south_rajju'], bride: KnownStar, groom: KnownStar): Judged {
  if (by === 'Madhyama') {
    const fingers = [fingerOf(bride), fingerOf(groom)] as const;
    return {
      result: yesIf(fingers.some((finger) => finger !== 'middle')),
      inputs: () => aboutStars(bride, groom, (star) => t('porutham.finger', { finger: fingerOf(star) })),
    };
  }
  if (by === 'five groups') {
    return {
      result: yesIf(bride.rajju !== groom.rajju),
      inputs: () => aboutStars(bride, groom, nameOfRajju),
    };
  }
  const sides = [sideOf(bride), sideOf(groom)] as const;
  return {
    result: yesIf(bride.rajju !== groom.rajju || sides[0] !== sides[1]),
    inputs: () =>
      aboutStars(bride, groom, (star) => t('porutham.rajjuSide', { rajju: nameOfRajju(star), side: sideOf(star) })),
  };
}

function ofSameStar(list: SouthRules['south_same_star'], star: string): PoruthamResult {
  if (list === 'no list') return 'cannot be computed';
  const { yes, middling } = sameStarLists[list];
  if (yes.some((one) => one === star)) return 'yes';
  return middling.some((one) => one === star) ? 'middling' : 'no';
}

const rulesBy = (chosen: SouthRules, ofOneStar: boolean, school: PoruthamSchool) =>
  ({
    Dina: {
      ...(ofOneStar ? chosenOf('south_same_star', chosen.south_same_star) : chosenOf('south_dina', chosen.south_dina)),
      judge: byCount((count, star) => {
        if (count === 1) return ofSameStar(chosen.south_same_star, star);
        return yesIf(
          chosen.south_dina === 'listed counts' ? dinaCounts.includes(count) : [2, 4, 6, 8, 0].includes(count % 9),
        );
      }),
    },
    Gana: {
      rule: () => t('porutham.rule.gana'),
      variants: () => t('porutham.variants.gana'),
      judge: (bride, groom) => ({
        result: yesIf(bride.gana === groom.gana || (bride.gana !== 'Rakshasa' && groom.gana !== 'Rakshasa')),
        inputs: () => ofBoth(bride, groom, 'gana'),
      }),
    },
    Mahendra: {
      rule: () => t('porutham.rule.mahendra', { counts: mahendraCounts.join(', ') }),
      variants: () => t('porutham.variants.mahendra'),
      judge: byCount((count) => yesIf(mahendraCounts.includes(count))),
    },
    'Stree Deergha': {
      ...chosenOf('south_stree_deergha', chosen.south_stree_deergha),
      judge: byCount((count) => {
        if (chosen.south_stree_deergha === '9 or more') return yesIf(count >= 9);
        if (chosen.south_stree_deergha === 'more than 15') return yesIf(count > 15);
        return count >= 7 && count <= 13 ? 'middling' : yesIf(count > 13);
      }),
    },
    Yoni: {
      ...chosenOf('south_yoni', chosen.south_yoni, 'porutham.variants.yoni'),
      judge: (bride, groom) => {
        const enemies = chosen.south_yoni === 'sworn enemies' ? swornEnemies : enemiesWithSnakeAndRat;
        return {
          result: yesIf(!isPair<string>(enemies, bride.yoni, groom.yoni)),
          inputs: () => ofBoth(bride, groom, 'yoni'),
        };
      },
    },
    Rasi: {
      ...chosenOf('south_rasi', chosen.south_rasi),
      judge: byRasi((bride, groom) => {
        const count = countRasis(bride, groom);
        const agrees =
          chosen.south_rasi === 'not 2, 6, 8 or 12' ? ![2, 6, 8, 12].includes(count) : count === 1 || count >= 7;
        const excepted = chosen.south_rasi !== '7 or more' && isPair<Rasi>(atOdds, bride, groom);
        return {
          result: yesIf(agrees && !excepted),
          inputs: () => t('porutham.fromBride', { bride: nameOfRasi(bride), groom: nameOfRasi(groom), count }),
        };
      }),
    },
    Rasyadhipati: {
      ...chosenOf('south_rasyadhipati', chosen.south_rasyadhipati),
      judge: byRasi((bride, groom) => {
        const { views, inputs } = compareLords(bride, groom, chosen.south_rasyadhipati);
        return { result: yesIf(views === null || !views.includes('enemy')), inputs };
      }),
    },
    Vasya: {
      ...chosenOf('south_vasya', chosen.south_vasya),
      judge: byRasi((bride, groom) => {
        const listed = amenable[chosen.south_vasya];
        const list = (rasi: Rasi) =>
          t('porutham.vasiyamOf', {
            name: nameOfPorutham('Vasya', school),
            rasi: nameOfRasi(rasi),
            rasis: listed[rasi].map(nameOfRasi).join(', '),
          });
        return {
          result: yesIf(listed[bride].includes(groom) || listed[groom].includes(bride)),
          inputs: () =>
            [bride === groom ? t('porutham.bothOf', { rasi: nameOfRasi(bride) }) : list(bride), list(groom)].join(' '),
        };
      }),
    },
    Rajju: {
      ...chosenOf('south_rajju', chosen.south_rajju),
      judge: (bride, groom) => judgeRajju(chosen.south_rajju, bride, groom),
    },
    Vedhai: {
      ...chosenOf('south_vedhai', chosen.south_vedhai),
      judge: (bride, groom) => {
        const pairs: readonly (readonly [number, number])[] =
          chosen.south_vedhai === 'full list' ? vedhaiPairs : shorterVedhaiPairs;
        return {
          result: yesIf(!isPair(pairs, bride.number, groom.number)),
          inputs: () => {
            const [ofBride, ofGroom] = [bride, groom].map(({ name, number }) =>
              t('porutham.starNumber', { star: nameOfStar(name), number }),
            );
            return t('porutham.starsOfBoth', { ofBride: ofBride ?? '', ofGroom: ofGroom ?? '' });
          },
        };
      },
    },
    Nadi: {
      rule: () => t('porutham.rule.nadi'),
      variants: () => t('porutham.variants.nadi'),
      judge: (bride, groom) => ({
        result: yesIf(bride.nadi !== groom.nadi),
        inputs: () => ofBoth(bride, groom, 'nadi'),
      }),
    },
    Vriksha: {
      rule: () => t('porutham.rule.vriksha'),
      variants: () => t('porutham.variants.vriksha'),
      judge: (bride, groom) => ({
        result: yesIf([bride, groom].some(hasMilk)),
        inputs: () => aboutStars(bride, groom, (star) => t('porutham.tree', { milk: hasMilk(star) ? 'yes' : 'no' })),
      }),
    },
  }) satisfies Readonly<Record<PoruthamName, Rule>>;

interface PoruthamSchoolRules {
  /** The rules that count, in the order of the school. */
  names: readonly PoruthamName[];
  /** Variants that belong to the school, whatever the bureau has chosen. */
  fixed: Partial<SouthRules>;
}

const ten = [
  'Dina',
  'Gana',
  'Mahendra',
  'Stree Deergha',
  'Yoni',
  'Rasi',
  'Rasyadhipati',
  'Vasya',
  'Rajju',
  'Vedhai',
] as const satisfies readonly PoruthamName[];

/** The schools that count porutham: docs/star-matching.md names their sources. */
const poruthamSchools: Readonly<Record<PoruthamSchool, PoruthamSchoolRules>> = {
  South: { names: ten, fixed: {} },
  Kerala: {
    names: ['Rasi', 'Rasyadhipati', 'Vasya', 'Mahendra', 'Gana', 'Yoni', 'Dina', 'Stree Deergha', 'Rajju', 'Vedhai'],
    fixed: { south_rajju: 'Madhyama' },
  },
  'Tamil twelve': { names: [...ten, 'Nadi', 'Vriksha'], fixed: {} },
};

interface NamedRule extends Rule {
  name: PoruthamName;
}

function rulesOf(school: PoruthamSchool, chosen: SouthRules, ofOneStar: boolean): readonly NamedRule[] {
  const { names, fixed } = poruthamSchools[school];
  const rules = rulesBy({ ...chosen, ...fixed }, ofOneStar, school);
  return names.map((name) => ({ name, ...rules[name] }));
}

/** The porutham of two people by the rules of a school. */
export function matchSouth(
  couple: Couple,
  chosen: SouthRules = firstStarSettings,
  school: PoruthamSchool = 'South',
): Porutham {
  const bride = readStar(couple.bride);
  const groom = readStar(couple.groom);
  const rules = rulesOf(school, chosen, bride !== null && bride.name === groom?.name);
  const factorOf = ({ name, rule, variants }: NamedRule, { result, inputs }: Judged): PoruthamFactor => ({
    name,
    result,
    version: `${school} ${southEdition}`,
    get inputs() {
      return inputs();
    },
    get rule() {
      return rule();
    },
    get variants() {
      return variants();
    },
  });
  if (bride === null || groom === null) {
    const inputs = () => t('porutham.noStar', { side: bride ? 'groom' : 'bride' });
    const factors = rules.map((rule) => factorOf(rule, { result: 'cannot be computed', inputs }));
    return { factors, agreeing: 0, mostAgreeing: 0, computed: 0, open: [] };
  }
  const { factors, least, most, of, open } = countByPadas<Judged, NamedRule>(rules, bride, groom, {
    resultOf: ({ result }) => (result === 'cannot be computed' ? null : result),
    pointsOf: ({ result }) => (result === 'yes' ? 1 : 0),
    mostOf: () => 1,
  });
  return {
    factors: factors.map(({ rule, judged }) => factorOf(rule, judged)),
    agreeing: least,
    mostAgreeing: most,
    computed: of,
    open,
  };
}

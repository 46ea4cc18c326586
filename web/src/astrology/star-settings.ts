import { either } from '@/lib/either';
import { nameOfStar } from '@/astrology/birth-stars';
import { nameOfRasi, type Rasi } from '@/astrology/rasis';

/** Two lists of stars that a couple may share, or that are middling to share; all others disagree. */
export const sameStarLists = {
  Raman: {
    yes: ['Rohini', 'Ardra', 'Magha', 'Hasta', 'Vishakha', 'Shravana', 'Uttara Bhadrapada', 'Revati'],
    middling: [
      'Ashwini',
      'Krittika',
      'Mrigashira',
      'Punarvasu',
      'Pushya',
      'Purva Phalguni',
      'Uttara Phalguni',
      'Chitra',
      'Anuradha',
      'Purva Ashadha',
      'Uttara Ashadha',
    ],
  },
  'Tamil almanac': {
    yes: ['Rohini', 'Ardra', 'Pushya', 'Magha', 'Hasta', 'Shravana'],
    middling: ['Ashwini', 'Bharani', 'Krittika', 'Mrigashira', 'Punarvasu', 'Uttara Phalguni', 'Chitra', 'Anuradha'],
  },
} as const satisfies Record<string, Readonly<Record<'yes' | 'middling', readonly string[]>>>;

/** Counts from the bride's star to the groom's that give Dina, in the variant with a list. */
export const dinaCounts: readonly number[] = [2, 4, 6, 8, 9, 11, 13, 15, 18, 20, 24, 26];

function describeSameStar(list: keyof typeof sameStarLists): string {
  const { yes, middling } = sameStarLists[list];
  const names = (stars: readonly string[]) => stars.map(nameOfStar).join(', ');
  return `If both have the same star: yes for ${names(yes)}; middling for ${names(middling)}; no for the others.`;
}

/** The opposite rasis that do not agree, in the variants of Rasi with exceptions. */
export const atOdds = [
  ['Karka', 'Makara'],
  ['Simha', 'Kumbha'],
] as const;

const describeAtOdds = () => `not between ${atOdds.map((pair) => pair.map(nameOfRasi).join(' and ')).join(' or ')}`;

/** The signs in which Mars is at home, and the one in which it is exalted. */
export const ownSignsOfMars: readonly Rasi[] = ['Mesha', 'Vrishchika'];
export const exaltationOfMars: Rasi = 'Makara';

/** Signs in which Mars is an exception, by house. */
export const exceptedSigns: Readonly<Partial<Record<number, readonly Rasi[]>>> = {
  2: ['Mithuna', 'Kanya'],
  4: ownSignsOfMars,
  7: ['Karka', 'Makara'],
  8: ['Dhanu', 'Meena'],
  12: ['Vrishabha', 'Tula'],
};

const namesOfRasis = (signs: readonly Rasi[] = []) => either(signs.map(nameOfRasi));
const describeStrongMars = () =>
  `Mars in its own sign (${namesOfRasis(ownSignsOfMars)}) or exalted (${nameOfRasi(exaltationOfMars)})`;

const fromBride = "The count from the bride's star to the groom's";

/** Choices by stored value, with label and effect: for a rule, the rule in one sentence. */
export const starSettings = {
  match_school: {
    legend: 'School',
    choices: {
      South: {
        label: 'South: ten porutham',
        explanation: 'Profiles say “Porutham with you: 8 of 10”: how many of the ten agree.',
      },
      Kerala: {
        label: 'Kerala: ten porutham',
        explanation: 'Profiles say “Porutham with you: 8 of 10”: in the order of Kerala, with Madhyama Rajju.',
      },
      'Tamil twelve': {
        label: 'Tamil: twelve porutham',
        explanation: 'Profiles say “Porutham with you: 9 of 12”: the ten of the South, Nadi and Viruksham.',
      },
      North: {
        label: 'North: 36 guna',
        explanation: 'Profiles say “Guna Milan with you: 24 of 36”: the points of eight kootas.',
      },
    },
  },
  south_dina: {
    legend: 'Dinam',
    choices: {
      'listed counts': { label: 'Listed counts', explanation: `${fromBride} is ${dinaCounts.join(', ')}.` },
      'remainder by nine': {
        label: 'Remainder by nine, after Raman',
        explanation: `${fromBride}, divided by 9, leaves 2, 4, 6, 8 or 0.`,
      },
    },
  },
  south_same_star: {
    legend: 'Dinam, if both have the same star',
    choices: {
      'no list': {
        label: 'No list',
        explanation:
          'If both have the same star, almanacs have lists of their own. Without a list, Dinam cannot be computed.',
      },
      Raman: {
        label: 'After Raman',
        get explanation() {
          return describeSameStar('Raman');
        },
      },
      'Tamil almanac': {
        label: 'Of Tamil almanacs',
        get explanation() {
          return describeSameStar('Tamil almanac');
        },
      },
    },
  },
  south_stree_deergha: {
    legend: 'Sthree Deergham',
    choices: {
      'more than 13': {
        label: 'More than 13',
        explanation: `${fromBride} is more than 13; 7 to 13 is middling, which is not counted.`,
      },
      '9 or more': { label: '9 or more', explanation: `${fromBride} is 9 or more.` },
      'more than 15': { label: 'More than 15', explanation: `${fromBride} is more than 15.` },
    },
  },
  south_rasi: {
    legend: 'Rasi',
    choices: {
      '7 or more': {
        label: '7 or more',
        explanation: "Both have the same rasi, or the count from the bride's rasi to the groom's is 7 or more.",
      },
      'opposite rasis excepted': {
        label: '7 or more, with exceptions',
        get explanation() {
          return `Both have the same rasi, or the count from the bride's rasi to the groom's is 7 or more, but ${describeAtOdds()}.`;
        },
      },
      'not 2, 6, 8 or 12': {
        label: 'Not 2, 6, 8 or 12',
        get explanation() {
          return `The count from the bride's rasi to the groom's is not 2, 6, 8 or 12, and ${describeAtOdds()}.`;
        },
      },
    },
  },
  south_vasya: {
    legend: 'Vasiyam',
    choices: {
      Raman: {
        label: 'After Raman',
        explanation: 'One of the two rasis has Vasiyam with the other, by the list of B. V. Raman.',
      },
      'Tamil almanac': {
        label: 'Of Tamil almanacs',
        get explanation() {
          const [kanya, tula, mesha, makara, meena, kumbha] = (
            ['Kanya', 'Tula', 'Mesha', 'Makara', 'Meena', 'Kumbha'] as const
          ).map(nameOfRasi);
          return `One of the two rasis has Vasiyam with the other, by a list of Tamil almanacs: that of Raman without ${kanya} for ${tula} and ${mesha} for ${makara}, and with ${meena} for ${kumbha} instead of ${mesha}.`;
        },
      },
    },
  },
  south_rajju: {
    legend: 'Rajju',
    choices: {
      'five groups': { label: 'Five groups', explanation: 'The two stars are in different rajjus.' },
      'rising and falling apart': {
        label: 'Five groups, rising and falling apart',
        explanation:
          'The two stars are in different rajjus, or one is rising (aroha) and the other falling (avaroha); two of the head, Siram, never agree.',
      },
      Madhyama: {
        label: 'Madhyama Rajju, of Kerala',
        explanation:
          'The stars are counted on three fingers to and fro; they agree unless both are on the middle finger.',
      },
    },
  },
  south_rasyadhipati: {
    legend: 'Rasiyathipathi',
    choices: {
      natural: {
        label: 'Natural friendships',
        explanation: 'The lords of the two rasis are the same, or neither sees the other as an enemy.',
      },
      Yavana: {
        label: 'Friendships of the Yavanas',
        explanation:
          'The lords of the two rasis are the same, or friends by the older list of the Yavanas, which knows friends and enemies only.',
      },
    },
  },
  south_yoni: {
    legend: 'Yoni',
    choices: {
      'sworn enemies': {
        label: 'Sworn enemies',
        explanation: 'The animals of the two stars are not sworn enemies.',
      },
      'snake and rat too': {
        label: 'Snake and rat too',
        explanation: 'The animals of the two stars are not sworn enemies, nor snake and rat.',
      },
    },
  },
  south_vedhai: {
    legend: 'Vedhai',
    choices: {
      'full list': {
        label: 'Full list',
        explanation: 'The two stars are not one of the 15 pairs that afflict each other.',
      },
      'without 5-23 and 14-23': {
        get label() {
          return `Without ${nameOfStar('Dhanishta')}`;
        },
        get explanation() {
          const [mrigashira, chitra, dhanishta] = ['Mrigashira', 'Chitra', 'Dhanishta'].map(nameOfStar);
          return `The two stars are not one of 13 pairs that afflict each other: ${dhanishta} with ${mrigashira} or ${chitra} is not among them.`;
        },
      },
    },
  },
  north_gana: {
    legend: 'Gana',
    choices: {
      'by groom': {
        label: 'By who is the groom',
        explanation:
          'The same gana 6; groom Deva and bride Manushya 6, groom Manushya and bride Deva 5, groom Rakshasa and bride Deva 1, others 0.',
      },
      'either way': {
        label: 'The same either way',
        explanation: 'The same gana 6; Deva and Manushya 5, Deva and Rakshasa 1, Manushya and Rakshasa 0.',
      },
    },
  },
  north_bhakoot: {
    legend: 'Bhakoot',
    choices: {
      'no exceptions': {
        label: 'No exceptions',
        explanation: '7, but 0 where the rasis stand 2 and 12, 5 and 9 or 6 and 8 from each other.',
      },
      'lords are friends': {
        label: 'Except where the lords are friends',
        explanation:
          '7, but 0 where the rasis stand 2 and 12, 5 and 9 or 6 and 8 from each other, unless their lords are the same or friends of each other.',
      },
    },
  },
  north_nadi: {
    legend: 'Nadi',
    choices: {
      'no exceptions': { label: 'No exceptions', explanation: '8 where the nadis differ, 0 where they are the same.' },
      'star or pada differs': {
        label: 'Except within one rasi or one star',
        explanation:
          '8 where the nadis differ, 0 where they are the same, unless both have the same rasi and different stars, or the same star and different padas.',
      },
    },
  },
  mangal_houses: {
    legend: 'Houses of Mars that give mangal dosha',
    choices: {
      '1, 2, 4, 7, 8, 12': { label: '1, 2, 4, 7, 8 and 12', explanation: 'All houses that almanacs name.' },
      '2, 4, 7, 8, 12': { label: 'Without 1', explanation: '2, 4, 7, 8 and 12, as most Tamil almanacs have it.' },
      '1, 4, 7, 8, 12': {
        label: 'Without 2',
        explanation: '1, 4, 7, 8 and 12, as many almanacs of the North have it.',
      },
    },
  },
  mangal_from: {
    legend: 'Mars is counted from',
    choices: {
      'lagnam, Moon and Venus': {
        label: 'Lagnam, Moon and Venus',
        explanation: 'The three counts stand side by side.',
      },
      'lagnam and Moon': { label: 'Lagnam and Moon', explanation: 'The two counts stand side by side.' },
      lagnam: { label: 'Lagnam alone', explanation: 'There is one count.' },
    },
  },
  mangal_exceptions: {
    legend: 'Exceptions for Mars',
    choices: {
      'no exceptions': {
        label: 'No exceptions',
        explanation: 'Many almanacs make exceptions, as where Mars stands in its own sign.',
      },
      'own sign or exalted': {
        label: 'Own sign or exalted',
        get explanation() {
          return `${describeStrongMars()} is an exception.`;
        },
      },
      'by house too': {
        label: 'By house too',
        get explanation() {
          const byHouse = Object.entries(exceptedSigns).map(([house, signs]) => `${house} in ${namesOfRasis(signs)}`);
          return `${describeStrongMars()} is an exception; so is Mars in house ${byHouse.join(', ')}.`;
        },
      },
    },
  },
  mangal_shown_to: {
    legend: 'Who reads the houses of Mars',
    choices: {
      bureau: {
        label: 'The bureau alone',
        explanation: 'Members read only what the family says of mangal dosha. You have the houses for the astrologer.',
      },
      members: {
        label: 'Members too',
        explanation: 'Profiles also say how many of the counts give mangal dosha, beside what the family says.',
      },
    },
  },
  chart_style: {
    legend: 'Birth charts are drawn in',
    choices: {
      'South Indian': {
        label: 'South Indian style',
        explanation: 'A square; each rasi has its place, and the lagnam is marked.',
      },
      'North Indian': {
        label: 'North Indian style',
        explanation: 'A diamond; the lagnam stands in the upper middle, and the rasis follow by their numbers.',
      },
      'East Indian': {
        label: 'East Indian style',
        get explanation() {
          return `A square; ${nameOfRasi('Mesha')} stands at the top, and the rasis follow counterclockwise.`;
        },
      },
    },
  },
  mandi: {
    legend: 'Mandi (Gulika)',
    choices: {
      'not shown': { label: 'Not shown', explanation: 'The charts have the lagnam and the nine planets.' },
      nazhigai: {
        label: 'By nazhigai, after Phaladeepika',
        explanation:
          'It rises 26, 22, 18, 14, 10, 6 and 2 nazhigai after sunrise, from Sunday to Saturday; by night 10, 6, 2, 26, 22, 18 and 14 after sunset. Day and night have 30 each.',
      },
      'Saturn part': {
        label: 'At the beginning of Saturn’s part, after Parasara',
        explanation:
          'Day and night are divided into eight parts. It rises with the part of Saturn: by day the 7th to the 1st, from Sunday to Saturday; by night the 3rd, 2nd, 1st, 7th, 6th, 5th and 4th.',
      },
    },
  },
  lunar_node: {
    legend: 'Rahu and Ketu',
    choices: {
      mean: { label: 'Mean node', explanation: 'Their places on average.' },
      true: {
        label: 'True node',
        explanation:
          'With their small swings, up to two degrees; at times they stand in another rasi than the mean ones.',
      },
    },
  },
  dasa_sandhi_months: {
    legend: 'Dasa sandhi of two people',
    choices: {
      '6': { label: 'Within 6 months', explanation: 'Ends of their dasas up to 6 months apart are shown together.' },
      '12': { label: 'Within 12 months', explanation: 'Ends of their dasas up to 12 months apart are shown together.' },
    },
  },
} as const satisfies Record<
  string,
  { legend: string; choices: Readonly<Record<string, { label: string; explanation: string }>> }
>;

export type StarSettingName = keyof typeof starSettings;

/** The bureau's choices. */
export type StarSettings = { readonly [Name in StarSettingName]: keyof (typeof starSettings)[Name]['choices'] };

/** As they are stored. */
export type StoredStarSettings = Readonly<Record<StarSettingName, string>>;

/** Defaults for the bureau's home state; the same as in the database. */
export const firstStarSettings: StarSettings = {
  match_school: 'South',
  south_dina: 'listed counts',
  south_same_star: 'no list',
  south_stree_deergha: 'more than 13',
  south_rasi: '7 or more',
  south_vasya: 'Raman',
  south_rajju: 'five groups',
  south_rasyadhipati: 'natural',
  south_yoni: 'sworn enemies',
  south_vedhai: 'full list',
  north_gana: 'by groom',
  north_bhakoot: 'no exceptions',
  north_nadi: 'no exceptions',
  mangal_houses: '1, 2, 4, 7, 8, 12',
  mangal_from: 'lagnam, Moon and Venus',
  mangal_exceptions: 'no exceptions',
  mangal_shown_to: 'bureau',
  chart_style: 'South Indian',
  mandi: 'not shown',
  lunar_node: 'mean',
  dasa_sandhi_months: '12',
};

/** The choices of a setting, in their order. */
export const choicesOf = (name: StarSettingName) =>
  Object.entries<{ label: string; explanation: string }>(starSettings[name].choices).map(
    ([value, { label, explanation }]) => ({ value, label, explanation }),
  );

function read<Name extends StarSettingName>(name: Name, value: string): StarSettings[Name] {
  const isChoice = (given: string): given is StarSettings[Name] & string =>
    Object.hasOwn(starSettings[name].choices, given);
  return isChoice(value) ? value : firstStarSettings[name];
}

/** Parses stored choices; values unknown to this version of the site fall back to the defaults. */
export function readStarSettings(stored: StoredStarSettings): StarSettings {
  return {
    match_school: read('match_school', stored.match_school),
    south_dina: read('south_dina', stored.south_dina),
    south_same_star: read('south_same_star', stored.south_same_star),
    south_stree_deergha: read('south_stree_deergha', stored.south_stree_deergha),
    south_rasi: read('south_rasi', stored.south_rasi),
    south_vasya: read('south_vasya', stored.south_vasya),
    south_rajju: read('south_rajju', stored.south_rajju),
    south_rasyadhipati: read('south_rasyadhipati', stored.south_rasyadhipati),
    south_yoni: read('south_yoni', stored.south_yoni),
    south_vedhai: read('south_vedhai', stored.south_vedhai),
    north_gana: read('north_gana', stored.north_gana),
    north_bhakoot: read('north_bhakoot', stored.north_bhakoot),
    north_nadi: read('north_nadi', stored.north_nadi),
    mangal_houses: read('mangal_houses', stored.mangal_houses),
    mangal_from: read('mangal_from', stored.mangal_from),
    mangal_exceptions: read('mangal_exceptions', stored.mangal_exceptions),
    mangal_shown_to: read('mangal_shown_to', stored.mangal_shown_to),
    chart_style: read('chart_style', stored.chart_style),
    mandi: read('mandi', stored.mandi),
    lunar_node: read('lunar_node', stored.lunar_node),
    dasa_sandhi_months: read('dasa_sandhi_months', stored.dasa_sandhi_months),
  };
}

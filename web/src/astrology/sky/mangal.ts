import { allOf, either } from '@/lib/either';
import { countRasis } from '@/astrology/count-from';
import { nameOfRasi, type Rasi } from '@/astrology/rasis';
import type { Chart } from '@/astrology/sky/chart-names';
import { exaltationOfMars, exceptedSigns, explain, ownSignsOfMars, type StarSettings } from '@/astrology/star-settings';
import { t } from '@/texts/texts';

/** The bureau's choices about Mars. */
export type MangalRules = Pick<StarSettings, 'mangal_houses' | 'mangal_from' | 'mangal_exceptions'>;

/** Whether this reader gets the computed houses of Mars. The word of the family is for every reader of the details. */
export const readsMangal = ({ mangal_shown_to }: Pick<StarSettings, 'mangal_shown_to'>, isAdmin: boolean) =>
  isAdmin || mangal_shown_to === 'members';

const housesOf: Readonly<Record<StarSettings['mangal_houses'], readonly number[]>> = {
  '1, 2, 4, 7, 8, 12': [1, 2, 4, 7, 8, 12],
  '2, 4, 7, 8, 12': [2, 4, 7, 8, 12],
  '1, 4, 7, 8, 12': [1, 4, 7, 8, 12],
};

type Reference = 'lagnam' | 'Moon' | 'Venus';
const referencesOf: Readonly<Record<StarSettings['mangal_from'], readonly Reference[]>> = {
  'lagnam, Moon and Venus': ['lagnam', 'Moon', 'Venus'],
  'lagnam and Moon': ['lagnam', 'Moon'],
  lagnam: ['lagnam'],
};

/** The rule in words, for profiles and match sheets. */
export function mangalRule({ mangal_houses, mangal_from, mangal_exceptions }: MangalRules): string {
  const houses = either(housesOf[mangal_houses].map(String));
  const points = allOf(referencesOf[mangal_from].map((from) => t(`astrology.mangal.reference.${from}`)));
  return [
    t('astrology.mangal.rule', { houses, points }),
    explain('mangal_exceptions', mangal_exceptions),
    t('astrology.mangal.schools'),
  ].join(' ');
}

/** Why a listed house is an exception. */
type MangalException = 'own sign' | 'exalted' | 'sign of the house';

/** Where Mars stands, counted from one point. */
interface MarsPlacement {
  /** 1 to 12; the same sign is the first. */
  house: number;
  mars: Rasi;
  /** Whether the rule lists the house. */
  isListed: boolean;
  /** Of a listed house; null if there is none. */
  exception: MangalException | null;
}

/** Mars counted from one point. */
export interface MangalCount {
  from: Reference;
  /** The sign of the point; null if uncertain. */
  start: Rasi | null;
  /** Null if the sign of Mars or of the point is uncertain. */
  placement: MarsPlacement | null;
  /** Other placements across a near boundary: another almanac, or a clock a minute off, may give them. */
  near: readonly MarsPlacement[];
}

function exceptionOf(rule: StarSettings['mangal_exceptions'], house: number, mars: Rasi): MangalException | null {
  if (rule === 'no exceptions') return null;
  if (ownSignsOfMars.includes(mars)) return 'own sign';
  if (mars === exaltationOfMars) return 'exalted';
  return rule === 'by house too' && exceptedSigns[house]?.includes(mars) === true ? 'sign of the house' : null;
}

/** Counts Mars by signs of the rasi chart. No interpretation: schools differ. */
export function countMangal({ lagnam, planets, near }: Chart, rules: MangalRules): readonly MangalCount[] {
  const starts = { lagnam, Moon: planets.Moon, Venus: planets.Venus };
  const place = (start: Rasi, mars: Rasi): MarsPlacement => {
    const house = countRasis(start, mars);
    const isListed = housesOf[rules.mangal_houses].includes(house);
    return { house, mars, isListed, exception: isListed ? exceptionOf(rules.mangal_exceptions, house, mars) : null };
  };
  return referencesOf[rules.mangal_from].map((from) => {
    const start = starts[from];
    const { Mars: mars } = planets;
    if (start === null || mars === null) return { from, start, placement: null, near: [] };
    const placements = [start, ...(near[from] ?? [])].flatMap((one) =>
      [mars, ...(near.Mars ?? [])].map((other) => place(one, other)),
    );
    const different = new Map(placements.map((placement) => [keyOf(placement), placement]));
    const [placement = null, ...others] = different.values();
    return { from, start, placement, near: others };
  });
}

/** Placements of one key have the same words. */
const keyOf = ({ house, mars, exception }: MarsPlacement) =>
  `${house} ${exception} ${exception === 'sign of the house' ? mars : ''}`;

/** Whether a placement gives mangal dosha by the rule. */
export const givesDosha = ({ isListed, exception }: MarsPlacement) => isListed && exception === null;

function describePlacement({ house, mars, isListed, exception }: MarsPlacement): string {
  const because = { 'own sign': 'own', exalted: 'exalted', 'sign of the house': 'house' } as const;
  return t('astrology.mangal.placement', {
    house,
    listed: isListed ? 'yes' : 'no',
    exception: exception && because[exception],
    rasi: nameOfRasi(mars),
  });
}

/** The house of Mars in words: "house 4, one of these; or 3, not one of these, by a clock a minute off". Null if uncertain. */
export function describeCount({ placement, near }: MangalCount): string | null {
  if (placement === null) return null;
  const placements = [placement, ...near]
    .map(describePlacement)
    .reduce((one, other) => t('astrology.mangal.or', { one, other }));
  return t(near.length === 0 ? 'astrology.mangal.house' : 'astrology.mangal.houseNear', { placement: placements });
}

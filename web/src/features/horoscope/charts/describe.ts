import { mandiOf } from '@/astrology/panchangam/mandi';
import { nameOfRasi, type Rasi, rasis } from '@/astrology/rasis';
import { holding } from '@/astrology/sky/birth-sky';
import {
  type Chart,
  chartLanguage,
  type ChartLanguage,
  chartLanguages,
  chartPlanets,
  type ChartPoint,
  pageLetters,
  sayPoint,
} from '@/astrology/sky/chart-names';
import { skyOf } from '@/astrology/sky/person-sky';
import { explain, type StarSettings } from '@/astrology/star-settings';
import { keepChoice, readChoice } from '@/base/browser-storage';
import type { ChartStyle } from '@/features/horoscope/charts/layout';
import { either } from '@/lib/either';
import type { PersonRow } from '@/person/facts';
import { t } from '@/texts/texts';

/** The letters that a reader can choose, in the language of the page: another script would load its font for the list alone. */
export const letterChoices = () =>
  (['ta', 'ml', 'te', 'kn', 'hi', 'en'] as const).map((value) => ({
    value,
    label: t(`drawn-charts.letters.${value}`),
  }));

const lettersOf: Readonly<Record<string, ChartLanguage>> = {
  Tamil: 'ta',
  Malayalam: 'ml',
  Telugu: 'te',
  Kannada: 'kn',
  Tulu: 'kn',
  Hindi: 'hi',
  Marathi: 'hi',
  Konkani: 'hi',
};

/** The reader of the charts: the bureau, or a person with a mother tongue, null where it is not known. */
export type Reader = 'bureau' | { motherTongue: string | null };

const storageKey = 'chart-letters';

/** Parses letters chosen earlier, or chosen now. */
export const readLetters = (value: string | null): ChartLanguage | undefined =>
  chartLanguages.find((language) => language === value);

/** The letters for a reader: the choice in this browser, else those of the page, or where it is English of the mother tongue. */
export function lettersFor(reader: Reader): ChartLanguage {
  const own = reader === 'bureau' ? chartLanguage() : (pageLetters() ?? lettersOf[reader.motherTongue ?? ''] ?? 'en');
  return readLetters(readChoice(storageKey)) ?? own;
}

/** Keeps the chosen letters in this browser. */
export function keepLetters(language: ChartLanguage): void {
  keepChoice(storageKey, language);
}

/** "Rasi: Lagnam, Moon". */
const pointsOfChart = (kind: ChartKind, points: readonly string[]): string =>
  t('drawn-charts.pointsOfChart', { chart: titleOfChart(kind), points: points.join(', ') });

/** The points close to a boundary, with the sign that may be right instead; null if there is none. */
function noteOnBoundaries(charts: BirthCharts): string | null {
  const close = chartKinds.flatMap((kind) => {
    const points = pointsOf(charts[kind]).flatMap((point) => {
      const signs = signsNear(charts[kind], point).map(nameOfRasi);
      return signs.length === 0 ? [] : [t('drawn-charts.pointNear', { point: sayPoint(point), rasis: either(signs) })];
    });
    return points.length === 0 ? [] : [pointsOfChart(kind, points)];
  });
  if (close.length === 0) return null;
  // 108 parts of the sky rise in a day, so one in 13 minutes.
  const speed = charts.navamsam.near.lagnam ? [t('drawn-charts.lagnamMoves')] : [];
  return [t('drawn-charts.close', { points: close.join('. ') }), ...speed].join(' ');
}

/** Notes on the charts: the points that are not drawn, and why; the points close to a boundary. */
export function notesOn(charts: BirthCharts, style: ChartStyle): string[] {
  const missing = (kind: ChartKind) =>
    uncertainPoints(charts[kind]).filter((point) => (point !== 'Lagnam' && point !== 'Mandi') || charts.canHaveLagnam);
  const uncertain = chartKinds
    .map((kind) => ({ kind, points: missing(kind) }))
    .filter(({ points }) => points.length > 0)
    .map(({ kind, points }) => pointsOfChart(kind, points.map(sayPoint)));
  const close = noteOnBoundaries(charts);
  const isOtherStyle = style === 'North Indian' && chartKinds.some((kind) => charts[kind].lagnam === null);
  return [
    ...(uncertain.length > 0 ? [t('drawn-charts.uncertain', { points: uncertain.join('. ') })] : []),
    ...(charts.canHaveLagnam
      ? []
      : [t(charts.rasi.mandi === undefined ? 'drawn-charts.noLagnam' : 'drawn-charts.noLagnamNoMandi')]),
    ...(close === null ? [] : [close]),
    ...(isOtherStyle ? [t('drawn-charts.otherStyle')] : []),
  ];
}

export const chartKinds = ['rasi', 'navamsam'] as const;
export type ChartKind = (typeof chartKinds)[number];
export const titleOfChart = (kind: ChartKind): string => t(`drawn-charts.${kind}`);

/** The charts of a birth. */
export interface BirthCharts extends Readonly<Record<ChartKind, Chart>> {
  /** Whether a lagnam can be computed, which needs a known place of birth. */
  canHaveLagnam: boolean;
}

export const chartPoints: readonly ChartPoint[] = ['Lagnam', ...chartPlanets];

/** The points that a chart shows. */
export const pointsOf = (chart: Chart): readonly ChartPoint[] =>
  chart.mandi === undefined ? chartPoints : [...chartPoints, 'Mandi'];

/** The sign of a point; null when uncertain. */
export const signOf = ({ lagnam, planets, mandi }: Chart, point: ChartPoint): Rasi | null =>
  point === 'Lagnam' ? lagnam : point === 'Mandi' ? (mandi ?? null) : planets[point];

/** The signs to which a point is close. */
export const signsNear = ({ near }: Chart, point: ChartPoint): readonly Rasi[] =>
  near[point === 'Lagnam' ? 'lagnam' : point === 'Mandi' ? 'mandi' : point] ?? [];

/** The points in a sign, in the usual order. */
export const pointsIn = (chart: Chart, sign: Rasi): ChartPoint[] =>
  pointsOf(chart).filter((point) => signOf(chart, point) === sign);

/** Points with an uncertain sign, which are not drawn. */
const uncertainPoints = (chart: Chart): ChartPoint[] =>
  pointsOf(chart).filter((point) => signOf(chart, point) === null);

/** A chart as text: "Rasi chart. Mesham: Lagnam, Sun. Kadagam: Moon." */
export function describeChart(chart: Chart, kind: ChartKind): string {
  const signs = rasis
    .map((sign) => ({ sign, points: pointsIn(chart, sign) }))
    .filter(({ points }) => points.length > 0);
  return [
    t('drawn-charts.described', { kind }),
    ...signs.map(({ sign, points }) =>
      t('drawn-charts.describedSign', { rasi: nameOfRasi(sign), points: points.map(sayPoint).join(', ') }),
    ),
  ].join(' ');
}

/** The charts of a birth, and sentences about their computation. */
/** The charts of a person's birth; null without a date or a time zone. */
export function chartsOf(
  person: PersonRow,
  { lunar_node: node, mandi: rule }: Pick<StarSettings, 'lunar_node' | 'mandi'>,
): { charts: BirthCharts; method: string } | null {
  const found = skyOf(person, node);
  if ('missing' in found) return null;
  const { sky, birth } = found;
  const mandi = rule === 'not shown' ? undefined : mandiOf(birth, rule);
  const withMandi = (chart: Chart, kind: 'rasi' | 'navamsa'): Chart => {
    if (mandi === undefined) return chart;
    const sign = mandi && holding(mandi[kind]);
    const near = mandi === null || sign === null ? [] : mandi[kind].near;
    return { ...chart, mandi: sign, near: { ...chart.near, ...(near.length > 0 && { mandi: near }) } };
  };
  return {
    charts: {
      rasi: withMandi(sky.rasiChart, 'rasi'),
      navamsam: withMandi(sky.navamsaChart, 'navamsa'),
      canHaveLagnam: sky.lagnam !== null,
    },
    method: [
      t('drawn-charts.method', { node }),
      ...(mandi === undefined ? [] : [t('drawn-charts.mandi', { rule: explain('mandi', rule) })]),
    ].join(' '),
  };
}

import { type Chart, chartPlanets } from '@/astrology/sky/chart';
import { sayPoint, type ChartPoint } from '@/astrology/sky/planet-names';
import { nameOfRasi, rasis } from '@/astrology/rasis';
import { t } from '@/texts/texts';

/** One of the twelve signs, by its Sanskrit name. */
export type Sign = (typeof rasis)[number];

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
export const signOf = ({ lagnam, planets, mandi }: Chart, point: ChartPoint): Sign | null =>
  point === 'Lagnam' ? lagnam : point === 'Mandi' ? (mandi ?? null) : planets[point];

/** The signs to which a point is close. */
export const signsNear = ({ near }: Chart, point: ChartPoint): readonly Sign[] =>
  near[point === 'Lagnam' ? 'lagnam' : point === 'Mandi' ? 'mandi' : point] ?? [];

/** The points in a sign, in the usual order. */
export const pointsIn = (chart: Chart, sign: Sign): ChartPoint[] =>
  pointsOf(chart).filter((point) => signOf(chart, point) === sign);

/** Points with an uncertain sign, which are not drawn. */
export const uncertainPoints = (chart: Chart): ChartPoint[] =>
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

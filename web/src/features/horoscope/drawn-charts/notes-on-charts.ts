import { either } from '@/lib/either';
import {
  chartKinds,
  pointsOf,
  signsNear,
  titleOfChart,
  uncertainPoints,
  type BirthCharts,
  type ChartKind,
} from '@/features/horoscope/drawn-charts/describe-chart';
import { nameOfRasi } from '@/astrology/rasis';
import type { ChartStyle } from '@/features/horoscope/drawn-charts/layout/chart-cells';
import { sayPoint } from '@/astrology/sky/planet-names';
import { t } from '@/texts/texts';

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

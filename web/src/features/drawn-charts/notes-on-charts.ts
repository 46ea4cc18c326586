import { either } from '@/lib/either';
import {
  chartKinds,
  pointsOf,
  chartTitles,
  signsNear,
  uncertainPoints,
  type BirthCharts,
  type ChartKind,
} from '@/features/drawn-charts/describe-chart';
import { nameOfRasi } from '@/astrology/rasis';
import type { ChartStyle } from '@/features/drawn-charts/layout/chart-cells';

/** The points close to a boundary, with the sign that may be right instead; null if there is none. */
function noteOnBoundaries(charts: BirthCharts): string | null {
  const close = chartKinds.flatMap((kind) => {
    const points = pointsOf(charts[kind]).flatMap((point) => {
      const signs = signsNear(charts[kind], point).map(nameOfRasi);
      return signs.length === 0 ? [] : [`${point} (${either(signs)})`];
    });
    return points.length === 0 ? [] : [`${chartTitles[kind]}: ${points.join(', ')}.`];
  });
  if (close.length === 0) return null;
  // 108 parts of the sky rise in a day, so one in 13 minutes.
  const speed = charts.navamsam.near.lagnam ? ' In the navamsam the lagnam moves on every 13 minutes.' : '';
  return `Close to a boundary. ${close.join(' ')} Another almanac, or a clock a minute off, may give the rasi in brackets.${speed}`;
}

/** Notes on the charts: the points that are not drawn, and why; the points close to a boundary. */
export function notesOn(charts: BirthCharts, style: ChartStyle): string[] {
  const missing = (kind: ChartKind) =>
    uncertainPoints(charts[kind]).filter((point) => (point !== 'Lagnam' && point !== 'Mandi') || charts.canHaveLagnam);
  const uncertain = chartKinds
    .map((kind) => ({ title: chartTitles[kind], points: missing(kind) }))
    .filter(({ points }) => points.length > 0)
    .map(({ title, points }) => `${title}: ${points.join(', ')}`);
  const close = noteOnBoundaries(charts);
  const isOtherStyle = style === 'North Indian' && chartKinds.some((kind) => charts[kind].lagnam === null);
  return [
    ...(uncertain.length > 0 ? [`Not certain by the time given, and not drawn. ${uncertain.join('. ')}.`] : []),
    ...(charts.canHaveLagnam
      ? []
      : [
          charts.rasi.mandi === undefined
            ? 'The lagnam is not drawn: the site does not know where the place of birth lies.'
            : 'The lagnam and Mandi are not drawn: the site does not know where the place of birth lies.',
        ]),
    ...(close === null ? [] : [close]),
    ...(isOtherStyle
      ? ['A North Indian chart begins with the lagnam: without it, the chart is drawn in South Indian style.']
      : []),
  ];
}

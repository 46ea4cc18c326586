import {
  chartKinds,
  chartTitles,
  uncertainPoints,
  type BirthCharts,
  type ChartKind,
} from '@/features/drawn-charts/describe-chart';
import type { ChartStyle } from '@/features/drawn-charts/layout/chart-cells';

/** Notes on incomplete charts: the points that are not drawn, and why. */
export function notesOn(charts: BirthCharts, style: ChartStyle): string[] {
  const missing = (kind: ChartKind) =>
    uncertainPoints(charts[kind]).filter((point) => (point !== 'Lagnam' && point !== 'Mandi') || charts.canHaveLagnam);
  const uncertain = chartKinds
    .map((kind) => ({ title: chartTitles[kind], points: missing(kind) }))
    .filter(({ points }) => points.length > 0)
    .map(({ title, points }) => `${title}: ${points.join(', ')}`);
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
    ...(isOtherStyle
      ? ['A North Indian chart begins with the lagnam: without it, the chart is drawn in South Indian style.']
      : []),
  ];
}

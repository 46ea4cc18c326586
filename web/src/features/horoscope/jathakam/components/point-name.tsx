import { chartLanguage, nameOfPoint, sayPoint, type ChartPoint } from '@/astrology/sky/planet-names';

/** A planet or the lagnam in the language of the page, and in the language of the charts. */
export function PointName({ point }: { point: ChartPoint }) {
  const language = chartLanguage();
  const { full } = nameOfPoint(point, language);
  const pointName = sayPoint(point);
  return (
    <>
      {pointName}
      {full !== pointName && (
        <span lang={language} translate="no" className="text-muted">
          {' '}
          {full}
        </span>
      )}
    </>
  );
}

import { chartLanguage, nameOfPoint, type ChartPoint } from '@/astrology/sky/planet-names';

/** A planet or the lagnam in English, and in the language of the charts. */
export function PointName({ point }: { point: ChartPoint }) {
  const language = chartLanguage();
  const { full } = nameOfPoint(point, language);
  return (
    <>
      {point}
      {full !== point && (
        <span lang={language} className="text-muted">
          {' '}
          {full}
        </span>
      )}
    </>
  );
}

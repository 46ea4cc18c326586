import { useEffect } from 'react';
import type { Reader } from '@/features/horoscope/drawn-charts/chart-letters';
import { chartsOf } from '@/features/horoscope/drawn-charts/birth-charts';
import { DrawnCharts } from '@/features/horoscope/drawn-charts/components/drawn-charts';
import type { PersonRow } from '@/person/facts';
import { useStarSettings } from '@/bureau/use-star-settings';
import type { OnSettled } from '@/ui/on-demand';
import { t } from '@/texts/texts';

interface BirthChartsFigureProps {
  person: PersonRow;
  look: 'page' | 'paper';
  reader: Reader;
  /** Called when the charts are rendered, or with a sentence about the reason why not. */
  onSettled?: OnSettled;
}

/** The charts computed from a birth, in the bureau's style, with their source. */
export function BirthChartsFigure({ person, look, reader, onSettled }: BirthChartsFigureProps) {
  const settings = useStarSettings();
  const isSettled = settings !== undefined;
  useEffect(() => {
    if (isSettled) onSettled?.(true);
  }, [isSettled, onSettled]);
  if (!isSettled) return null;
  const computed = chartsOf(person, settings);
  if (computed === null) {
    return <p className="text-muted print:hidden">{t('drawn-charts.notDrawn')}</p>;
  }
  return (
    <DrawnCharts
      {...computed}
      style={settings.chart_style}
      look={look}
      origin={t('drawn-charts.origin')}
      reader={reader}
    />
  );
}

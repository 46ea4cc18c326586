import { nameOfRasi } from '@/astrology/rasis';
import {
  type Chart,
  chartLanguage,
  type ChartLanguage,
  type ChartPoint,
  nameOfPoint,
  sayPoint,
} from '@/astrology/sky/chart-names';
import { withNear } from '@/astrology/sky/describe-birth';
import { useStarSettings } from '@/bureau/use-star-settings';
import { ChartDrawing } from '@/features/horoscope/charts/chart-drawing';
import {
  type BirthCharts,
  chartKinds,
  chartsOf,
  keepLetters,
  letterChoices,
  lettersFor,
  notesOn,
  pointsOf,
  type Reader,
  readLetters,
  signOf,
  signsNear,
  titleOfChart,
} from '@/features/horoscope/charts/describe';
import { chartSide, type ChartStyle } from '@/features/horoscope/charts/layout';
import type { PersonRow } from '@/person/facts';
import { t } from '@/texts/texts';
import type { OnSettled } from '@/ui/on-demand';
import { clsx } from 'clsx';
import { type RefCallback, useCallback, useEffect, useId, useState } from 'react';

/** The default font size of names, in drawing units. */
export const defaultFontSize = 23;

/** The font size in print, where charts are small and read at arm's length. */
export const printFontSize = 30;

/**
 * The font size of names in a chart: at least that of the surrounding text, even with a larger browser font. Attach the ref
 * to an element as wide as the chart.
 */
export function useFontSize(): [RefCallback<Element>, fontSize: number] {
  const [fontSize, setFontSize] = useState(defaultFontSize);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const { clientWidth } = element;
      if (clientWidth > 0) setFontSize(Math.max(defaultFontSize, Math.round((text * chartSide) / clientWidth)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, fontSize];
}

interface DrawnChartsProps {
  charts: BirthCharts;
  style: ChartStyle;
  /** Sentences about the birth and the computation. */
  origin: string;
  method: string;
  /** On paper the charts fill their container and have no disclosure. */
  look: 'page' | 'paper';
  /** Whose letters the page has; paper always has the bureau's. */
  reader: Reader;
}

/** The rasi and navamsa charts, notes on uncertain points, and the same data as a table. */
export function DrawnCharts({ charts, style, look, reader, origin, method }: DrawnChartsProps) {
  const isPaper = look === 'paper';
  const [chosen, setChosen] = useState<ChartLanguage | null>(null);
  const language = isPaper ? chartLanguage() : (chosen ?? lettersFor(reader));
  const [ref, fontSize] = useFontSize();
  return (
    <figure className="@container">
      <div
        className={clsx(
          'grid justify-items-center',
          isPaper ? 'drawn-pair gap-y-[4mm]' : 'gap-6 @min-[34rem]:grid-cols-2 print:gap-[4mm]',
        )}
      >
        {chartKinds.map((kind) => (
          <div key={kind} ref={ref} className={clsx('w-full break-inside-avoid', !isPaper && 'max-w-[30rem]')}>
            <ChartDrawing
              kind={kind}
              chart={charts[kind]}
              style={style}
              language={language}
              fontSize={isPaper ? printFontSize : fontSize}
            />
          </div>
        ))}
      </div>
      <figcaption
        className={clsx(
          'text-center [overflow-wrap:anywhere]',
          isPaper ? 'mt-[0.4em] text-[0.875em]' : 'mt-3 text-muted',
        )}
      >
        {origin}
      </figcaption>
      {!isPaper && (
        <LettersSwitch
          letters={language}
          onChoose={(wanted) => {
            keepLetters(wanted);
            setChosen(wanted);
          }}
        />
      )}
      {notesOn(charts, style).map((note) => (
        <p key={note} className={isPaper ? 'mt-[0.3em] text-center text-[0.875em]' : 'mt-3 text-muted'}>
          {note}
        </p>
      ))}
      {!isPaper && (
        <details className="mt-2 print:hidden">
          <summary className="min-h-11 cursor-pointer content-center">{t('drawn-charts.inWords')}</summary>
          <ChartTable charts={charts} language={language} />
          <p className="mt-3 text-muted">{method}</p>
        </details>
      )}
    </figure>
  );
}

/** The choice of the letters in the charts. */
function LettersSwitch({ letters, onChoose }: { letters: ChartLanguage; onChoose: (letters: ChartLanguage) => void }) {
  const id = useId();
  return (
    <p className="mt-2 flex flex-wrap items-center justify-center gap-2 text-muted print:hidden">
      <label htmlFor={id}>{t('drawn-charts.letters')}</label>
      <select
        id={id}
        value={letters}
        className="min-h-11 rounded-control border border-control bg-paper px-3 text-ink"
        onChange={({ target: { value } }) => {
          const wanted = readLetters(value);
          if (wanted !== undefined) onChoose(wanted);
        }}
      >
        {letterChoices().map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </p>
  );
}

function ChartTable({ charts, language }: { charts: BirthCharts; language: ChartLanguage }) {
  return (
    <table className="mt-1 w-full text-left [overflow-wrap:anywhere]">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pr-3 font-medium">
            <span className="sr-only">{t('astrology.planet')}</span>
          </th>
          {chartKinds.map((kind) => (
            <th key={kind} scope="col" className="py-2 pr-3 font-medium text-maroon-800">
              {titleOfChart(kind)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pointsOf(charts.rasi).map((point) => {
          const { short, full } = nameOfPoint(point, language);
          const pointName = sayPoint(point);
          return (
            <tr key={point} className="border-b border-line/70 align-top">
              <th scope="row" className="py-2 pr-3 font-normal">
                {pointName}
                <span lang={language} translate="no" className="block text-muted">
                  {short === full || full === pointName ? short : `${short} (${full})`}
                </span>
              </th>
              {chartKinds.map((kind) => (
                <td key={kind} className="py-2 pr-3">
                  <Place chart={charts[kind]} point={point} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Place({ chart, point }: { chart: Chart; point: ChartPoint }) {
  const sign = signOf(chart, point);
  if (sign === null) return <span className="text-muted">{t('astrology.notCertain')}</span>;
  const near = signsNear(chart, point).map(nameOfRasi);
  return withNear(nameOfRasi(sign), near);
}

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

import { clsx } from 'clsx';
import { useId, useState } from 'react';
import {
  keepLetters,
  letterChoices,
  lettersFor,
  readLetters,
  type Reader,
} from '@/features/horoscope/drawn-charts/chart-letters';
import { ChartDrawing } from '@/features/horoscope/drawn-charts/components/chart-drawing';
import {
  chartKinds,
  pointsOf,
  signOf,
  signsNear,
  titleOfChart,
  type BirthCharts,
} from '@/features/horoscope/drawn-charts/describe-chart';
import { notesOn } from '@/features/horoscope/drawn-charts/notes-on-charts';
import { printFontSize, useFontSize } from '@/features/horoscope/drawn-charts/use-font-size';
import type { ChartStyle } from '@/features/horoscope/drawn-charts/layout/chart-cells';
import { nameOfRasi } from '@/astrology/rasis';
import type { Chart } from '@/astrology/sky/chart';
import {
  chartLanguage,
  nameOfPoint,
  sayPoint,
  type ChartLanguage,
  type ChartPoint,
} from '@/astrology/sky/planet-names';
import { withNear } from '@/astrology/sky/describe-found';
import { t } from '@/texts/texts';

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

interface LettersSwitchProps {
  letters: ChartLanguage;
  onChoose: (letters: ChartLanguage) => void;
}

/** The choice of the letters in the charts. */
function LettersSwitch({ letters, onChoose }: LettersSwitchProps) {
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

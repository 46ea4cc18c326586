import { nameOfStar } from '@/astrology/birth-stars';
import { describeEnd, describeLeft, describeMoved } from '@/astrology/jathakam/describe-dasas';
import { describeDegrees, describeMotion, describeStarPada } from '@/astrology/jathakam/describe-positions';
import { combustRule, type Position, positionsAt } from '@/astrology/jathakam/positions';
import { type DasaEnd, lordOfStar, type Vimshottari, vimshottari } from '@/astrology/jathakam/vimshottari';
import type { BirthRecord } from '@/astrology/sky/birth-details';
import type { BirthSky } from '@/astrology/sky/birth-sky';
import { skyMethod } from '@/astrology/sky/describe-birth';
import type { LunarNode } from '@/astrology/sky/longitudes';
import { skyOf } from '@/astrology/sky/person-sky';
import { chartLanguage, type ChartPoint, nameOfPoint, sayPoint } from '@/astrology/sky/chart-names';
import { useStarSettings } from '@/bureau/use-star-settings';
import { either } from '@/lib/either';
import { t } from '@/texts/texts';
import type { OnSettled } from '@/ui/on-demand';
import { SubHeading } from '@/ui/sections';
import { clsx } from 'clsx';
import { useEffect, useId, useMemo } from 'react';

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

/** The dasa of the birth with its rest, in a sentence. */
export function dasasInWords(dasas: Vimshottari | null): string {
  if (dasas === null) return t('jathakam.noTime');
  const births = dasas.births.map(({ lord, left }) =>
    t('jathakam.dasaLeft', { lord: sayPoint(lord), left: describeLeft(left) }),
  );
  return t('jathakam.atBirth', { dasas: either(births) });
}

/** The assumptions behind the dates, as sentences. */
export function dasaNotes(dasas: Vimshottari | null, { star }: BirthSky): string[] {
  if (dasas === null) return [];
  const near = star.near.map((name) =>
    t('jathakam.lordOfStar', { lord: sayPoint(lordOfStar(name)), star: nameOfStar(name) }),
  );
  return [
    ...(near.length === 0 ? [] : [t('jathakam.closeToBoundary', { lords: either(near) })]),
    t('jathakam.note', { days: describeMoved(dasas.daysPerMinute) }),
  ];
}

const columns = ['jathakam.rasiDegrees', 'jathakam.starPada'] as const;

/** Where the lagnam and the nine planets stand: rasi with degrees, star with pada, retrograde, combust. */
export function PositionTable({ positions, look }: { positions: readonly Position[]; look: 'page' | 'paper' }) {
  const cell = look === 'paper' ? 'pr-[0.6em]' : 'py-1.5 pr-3';
  return (
    <table className="w-full text-left">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={clsx(cell, 'font-medium')}>
            <span className="sr-only">{t('astrology.planet')}</span>
          </th>
          {columns.map((title) => (
            <th key={title} scope="col" className={clsx(cell, 'font-medium text-maroon-800')}>
              {t(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {positions.map((position) => {
          const motion = describeMotion(position);
          return (
            <tr key={position.point} className="border-b border-line/70 align-top">
              <th scope="row" className={clsx(cell, 'font-normal')}>
                <PointName point={position.point} />
                {motion !== null && <span className={clsx(look === 'page' && 'block')}> {motion}</span>}
              </th>
              {[describeDegrees(position), describeStarPada(position.star)].map((value, index) => (
                <td key={columns[index]} className={clsx(cell, '[overflow-wrap:anywhere]')}>
                  {value ?? <span className="text-muted">{t('astrology.notCertain')}</span>}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The nine dasas with their ends. */
export function DasaTable({ ends }: { ends: readonly DasaEnd[] }) {
  return (
    <table className="w-full text-left">
      <thead>
        <tr className="border-b border-line">
          {(['jathakam.dasa', 'jathakam.ends'] as const).map((title) => (
            <th key={title} scope="col" className="py-1.5 pr-3 font-medium text-maroon-800">
              {t(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ends.map((end) => (
          <tr key={end.lord} className="border-b border-line/70 align-top">
            <th scope="row" className="py-1.5 pr-3 font-normal">
              <PointName point={end.lord} />
            </th>
            <td className="py-1.5 pr-3">{describeEnd(end)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same for paper, as many beside each other as fit. */
export function DasaList({ ends }: { ends: readonly DasaEnd[] }) {
  return (
    <ul
      aria-label={t('jathakam.dasasWithEnds')}
      className="grid grid-cols-[repeat(auto-fill,minmax(13.5em,1fr))] gap-x-[1em]"
    >
      {ends.map((end) => (
        <li key={end.lord}>
          <PointName point={end.lord} />: {describeEnd(end)}
        </li>
      ))}
    </ul>
  );
}

interface JathakamProps {
  person: BirthRecord;
  look: 'page' | 'paper';
  /** Called when it is known whether there is anything to show. Must be stable. */
  onSettled?: OnSettled;
}

/** The dasas of a birth, and the degrees of the lagnam and the nine planets; nothing where the place leaves the clock open. */
export function Jathakam({ person, look, onSettled }: JathakamProps) {
  const id = useId();
  const node = useStarSettings()?.lunar_node;
  const computed = useMemo(() => node && jathakamOf(person, node), [person, node]);
  const isShown = computed === undefined ? null : computed !== null;
  useEffect(() => {
    if (isShown !== null) onSettled?.(isShown);
  }, [isShown, onSettled]);
  if (!computed) return null;
  const { birth, sky, dasas, positions } = computed;
  const words = dasasInWords(dasas);
  const notes = dasaNotes(dasas, sky);
  if (look === 'paper') {
    return (
      // A part of its own stands beside the pictures or below them.
      <section aria-label={t('jathakam.title')} className="mt-[1.4em] flow-root text-[0.875em] leading-[1.25]">
        <PositionTable positions={positions} look={look} />
        <p className="mt-[0.5em]">
          {words} {dasas !== null && t('jathakam.dasasEnd')}
        </p>
        {dasas !== null && <DasaList ends={dasas.ends} />}
        <p className="text-muted">{[...notes, skyMethod()].join(' ')}</p>
      </section>
    );
  }
  return (
    <section aria-labelledby={id} className="[overflow-wrap:anywhere]">
      <SubHeading id={id}>{t('jathakam.title')}</SubHeading>
      <p className="mt-2">{words}</p>
      {notes.map((note) => (
        <p key={note} className="mt-1 text-muted">
          {note}
        </p>
      ))}
      {dasas !== null && (
        <details className="mt-1">
          <summary className="min-h-11 cursor-pointer content-center">{t('jathakam.dasasByDate')}</summary>
          <DasaTable ends={dasas.ends} />
        </details>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer content-center">
          {t(birth.coordinates === null || sky.span === 'day' ? 'jathakam.degreesOfPlanets' : 'jathakam.degreesOfAll')}
        </summary>
        <PositionTable positions={positions} look={look} />
        <p className="mt-2 text-muted">{combustRule()}</p>
      </details>
    </section>
  );
}

/** Null where date or clock of the birth are not known. */
function jathakamOf(person: BirthRecord, node: LunarNode) {
  const found = skyOf(person, node);
  if ('missing' in found) return null;
  const { birth, sky } = found;
  return { birth, sky, dasas: vimshottari(birth), positions: positionsAt(birth, sky, node) };
}

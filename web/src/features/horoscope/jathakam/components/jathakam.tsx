import { useEffect, useId, useMemo } from 'react';
import { DasaList, DasaTable } from '@/features/horoscope/jathakam/components/dasa-table';
import { PositionTable } from '@/features/horoscope/jathakam/components/position-table';
import { dasasInWords, dasaNotes } from '@/features/horoscope/jathakam/dasas-in-words';
import { combustRule, positionsAt } from '@/astrology/jathakam/positions';
import { vimshottari } from '@/astrology/jathakam/vimshottari';
import type { BirthRecord } from '@/astrology/sky/birth-details';
import { skyMethod } from '@/astrology/sky/describe-birth';
import type { LunarNode } from '@/astrology/sky/longitudes';
import { skyOf } from '@/astrology/sky/person-sky';
import { useStarSettings } from '@/bureau/use-star-settings';
import type { OnSettled } from '@/ui/on-demand';
import { SubHeading } from '@/ui/sections';
import { t } from '@/texts/texts';

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

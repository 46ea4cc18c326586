import { clsx } from 'clsx';
import { useEffect, useId } from 'react';
import { DasaTable } from '@/features/jathakam/components/dasa-table';
import { PositionTable } from '@/features/jathakam/components/position-table';
import { dasasInWords, dasaNotes } from '@/features/jathakam/dasas-in-words';
import { combustRule, positionsAt } from '@/astrology/jathakam/positions';
import { vimshottari } from '@/astrology/jathakam/vimshottari';
import type { BirthRecord } from '@/astrology/sky/birth-details';
import { skyOf } from '@/astrology/sky/person-sky';
import { useStarSettings } from '@/astrology/use-star-settings';
import { GroupHeading } from '@/ui/group-heading';

interface JathakamProps {
  person: BirthRecord;
  look: 'page' | 'paper';
  /** Called when it is rendered, or cannot be. */
  onSettled?: () => void;
}

/** The dasas of a birth, and the degrees of the lagnam and the nine planets; nothing where the place leaves the clock open. */
export function Jathakam({ person, look, onSettled }: JathakamProps) {
  const id = useId();
  const node = useStarSettings()?.lunar_node;
  const isSettled = node !== undefined;
  useEffect(() => {
    if (isSettled) onSettled?.();
  }, [isSettled, onSettled]);
  if (node === undefined) return null;
  const found = skyOf(person, node);
  if ('missing' in found) return null;
  const { birth, sky } = found;
  const dasas = vimshottari(birth);
  const positions = positionsAt(birth, sky, node);
  const isPaper = look === 'paper';
  const words = dasasInWords(dasas);
  const dasaParts = (
    <>
      {dasas !== null && <DasaTable ends={dasas.ends} look={look} />}
      {dasaNotes(dasas, sky).map((note) => (
        <p key={note} className={clsx('text-muted', isPaper ? 'mt-[0.2em]' : 'mt-2')}>
          {note}
        </p>
      ))}
    </>
  );
  if (isPaper) {
    return (
      <section aria-label="Dasas and degrees" className="text-[0.875em] leading-[1.25]">
        <div className="grid gap-x-[2em] gap-y-[0.6em] @min-[34rem]:grid-cols-[3fr_2fr]">
          <PositionTable positions={positions} look={look} />
          <div>
            <p>{words}</p>
            {dasaParts}
          </div>
        </div>
      </section>
    );
  }
  return (
    <section aria-labelledby={id} className="mt-10 [overflow-wrap:anywhere] print:mt-6">
      <GroupHeading id={id}>Dasas and Degrees</GroupHeading>
      <p className="mt-3">{words}</p>
      <details className="mt-1">
        <summary className="min-h-11 cursor-pointer content-center">The dasas by date</summary>
        {dasaParts}
      </details>
      <details>
        <summary className="min-h-11 cursor-pointer content-center">
          Degrees, star and pada of {birth.coordinates === null || sky.span === 'day' ? '' : 'the lagnam and '}the nine
          planets
        </summary>
        <PositionTable positions={positions} look={look} />
        <p className="mt-2 text-muted">{combustRule}</p>
      </details>
    </section>
  );
}

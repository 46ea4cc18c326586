import { solarCalendar } from '@/astrology/panchangam/names';
import { skyMethod } from '@/astrology/sky/describe-birth';
import { useStarSettings } from '@/bureau/use-star-settings';
import { panchangamFacts } from '@/features/horoscope/panchangam/panchangam-facts';
import type { PersonRow } from '@/person/facts';
import { t } from '@/texts/texts';
import { FactList } from '@/ui/facts';
import type { OnSettled } from '@/ui/on-demand';
import { PaperHeading } from '@/ui/print';
import { SubHeading } from '@/ui/sections';
import { useEffect, useId, useMemo } from 'react';

interface PanchangamAtBirthProps {
  person: PersonRow;
  look: 'page' | 'paper';
  /** Called when it is known whether there is anything to show. Must be stable. */
  onSettled?: OnSettled;
}

/** Weekday, solar date, tithi, yogam and karanam at a birth, and Mandi where the bureau wants it. */
export function PanchangamAtBirth({ person, look, onSettled }: PanchangamAtBirthProps) {
  const id = useId();
  const settings = useStarSettings();
  const calendar = solarCalendar();
  const found = useMemo(() => settings && panchangamFacts(person, settings, calendar), [person, settings, calendar]);
  const isShown = found === undefined ? null : found !== null;
  useEffect(() => {
    if (isShown !== null) onSettled?.(isShown);
  }, [isShown, onSettled]);
  if (!found) return null;
  const facts = found().map(({ label, value, note }) => ({
    label,
    value: (
      <>
        {value ?? t('ui-member.cannotBeComputed')}
        {note !== null && <span className="block font-normal">{note}</span>}
      </>
    ),
  }));
  if (look === 'paper') {
    return (
      <section aria-labelledby={id} className="mt-[1.1em]">
        <PaperHeading id={id}>{t('panchangam.title')}</PaperHeading>
        <FactList look="paper" facts={facts} />
        <p className="text-muted">{skyMethod()}</p>
      </section>
    );
  }
  return (
    <section aria-labelledby={id} className="break-inside-avoid [overflow-wrap:anywhere]">
      <SubHeading id={id}>{t('panchangam.title')}</SubHeading>
      <FactList look="wide" facts={facts} />
    </section>
  );
}

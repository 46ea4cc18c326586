import type { PersonRow } from '@/person/facts';
import { describeMandi, describePanchangam, type PanchangamFact } from '@/astrology/panchangam/describe-panchangam';
import { mandiOf } from '@/astrology/panchangam/mandi';
import { panchangamOf } from '@/astrology/panchangam/panchangam';
import type { SolarCalendar } from '@/astrology/panchangam/solar-date';
import { readBirth } from '@/astrology/sky/person-sky';
import type { StarSettings } from '@/astrology/star-settings';

/** Computes the panchangam of a person's birth, in the language of that moment; null without a date or a time zone. */
export function panchangamFacts(
  person: PersonRow,
  { mandi: rule }: StarSettings,
  calendar: SolarCalendar,
): (() => readonly PanchangamFact[]) | null {
  const read = readBirth(person);
  if ('missing' in read) return null;
  const { birth } = read;
  const panchangam = panchangamOf(birth, calendar);
  const mandi = rule === 'not shown' ? undefined : mandiOf(birth, rule);
  return () => [
    ...describePanchangam(panchangam, birth.date, calendar),
    ...(mandi === undefined ? [] : [describeMandi(mandi)]),
  ];
}

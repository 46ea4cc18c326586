import type { PersonRow } from '@/person/facts';
import { describeMandi, describePanchangam, type PanchangamFact } from '@/astrology/panchangam/describe-panchangam';
import { mandiOf } from '@/astrology/panchangam/mandi';
import { panchangamOf } from '@/astrology/panchangam/panchangam';
import { readBirth } from '@/astrology/sky/person-sky';
import { starNames } from '@/astrology/star-names';
import type { StarSettings } from '@/astrology/star-settings';

/** The panchangam of a person's birth; null without a date or a time zone. */
export function panchangamFacts(person: PersonRow, { mandi }: StarSettings): readonly PanchangamFact[] | null {
  const read = readBirth(person);
  if ('missing' in read) return null;
  const { birth } = read;
  const calendar = starNames.get() === 'malayalam' ? 'Kollam' : 'Tamil';
  return [
    ...describePanchangam(panchangamOf(birth, calendar), birth.date, calendar),
    ...(mandi === 'not shown' ? [] : [describeMandi(mandiOf(birth, mandi))]),
  ];
}

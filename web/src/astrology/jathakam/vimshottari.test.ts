import { describe, expect, it } from 'vitest';
import { birthsOfReference } from '@/astrology/jathakam/births-of-reference';
import { describeEnd, describeLeft, describeMoved } from '@/astrology/jathakam/describe-dasas';
import { lordOfStar, vimshottari } from '@/astrology/jathakam/vimshottari';
import type { Birth } from '@/astrology/sky/birth-sky';

const birthAt = (date: string, time: string | null, utcOffset = 330): Birth => ({
  date,
  time,
  certainty: 'Exact',
  coordinates: null,
  utcOffsets: [utcOffset],
});
function dasasOf(birth: Birth) {
  const found = vimshottari(birth);
  if (found === null) throw new Error('There are no dasas.');
  return found;
}
const dayMs = 86_400_000;
/** Days between a day and the end of a dasa. */
const daysFrom = (date: string, ms: number | undefined) => Math.abs((ms ?? NaN) - Date.parse(date)) / dayMs;

describe('an independent ephemeris', () => {
  it.each(birthsOfReference)('agrees on $date, $time', ({ date, time, utcOffset, lord, left, firstEnd, fourthEnd }) => {
    const { births, ends } = dasasOf(birthAt(date, time, utcOffset));
    expect(births).toHaveLength(1);
    expect(births[0]?.lord).toBe(lord);
    // The Moon's longitude is right to 3 seconds of arc: half a day of the longest dasa.
    expect(Math.abs((births[0]?.left.most ?? NaN) - left) * 365.25).toBeLessThan(1);
    expect(daysFrom(firstEnd, ends[0]?.latest)).toBeLessThan(2);
    expect(daysFrom(fourthEnd, ends[3]?.latest)).toBeLessThan(2);
    expect(ends).toHaveLength(9);
  });
});

describe('published balances', () => {
  // PyJHora's tests after P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 16.4, examples 50 and 53
  // (github.com/naturalstupid/PyJHora, src/jhora/tests/pvr_tests.py): in days of a year of 360, within a day.
  it.each([
    ['2000-04-28', '05:50', -240, 'Mars', 2 * 360 + 2 * 30 + 29],
    ['1972-06-01', '04:16', 330, 'Sun', 4 * 360 + 8 * 30 + 27],
  ] as const)('of %s, %s', (date, time, utcOffset, lord, days) => {
    const [birth] = dasasOf(birthAt(date, time, utcOffset)).births;
    expect(birth?.lord).toBe(lord);
    expect(Math.abs((birth?.left.most ?? NaN) * 360 - days)).toBeLessThan(1);
  });

  it('saravali.de, Dasa Balance: born 6 July 1935, 5:38 UT, the dasa of the Sun follows that of Venus on 1 August 1944', () => {
    const { births, ends } = dasasOf(birthAt('1935-07-06', '05:38', 0));
    expect(births[0]?.lord).toBe('Venus');
    expect(births[0]?.star).toBe('Purva Phalguni');
    expect(ends[1]?.lord).toBe('Sun');
    // The page divides the time that the Moon is in the star, not its way, and has it 16 seconds of arc further on.
    expect(daysFrom('1944-08-01', ends[0]?.latest)).toBeLessThan(5);
  });

  it('horosoft.net, Calculation of Major Periods: 745 of 800 minutes of Swati left give 16 years 9 months 5 days of Rahu', () => {
    expect(lordOfStar('Swati')).toBe('Rahu');
    expect(describeLeft({ least: (18 * 745) / 800, most: (18 * 745) / 800 })).toBe('16 years 9 months 5 days');
  });
});

describe('what the time leaves open', () => {
  it('an exact birth has one date for each end, and each minute of it moves them', () => {
    const { births, ends, daysPerMinute } = dasasOf(birthAt('1998-08-14', '06:05'));
    expect(births.map(({ left }) => describeLeft(left))).toEqual(['15 years 1 month 4 days']);
    expect(ends.map(({ lord }) => lord).join(' ')).toBe('Venus Sun Moon Mars Rahu Jupiter Saturn Mercury Ketu');
    expect(ends.slice(0, 2).map(describeEnd)).toEqual(['17 September 2013', '17 September 2019']);
    expect(describeMoved(daysPerMinute)).toBe('5½ days');
    const later = dasasOf(birthAt('1998-08-14', '06:06'));
    const moved = ((ends[4]?.latest ?? NaN) - (later.ends[4]?.latest ?? NaN)) / dayMs;
    expect(Math.abs(moved - daysPerMinute.most)).toBeLessThan(0.01);
  });

  it('a minute moves the dates by 1 to 6 days, by the dasa and the motion of the Moon', () => {
    const moved = birthsOfReference.map(
      ({ date, time, utcOffset }) => dasasOf(birthAt(date, time, utcOffset)).daysPerMinute.most,
    );
    expect(Math.min(...moved)).toBeGreaterThan(1.3);
    expect(Math.max(...moved)).toBeLessThan(5.9);
  });

  it('an approximate time has a range, from half an hour later to half an hour earlier', () => {
    const about: Birth = { ...birthAt('1991-07-31', '15:37'), certainty: 'Approximate' };
    const { births, ends } = dasasOf(about);
    expect(births.map(({ lord, left }) => `${lord} ${describeLeft(left)}`)).toEqual([
      'Saturn 13 years 10 months to 14 years 8 months',
    ]);
    expect(ends.slice(0, 1).map(describeEnd)).toEqual(['between 12 June 2005 and 15 March 2006']);
    const [early, late] = ['15:07', '16:07'].map((time) => dasasOf(birthAt('1991-07-31', time)));
    expect(ends.map(({ latest }) => Math.round(latest))).toEqual(early?.ends.map(({ latest }) => Math.round(latest)));
    expect(ends.map(({ earliest }) => Math.round(earliest))).toEqual(
      late?.ends.map(({ earliest }) => Math.round(earliest)),
    );
  });

  it('where it leaves two stars, both dasas are possible and the ends of the others stay together', () => {
    // The Moon entered Rohini at 18:22. At 18:01 0.0885 years of the Sun are left, at 19:01 9.7249 years of the Moon.
    const about: Birth = { ...birthAt('1979-12-30', '18:31'), certainty: 'Approximate' };
    const { births, ends, daysPerMinute } = dasasOf(about);
    expect(births.map(({ star, lord, left }) => `${star} ${lord} ${describeLeft(left)}`)).toEqual([
      'Krittika Sun up to 2 months',
      'Rohini Moon 9 years 8 months to 10 years',
    ]);
    expect(ends.map(({ lord }) => lord).slice(0, 3)).toEqual(['Sun', 'Moon', 'Mars']);
    for (const { earliest, latest } of ends) expect(earliest).toBeLessThanOrEqual(latest);
    // Born at the latest, the dasa of the Sun is over at birth.
    expect(ends[0]?.earliest).toBe(Date.parse('1979-12-30T19:01Z'));
    expect(describeMoved(daysPerMinute)).toBe('1½ to 2½ days');
    const late = dasasOf(birthAt('1979-12-30', '19:01'));
    expect(ends[1]?.earliest).toBeCloseTo(late.ends[0]?.earliest ?? NaN, 0);
    expect(ends[8]?.earliest).toBeCloseTo(late.ends[7]?.earliest ?? NaN, 0);
  });

  it('a clock that was turned back leaves both of its hours', () => {
    const twice: Birth = { ...birthAt('1998-08-14', '06:05'), utcOffsets: [330, 390] };
    const { births, ends } = dasasOf(twice);
    expect(births.map(({ left }) => describeLeft(left))).toEqual(['15 years 1 month to 16 years']);
    expect(ends[0]?.latest).toBe(dasasOf(birthAt('1998-08-14', '06:05', 390)).ends[0]?.latest);
    expect(ends[0]?.earliest).toBe(dasasOf(birthAt('1998-08-14', '06:05', 330)).ends[0]?.earliest);
  });

  it('a day without a time has none', () => {
    expect(vimshottari(birthAt('1998-08-14', null))).toBeNull();
    expect(vimshottari({ ...birthAt('1998-08-14', '06:05'), certainty: 'Not known' })).toBeNull();
  });
});

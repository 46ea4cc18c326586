import { firstStarSettings } from '@/astrology/star-settings';
import { chartsOf, describeChart, notesOn } from '@/features/horoscope/charts/describe';
import { expect, it } from 'vitest';

// The total eclipse of 24 October 1995: the Moon came before the Sun at 10:02 by the clock of India.
const eclipse = {
  date_of_birth: '1995-10-24',
  time_of_birth: '10:02',
  birth_time_certainty: 'Exact',
  place_of_birth: 'Chennai, Tamil Nadu',
};
const drawn = (person: object) => {
  const computed = chartsOf({ ...eclipse, ...person }, firstStarSettings);
  if (computed === null) throw new Error('No charts are drawn.');
  return computed;
};

it('lists the planets by sign', () => {
  const { charts, method } = drawn({});
  expect(describeChart(charts.rasi, 'rasi')).toBe(
    'Rasi chart. Mesham: Ketu. Kanni: Mercury. Thulam: Sun, Moon, Venus, Rahu. Viruchigam: Mars, Jupiter. Dhanusu: Lagnam. Kumbam: Saturn.',
  );
  expect(notesOn(charts, 'North Indian')).toEqual([]);
  expect(method).toBe('Thirukanitha (Drik), Lahiri ayanamsa. Rahu and Ketu: mean node.');
});

it('names the points that an approximate time leaves uncertain, and draws none of them', () => {
  const { charts } = drawn({ birth_time_certainty: 'Approximate' });
  expect(describeChart(charts.navamsam, 'navamsam')).not.toMatch(/Lagnam/);
  expect(notesOn(charts, 'South Indian')).toEqual([
    'Not certain by the time given, and not drawn. Rasi: Lagnam. Navamsam: Lagnam, Moon.',
  ]);
  expect(notesOn(charts, 'North Indian')).toHaveLength(2);
});

it('names the points that are close to a boundary, and the sign that may be right instead', () => {
  // By Swiss Ephemeris the lagnam comes to 30.17 degrees at 5:47; the navamsam turns with it.
  const { charts } = drawn({ date_of_birth: '1990-05-15', time_of_birth: '05:47' });
  expect(notesOn(charts, 'South Indian')).toEqual([
    'Close to a boundary. Rasi: Lagnam (Mesham). Navamsam: Lagnam (Dhanusu). Another almanac, or a clock a minute off, may give the rasi in brackets. In the navamsam the lagnam moves on every 13 minutes.',
  ]);
  const moon = {
    rasi: { ...charts.rasi, near: { Moon: ['Kumbha'] } },
    navamsam: { ...charts.navamsam, near: {} },
  } as const;
  expect(notesOn({ ...charts, ...moon }, 'South Indian')).toEqual([
    'Close to a boundary. Rasi: Moon (Kumbam). Another almanac, or a clock a minute off, may give the rasi in brackets.',
  ]);
});

it('draws no lagnam for an unknown place of birth, and explains it', () => {
  const { charts } = drawn({ place_of_birth: 'Melur, Tamil Nadu' });
  expect(notesOn(charts, 'East Indian')).toEqual([
    'The lagnam is not drawn: the site does not know where the place of birth lies.',
  ]);
  expect(describeChart(charts.rasi, 'rasi')).not.toMatch(/Lagnam/);
});

it('shows Mandi by the rule of the bureau', () => {
  const shown = chartsOf(eclipse, { lunar_node: 'mean', mandi: 'nazhigai' });
  // An independent ephemeris has Mandi at 285.36 degrees: Makara, and in the navamsa the part of Vrishabha.
  expect(shown?.charts.rasi.mandi).toBe('Makara');
  expect(shown && describeChart(shown.charts.rasi, 'rasi')).toMatch(/ Magaram: Mandi\./);
  expect(shown?.charts.navamsam.mandi).toBe('Vrishabha');
  expect(shown?.method).toMatch(/Mandi: It rises 26, 22,/);
  const bySaturn = chartsOf(eclipse, { lunar_node: 'mean', mandi: 'Saturn part' });
  expect(bySaturn?.charts.rasi.mandi).toBe('Dhanu');
  const unplaced = chartsOf(
    { ...eclipse, place_of_birth: 'Somewhere, Tamil Nadu' },
    { lunar_node: 'mean', mandi: 'nazhigai' },
  );
  expect(unplaced && notesOn(unplaced.charts, 'East Indian')).toEqual([
    'The lagnam and Mandi are not drawn: the site does not know where the place of birth lies.',
  ]);
});

it('draws nothing without a date, or with an unknown time zone', () => {
  expect(chartsOf({ ...eclipse, date_of_birth: null }, firstStarSettings)).toBeNull();
  expect(chartsOf({ ...eclipse, place_of_birth: 'Springfield' }, firstStarSettings)).toBeNull();
});

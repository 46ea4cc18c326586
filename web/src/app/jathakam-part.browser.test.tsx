import { expect, test } from 'vitest';
import { JathakamPart, writeJathakamOnPaper } from '@/app/jathakam-part';
import { sharedKeys } from '@/bureau/api/keys';
import { renderPart } from '@/lib/render-part';
import { starNames } from '@/astrology/star-names';
import type { BirthDetails } from '@/astrology/sky/birth-details';
import { firstStarSettings } from '@/astrology/star-settings';

const details = {
  date_of_birth: '1998-08-14',
  time_of_birth: '06:05',
  birth_time_certainty: 'Exact',
  place_of_birth: 'Madurai, Tamil Nadu',
  birth_coordinates: null,
  birth_zone: null,
};
const settings = [[sharedKeys.starSettings(), firstStarSettings]] as const;
const show = (birth: Partial<BirthDetails> | null) =>
  renderPart(<JathakamPart details={birth === null ? null : { ...details, ...birth }} />, settings);
const rowsOf = (table: Element | undefined) =>
  [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(' | '),
  );

// The numbers are those of an independent ephemeris: web/src/astrology/jathakam/births-of-reference.ts.
test('a profile has the dasa of the birth, the dasas by date, and the degrees of the ten', async () => {
  const screen = await show({});
  await expect.element(screen.getByText('At birth: Venus dasa with 15 years 1 month 4 days left.')).toBeVisible();
  await screen.getByText('The dasas by date').click();
  const [dasas, positions] = screen.container.querySelectorAll('table');
  expect(rowsOf(dasas).slice(0, 4)).toEqual([
    'Venus சுக்கிரன் | 17 September 2013',
    'Sun சூரியன் | 17 September 2019',
    'Moon சந்திரன் | 17 September 2029',
    'Mars செவ்வாய் | 16 September 2036',
  ]);
  await expect
    .element(
      screen.getByText(
        'Vimshottari; a year is 365¼ days. Each minute of the birth moves these dates by 5½ days; a chart by a Vakya almanac may differ by half a year or more.',
      ),
    )
    .toBeVisible();
  await screen.getByText('Degrees, star and pada of the lagnam and the nine planets').click();
  expect(rowsOf(positions)).toHaveLength(10);
  expect(rowsOf(positions)).toEqual(
    expect.arrayContaining([
      'Lagnam லக்னம் | Kadagam 25°32′ | Ayilyam 3',
      'Mercury புதன் retrograde, combust | Kadagam 27°09′ | Ayilyam 4',
      'Jupiter குரு retrograde | Meenam 3°03′ | Poorattathi 4',
      'Rahu ராகு retrograde | Simmam 7°58′ | Magam 3',
    ]),
  );
  await expect
    .element(
      screen.getByText(/^Combust: so near to the Sun, in degrees: Moon 12, Mars 17, Mercury 14 \(retrograde 12\)/),
    )
    .toBeVisible();
});

test('in Malayalam the planets, stars and rasis have their names of Kerala', async () => {
  starNames.set('malayalam');
  const screen = await show({});
  await expect.element(screen.getByText(/^At birth/)).toBeVisible();
  const [, positions] = screen.container.querySelectorAll('table');
  expect(rowsOf(positions)[0]).toBe('Lagnam ലഗ്നം | Karkidakam 25°32′ | Ayilyam 3');
});

test('an approximate time has a range, and no degrees of the lagnam', async () => {
  const screen = await show({ birth_time_certainty: 'Approximate' });
  await expect
    .element(screen.getByText('At birth: Venus dasa with 14 years 7 months to 15 years 7 months left.'))
    .toBeVisible();
  const [dasas, positions] = screen.container.querySelectorAll('table');
  expect(rowsOf(dasas)[0]).toMatch(/^Venus சுக்கிரன் \| between \d+ April 2013 and \d+ February 2014$/);
  expect(rowsOf(positions)[0]).toBe('Lagnam லக்னம் | Kadagam or Simmam | Not certain');
});

test('a day without a time has neither dasas nor a lagnam', async () => {
  const screen = await show({ time_of_birth: null });
  await expect.element(screen.getByText('The dasas cannot be computed without a time of birth.')).toBeVisible();
  const tables = screen.container.querySelectorAll('table');
  expect(tables).toHaveLength(1);
  expect(rowsOf(tables[0])).toHaveLength(9);
  await expect.element(screen.getByText('Degrees, star and pada of the nine planets')).toBeVisible();
});

test('a star close to a boundary says which dasa it may be', async () => {
  // The Moon entered Rohini at 18:22.
  const screen = await show({ date_of_birth: '1979-12-30', time_of_birth: '18:23' });
  await screen.getByText('The dasas by date').click();
  await expect
    .element(
      screen.getByText(
        'Close to a boundary: by another almanac, or a clock a minute off, the dasa of the birth is that of Sun (Karthigai).',
      ),
    )
    .toBeVisible();
});

test('on paper everything stands open, and says that it is there', async () => {
  let timesSettled = 0;
  const onSettled = () => {
    timesSettled += 1;
  };
  const screen = await renderPart(<>{writeJathakamOnPaper(details, onSettled)}</>, settings);
  await expect.poll(() => timesSettled).toBe(1);
  expect(screen.container.querySelector('details')).toBeNull();
  expect(rowsOf(screen.getByRole('table').element())).toHaveLength(10);
  const list = screen.getByRole('list', { name: 'Dasas with their ends' });
  expect([...list.element().children].map(({ textContent }) => textContent).slice(0, 2)).toEqual([
    'Venus சுக்கிரன்: 17 September 2013',
    'Sun சூரியன்: 17 September 2019',
  ]);
});

test('nothing is shown of what the viewer does not see, or where the clock would have to be guessed', async () => {
  expect((await show(null)).container.textContent).toBe('');
  expect(writeJathakamOnPaper(null, () => undefined)).toBeNull();
  expect(writeJathakamOnPaper({ ...details, date_of_birth: null }, () => undefined)).toBeNull();
  const screen = await show({ place_of_birth: 'Springfield' });
  await expect.poll(() => screen.container.textContent).toBe('');
});

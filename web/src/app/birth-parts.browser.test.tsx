import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  drawChartsOnPaper,
  DrawnChartsPart,
  HoroscopePart,
  JathakamPart,
  writeJathakamOnPaper,
} from '@/app/birth-parts';
import { hasBirth, type BirthDetails } from '@/astrology/sky/birth-details';
import { starNames } from '@/astrology/star-names';
import { firstStarSettings, type StarSettings } from '@/astrology/star-settings';
import { sharedKeys } from '@/bureau/api/keys';
import { renderPart } from '@/lib/render-part';

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

// The total eclipse of 24 October 1995.
const eclipse = {
  date_of_birth: '1995-10-24',
  time_of_birth: '10:02',
  birth_time_certainty: 'Exact',
  place_of_birth: 'Chennai, Tamil Nadu',
  birth_coordinates: null,
  birth_zone: null,
};
const chosen = (settings: Partial<StarSettings> = {}) =>
  [[sharedKeys.starSettings(), { ...firstStarSettings, ...settings }]] as const;
const rasi = /^Rasi chart\. Mesham: Ketu\. .* Thulam: Sun, Moon, Venus, Rahu\. .* Dhanusu: Lagnam\./;

test('charts are drawn from a birth, in the style of the bureau, with the method', async () => {
  const screen = await renderPart(<DrawnChartsPart details={eclipse} />, chosen());
  const chart = screen.getByRole('img', { name: rasi });
  await expect.element(chart).toBeVisible();
  // The stroke across the corner of the lagnam is South Indian.
  expect(chart.element().querySelectorAll('line')).toHaveLength(1);
  await expect.element(screen.getByRole('img', { name: /^Navamsam chart\./ })).toBeVisible();
  await expect.element(screen.getByText('Drawn from the birth given. Thirukanitha (Drik), Lahiri.')).toBeVisible();
  await screen.getByText('Chart in words').click();
  await expect
    .element(screen.getByText('Thirukanitha (Drik), Lahiri ayanamsa. Rahu and Ketu: mean node.'))
    .toBeVisible();

  const north = await renderPart(
    <DrawnChartsPart details={eclipse} />,
    chosen({ chart_style: 'North Indian', lunar_node: 'true' }),
  );
  const diamond = north.getByRole('img', { name: rasi });
  await expect.element(diamond).toBeVisible();
  // From the upper middle on, counterclockwise, by the numbers of the signs: Dhanu is the ninth.
  const numbers = [...diamond.element().querySelectorAll('text')].flatMap(
    ({ textContent }) => /^\d+$/.exec(textContent) ?? [],
  );
  expect(numbers).toEqual(['9', '10', '11', '12', '1', '2', '3', '4', '5', '6', '7', '8']);
});

test('where the clock of the birth would have to be guessed, none are drawn, and it is said', async () => {
  const screen = await renderPart(
    <DrawnChartsPart details={{ ...eclipse, place_of_birth: 'Springfield' }} />,
    chosen(),
  );
  await expect.element(screen.getByText(/^No charts are drawn from the birth given/)).toBeVisible();
  expect(screen.getByRole('img').elements()).toEqual([]);
});

test('on paper they say no more than what they are, and that they are there', async () => {
  let timesSettled = 0;
  const onSettled = () => {
    timesSettled += 1;
  };
  const screen = await renderPart(<>{drawChartsOnPaper(eclipse, onSettled)}</>, chosen());
  await expect.poll(() => timesSettled).toBe(1);
  expect(screen.container.textContent).toMatch(/Drawn from the birth given\. Thirukanitha \(Drik\), Lahiri\.$/);
  expect(screen.getByRole('img').elements()).toHaveLength(2);
});

test('a day without a time has no charts, and neither has what the viewer does not see', () => {
  expect(hasBirth(eclipse)).toBe(true);
  expect(hasBirth({ ...eclipse, place_of_birth: null })).toBe(true);
  for (const birth of [{ ...eclipse, time_of_birth: null }, { ...eclipse, date_of_birth: null }, null])
    expect(hasBirth(birth)).toBe(false);
});

type Details = Exclude<Parameters<typeof HoroscopePart>[0]['details'], null>;

const birth: Details = {
  date_of_birth: '1990-05-15',
  time_of_birth: '06:05',
  birth_time_certainty: 'Exact',
  place_of_birth: 'Chennai, Tamil Nadu',
  birth_coordinates: null,
  birth_zone: null,
  birth_star: 'Uttara Ashadha',
  star_pada: 3,
  rasi: 'Dhanu',
  mangal_dosha: 'No',
};

const showHoroscope = (details: Details | null, isAdmin = false, settings: Partial<StarSettings> = {}) =>
  renderPart(<HoroscopePart details={details} isAdmin={isAdmin} />, [
    [sharedKeys.starSettings(), { ...firstStarSettings, ...settings }],
  ]);

/** Shows it and opens it by the keyboard. */
async function open(...given: Parameters<typeof showHoroscope>) {
  const screen = await showHoroscope(...given);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'From date, time and place of birth' })).toBeVisible();
  return screen;
}

/** The facts under their labels, as they are read. */
const factsOf = (container: Element) =>
  Object.fromEntries(
    [...container.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent ?? '',
      row.querySelector('dd')?.textContent ?? '',
    ]),
  );

test('folded at first; opened, it says where the birth differs from what the family said', async () => {
  const closed = await showHoroscope(birth);
  await expect.element(closed.getByText('Charts, dasas and panchangam')).toBeVisible();
  expect(closed.getByRole('heading').elements()).toEqual([]);
  await closed.unmount();
  const screen = await open(birth);
  await expect
    .element(screen.getByText('Birth star and Rasi: agree with what the family said.', { exact: true }))
    .toBeVisible();
  const facts = factsOf(screen.container);
  expect(facts).toMatchObject({ Pada: '1 by the time given; the family said 3.', Lagnam: 'Rishabam' });
  expect(facts).not.toHaveProperty('Birth star');
  // Once for all that is computed.
  const guide =
    'Thirukanitha (Drik), Lahiri; computed by this site. Rahu and Ketu by the mean node. Guide only; please confirm with your family astrologer.';
  await expect.element(screen.getByText(guide)).toBeVisible();
  expect(screen.container.textContent.match(/Guide only/g)).toHaveLength(1);
  // Coordinates and clock are for the bureau.
  expect(screen.container.textContent).not.toMatch(/13\.08|UTC/);
});

test('what agrees is one line', async () => {
  const screen = await open({ ...birth, star_pada: 1, lagnam: 'Vrishabha' });
  await expect.element(screen.getByText('Agrees with what the family said.')).toBeVisible();
  expect(factsOf(screen.container)).not.toHaveProperty('Pada');
  expect(factsOf(screen.container)).not.toHaveProperty('Lagnam');
});

test('the bureau is told what it can check, and by which coordinates', async () => {
  const screen = await open(birth, true);
  await expect.element(screen.getByText(/^Check the date and am or pm: a birth after midnight/)).toBeVisible();
  await expect.element(screen.getByText(/13\.08° N, 80\.27° E/)).toBeVisible();
});

test('where Mars stands is for the bureau, and for members where the bureau wants it', async () => {
  const member = await open(birth);
  await expect.element(member.getByText('Tithi')).toBeVisible();
  expect(member.container.textContent).not.toMatch(/Mangal|counts/);
  await member.unmount();
  const shown = await open(birth, false, { mangal_shown_to: 'members' });
  await expect.element(shown.getByText(/^Mangal dosha: given by 1 of 3 counts; the family says: No$/)).toBeVisible();
  await shown.unmount();
  const screen = await open(birth, true);
  await screen.getByText(/^Mangal dosha: given by 1 of 3 counts; the family says: No$/).click();
  // Worked by hand: from Vrishabha to Kumbha are ten signs, from Dhanu three, from Meena twelve.
  await expect.element(screen.getByText('From the lagnam Rishabam: house 10, not one of these.')).toBeVisible();
  await expect.element(screen.getByText('From the Moon in Dhanusu: house 3, not one of these.')).toBeVisible();
  await expect.element(screen.getByText('From Venus in Meenam: house 12, one of these.')).toBeVisible();
});

test('where Mars may be in another house, it is said, and so is an exception', async () => {
  // By Swiss Ephemeris Kanni rises at 2:13 pm, and Mars stands in the sixth sign from it, in the seventh from
  // Simmam. The Moon is in Magaram then, and gives house 2.
  const close = await open({ ...birth, time_of_birth: '14:13' }, true);
  await expect
    .element(close.getByText(/^Mangal dosha: given by 2 of 3 counts, close to a boundary; the family says: No$/))
    .toBeVisible();
  await close.getByText(/^Mangal dosha/).click();
  await expect
    .element(
      close.getByText('From the lagnam Kanni: house 6, not one of these; or 7, one of these, by a clock a minute off.'),
    )
    .toBeVisible();

  // By Swiss Ephemeris Kanni rose at 10:05 am on that day, and Mars was in Mesham.
  const august = { ...birth, date_of_birth: '1990-08-01', time_of_birth: '10:05' };
  const excepted = await open(august, true, { mangal_from: 'lagnam', mangal_exceptions: 'own sign or exalted' });
  await excepted.getByText('Mangal dosha: given by 0 of 1 count, 1 excepted; the family says: No').click();
  const count = 'From the lagnam Kanni: house 8, one of these, but Mars is in its own sign.';
  await expect.element(excepted.getByText(count)).toBeVisible();
});

test('a day without a time gives what may be, and says what is not certain', async () => {
  const screen = await open({ ...birth, time_of_birth: null, birth_time_certainty: 'Not known' });
  await expect.element(screen.getByText('At any time on that day.')).toBeVisible();
  expect(factsOf(screen.container)).toMatchObject({
    'Birth star': 'Pooradam or UthiradamThe family said Uthiradam.',
    Lagnam: 'any of the twelve',
  });
  await screen.getByText('Degrees, star and pada of the nine planets').click();
  await expect.element(screen.getByText(/^Mesham 29°\d+′ to Rishabam 0°\d+′$/)).toBeVisible();
});

test('Rahu and Ketu go by the node that the bureau has chosen', async () => {
  // The true node was then in another sign than the mean one.
  const turned = { ...birth, date_of_birth: '1998-12-25' };
  for (const [lunar_node, sign] of [
    ['mean', 'Simmam'],
    ['true', 'Kadagam'],
  ] as const) {
    const screen = await open(turned, false, { lunar_node });
    await expect.element(screen.getByText(new RegExp(`by the ${lunar_node} node`))).toBeVisible();
    await screen.getByText('Degrees, star and pada of the lagnam and the nine planets').click();
    await expect.element(screen.getByRole('row', { name: new RegExp(`^Rahu .*${sign}`) })).toBeVisible();
    await screen.unmount();
  }
});

test('what is missing is told to the admin alone', async () => {
  const unplaced = { ...birth, place_of_birth: 'Penang' };
  const screen = await open(unplaced, true);
  await expect.element(screen.getByText(/^The place of birth is not recognised\./)).toBeVisible();
  await screen.unmount();
  const member = await showHoroscope(unplaced);
  await member.getByText('Charts, dasas and panchangam').click();
  await expect.element(member.getByText(/^No charts are drawn from the birth given/)).toBeVisible();
  expect(member.container.textContent).not.toContain('not recognised');
});

test.each([
  ['the details are not for the viewer', null],
  ['neither time nor place is stated', { ...birth, time_of_birth: null, place_of_birth: null }],
])('nothing is shown when %s', async (_, details) => {
  const screen = await showHoroscope(details, true);
  expect(screen.container.textContent).toBe('');
});

test('the panchangam stands below, in the names of the community', async () => {
  const screen = await open({ ...birth, time_of_birth: '05:05' }, false, { mandi: 'nazhigai' });
  const panchangam = screen.getByRole('region', { name: 'Panchangam at birth' });
  await expect.element(panchangam).toBeVisible();
  expect(factsOf(panchangam.element())).toEqual({
    Weekday: 'MondayBorn after midnight and before sunrise, which belongs to Monday.',
    'Tamil date': 'Chithirai 31',
    Tithi: 'Theipirai Panchami',
    Yogam: 'Subham',
    Karanam: 'Taithilam',
    Mandi: 'Dhanusu',
  });
});

import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { HoroscopePart } from '@/app/horoscope-part';
import { sharedKeys } from '@/bureau/api/keys';
import { renderPart } from '@/lib/render-part';
import { firstStarSettings, type StarSettings } from '@/astrology/star-settings';

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

const show = (details: Details | null, isAdmin = false, settings: Partial<StarSettings> = {}) =>
  renderPart(<HoroscopePart details={details} isAdmin={isAdmin} />, [
    [sharedKeys.starSettings(), { ...firstStarSettings, ...settings }],
  ]);

/** Shows it and opens it by the keyboard. */
async function open(...given: Parameters<typeof show>) {
  const screen = await show(...given);
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
  const closed = await show(birth);
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
  const member = await show(unplaced);
  await member.getByText('Charts, dasas and panchangam').click();
  await expect.element(member.getByText(/^No charts are drawn from the birth given/)).toBeVisible();
  expect(member.container.textContent).not.toContain('not recognised');
});

test.each([
  ['the details are not for the viewer', null],
  ['neither time nor place is stated', { ...birth, time_of_birth: null, place_of_birth: null }],
])('nothing is shown when %s', async (_, details) => {
  const screen = await show(details, true);
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

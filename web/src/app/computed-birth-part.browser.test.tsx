import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ComputedBirthPart } from '@/app/computed-birth-part';
import { sharedKeys } from '@/lib/api/keys';
import { renderPart } from '@/lib/render-part';
import type { PersonRow } from '@/person/facts';
import { firstStarSettings, type StarSettings } from '@/astrology/star-settings';

const birth: PersonRow = {
  date_of_birth: '1990-05-15',
  time_of_birth: '06:05',
  birth_time_certainty: 'Exact',
  place_of_birth: 'Chennai, Tamil Nadu',
  birth_star: 'Uttara Ashadha',
  star_pada: 3,
  rasi: 'Dhanu',
  mangal_dosha: 'No',
};

const show = (details: PersonRow | null, isAdmin = false, settings: Partial<StarSettings> = {}) =>
  renderPart(<ComputedBirthPart details={details} isAdmin={isAdmin} />, [
    [sharedKeys.starSettings(), { ...firstStarSettings, ...settings }],
  ]);

/** The facts under their labels, as they are read. */
const factsOf = (container: Element) =>
  Object.fromEntries(
    [...container.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent ?? '',
      row.querySelector('dd')?.textContent ?? '',
    ]),
  );

test('a profile says what the birth gives, beside what the family gave', async () => {
  const screen = await show(birth);
  await expect.element(screen.getByRole('heading', { name: 'Computed from the Birth' })).toBeVisible();
  expect(factsOf(screen.container)).toMatchObject({
    'Birth star': "UthiradamAs the family's chart says.",
    Pada: "1 by the time given; the family's chart says 3.",
    Rasi: "DhanusuAs the family's chart says.",
    Lagnam: 'Rishabam',
    Mars: 'Kumbam',
    Rahu: 'Magaram',
  });
  const guide =
    'Thirukanitha (Drik), Lahiri; computed by this site. Rahu and Ketu by the mean node. Guide only; please confirm with your family astrologer.';
  await expect.element(screen.getByText(guide)).toBeVisible();
});

test('the bureau is told what it can check', async () => {
  const screen = await show(birth, true);
  await expect.element(screen.getByText(/^Check the date and am or pm: a birth after midnight/)).toBeVisible();
});

test('the signs of the nine and the counts of Mars open by the keyboard', async () => {
  const screen = await show(birth);
  const signs = screen.getByText('The signs of the nine planets');
  await expect.element(signs).toBeVisible();
  const moon = screen.getByText('Moon', { exact: true });
  await expect.element(moon).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(moon).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  // Worked by hand: from Vrishabha to Kumbha are ten signs, from Dhanu three, from Meena twelve.
  await expect.element(screen.getByText('From the lagnam Rishabam: house 10, not one of these.')).toBeVisible();
  await expect.element(screen.getByText('From the Moon in Dhanusu: house 3, not one of these.')).toBeVisible();
  await expect.element(screen.getByText('From Venus in Meenam: house 12, one of these.')).toBeVisible();
  await expect.element(screen.getByText(/^Mangal dosha: given by 1 of 3 counts; the family says: No$/)).toBeVisible();
});

test('where Mars may be in another house, it is said, and so is an exception', async () => {
  // By Swiss Ephemeris Kanni rises at 2:13 pm, and Mars stands in the sixth sign from it, in the seventh from
  // Simmam. The Moon is in Magaram then, and gives house 2.
  const close = await show({ ...birth, time_of_birth: '14:13' });
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
  const excepted = await show(august, false, { mangal_from: 'lagnam', mangal_exceptions: 'own sign or exalted' });
  await excepted.getByText('Mangal dosha: given by 0 of 1 count, 1 excepted; the family says: No').click();
  const count = 'From the lagnam Kanni: house 8, one of these, but Mars is in its own sign.';
  await expect.element(excepted.getByText(count)).toBeVisible();
});

test('a day without a time gives what may be, and says what is not certain', async () => {
  const screen = await show({ ...birth, time_of_birth: null, birth_time_certainty: 'Not known' });
  await expect.element(screen.getByText(/^At any time on 15 May 1990 in Chennai/)).toBeVisible();
  expect(factsOf(screen.container)).toMatchObject({
    'Birth star': "Pooradam or UthiradamThe family's chart says Uthiradam.",
    Lagnam: 'any of the twelve',
    Sun: 'Mesham or Rishabam',
    Jupiter: 'Mithunam',
  });
  await expect.element(screen.getByText('The signs of the nine planets, not all of them certain')).toBeVisible();
});

test('Rahu and Ketu go by the node that the bureau has chosen', async () => {
  // The true node was then in another sign than the mean one.
  const turned = { ...birth, date_of_birth: '1998-12-25' };
  const mean = await show(turned);
  await expect.element(mean.getByText(/by the mean node/)).toBeVisible();
  const before = factsOf(mean.container)['Rahu'];
  const real = await show(turned, false, { lunar_node: 'true' });
  await expect.element(real.getByText(/by the true node/)).toBeVisible();
  expect([before, factsOf(real.container)['Rahu']]).toEqual(['Simmam', 'Kadagam']);
});

test('what is missing is told to the admin alone', async () => {
  const unplaced = { ...birth, place_of_birth: 'Penang' };
  const screen = await show(unplaced, true);
  await expect.element(screen.getByText(/^The place of birth is not recognised\./)).toBeVisible();
  expect((await show(unplaced)).container.textContent).toBe('');
});

test.each([
  ['the details are not for the viewer', null],
  ['neither time nor place is stated', { date_of_birth: '1990-05-15' }],
])('nothing is shown when %s', async (_, details) => {
  const screen = await show(details, true);
  expect(screen.container.textContent).toBe('');
});

test('the panchangam stands below, in the names of the community', async () => {
  const screen = await show({ ...birth, time_of_birth: '05:05' }, false, { mandi: 'nazhigai' });
  const panchangam = screen.getByRole('region', { name: 'Panchangam at Birth' });
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

import type { BirthDetails } from '@/astrology/sky/birth-details';
import { firstStarSettings, type StarSettings } from '@/astrology/star-settings';
import { sharedKeys } from '@/bureau/api/keys';
import { DasaSandhiOfBoth } from '@/features/horoscope/porutham/of-both';
import { renderPart } from '@/lib/render-part';
import { expect, test } from 'vitest';

const birth = (date: string, time: string | null, certainty = 'Exact'): BirthDetails => ({
  date_of_birth: date,
  time_of_birth: time,
  birth_time_certainty: certainty,
  place_of_birth: 'Madurai, Tamil Nadu',
  birth_coordinates: null,
  birth_zone: null,
});
// By an independent ephemeris the bride's dasa of the Moon ends on 17 September 2029, that of Mars on 16 September 2036. The
// groom's of the Moon ends on 12 March 2013, that of Jupiter on 12 March 2054.
const bride = birth('1998-08-14', '06:05');
const groom = birth('2005-12-24', '12:12');

const show = (one: BirthDetails | null, other: BirthDetails | null, chosen: Partial<StarSettings> = {}) =>
  renderPart(<DasaSandhiOfBoth bride={one} groom={other} isFolded={false} />, [
    [sharedKeys.starSettings(), { ...firstStarSettings, ...chosen }],
  ]);

test('the dasas of both stand side by side, and the ends within the chosen months are named, without a verdict', async () => {
  const screen = await show(bride, groom);
  const part = screen.getByRole('region', { name: 'Dasa sandhi of both' });
  await expect.element(part).toBeVisible();
  await expect.element(part).toHaveTextContent('Ends within 12 months of each other, in the next 50 years:');
  const sides = [...screen.container.querySelectorAll('dl > div')].map((side) =>
    [...side.children].map(({ textContent }) => textContent),
  );
  expect(sides[0]?.slice(0, 3)).toEqual(['Bride', 'Moon ends 17 September 2029. ', 'Mars ends 16 September 2036. ']);
  expect(sides[1]?.slice(0, 3)).toEqual(['Groom', 'Rahu ends 12 March 2038. ', 'Jupiter ends 12 March 2054. ']);
  await expect
    .element(
      screen.getByText(
        "The bride's Rahu dasa ends 17 September 2054, the groom's Jupiter dasa 12 March 2054: 6 months 5 days apart.",
      ),
    )
    .toBeVisible();
  expect(part.element().textContent).not.toMatch(/good|bad|dosha/i);

  const narrow = await show(bride, groom, { dasa_sandhi_months: '6' });
  await expect.element(narrow.getByText('None.')).toBeVisible();
  await expect.element(narrow.getByText('Ends within 6 months of each other, in the next 50 years:')).toBeVisible();
});

test('an approximate time leaves it open', async () => {
  const screen = await show(birth('1998-08-14', '06:05', 'Approximate'), groom, { dasa_sandhi_months: '6' });
  await expect
    .element(
      screen.getByText(
        /^The bride's Rahu dasa ends between \d+ April 2054 and \d+ February 2055, .* apart, by approximate times\.$/,
      ),
    )
    .toBeVisible();
});

test.each([
  ['a birth is not for the viewer', null],
  ['no time is given', birth('1998-08-14', null)],
  ['the time is not known', birth('1998-08-14', '06:05', 'Not known')],
])('nothing is shown where %s', async (_, one) => {
  const screen = await show(one, groom);
  await expect.poll(() => screen.container.textContent).toBe('');
});

import { firstStarSettings } from '@/astrology/star-settings';
import { sharedKeys } from '@/bureau/api/keys';
import { type MatchedPerson, matchKeys } from '@/features/horoscope/api';
import { MatchPage } from '@/features/horoscope/porutham/match-page';
import type { DrawCharts } from '@/features/horoscope/porutham/match-sheet';
import { renderPart } from '@/lib/render-part';
import type { OnSettled } from '@/ui/on-demand';
import { expect, test, vi } from 'vitest';

const noDetails = null;
const bride: MatchedPerson = {
  id: 7,
  name: 'Asha',
  own_script_name: null,
  gender: 'bride',
  age: 28,
  first_img: null,
  profile_details: noDetails,
};
const groom: MatchedPerson = {
  id: 8,
  name: 'Bala',
  own_script_name: null,
  gender: 'groom',
  age: 31,
  first_img: null,
  profile_details: noDetails,
};

const show = (
  brideId: number | null,
  groomId: number | null,
  drawCharts: DrawCharts = () => null,
  off: readonly number[] = [],
) =>
  renderPart(
    <MatchPage brideId={brideId} groomId={groomId} picker={(side) => `choose a ${side}`} drawCharts={drawCharts} />,
    [
      [matchKeys.person(7), bride],
      [matchKeys.person(8), groom],
      [matchKeys.person(9), null],
      [sharedKeys.starSettings(), firstStarSettings],
      [sharedKeys.offLinks([7, 8]), off],
    ],
  );

test('asks for the missing bride or groom, and compares nothing yet', async () => {
  const screen = await show(null, 8);
  await expect.element(screen.getByRole('region', { name: 'Bride' })).toHaveTextContent('choose a bride');
  await expect.element(screen.getByRole('region', { name: 'Groom' })).toHaveTextContent('Bala');
  expect(screen.getByRole('article').elements()).toEqual([]);
});

test('rejects a person on the wrong side and an unknown person', async () => {
  const screen = await show(8, 9);
  await expect.element(screen.getByText('User Id 8 is not registered as a bride.')).toBeVisible();
  await expect.element(screen.getByText('User Id 9 is not registered as a groom.')).toBeVisible();
  expect(screen.getByRole('article').elements()).toEqual([]);
});

test('the sheet tells whose star is missing, and waits for the charts', async () => {
  const settled: OnSettled[] = [];
  const drawCharts = vi.fn((_: unknown, onSettled: OnSettled) => {
    settled.push(onSettled);
    return 'charts';
  });
  const screen = await show(7, 8, drawCharts);
  await expect
    .element(screen.getByRole('article', { name: 'Asha and Bala' }))
    .toHaveTextContent('The stars cannot be compared: the stars of Asha and Bala are not known.');
  await expect.element(screen.getByRole('button', { name: 'Preparing…' })).toBeVisible();
  for (const done of settled) done(true);
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible();
});

test('is not printed of somebody who is not to be on paper, but for their own family', async () => {
  const screen = await show(7, 8, () => null, [8]);
  await expect.element(screen.getByRole('status')).toHaveTextContent('on paper: user id 8.');
  await expect.element(screen.getByRole('button', { name: 'Print' })).not.toBeInTheDocument();
  await screen.getByRole('checkbox', { name: 'I print this for that family itself' }).click();
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  const both = await show(7, 8, () => null, [7, 8]);
  await expect.element(both.getByRole('status')).toHaveTextContent('user id 7, 8.');
  expect(both.getByRole('checkbox').elements()).toEqual([]);
  expect(both.getByRole('button', { name: 'Print' }).elements()).toEqual([]);
});

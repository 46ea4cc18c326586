import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BirthChart } from '@/features/profiles/profile/birth-chart';
import { coreKeys } from '@/lib/query-client';
import { renderPart } from '@/lib/render-part';

const path = '7/chart.svg';
const drawing = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"/>'], {
  type: 'image/svg+xml',
});

const show = (value: string | null, file = drawing) =>
  renderPart(<BirthChart value={value} shownName="Asha" isHeld={false} isPart={false} />, [
    [coreKeys.picture('birth-charts', path), file],
  ]);

test('the birth chart opens large by keyboard, says what it is and claims no style', async () => {
  const screen = await show(path);
  await expect
    .element(screen.getByText("The family's own chart, as they gave it, in the letters of their astrologer."))
    .toBeVisible();
  const chart = screen.getByRole('button', { name: 'Birth chart of Asha. Show large' });
  await expect.element(chart).toBeVisible();
  chart.element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Birth Chart' });
  await expect.element(dialog.getByRole('img', { name: 'Birth chart of Asha' })).toBeVisible();
  await expect.element(dialog).toHaveTextContent('Birth chart of Asha');
  await expect.element(dialog.getByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(chart).toHaveFocus();
});

test('a chart that is missing or broken cannot be opened', async () => {
  const none = await show(null);
  await expect.element(none.getByText('Not provided')).toBeVisible();
  expect(none.getByRole('button').elements()).toEqual([]);
  const screen = await show(path, new Blob(['no picture'], { type: 'image/webp' }));
  await expect.element(screen.getByText("Couldn't load the birth chart.")).toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
});

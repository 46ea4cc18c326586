import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { BirthChart, ProfilePictures } from '@/features/profiles/profile/pictures';
import { sampleProfile } from '@/features/profiles/profile/sample-profile';
import { placeOf, usePicture } from '@/lib/pictures';
import { coreKeys } from '@/lib/query-client';
import { renderPart } from '@/lib/render-part';

const profile = { ...sampleProfile, first_img: '7/a.webp', second_img: null, third_img: null };
const small = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="80" height="100"/>'], {
  type: 'image/svg+xml',
});

/** Whether the large picture has been answered: in an outage the same picture is shown before and after. */
function LargePicture() {
  const { pending } = usePicture(placeOf('profile-images', '7/a.webp'));
  return <p>{pending ? 'pending' : 'settled'}</p>;
}

test.each([
  { what: 'an outage', answer: () => Promise.reject(new TypeError('Failed to fetch')), isShown: true },
  {
    what: 'a refusal',
    answer: () => Promise.resolve(Response.json({ statusCode: '404' }, { status: 400 })),
    isShown: false,
  },
])("the list's picture stands in for the large one after $what: $isShown", async ({ answer, isShown }) => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(answer);
  onTestFinished(() => fetched.mockRestore());
  const screen = await renderPart(
    <>
      <ProfilePictures profile={profile} showing="shown" />
      <LargePicture />
    </>,
    [[coreKeys.picture('profile-images', '7/a.thumb.webp'), small]],
  );
  await expect.element(screen.getByText('settled')).toBeVisible();
  expect(screen.container.querySelector('img')?.hasAttribute('data-placeholder')).toBe(!isShown);
});

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

import { expect, test } from 'vitest';
import { ProfileCard } from '@/features/profiles/list/cards';
import { sampleProfile } from '@/features/profiles/profile/sample-profile';
import { renderPart } from '@/lib/render-part';

const show = async (isNew = false) =>
  await renderPart(
    <div role="list">
      <ProfileCard
        profile={{ ...sampleProfile, id: 12, visible: true, verified_at: '2026-01-01', verified_by: 'Lakshmi' }}
        position={1}
        listSize={1}
        pictures="shown"
        eager
        isNew={isNew}
        drawAction={() => <button type="button">Like</button>}
      />
    </div>,
  );

/** The element hit by a click in the middle of another one. */
function topmost(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

test('the whole card is one link to the profile, with an address for a new tab', async () => {
  const screen = await show();
  const link = screen.getByRole('link').element();
  await expect.element(screen.getByRole('link')).toHaveAccessibleName('More Info about Sample Name');
  expect(link.getAttribute('href')).toBe('/#profile/12');
  expect(topmost(screen.getByRole('heading', { name: 'Sample Name' }).element())).toBe(link);
  expect(topmost(screen.container.querySelector('img[data-placeholder]') ?? document.body)).toBe(link);
});

test('the seal and the actions of the card lie above its link', async () => {
  const screen = await show();
  for (const name of ['Like', 'Verified: what was checked for Sample Name']) {
    const button = screen.getByRole('button', { name }).element();
    expect(button.contains(topmost(button))).toBe(true);
  }
});

test('profiles verified since the last visit are marked', async () => {
  await expect.element((await show(true)).getByText('New since your last visit')).toBeVisible();
  expect((await show()).getByText(/^New/).elements()).toEqual([]);
});

test('the user id is on the card, once for screen readers too', async () => {
  const screen = await show();
  await expect.element(screen.getByText('ID 12', { exact: true })).toBeVisible();
  expect(screen.getByText('ID 12').elements()).toHaveLength(1);
  expect(screen.getByRole('link').element().getAttribute('aria-label')).not.toContain('12');
});

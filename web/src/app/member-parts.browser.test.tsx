import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MemberActions, MemberAsking, MemberFootBar } from '@/app/member-parts';
import { choices } from '@/features/contact-requests/api';
import { renderPart } from '@/lib/render-part';

test('with the largest letters, the bar at the foot of a profile stays one row', async () => {
  await page.viewport(360, 640);
  document.documentElement.style.fontSize = '150%';
  const screen = await renderPart(
    <div className="wrap">
      <MemberFootBar profile={{ id: 7, name: 'Test Kavitha', own_script_name: null, gender: 'bride' }} />
    </div>,
  );
  const tops = screen
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect());
  expect(tops).toHaveLength(3);
  const middles = tops.map(({ top, bottom }) => (top + bottom) / 2);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test.each([true, false])('the warning against fraud stands beside contact details only: shared %s', async (shared) => {
  const profile = { id: 7, name: 'Test Kavitha', own_script_name: null, gender: 'bride' };
  const screen = await renderPart(<MemberAsking profile={profile} shared={shared} />);
  await expect
    .poll(() => screen.getByText('Never send money', { exact: false }).elements())
    .toHaveLength(shared ? 1 : 0);
});

test.each([
  ['shared', 'Contact details'],
  ['asked', 'Asked'],
  ['revoked', 'Interested in Test Kavitha'],
])('the head says how far it is, and promises contact details until a sharing has ended: %s', async (state, act) => {
  const screen = await renderPart(
    <MemberActions profile={{ id: 7, name: 'Test Kavitha', own_script_name: null, gender: 'bride' }} />,
    [[choices.of({ about: 7 }).queryKey, [{ id: 7, state, may_answer: false, said_yes: false }]]],
  );
  await expect.element(screen.getByRole('button', { name: act, exact: true })).toBeVisible();
  const rule = screen.getByText('The bureau shows these details here when the other family agrees.');
  expect(rule.elements()).toHaveLength(state === 'revoked' ? 0 : 1);
});

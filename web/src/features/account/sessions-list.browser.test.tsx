import { expect, test } from 'vitest';
import { mySessionsQueryOptions } from '@/features/account/api';
import { SessionsList } from '@/features/account/sessions-list';
import { renderPart } from '@/lib/render-part';

const session = {
  device: null,
  began_at: '2026-11-02T08:00:00Z',
  last_used_at: '2026-11-20T09:30:00Z',
  is_this_one: false,
  second_factor: false,
};
const here = {
  ...session,
  session_id: 'here',
  device: 'Mozilla (Windows NT 10.0) Chrome/140 Safari/537',
  is_this_one: true,
};
const phone = { ...session, session_id: 'phone', device: 'Mozilla (Linux; Android 10) Chrome/140 Safari/537' };

test('names each device, and offers to sign out all but this one', async () => {
  const screen = await renderPart(<SessionsList />, [[mySessionsQueryOptions().queryKey, [here, phone]]]);
  const [first, second] = [screen.getByRole('listitem').first(), screen.getByRole('listitem').last()];
  await expect.element(first).toHaveTextContent('Chrome on Windows (this one)Signed in on');
  await expect.element(first.getByRole('button')).not.toBeInTheDocument();
  await expect.element(second).toHaveTextContent(/Chrome on Android.*last used/);
  await expect.element(second.getByRole('button', { name: 'Sign out Chrome on Android' })).toBeVisible();
  await screen.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect.element(screen.getByRole('dialog').getByRole('alert')).toHaveTextContent('The answer did not come.');
});

test('with no other device there is nothing to sign out', async () => {
  const screen = await renderPart(<SessionsList />, [[mySessionsQueryOptions().queryKey, [here]]]);
  await expect.element(screen.getByRole('listitem')).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

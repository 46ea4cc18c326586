import { expect, test, vi } from 'vitest';
import { accountsQueryOptions } from '@/features/people/api';
import { BulkLoginsDialog } from '@/features/people/bulk-logins';
import { renderPart } from '@/lib/render-part';

const then = '2026-01-15T09:00:00Z';
const names = ['Asha R', 'Asha R', 'Bala Murugan', 'மீனா'];
const people = names.map((name, n) => ({ id: n + 1, name, status: 'verified', verified_at: then, updated_at: then }));
const ids = people.map(({ id }) => id);
const bala = {
  registered_user_id: 3,
  username: 'bala',
  active: true,
  must_change_password: false,
  notice_sent_at: null,
  language: null,
};

test('proposes usernames that differ to those without a login', async () => {
  const screen = await renderPart(<BulkLoginsDialog people={people} onClose={vi.fn()} />, [
    [accountsQueryOptions(ids).queryKey, [bala]],
  ]);
  await expect.element(screen.getByRole('dialog', { name: 'Create logins for 3' })).toBeVisible();
  await expect.element(screen.getByText('Of the selection, 1 has a login already.')).toBeVisible();
  await expect.element(screen.getByLabelText('Asha R #1, username')).toHaveValue('asha.r');
  await expect.element(screen.getByLabelText('Asha R #2, username')).toHaveValue('asha.r2');
  await expect.element(screen.getByLabelText('மீனா #4, username')).toHaveValue('');
});

test('a connection that is cut names where it stopped, and shows no password', async () => {
  const onClose = vi.fn();
  const screen = await renderPart(<BulkLoginsDialog people={people} onClose={onClose} />, [
    [accountsQueryOptions(ids).queryKey, []],
  ]);
  await screen.getByRole('button', { name: 'Create 4 logins' }).click();
  await expect
    .element(screen.getByLabelText('Asha R #1, username'))
    .toHaveAccessibleDescription('No answer came. We could not reach the server. Please try again in a moment.');
  await expect.element(screen.getByRole('button', { name: 'Try the other 4 logins again' })).toBeVisible();
  await expect.element(screen.getByText(/[a-z0-9]{4}(-[a-z0-9]{4}){3}/)).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('says when everybody has a login, and limits how many are made at once', async () => {
  const all = people.map(({ id }) => ({ ...bala, registered_user_id: id }));
  const screen = await renderPart(<BulkLoginsDialog people={people} onClose={vi.fn()} />, [
    [accountsQueryOptions(ids).queryKey, all],
  ]);
  await expect.element(screen.getByText('Everybody who is selected has a login already.')).toBeVisible();
  const crowd = Array.from({ length: 26 }, (_, n) => people.map((one) => ({ ...one, id: one.id + 4 * n }))).flat();
  const many = await renderPart(<BulkLoginsDialog people={crowd} onClose={vi.fn()} />);
  await expect.element(many.getByRole('alert')).toHaveTextContent('At most 100 at once.');
});

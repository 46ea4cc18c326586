import { expect, test } from 'vitest';
import { adminKeys } from '@/features/admin/api/keys';
import { ProfileActions } from '@/features/admin/components/profile-actions';
import { sharedKeys } from '@/lib/api/keys';
import { renderPart } from '@/lib/render-part';

const profile = {
  id: 7,
  name: 'Asha',
  gender: 'bride',
  age: 26,
  religion: 'Hindu',
  location: 'Coimbatore',
  first_img: null,
  second_img: null,
  third_img: null,
  birth_chart: null,
  status: 'verified',
  status_reason: null,
  visible: true,
  verified_at: '2026-01-15T09:00:00Z',
  verified_by: 'Lakshmi',
  verified_items: [],
  created_at: '2026-01-15T09:00:00Z',
  updated_at: '2026-01-15T09:00:00Z',
  deleted_at: null,
  pictures_for_members: false,
  profile_details: { caste: null },
};
const account = { username: 'asha', active: true, must_change_password: true, notice_sent_at: null };
const answers = (login: object | null) =>
  [
    [adminKeys.account(7), login],
    [sharedKeys.deletionRequest(7), null],
  ] as const;

test('shows the user id and all actions of the row menu', async () => {
  const screen = await renderPart(<ProfileActions profile={profile} />, answers(account));
  const region = screen.getByRole('region', { name: 'For the admin' });
  await expect.element(region).toHaveTextContent('User Id 7');
  await expect.element(region).toHaveTextContent('Only the admin sees these.');
  await expect.element(region).toHaveTextContent('Login asha, temporary password');
  for (const name of ['Edit Profile', 'Delete Profile', 'Reset password…', 'Switch login off…', 'WhatsApp…', 'History'])
    await expect.element(screen.getByRole('button', { name })).toBeVisible();
  await screen.getByRole('button', { name: 'Change status…' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Status of Asha' })).toBeVisible();
});

test('offers to create a missing login', async () => {
  const screen = await renderPart(<ProfileActions profile={profile} />, answers(null));
  await screen.getByRole('button', { name: 'Create login…' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Reset password…' })).not.toBeInTheDocument();
});

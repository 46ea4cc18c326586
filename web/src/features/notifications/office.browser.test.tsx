import { expect, test } from 'vitest';
import { sharedKeys } from '@/bureau/api/keys';
import { NotificationsPage } from '@/features/notifications/office';
import { renderPart } from '@/lib/render-part';

const notification = (id: number, message: string, read_at: string | null) => ({
  id,
  message,
  read_at,
  registered_user_id: 7,
  request_id: id === 2 ? 31 : null,
  kind: ['note', 'profile submitted', 'contact asked for', 'changes proposed', 'shown again'][id] ?? 'note',
  given: {},
  created_at: '2026-11-20T09:00:00Z',
});
const parts = (...notifications: object[]) => ({ pages: [{ notifications, next: null }], pageParams: [null] });

test('lists all or only unread notifications, each with a link to its subject', async () => {
  const old = notification(1, 'Chitra waits for verification.', '2026-11-20T10:00:00Z');
  const asking = notification(2, 'Asha asks for the contact details of Bala.', null);
  const screen = await renderPart(<NotificationsPage />, [
    [sharedKeys.unreadNotifications('admin'), 1],
    [sharedKeys.allNotifications(false, null), parts(asking, old)],
    [sharedKeys.allNotifications(true, null), parts(asking)],
  ]);
  await expect.element(screen.getByText('1 unread')).toBeVisible();
  const items = screen.getByRole('listitem');
  expect(items.elements()).toHaveLength(2);
  await screen.getByRole('checkbox', { name: 'Unread only' }).click();
  await expect.element(screen.getByText(/^Chitra/)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Mark all read' })).toBeVisible();
  await screen.getByRole('button', { name: /Asha asks for the contact details of Bala/ }).click();
  expect(window.history.state).toMatchObject({ location: { page: 'requests', requestId: 31 } });
});

test('shows those of one kind, and the time of day of older ones', async () => {
  const asking = notification(2, 'Asha asks for the contact details of Bala.', null);
  const noted = notification(0, 'Chitra has called.', null);
  const screen = await renderPart(<NotificationsPage />, [
    [sharedKeys.unreadNotifications('admin'), 2],
    [sharedKeys.allNotifications(false, null), parts(asking, { ...noted, created_at: '2026-01-20T09:35:00Z' })],
    [sharedKeys.allNotifications(false, 'contact asked for'), parts(asking)],
    [sharedKeys.allNotifications(false, 'settled'), parts()],
  ]);
  await expect.element(screen.getByText('20 January 2026, 3:05 pm')).toBeVisible();
  await screen.getByLabelText('Show').selectOptions('Contact requests');
  await expect.element(screen.getByText(/^Chitra/)).not.toBeInTheDocument();
  await expect.element(screen.getByText(/^Unread: Asha|Asha asks/)).toBeVisible();
  await screen.getByLabelText('Show').selectOptions('Engaged or married');
  await expect.element(screen.getByText('There is none of this kind.')).toBeVisible();
});

test.each([
  ['Devi proposes changes to the profile.', 3, { page: 'review', profileId: 7 }],
  ['Devi wants to be seen again.', 4, { page: 'profile', profileId: 7 }],
])('“%s” leads to the place where something can be done about it', async (message, id, location) => {
  const screen = await renderPart(<NotificationsPage />, [
    [sharedKeys.unreadNotifications('admin'), 0],
    [sharedKeys.allNotifications(false, null), parts(notification(id, message, '2026-11-20T10:00:00Z'))],
  ]);
  await screen.getByRole('button', { name: message }).click();
  expect(window.history.state).toMatchObject({ location });
});

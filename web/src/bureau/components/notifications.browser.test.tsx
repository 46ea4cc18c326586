import { expect, onTestFinished, test, vi } from 'vitest';
import { NotificationList } from '@/bureau/components/notifications';
import { AppError } from '@/lib/errors';
import { renderPart } from '@/lib/render-part';
import { chooseLanguage } from '@/texts/language';

const notice = {
  id: 7,
  message: 'Asha Ramachandran is verified.',
  registered_user_id: 1000,
  request_id: null,
  kind: 'contact received',
  given: { name: 'Asha Ramachandran' },
  read_at: null,
  created_at: '2026-01-15T09:00:00Z',
};
const query = { data: [notice], error: null, refetch: vi.fn() };
const notices = {
  query,
  unread: 1,
  isMarking: false,
  markingError: null,
  onMarkRead: vi.fn(),
  onLeave: vi.fn(),
};

test('notifications have a loading state', async () => {
  const screen = await renderPart(<NotificationList {...notices} query={{ ...query, data: undefined }} />);
  await expect.element(screen.getByText('Loading the notifications')).toBeInTheDocument();
});

test('notifications that failed to load can be retried', async () => {
  const error = new AppError('network', 'Failed to fetch');
  const screen = await renderPart(<NotificationList {...notices} query={{ ...query, data: undefined, error }} />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent("Couldn't load the notifications.");
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(query.refetch).toHaveBeenCalledTimes(1);
});

test('notifications have an empty state', async () => {
  const screen = await renderPart(<NotificationList {...notices} query={{ ...query, data: [] }} unread={0} />);
  await expect.element(screen.getByText('No notifications yet.')).toBeVisible();
});

test('opening a notification marks it as read and leads to its profile', async () => {
  const screen = await renderPart(<NotificationList {...notices} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 unread');
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('Unread: ');
  await screen.getByRole('listitem').getByRole('button').click();
  expect(notices.onMarkRead).toHaveBeenCalledWith(7);
  expect(notices.onLeave).toHaveBeenCalledTimes(1);
  expect([sessionStorage.getItem('page'), sessionStorage.getItem('profile')]).toEqual(['profile', '1000']);
});

test('Mark all as read runs once at a time and shows a failure', async () => {
  const screen = await renderPart(<NotificationList {...notices} isMarking />);
  await screen.getByRole('button', { name: 'Mark all read' }).click({ force: true });
  expect(notices.onMarkRead).not.toHaveBeenCalled();
  const markingError = new AppError('network', 'Failed to fetch');
  await screen.rerender(<NotificationList {...notices} markingError={markingError} />);
  await expect.element(screen.getByText('It was not marked as read.', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'Mark all read' }).click();
  expect(notices.onMarkRead).toHaveBeenCalledWith('all');
});

test('the button for all of them is whole on a small phone with very large letters', async () => {
  const { style } = document.documentElement;
  style.fontSize = '24px';
  onTestFinished(async () => {
    style.fontSize = '';
    await chooseLanguage('en');
  });
  await chooseLanguage('ta');
  const screen = await renderPart(
    <div style={{ width: '286px' }}>
      <NotificationList {...notices} unread={12} />
    </div>,
  );
  const button = screen.getByRole('button', { name: 'அனைத்தையும் படித்ததாகக் குறிக்க' });
  await expect.element(button).toBeVisible();
  expect(button.element().scrollWidth).toBeLessThanOrEqual(button.element().clientWidth);
  expect(button.element().getBoundingClientRect().right).toBeLessThanOrEqual(286);
});

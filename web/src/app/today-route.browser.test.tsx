import { expect, test } from 'vitest';
import { TodayRoute } from '@/app/today-route';
import { adminKeys } from '@/features/admin/api/keys';
import { todayKeys } from '@/features/today/api/today';
import { todayAtBureau } from '@/lib/bureau-days';
import { renderPart } from '@/lib/render-part';

const ago = (days: number) => new Date(Date.now() - (days * 24 + 1) * 3600_000).toISOString();
const couple = (id: number, more: object = {}) => ({
  id,
  requester: `Bala ${id}`,
  target: `Asha ${id}`,
  since: ago(9),
  ...more,
});
const nothing = { count: 0, list: [] };
const answers = (morning: object, waiting: object = nothing, calls: readonly object[] = []) =>
  [
    [todayKeys.morning(false), { requests: nothing, verifications: nothing, follow_ups: nothing, ...morning }],
    [todayKeys.waiting(0, false), waiting],
    [adminKeys.dueCalls(todayAtBureau()), calls],
  ] as const;

test('each part has its number, its first five rows and the way to the rest', async () => {
  const sixDue = Array.from({ length: 6 }, (_, index) => couple(index + 1, { state: null, note: null }));
  const screen = await renderPart(
    <TodayRoute />,
    answers({
      requests: { count: 12, list: [1, 2, 3, 4, 5].map((id) => couple(id)) },
      verifications: { count: 1, list: [{ id: 4, name: 'Chitra', since: ago(0) }] },
      follow_ups: { count: 6, list: sixDue },
    }),
  );
  const requests = screen.getByRole('region', { name: 'Contact requests 12' });
  expect(requests.getByRole('listitem').elements()).toHaveLength(5);
  await expect.element(requests.getByRole('listitem').first()).toHaveTextContent('Bala 1 – Asha 1 asked 9 days ago');
  await expect.element(requests.getByRole('link', { name: 'All of them' })).toBeVisible();
  const toVerify = screen.getByRole('region', { name: 'To verify 1' });
  await expect.element(toVerify.getByRole('listitem')).toHaveTextContent('Chitra sent today');
  await expect.element(toVerify.getByRole('link', { name: 'All of them' })).not.toBeInTheDocument();
  const due = screen.getByRole('region', { name: 'Follow-ups due 6' });
  await expect.element(due.getByRole('listitem').first()).toHaveTextContent('Bala 1 – Asha 1 shared 9 days ago');
  expect(due.getByRole('listitem').elements()).toHaveLength(5);
  await due.getByRole('button', { name: 'Show 1 more' }).click();
  expect(due.getByRole('listitem').elements()).toHaveLength(6);
  await due.getByRole('group', { name: 'Follow-up of Bala 6 and Asha 6' }).getByRole('button', { name: 'Met' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Follow-up: Met' })).toBeVisible();
});

test('those who have waited longest lead to their matches, ten at a time', async () => {
  const list = Array.from({ length: 10 }, (_, index) => ({ id: index + 1, name: `Asha ${index + 1}`, since: ago(40) }));
  const screen = await renderPart(<TodayRoute />, [
    ...answers({}, { count: 11, list }),
    [todayKeys.waiting(10, false), { count: 11, list: [{ id: 11, name: 'Chitra', since: ago(31) }] }],
  ]);
  const waiting = screen.getByRole('region', { name: 'Waited longest 11' });
  expect(waiting.getByRole('listitem').elements()).toHaveLength(10);
  await waiting.getByRole('button', { name: 'The next ten' }).click();
  await expect.element(waiting.getByRole('listitem')).toHaveTextContent('Chitra verified 31 days ago');
  await expect.element(waiting.getByRole('link', { name: 'Find Matches for Chitra' })).toBeVisible();
  await expect.element(waiting.getByRole('button', { name: 'The next ten' })).not.toBeInTheDocument();
  await waiting.getByRole('button', { name: 'The ten before' }).click();
  expect(waiting.getByRole('listitem').elements()).toHaveLength(10);
});

test('a part without anything says so, and one that has not arrived is loading', async () => {
  const screen = await renderPart(<TodayRoute />, answers({}).slice(0, 2));
  expect(screen.getByText('Nothing to do here.').elements()).toHaveLength(4);
  await expect.element(screen.getByText(/Loading calls due/i)).toBeInTheDocument();
});

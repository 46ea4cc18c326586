import { expect, test } from 'vitest';
import { TodayRoute } from '@/app/today-route';
import { adminKeys } from '@/features/admin/api/keys';
import { consentKeys } from '@/features/consents/api/notice-keys';
import { todayKeys } from '@/features/today/api/today';
import { todayAtBureau } from '@/lib/bureau-days';
import { currentLocation } from '@/lib/navigation/history';
import { renderPart } from '@/lib/render-part';

const day = todayAtBureau();
const none = { count: 0, list: [] };
const long = '2026-01-02T06:00:00Z';
const toAsk = (count: number) => ({
  count,
  list: Array.from({ length: count }, (_, n) => ({
    id: n + 1,
    family_id: 1000 + n,
    family: n === 0 ? 'Asha Ramachandran' : `Test ${n}`,
    shown_id: 990,
    shown: 'Nagaraj Shetty',
    since: long,
  })),
});
const people = { count: 9, list: [{ id: 5, name: 'Kavya', since: long }] };
const couples = {
  count: 1,
  list: [{ id: 7, requester: 'Asha', target: 'Nagaraj', since: long, state: null, note: null }],
};
const entry = (id: number, name: string) => ({
  id,
  entry: `About ${name}`,
  call_again_on: day,
  person: { id, name, office_details: null },
});
const call = { id: 1, entries: [entry(1, 'Bala')] };
const show = (
  lists: object,
  calls: object[] = [call],
  notTold: { count: number; people: readonly object[] } = { count: 0, people: [] },
) =>
  renderPart(<TodayRoute />, [
    [
      todayKeys.morning(false),
      {
        enquiries: none,
        grievances: none,
        requests: none,
        verifications: none,
        answers: none,
        follow_ups: none,
        to_ask: none,
        to_confirm: none,
        to_erase: none,
        breaches: none,
        fees_due: none,
        plans_expiring: none,
        paused_too_long: none,
        short: none,
        ...lists,
      },
    ],
    [adminKeys.dueCalls(day), calls],
    [consentKeys.notTold(), notTold],
  ]);

test('a family to ask is named with the person it is about, and is called from the row', async () => {
  const screen = await show({ to_ask: toAsk(1) });
  const part = screen.getByRole('region', { name: 'Families to ask' });
  await expect
    .element(part.getByRole('link', { name: 'Ask Asha Ramachandran (1000) about Nagaraj Shetty (990)' }))
    .toBeVisible();
  await expect.element(part.getByRole('button', { name: /Call/ })).toBeVisible();
  await part.getByRole('button', { name: 'Record answer: Nagaraj Shetty' }).click();
  const dialog = screen.getByRole('dialog', {
    name: 'What does the family of Asha Ramachandran (1000) say about Nagaraj Shetty (990)?',
  });
  await dialog.getByLabelText('Answer').selectOptions('Later');
  await dialog.getByLabelText('Ask again on (optional)').fill('1/1/2020');
  await dialog.getByRole('button', { name: 'Save the answer' }).click();
  await expect
    .element(dialog.getByLabelText('Ask again on (optional)'))
    .toHaveAccessibleDescription(/Choose a day after today/);
});

test('a queue has five rows at first, and fewer where not all queues would be in sight', async () => {
  const screen = await show({ to_ask: toAsk(9) });
  const rows = () => screen.getByRole('region', { name: 'Families to ask' }).getByRole('listitem').all();
  await expect.element(screen.getByText(/10 things wait/)).toBeVisible();
  expect(rows()).toHaveLength(5);
  await screen.getByRole('button', { name: 'Show 4 more' }).click();
  expect(rows()).toHaveLength(9);
  await expect.element(screen.getByRole('button', { name: 'Done: Bala' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Call the family of Bala' })).toBeVisible();

  const answers = { count: 9, list: toAsk(9).list.map((row) => ({ ...row, answer: 'later', was_told: false })) };
  await show({ to_ask: toAsk(9), answers, requests: couples, follow_ups: couples, verifications: people });
  await expect.element(screen.getByText(/30 things wait/)).toBeVisible();
  expect(rows()).toHaveLength(3);
  // What waits for too long is marked; the rest of a long queue has a page of its own.
  const part = screen.getByRole('region', { name: 'To verify' });
  await expect.element(part.getByText(/days ago/)).toHaveClass('text-danger');
  await expect.element(part.getByRole('link', { name: 'All of them' })).toHaveAttribute('href', '/#review');
});

test('the calls of a household stand once, with all names and entries', async () => {
  const screen = await show({}, [{ id: 2, entries: [entry(2, 'Asha'), entry(3, 'Chitra')] }, call]);
  const row = screen.getByRole('region', { name: 'Calls' }).getByRole('listitem').first();
  await expect.element(row).toHaveTextContent(/Asha.*Chitra.*About Asha, About Chitra/);
  await expect.element(screen.getByRole('button', { name: 'Done: Asha, Chitra' })).toBeVisible();
});

test('profiles to be confirmed and announced erasures have queues while there are any', async () => {
  const list = (name: string, since: string) => ({ count: 1, list: [{ id: 5, name, since }] });
  const screen = await show({ to_confirm: list('Kavya', long), to_erase: list('Meena', '2027-01-31') });
  const due = screen.getByRole('region', { name: 'To be confirmed' });
  await expect.element(due.getByRole('link', { name: 'Kavya' }).first()).toBeVisible();
  const soon = screen.getByRole('region', { name: 'Erased soon' });
  await expect.element(soon).toHaveTextContent(/erased on 31 Jan/);
  await expect.element(soon.getByRole('button', { name: 'Keep Meena' })).toBeVisible();
  await expect.element(screen.getByText(/2 things wait/)).toBeVisible();
});

test('complaints are shown while there are any, the late ones marked', async () => {
  const late = { is_acknowledged: true, acknowledge_by: long, warn_at: long, due_at: long };
  const screen = await show({
    grievances: { count: 1, list: [{ id: 3, name: 'Selvam', about: 'access', since: long, ...late }] },
  });
  const part = screen.getByRole('region', { name: 'Complaints' });
  await expect.element(part.getByText('Late: the answer was due on 2 January 2026')).toBeVisible();
  await part.getByRole('link', { name: /Open.*Selvam/ }).click();
  expect(currentLocation()).toEqual({ page: 'grievances', grievanceId: 3 });
  await expect.element((await show({})).getByRole('region', { name: 'Complaints' })).not.toBeInTheDocument();
});

test('families without the notice are named while there are some, with the way to all of them', async () => {
  const people = Array.from({ length: 7 }, (_, n) => ({
    id: n + 1,
    name: `Test ${n}`,
    status: 'verified',
    language: null,
  }));
  const screen = await show({}, [], { count: 120, people });
  const part = screen.getByRole('region', { name: 'Not yet given the notice' });
  await expect.element(part).toHaveTextContent('120');
  await expect.element(part.getByRole('link', { name: 'All of them' })).toHaveAttribute('href', '/#not-told');
  const none = await show({}, []);
  await expect.element(none.getByRole('region', { name: 'Calls due' })).toBeVisible();
  await expect.element(none.getByRole('region', { name: 'Not yet given the notice' })).not.toBeInTheDocument();
});

test('what is due has its sum, and a day that is over is marked', async () => {
  const due = (id: number, due_on: string) => ({
    id,
    name: 'Asha',
    purchase_id: id,
    plan: 'Gold',
    due_on,
    amount: 300_000,
  });
  const list = [due(1, '2026-01-01'), due(2, '2099-01-01')];
  const screen = await show({ fees_due: { count: 2, amount: 12_345_650, list } });
  const part = screen.getByRole('region', { name: 'Payments due' });
  await expect.element(part).toHaveTextContent('₹1,23,456.50 altogether');
  await expect.element(part.getByText('due on 1 January 2026', { exact: false })).toHaveClass('text-danger');
  await expect.element(part.getByText('due on 1 January 2099', { exact: false })).not.toHaveClass('text-danger');
});

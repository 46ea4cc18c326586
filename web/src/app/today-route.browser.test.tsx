import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TodayRoute } from '@/app/today-route';
import { dueCallsQueryOptions } from '@/features/log/api';
import { firstStepsQueryOptions, registeredUsersCountQueryOptions } from '@/features/people/api';
import { notTold as familiesNotTold } from '@/features/consents/api';
import { todayQueryOptions } from '@/features/today/api';
import { setSession } from '@/lib/backend/session';
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
const nothing = {
  enquiries: none,
  grievances: none,
  requests: none,
  not_sent: none,
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
};
const show = (
  lists: object,
  calls: object[] = [call],
  notTold: { count: number; people: readonly object[] } = { count: 0, people: [] },
) =>
  renderPart(<TodayRoute />, [
    [todayQueryOptions(false).queryKey, { ...nothing, ...lists }],
    [dueCallsQueryOptions(day).queryKey, calls],
    [familiesNotTold.of({}).queryKey, notTold],
  ]);
type Screen = Awaited<ReturnType<typeof show>>;
const linesOf = (screen: Screen) => screen.getByRole('list', { name: 'Today' }).getByRole('listitem');
const textsOf = (screen: Screen) =>
  linesOf(screen)
    .elements()
    .map(({ firstElementChild, textContent }) => `${firstElementChild?.textContent ?? ''}: ${textContent}`);

test('a family to ask is named with the person it is about, and is called from the row', async () => {
  const screen = await show({ to_ask: toAsk(1) });
  const row = linesOf(screen).nth(0);
  await expect.element(row).toHaveTextContent(/^To ask.*days/);
  await expect
    .element(row.getByRole('link', { name: 'Ask Asha Ramachandran (1000) about Nagaraj Shetty (990)' }))
    .toBeVisible();
  await expect.element(row.getByRole('button', { name: /Call/ })).toBeVisible();
  await row.getByRole('button', { name: 'Record answer: Nagaraj Shetty' }).click();
  const dialog = screen.getByRole('dialog', {
    name: 'What does the family of Asha Ramachandran (1000) say about Nagaraj Shetty (990)?',
  });
  await dialog.getByRole('radio', { name: 'Later' }).click();
  await dialog.getByLabelText('Ask again on (optional)').fill('1/1/2020');
  await dialog.getByRole('button', { name: 'Save the answer' }).click();
  await expect
    .element(dialog.getByLabelText('Ask again on (optional)'))
    .toHaveAccessibleDescription(/Choose a day after today/);
});

test('the time of a law comes first, then what is late, then the queues in their order', async () => {
  const now = new Date().toISOString();
  const clock = { is_acknowledged: true, acknowledge_by: long, warn_at: '2099-01-01', due_at: '2099-01-01T06:00:00Z' };
  const screen = await show(
    {
      verifications: people,
      requests: couples,
      to_ask: { ...toAsk(1), list: toAsk(1).list.map((row) => ({ ...row, since: now })) },
      enquiries: { count: 1, list: [{ id: 4, name: 'Selvam', kind: 'login', since: now }] },
      grievances: { count: 1, list: [{ id: 3, name: 'Meena', about: 'access', since: now, ...clock }] },
      to_confirm: { count: 1, list: [{ id: 5, name: 'Kavya', since: long }] },
    },
    [call, { id: 2, entries: [{ ...entry(2, 'Chitra'), call_again_on: '2026-01-02' }] }],
  );
  await expect.element(linesOf(screen).nth(0)).toBeVisible();
  expect(textsOf(screen).map((text) => text.slice(0, text.indexOf(':')))).toEqual(
    'Complaint,Call,Request,Call,To ask,Enquiry,To verify,To verify'.split(','),
  );
  await expect.element(linesOf(screen).nth(1)).toHaveTextContent(/Chitra/);
  await expect.element(linesOf(screen).nth(1).getByText(/days/)).toHaveClass('text-danger');
  await expect.element(linesOf(screen).nth(3).getByText('today')).not.toHaveClass('text-danger');
  // The rest of a long queue has a page of its own.
  await expect
    .element(linesOf(screen).nth(7).getByRole('link', { name: '8 more' }))
    .toHaveAttribute('href', '/#review');
});

test('a chip has the number of its kind and shows no other; what is at leisure has its chip alone', async () => {
  const list = (name: string, since: string) => ({ count: 1, list: [{ id: 5, name, since }] });
  const screen = await show({
    to_ask: toAsk(9),
    to_confirm: list('Kavya', long),
    to_erase: list('Meena', '2027-01-31'),
  });
  const chip = (name: string) => screen.getByRole('group', { name: 'Only of one kind' }).getByRole('button', { name });
  await expect.element(chip('All 11')).toHaveAttribute('aria-pressed', 'true');
  expect(linesOf(screen).elements()).toHaveLength(11);
  expect(chip('Answer').elements()).toHaveLength(0);
  await chip('Erasure 1').click();
  expect(linesOf(screen).elements()).toHaveLength(1);
  await expect.element(linesOf(screen).nth(0)).toHaveTextContent(/erased on 31 Jan/);
  await expect.element(screen.getByRole('button', { name: 'Keep Meena' })).toBeVisible();
  await chip('To confirm 1').click();
  await expect.element(linesOf(screen).nth(0).getByRole('link', { name: 'Kavya' }).first()).toBeVisible();
  await chip('All 11').click();
  expect(linesOf(screen).elements()).toHaveLength(11);
});

test('the calls of a household stand once, with all names and entries', async () => {
  const screen = await show({}, [{ id: 2, entries: [entry(2, 'Asha'), entry(3, 'Chitra')] }, call]);
  await expect.element(linesOf(screen).nth(0)).toHaveTextContent(/Asha.*Chitra.*About Asha, About Chitra/);
  await expect.element(screen.getByRole('button', { name: 'Done: Asha, Chitra' })).toBeVisible();
});

test('a message that is not sent names the family that waits for it', async () => {
  const request = { ...couples.list[0], to: [{ id: 1001, name: 'Asha', gender: 'bride' }] };
  const screen = await show({ not_sent: { count: 1, list: [request] } }, []);
  await expect
    .element(linesOf(screen).nth(0))
    .toHaveTextContent(/the message is not sent yet, To the bride’s family: Asha \(1001\)/);
});

test('a late complaint is marked, and opened from its row', async () => {
  const late = { is_acknowledged: true, acknowledge_by: long, warn_at: long, due_at: long };
  const screen = await show({
    grievances: { count: 1, list: [{ id: 3, name: 'Selvam', about: 'access', since: long, ...late }] },
  });
  await expect.element(screen.getByText('Late: the answer was due on 2 January 2026')).toBeVisible();
  await screen.getByRole('link', { name: /Open.*Selvam/ }).click();
  expect(currentLocation()).toEqual({ page: 'grievances', grievanceId: 3 });
});

test('the lists that are no work of the day are links, families without the notice with their number', async () => {
  const told = (screen: Screen) => screen.getByRole('link', { name: /Not yet given the notice/ });
  const screen = await show({}, [], { count: 120, people: [] });
  await expect.element(screen.getByRole('link', { name: 'Waited longest' })).toHaveAttribute('href', '/#waiting');
  await expect.element(told(screen)).toHaveTextContent('120');
  await expect.element(told(screen)).toHaveAttribute('href', '/#not-told');
  const nobody = await show({}, []);
  await expect.element(nobody.getByText('Nothing waits.')).toBeVisible();
  expect(told(nobody).elements()).toHaveLength(0);
});

test('a part that cannot be loaded is a row that can be tried again, and never a zero', async () => {
  const screen = await renderPart(<TodayRoute />, [
    [todayQueryOptions(false).queryKey, { ...nothing, to_ask: toAsk(1) }],
    [familiesNotTold.of({}).queryKey, { count: 0, people: [] }],
  ]);
  await expect.element(linesOf(screen).nth(0)).toHaveTextContent(/^CallCouldn't load this list/);
  await expect.element(linesOf(screen).nth(0).getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(linesOf(screen).nth(1)).toHaveTextContent(/^To ask/);
  await expect.element(screen.getByRole('button', { name: 'All', exact: true })).toBeVisible();
});

test('an empty register begins with the guide, and nothing else', async () => {
  const viewer = {
    kind: 'admin',
    username: 'lakshmi',
    name: null,
    profileId: null,
    gender: null,
    isOwner: true,
  } as const;
  setSession({ viewer, identityFailed: false, retryIdentity: () => undefined });
  const screen = await renderPart(<TodayRoute />, [
    [todayQueryOptions(false).queryKey, nothing],
    [dueCallsQueryOptions(day).queryKey, []],
    [familiesNotTold.of({}).queryKey, { count: 0, people: [] }],
    [registeredUsersCountQueryOptions().queryKey, 0],
    [
      firstStepsQueryOptions().queryKey,
      { bureau: false, languages: false, stars: false, admins: false, verified: false },
    ],
  ]);
  await expect.element(screen.getByRole('heading', { level: 2 })).toBeVisible();
  await expect.element(screen.getByText('Nothing waits.')).toBeVisible();
  await expect.element(screen.getByRole('list', { name: 'Today' })).not.toBeInTheDocument();
  setSession({ viewer: { kind: 'visitor' }, identityFailed: false, retryIdentity: () => undefined });
});

test('the page is as high while it loads, and a row is 40 pixels on a desk', async () => {
  await page.viewport(1440, 900);
  const heightOf = ({ container }: Screen) => container.getBoundingClientRect().height;
  const empty = await show({}, []);
  await expect.element(empty.getByText('Nothing waits.')).toBeVisible();
  const height = heightOf(empty);
  const answers = { count: 3, list: toAsk(3).list.map((row) => ({ ...row, answer: 'call me', was_told: false })) };
  const few = await show({ answers, to_ask: toAsk(3), requests: couples, follow_ups: couples });
  await expect.element(linesOf(few).nth(0)).toBeVisible();
  expect(heightOf(few)).toBe(height);
  for (const line of linesOf(few).elements()) expect(line.getBoundingClientRect().height).toBe(40);
  const loading = await renderPart(<TodayRoute />);
  await expect.element(loading.getByRole('status')).toHaveTextContent('Loading this list');
  expect(heightOf(loading)).toBe(height);
});

test('who was interested before is called, and nobody says that the other family read it', async () => {
  const [row] = toAsk(1).list;
  const screen = await show({ answers: { count: 1, list: [{ ...row, answer: 'later', was_told: true }] } });
  await expect.element(linesOf(screen).nth(0)).toHaveTextContent('Later; was interested before: call them');
  await expect.element(linesOf(screen).nth(0).getByRole('button', { name: /^Call/ })).toBeVisible();
});

test('a payment whose day is over is marked', async () => {
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
  await expect.element(screen.getByText('due on 1 January 2026', { exact: false })).toHaveClass('text-danger');
  await expect.element(screen.getByText('due on 1 January 2099', { exact: false })).not.toHaveClass('text-danger');
});

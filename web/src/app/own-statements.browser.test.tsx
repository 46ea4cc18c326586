import { expect, onTestFinished, test, vi } from 'vitest';
import { FeesLink, OwnStatementsPart } from '@/app/own-statements';
import { sharedKeys } from '@/bureau/api/keys';
import { resumePurchase, type Statement } from '@/features/fees/api';
import { StatementOfPurchase } from '@/features/fees/components/statement';
import { setSession, type Viewer } from '@/lib/backend/session';
import { renderPart } from '@/lib/render-part';
import { OnDemand } from '@/ui/on-demand';

const statement: Statement = {
  id: 3,
  plan: 'Three months',
  starts_on: '2026-01-05',
  ends_on: '2026-04-19',
  ended_on: null,
  runs: true,
  is_visible: true,
  rests_until: null,
  paused_days: 15,
  price: 300_000,
  paid: 100_050,
  parts: { start: 100_000, engaged: 0, married: 200_000 },
  unpaid: 199_950,
  later_on: null,
  introductions: { monthly: 12, promised: 21, shown: 9, answered: 4, by_way: { Sheets: 7, 'Private link': 2 } },
  contacts: { promised: 6, shared: 1 },
  asked: 3,
  calls: 5,
  attempts: 8,
  follow_ups: 2,
  audit_head: '0f3c0f3c0f3c0f3c',
  acts: [
    { kind: 'shown', on: '2026-01-06', how: 'Sheets', answer: 'not interested', id: 9, name: 'Kavitha' },
    { kind: 'shared', on: '2026-01-07', how: null, answer: null, id: null, name: null },
  ],
};

/** The answers of the API: the statements, or a failure for null. Returns what was requested. */
function answer(statements: readonly Statement[] | null) {
  const sent: { name: string; body: unknown }[] = [];
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    sent.push({ name: request.url.split('/').at(-1) ?? '', body: await request.json() });
    return statements === null ? Response.json({ message: 'no' }, { status: 500 }) : Response.json(statements);
  });
  onTestFinished(() => fetched.mockRestore());
  return sent;
}

const show = (isOn: boolean, of: Parameters<typeof OwnStatementsPart>[0]['of'] = { profileId: 7 }) =>
  renderPart(
    <OnDemand>
      <OwnStatementsPart of={of} />
    </OnDemand>,
    [[sharedKeys.officeSettings(), { logo: null, fees_on: isOn, upi_id: null }]],
  );

const factsIn = (element: Element) =>
  Object.fromEntries(
    [...element.querySelectorAll('dt')].map((label) => [label.textContent, label.nextElementSibling?.textContent]),
  );

test('a family reads the numbers of the database against its plan, and each act', async () => {
  const sent = answer([statement]);
  const screen = await show(true);
  await expect.element(screen.getByRole('heading', { name: 'What the bureau has done for you' })).toBeVisible();
  expect(factsIn(screen.container)).toEqual({
    Time: '5 January 2026 to 19 April 2026, with 15 days of pauses',
    Paid: '₹1,000.50 of ₹3,000, unpaid ₹1,999.50',
    'When to pay': '₹1,000 at the start, ₹2,000 at the marriage',
    Promised: '12 profiles a month',
    'Profiles shown': '9 of 21 promised until today',
    'How they were shown': 'on sheets: 7, by a link: 2',
    'Your answers about them': '4',
    'Contact details you asked for': '3',
    'Families that agreed to give you their contact details': '1 of 6 promised',
    'Other talks and letters with you': '5',
    'Calls to other families for you': '8',
    'Times the bureau asked what became of it': '2',
  });
  // It is for paper.
  expect(screen.container.textContent).not.toContain('Check code');
  await screen.getByText('One by one (2)').click();
  await expect.element(screen.getByText('Kavitha (#9)')).toBeVisible();
  await expect
    .element(screen.getByText('shown on sheets on 6 January 2026; your answer: Not interested'))
    .toBeVisible();
  await expect.element(screen.getByText('A family that is not named here')).toBeVisible();
  expect(sent).toEqual([{ name: 'read_statements', body: { profile_id: 7 } }]);
});

test('nothing is promised without numbers or on the first day, and a private link asks with its token', async () => {
  const introductions = { monthly: 0, promised: 0, shown: 9, answered: 4, by_way: {} };
  const none = {
    ...statement,
    introductions,
    contacts: { promised: 0, shared: 1 },
    parts: { start: 300_000 },
    acts: [],
  };
  const first = {
    ...none,
    id: 4,
    plan: 'First day',
    introductions: { ...introductions, monthly: 5 },
    rests_until: '2026-02-01',
  };
  const sent = answer([none, first]);
  const screen = await show(true, { token: 'abc' });
  await expect.element(screen.getByRole('heading', { name: 'Three months' })).toBeVisible();
  const [unnumbered = {}, begun] = [...screen.container.querySelectorAll('article')].map(factsIn);
  expect(unnumbered).toMatchObject({
    'Profiles shown': '9',
    'Families that agreed to give you their contact details': '1',
  });
  expect(Object.keys(unnumbered)).not.toContain('Promised');
  expect(Object.keys(unnumbered)).not.toContain('When to pay');
  expect(begun).toMatchObject({
    Promised: '5 profiles a month',
    'Profiles shown': '9',
    'Paused now': 'goes on from 2 February 2026, as agreed',
  });
  await expect.element(screen.getByText('How they were shown')).not.toBeInTheDocument();
  await expect.element(screen.getByText(/One by one/)).not.toBeInTheDocument();
  expect(sent).toMatchObject([{ name: 'read_linked_statements', body: { token: 'abc' } }]);
});

test('nothing stands there without a purchase, and nothing is requested while fees are off', async () => {
  const sent = answer([]);
  const off = await show(false);
  // A request of the part would be sent before this one.
  await resumePurchase({ purchase_id: 3 });
  expect(sent.map(({ name }) => name)).toEqual(['resume_purchase']);
  expect(off.container.textContent).toBe('');
  const screen = await show(true);
  await expect.poll(() => sent).toHaveLength(2);
  await expect.element(screen.container).toBeEmptyDOMElement();
});

test.each([true, false])('the menu has an entry for the fees while a plan runs: %s', async (runs) => {
  const show = (viewer: Viewer) => setSession({ viewer, identityFailed: false, retryIdentity: () => undefined });
  show({ kind: 'member', username: 'asha', name: 'Asha', profileId: 7, gender: 'bride' });
  onTestFinished(() => show({ kind: 'visitor' }));
  const sent = answer([{ ...statement, runs }]);
  const screen = await renderPart(<FeesLink />, [
    [sharedKeys.officeSettings(), { logo: null, fees_on: true, upi_id: null }],
  ]);
  await expect.poll(() => sent).toEqual([{ name: 'read_statements', body: { profile_id: 7 } }]);
  if (runs) await expect.element(screen.getByRole('link', { name: 'Fees' })).toHaveAttribute('href', '/#rights/fees');
  else await expect.element(screen.container).toBeEmptyDOMElement();
});

test('a plan that runs stands first, and one that does not says so', async () => {
  const over = { ...statement, id: 1, plan: 'Over', runs: false };
  const later = { ...statement, id: 2, plan: 'Later', runs: false, starts_on: '2099-01-05', ends_on: '2099-04-19' };
  answer([later, over, statement]);
  const screen = await show(true);
  await expect.element(screen.getByRole('heading', { name: 'Later' })).toBeVisible();
  const times = [...screen.container.querySelectorAll('article')].map((article) => factsIn(article)['Time']);
  expect(times).toEqual([
    '5 January 2026 to 19 April 2026, with 15 days of pauses',
    '5 January 2099 to 19 April 2099, with 15 days of pauses, not begun yet',
    '5 January 2026 to 19 April 2026, with 15 days of pauses, over',
  ]);
});

test('a statement that cannot be loaded can be tried again', async () => {
  answer(null);
  const screen = await show(true);
  await expect.element(screen.getByText(/Couldn.t load the statement/)).toBeVisible();
  answer([statement]);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('9 of 21 promised until today')).toBeVisible();
});

test('the office prints the statement of one purchase with a place to sign', async () => {
  answer([{ ...statement, id: 4, plan: 'Other plan' }, statement]);
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
  onTestFinished(() => print.mockRestore());
  const payer = { id: 7, name: 'Asha', ownScriptName: null };
  const screen = await renderPart(<StatementOfPurchase purchaseId={3} payer={payer} />, [
    [sharedKeys.accountLanguage(7), 'en'],
    [sharedKeys.officeSettings(), { logo: null, fees_on: true, upi_id: null }],
  ]);
  await screen.getByRole('button', { name: 'Print on A5' }).click();
  const sheet = document.querySelector('.print-alone');
  expect(sheet?.textContent).toContain('the family of Asha (#7)');
  expect(sheet?.textContent).toContain('Day and signature');
  expect(sheet?.textContent).toContain('Check code: 0f3c0f3c0f3c0f3c.');
  expect(sheet?.querySelectorAll('li')).toHaveLength(2);
  expect(sheet === null ? null : factsIn(sheet)).toMatchObject({
    Plan: 'Three months',
    Paid: '₹1,000.50 of ₹3,000, unpaid ₹1,999.50',
    'Profiles shown': '9 of 21 promised until today',
  });
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => document.querySelector('.print-alone')).toBeNull();

  // In a language that the family reads.
  await screen.getByRole('combobox', { name: 'Language on paper' }).selectOptions('ta');
  await screen.getByRole('button', { name: 'Print on A5' }).click();
  expect(document.querySelector('.print-alone article')?.getAttribute('lang')).toBe('ta');
  expect(document.querySelector('.print-alone')?.textContent).toContain('காட்டிய வரன்கள்');
});

test('a plan that the bureau ended says so, and nothing of it is unpaid', async () => {
  answer([{ ...statement, ended_on: '2026-04-19', unpaid: 0 }]);
  const screen = await show(true);
  await expect.element(screen.getByText('Ended on 19 April 2026. Nothing more is due.')).toBeVisible();
  await expect.element(screen.getByText('₹1,000.50 of ₹3,000, nothing more is due')).toBeVisible();
});

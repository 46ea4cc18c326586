import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { answerKeys } from '@/bureau/api/consents';
import { sharedKeys } from '@/bureau/api/keys';
import { plans, purchases as feesOf, statementsOf, type Purchase, type Receipt } from '@/features/fees/api';
import { FeesPart } from '@/features/fees/components/fees-part';
import { setSession, type Viewer } from '@/lib/backend/session';
import { daysBefore, todayAtBureau } from '@/lib/bureau-days';
import { formatDate } from '@/lib/format';
import { isBlocked } from '@/lib/navigation/blocker';
import { renderPart } from '@/lib/render-part';
import { inDepth } from '../../../../test-depth';

const payer = { id: 7, name: 'Asha', ownScriptName: null };
const today = todayAtBureau();

const receipt: Receipt = {
  id: 4,
  number: 12,
  financial_year: 2026,
  code: 'ABCDEFGHJKLM',
  amount: 100_000,
  way: 'cash',
  paid_on: today,
  gst_number: '33AAAAA0000A1Z5',
  gst_rate: 18,
  gst: 15_254,
  received_by_name: 'Lakshmi',
  note: null,
  request_id: 'a',
  payer_name: 'Asha',
  recorded_on: today,
  after_close: false,
  corrects: null,
  corrected_by: null,
};
const purchase: Purchase = {
  id: 3,
  plan: 'Three months',
  price: 300_000,
  plan_price: 300_000,
  paid: 100_000,
  unpaid: 200_000,
  days: 90,
  introductions: { monthly: 12 },
  contacts: { promised: 0 },
  starts_on: today,
  ends_on: '2099-01-01',
  ended_on: null,
  paused_days: 0,
  agreed_by: 'Father',
  agreed_on: today,
  agreed_how: 'office',
  due: [
    { event: 'start', amount: 150_000, due_on: today, unpaid: 50_000 },
    { event: 'married', amount: 150_000, due_on: null, unpaid: 150_000 },
  ],
  pauses: [],
  payments: [receipt],
};
const plan = {
  id: 2,
  name: 'Three months',
  price: 300_000,
  days: 90,
  introductions: 12,
  contacts: 0,
  ended_at: null,
  running: 1,
  coming: 0,
  behind: 0,
};

const factsIn = (element: Element) =>
  Object.fromEntries(
    [...element.querySelectorAll('dt')].map((label) => [label.textContent, label.nextElementSibling?.textContent]),
  );

const setViewer = (viewer: Viewer) => setSession({ viewer, identityFailed: false, retryIdentity: () => undefined });

interface Shown {
  isOn?: boolean;
  isOwner?: boolean;
  purchases?: readonly Purchase[];
  /** Whether the family takes messages. */
  takesMessages?: boolean;
}

const yesterday = daysBefore(today, 1);
const officeSettings = { logo: null, fees_on: true, upi_id: 'bureau@bank', books_closed_until: yesterday };

/** The answers of the API, with what was sent. */
function answer(purchases: readonly Purchase[]) {
  const sent: { name: string; body: unknown }[] = [];
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const name = request.url.split('/').at(-1) ?? '';
    sent.push({ name, body: request.method === 'POST' ? await request.json() : null });
    const answers: Record<string, object> = { read_fees: purchases, list_plans: [plan], read_statements: [] };
    if (name.startsWith('site_settings')) return Response.json(officeSettings);
    return name in answers ? Response.json(answers[name]) : new Response(null, { status: 204 });
  });
  onTestFinished(() => fetched.mockRestore());
  return sent;
}

async function show({ isOn = true, isOwner = false, purchases = [purchase], takesMessages = true }: Shown = {}) {
  setViewer({ kind: 'admin', isOwner, username: 'office', name: 'Lakshmi', profileId: null, gender: null });
  return await renderPart(<FeesPart payer={payer} isDeleted={false} />, [
    [sharedKeys.officeSettings(), { ...officeSettings, fees_on: isOn }],
    [feesOf.of({ profile_id: 7 }).queryKey, purchases],
    [statementsOf({ profileId: 7 }).queryKey, []],
    [plans.of({}).queryKey, [plan]],
    [sharedKeys.accountLanguage(7), 'en'],
    [answerKeys.offWhatsApp([7]), takesMessages ? [] : [7]],
  ]);
}

test('while fees are off, nothing is shown and nothing is requested', async () => {
  const sent = answer([]);
  const screen = await show({ isOn: false });
  expect(screen.container.textContent).toBe('');
  expect(sent).toEqual([]);
});

test('an amount is echoed in figures and words, and one that cannot be read is refused beside its field', async () => {
  const sent = answer([purchase]);
  const screen = await show();
  await screen.getByRole('button', { name: 'Record a payment' }).click();
  const dialog = screen.getByRole('dialog');
  const amount = dialog.getByLabelText('Amount in rupees');
  // What is due today stands there already.
  await expect.element(amount).toHaveValue('500');
  await amount.fill('1,50,00');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect.element(amount).toHaveAccessibleDescription(/Enter an amount such as 1,50,000/);
  await expect.element(dialog.getByText('Choose one.')).toBeVisible();
  await amount.fill('1,50,000');
  await expect.element(amount).toHaveAccessibleDescription(/₹1,50,000: 1 lakh 50 thousand rupees/);
  await expect.element(dialog.getByText('At most ₹2,000 is unpaid.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'UPI' }).click();
  await expect.element(dialog.getByLabelText('Cheque or transfer number')).toBeVisible();
  // Nobody pays what cannot be recorded.
  await expect.element(dialog.getByText('Mangalam Matrimony, bureau@bank')).not.toBeInTheDocument();
  await amount.fill('1,999.05');
  await expect.element(amount).toHaveAccessibleDescription('₹1,999.05: 1 thousand 999 rupees and 5 paise');
  await expect.element(dialog.getByRole('img', { name: 'QR code for a payment of ₹1,999.05 by UPI' })).toBeVisible();
  await expect.element(dialog.getByText('Mangalam Matrimony, bureau@bank')).toBeVisible();
  await dialog.getByLabelText('Cheque or transfer number').fill('UTR 612345678901');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('button', { name: 'Record a payment' }).click();
  await expect.element(amount).toHaveValue('1,999.05');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const { body } = sent.find(({ name }) => name === 'record_payment') ?? {};
  expect(body).toEqual({
    purchase_id: 3,
    amount: 199_905,
    way: 'UPI',
    note: 'UTR 612345678901',
    paid_on: today,
    request_id: z.uuid().parse(z.object({ request_id: z.string() }).parse(body).request_id),
  });
});

test('a price in parts shows what the last one is, and refuses more than the price', async () => {
  const sent = answer([]);
  const screen = await show({ purchases: [] });
  await expect.element(screen.getByText('The family has not bought a plan yet.')).toBeVisible();
  await screen.getByRole('button', { name: 'Sell a plan' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Plan', exact: true }).selectOptions('Three months: ₹3,000, 90 days');
  await expect.element(dialog.getByLabelText('Agreed price')).toHaveValue('3000');
  await dialog.getByLabelText('Agreed price').fill('3000.50');
  await dialog
    .getByRole('combobox', { name: 'When the price is due' })
    .selectOptions('In parts, the last one at the marriage');
  await dialog.getByLabelText('At the start').fill('1,000');
  await dialog.getByLabelText('At the engagement').fill('2,000.50');
  await dialog.getByRole('button', { name: 'Record the sale' }).click();
  await expect
    .element(dialog.getByLabelText('At the engagement'))
    .toHaveAccessibleDescription(/Nothing is left for the last part/);
  expect(dialog.getByText('Nothing is left for the last part').elements()).toHaveLength(1);
  // Whichever part is made smaller.
  await dialog.getByLabelText('At the start').fill('999.98');
  await expect.element(dialog.getByText('Nothing is left for the last part')).not.toBeInTheDocument();
  await dialog.getByLabelText('At the start').fill('1,000');
  await dialog.getByLabelText('At the engagement').fill('500.25');
  await expect.element(dialog.getByText('At the marriage, the rest: ₹1,500.25')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Who agreed' }).selectOptions('Father');
  await dialog.getByRole('combobox', { name: 'How they agreed' }).selectOptions('on paper');
  await dialog.getByRole('button', { name: 'Record the sale' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.find(({ name }) => name === 'sell_plan')?.body).toMatchObject({
    profile_id: 7,
    plan_id: 2,
    agreed_price: 300_050,
    agreed_by: 'Father',
    agreed_how: 'paper',
    parts: { start: 100_000, engaged: 50_025, married: 150_025 },
  });
});

test('a receipt has the words for paper and for WhatsApp, and no message goes to a family that wants none', async () => {
  answer([purchase]);
  const screen = await show();
  await screen.getByRole('button', { name: 'Receipt 12/2026-27' }).click();
  const dialog = screen.getByRole('dialog');
  const paper = dialog.getByRole('article');
  expect(factsIn(paper.element())).toEqual({
    'Received from': 'Asha (#7)',
    Amount: '₹1,000',
    'In words': 'Rupees One Thousand Only',
    For: 'Matrimonial services: Three months',
    'How it was paid': 'cash',
    'Paid on': formatDate(today),
    'Remaining after this': '₹2,000',
    'GST in it': '₹152.54 (18 % on ₹847.46)',
    'GST number of the bureau': '33AAAAA0000A1Z5',
    'Received by': 'Lakshmi',
  });
  await expect.element(paper.getByRole('heading')).toHaveTextContent('Receipt voucher 12/2026-27');
  await expect.element(paper).toHaveTextContent('This is a receipt voucher for an advance');
  await expect.element(dialog).toHaveTextContent('A receipt voucher also shows CGST and SGST, or IGST, separately');
  await expect
    .element(dialog.getByRole('blockquote'))
    .toHaveTextContent(
      /^Vanakkam Asha \(#7\), we have received ₹1,000 \(Rupees One Thousand Only\) in cash on .* for “Three months”/,
    );
  await expect.element(dialog).toHaveTextContent('code ABCD-EFGH-JKLM');
  await expect.element(dialog).toHaveTextContent('/#receipt/abcdefghjklm');
  await expect.element(dialog.getByRole('button', { name: 'Print on A5' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Open the number' })).toBeVisible();
  const late = await show({ purchases: [{ ...purchase, ends_on: '2026-01-31' }] });
  await late.getByRole('button', { name: 'Receipt 12/2026-27' }).click();
  await expect
    .element(late.getByRole('article'))
    .toHaveTextContent(/^Receipt 12.*This is a receipt, not a tax invoice\./);
  await expect.element(late.getByText('A receipt voucher also shows')).not.toBeInTheDocument();
  const refused = await show({ takesMessages: false });
  await refused.getByRole('button', { name: 'Receipt 12/2026-27' }).click();
  await expect.element(refused.getByRole('dialog').getByRole('status')).toHaveTextContent('WhatsApp');
  await expect.element(refused.getByRole('button', { name: 'Open the number' })).not.toBeInTheDocument();
  await expect.element(refused.getByText('we have received')).not.toBeInTheDocument();
});

test('a receipt that was taken back says so, on paper and in the message, and so does the one that takes it back', async () => {
  const name = ({ number, financial_year }: Receipt) => ({ number, financial_year });
  const correction: Receipt = {
    ...receipt,
    id: 5,
    number: 13,
    request_id: 'b',
    way: 'cheque',
    code: 'NPQRSTUVWXYZ',
    amount: -100_000,
    gst: -15_254,
    paid_on: '2099-01-02',
    recorded_on: '2099-01-02',
    received_by_name: 'Meena',
    corrects: name(receipt),
  };
  const both: Receipt[] = [
    { ...receipt, way: 'cheque', gst_number: null, corrected_by: name(correction) },
    { ...correction, payer_name: 'Asha Devi' },
  ];
  answer([]);
  const screen = await show({ purchases: [{ ...purchase, paid: 0, payments: both }] });
  const dialog = screen.getByRole('dialog');
  const message = dialog.getByRole('blockquote');
  await screen.getByRole('button', { name: 'Receipt 12/2026-27' }).click();
  await expect
    .element(dialog.getByRole('article'))
    .toHaveTextContent('Not valid any more: taken back by receipt 13/2026-27 on 2 January 2099.');
  await expect.element(dialog.getByRole('article')).not.toHaveTextContent('tax invoice');
  await expect.element(dialog.getByRole('article')).toHaveTextContent('A cheque counts once it is cleared.');
  const taken =
    'on 2 January 2099 we took back receipt 12/2026-27 of ₹1,000 for “Three months”, by receipt 13/2026-27.';
  await expect.element(message).toHaveTextContent(taken);
  await expect.element(message).toHaveTextContent('/#receipt/abcdefghjklm');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await screen.getByRole('button', { name: 'Receipt 13/2026-27' }).click();
  expect(factsIn(dialog.getByRole('article').element())).toEqual({
    'Takes back receipt': `12/2026-27, ${formatDate(today)}`,
    'Family of': 'Asha Devi (#7)',
    'Amount taken back': '₹1,000',
    'In words': 'Rupees One Thousand Only',
    For: 'Matrimonial services: Three months',
    'Taken back on': '2 January 2099',
    'Remaining after this': '₹3,000',
    'GST in it': '₹152.54 (18 % on ₹847.46)',
    'GST number of the bureau': '33AAAAA0000A1Z5',
    'Taken back by': 'Meena',
  });
  await expect.element(message).toHaveTextContent(taken);
  await expect.element(message).toHaveTextContent('/#receipt/npqrstuvwxyz');
  await expect.element(dialog.getByRole('article')).not.toHaveTextContent('cheque');
});

test('only an owner corrects, and is asked first', async () => {
  const sent = answer([purchase]);
  const asClerk = await show();
  await expect.element(asClerk.getByRole('button', { name: 'Correct receipt 12/2026-27' })).not.toBeInTheDocument();
  const screen = await show({ isOwner: true });
  await screen.getByRole('button', { name: 'Correct receipt 12/2026-27' }).click();
  await expect.element(screen.getByRole('dialog')).toHaveTextContent('all of the ₹1,000');
  expect(sent.map(({ name }) => name)).not.toContain('correct_payment');
  await screen.getByRole('button', { name: 'Take it back' }).click();
  await expect
    .element(screen.getByLabelText('Reason'))
    .toHaveAccessibleDescription(/Say why: it stands on the receipt/);
  await screen.getByLabelText('Reason').fill('cheque returned');
  await screen.getByRole('button', { name: 'Take it back' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toContainEqual({ name: 'correct_payment', body: { payment_id: 4, reason: 'cheque returned' } });
});

inDepth('a part on an agreed day asks for the day, and the dialog names the last day of the plan', async () => {
  const sent = answer([{ ...purchase, payments: [] }]);
  const screen = await show({ purchases: [] });
  await screen.getByRole('button', { name: 'Sell a plan' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Record the sale' }).click();
  await expect.element(dialog.getByText('Enter an amount such as', { exact: false })).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Plan', exact: true }).selectOptions('Three months: ₹3,000, 90 days');
  await expect.element(dialog.getByText('Enter an amount such as', { exact: false })).not.toBeInTheDocument();
  await dialog.getByLabelText('Starts on').fill('1/3/2026');
  await expect.element(dialog.getByText('over already: its last day is 29 May 2026.', { exact: false })).toBeVisible();
  await dialog.getByLabelText('Starts on').fill('1/3/2099');
  await expect.element(dialog.getByText('Runs until 29 May 2099.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Who agreed' }).selectOptions('Father');
  await dialog.getByRole('combobox', { name: 'How they agreed' }).selectOptions('on paper');
  const when = dialog.getByRole('combobox', { name: 'When the price is due' });
  await when.selectOptions('In parts, the last one at the marriage');
  const day = dialog.getByLabelText('The agreed day', { exact: true });
  await expect.element(day).not.toBeInTheDocument();
  await dialog.getByLabelText('On an agreed day').fill('500');
  await expect.element(day).toBeVisible();
  await when.selectOptions('In parts, the last one on an agreed day');
  await dialog.getByLabelText('At the start').fill('1,000');
  await expect.element(dialog.getByText('On the agreed day, the rest: ₹2,000')).toBeVisible();
  await dialog.getByRole('button', { name: 'Record the sale' }).click();
  await expect.element(day).toHaveAccessibleDescription(/Enter the day/);
  await day.fill('1/4/2099');
  await dialog.getByRole('button', { name: 'Record the sale' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.find(({ name }) => name === 'sell_plan')?.body).toMatchObject({
    parts: { start: 100_000, later: 200_000 },
    later_on: '2099-04-01',
  });
  // The next act is not another sale.
  await expect.element(screen.getByRole('button', { name: 'Record a payment' })).toHaveFocus();
});

inDepth('an owner takes a sale back while nothing is paid, also when its days are over', async () => {
  const over = { ...purchase, starts_on: '2026-01-01', ends_on: '2026-02-01' };
  const sent = answer([over]);
  const paid = await show({ isOwner: true, purchases: [over] });
  await expect.element(paid.getByText('Its last day was 1 February 2026.')).toBeVisible();
  await paid.getByRole('button', { name: 'End it' }).click();
  await expect.element(paid.getByRole('dialog')).toHaveTextContent('Nothing more of it is due.');
  await expect.element(paid.getByRole('checkbox')).not.toBeInTheDocument();
  await paid.getByRole('button', { name: 'Close without a change' }).click();
  const screen = await show({ isOwner: true, purchases: [{ ...over, paid: 0, unpaid: 300_000, payments: [] }] });
  await screen.getByRole('button', { name: 'End it' }).click();
  await screen.getByRole('checkbox', { name: 'It was sold by mistake' }).click();
  await screen.getByRole('button', { name: 'Take the sale back' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toContainEqual({ name: 'end_purchase', body: { purchase_id: 3, by_mistake: true } });
});

test('a plan that was ended says so, and nothing of it is due or can be done', async () => {
  answer([]);
  const ended = { ...purchase, ended_on: '2026-11-02', ends_on: '2026-11-02', starts_on: '2026-11-01', unpaid: 0 };
  const screen = await show({ isOwner: true, purchases: [ended] });
  await expect.element(screen.getByText('Ended on 2 November 2026. Nothing more is due.')).toBeVisible();
  await expect.element(screen.getByText('₹1,000 of ₹3,000, nothing more is due')).toBeVisible();
  expect(screen.getByText('When due').elements()).toEqual([]);
  for (const name of ['Record a payment', 'Pause', 'End early', 'End it'])
    expect(screen.getByRole('button', { name }).elements()).toEqual([]);
  const taken = await show({ purchases: [{ ...ended, ended_on: '2026-10-31', ends_on: '2026-10-31' }] });
  await expect.element(taken.getByText('This sale was taken back. Nothing is due.')).toBeVisible();
  await expect.element(taken.getByText('1 November 2026', { exact: true })).toBeVisible();
  // A wrong payment of it was corrected: the right one takes its place.
  const back = { ...receipt, id: 5, amount: -100_000, corrects: { number: 12, financial_year: 2026 } };
  const corrected = await show({ purchases: [{ ...ended, paid: 0, payments: [receipt, back] }] });
  await corrected.getByRole('button', { name: 'Record a payment' }).click();
  await expect.element(corrected.getByText('Unpaid: ₹3,000.', { exact: false })).toBeVisible();
});

inDepth('after a payment its own receipt opens, though somebody else has recorded one meanwhile', async () => {
  const request_id = '00000000-0000-4000-8000-000000000006';
  const own = { ...receipt, id: 5, number: 13, request_id, amount: 50_000, note: 'UTR 612345678901' };
  const others = { ...own, id: 6, number: 14, request_id: 'b' };
  const drawn = vi.spyOn(crypto, 'randomUUID').mockReturnValue(request_id);
  onTestFinished(() => drawn.mockRestore());
  answer([{ ...purchase, payments: [receipt, own, others] }]);
  const screen = await show();
  await screen.getByRole('button', { name: 'Record a payment' }).click();
  await screen.getByRole('radio', { name: 'cash' }).click();
  await screen.getByRole('button', { name: 'Record', exact: true }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Receipt 13/2026-27' })).toBeVisible();
  await expect.element(screen.getByRole('dialog')).toHaveTextContent('Cheque or transfer numberUTR 612345678901');
});

test('a payment like an earlier one, and one before the sale, are asked about', async () => {
  answer([]);
  const screen = await show();
  await screen.getByRole('button', { name: 'Record a payment' }).click();
  await screen.getByLabelText('Amount in rupees').fill('1000');
  await expect
    .element(screen.getByText('Receipt 12/2026-27 by Lakshmi has the same amount', { exact: false }))
    .toBeVisible();
  await screen.getByLabelText('Paid on').fill('1/1/2026');
  await expect.element(screen.getByText(/^This is before .*, when the plan was agreed/)).toBeVisible();
});

inDepth('a payment into closed books is asked about, for each day, and recorded only after that', async () => {
  const sent = answer([purchase]);
  const screen = await show();
  await screen.getByRole('button', { name: 'Record a payment' }).click();
  await screen.getByRole('radio', { name: 'cash' }).click();
  const anyway = screen.getByRole('checkbox', { name: /^Record it all the same/ });
  await expect.element(anyway).not.toBeInTheDocument();
  const day = screen.getByLabelText('Paid on');
  await day.fill('28/03/2020');
  await expect.element(screen.getByText('The day lies in 2019-20, which is over.', { exact: false })).toBeVisible();
  await anyway.click();
  await day.fill(yesterday.split('-').reverse().join('/'));
  await expect.element(anyway).not.toBeChecked();
  const record = screen.getByRole('button', { name: 'Record', exact: true });
  await record.click();
  await expect.element(anyway).toHaveAccessibleDescription('Tick this, or choose another day.');
  expect(sent.map(({ name }) => name)).not.toContain('record_payment');
  await anyway.click();
  await record.click();
  await expect.element(anyway).not.toBeInTheDocument();
  expect(sent.find(({ name }) => name === 'record_payment')?.body).toMatchObject({
    paid_on: yesterday,
    into_closed: true,
  });
});

inDepth('books that the owner closes meanwhile are asked about too', async () => {
  answer([purchase]);
  const screen = await show();
  const answers = vi.mocked(window.fetch).getMockImplementation();
  const refusal = { code: '22023', details: 'books_closed', hint: 'paid_on', message: 'The books are closed.' };
  vi.mocked(window.fetch).mockImplementation(() => Promise.resolve(Response.json(refusal, { status: 400 })));
  await screen.getByRole('button', { name: 'Record a payment' }).click();
  await screen.getByRole('radio', { name: 'cash' }).click();
  const record = screen.getByRole('button', { name: 'Record', exact: true });
  await record.click();
  await expect
    .element(screen.getByLabelText('Paid on'))
    .toHaveAccessibleDescription(/The books of this day are closed. Confirm it/);
  await screen.getByRole('checkbox', { name: /^Record it all the same/ }).click();
  if (answers) vi.mocked(window.fetch).mockImplementation(answers);
  await record.click();
  await expect.element(record).not.toBeInTheDocument();
});

inDepth('a pause names the new last day, and its end asks first', async () => {
  const pause = { from_on: today, until_on: '2098-01-01', ended_on: null, reason: 'mourning' as const };
  const sent = answer([]);
  const screen = await show({ purchases: [{ ...purchase, starts_on: '2098-01-01' }] });
  await screen.getByRole('button', { name: 'Pause' }).click();
  await screen.getByLabelText('Last day of the pause').fill('3/1/2098');
  await expect.element(screen.getByText('The plan then runs until 4 January 2099.', { exact: false })).toBeVisible();
  const paused = await show({ purchases: [{ ...purchase, pauses: [pause] }] });
  await paused.getByRole('button', { name: 'Go on' }).click();
  expect(sent.map(({ name }) => name)).not.toContain('resume_purchase');
  await paused.getByRole('button', { name: 'End the pause' }).click();
  await expect.poll(() => sent).toContainEqual({ name: 'resume_purchase', body: { purchase_id: 3 } });
});

test('the browser asks before a half filled sale is left', async () => {
  answer([]);
  const screen = await show({ purchases: [] });
  await screen.getByRole('button', { name: 'Sell a plan' }).click();
  expect(isBlocked()).toBe(false);
  await screen.getByRole('combobox', { name: 'Plan', exact: true }).selectOptions('Three months: ₹3,000, 90 days');
  await expect.poll(() => isBlocked()).toBe(true);
  await screen.getByRole('button', { name: 'Cancel' }).click();
  expect(isBlocked()).toBe(false);
});

test('a clerk reads who takes a receipt back, and that one was taken back', async () => {
  answer([]);
  const back = { ...receipt, id: 6, request_id: 'b', corrected_by: { number: 13, financial_year: 2026 } };
  const screen = await show({ purchases: [{ ...purchase, payments: [receipt, back] }] });
  await screen.getByRole('button', { name: 'Receipt 12/2026-27' }).first().click();
  await expect.element(screen.getByText('Only the owner takes a receipt back', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'Close' }).last().click();
  await screen.getByRole('button', { name: 'Receipt 12/2026-27' }).last().click();
  await expect.element(screen.getByText('taken back by 13/2026-27. Do not', { exact: false })).toBeVisible();
  await expect
    .element(screen.getByText('Only the owner takes a receipt back', { exact: false }))
    .not.toBeInTheDocument();
});

inDepth(
  'a payment without an answer is the same request when its dialog is opened again, and another one after it',
  async () => {
    const sent = answer([purchase]);
    const screen = await show();
    const answers = vi.mocked(window.fetch).getMockImplementation();
    const record = async () => {
      await screen.getByRole('button', { name: 'Record a payment' }).click();
      await screen.getByLabelText('Amount in rupees').fill('250');
      await screen.getByRole('radio', { name: 'cash' }).click();
      await screen.getByRole('button', { name: 'Record', exact: true }).click();
    };
    const ids = () =>
      sent.flatMap(({ name, body }) =>
        name === 'record_payment' ? [z.object({ request_id: z.uuid() }).parse(body).request_id] : [],
      );
    vi.mocked(window.fetch).mockImplementation(async (...request) => {
      await answers?.(...request);
      throw new TypeError('Failed to fetch');
    });
    await record();
    await expect.element(screen.getByText('It may have been done', { exact: false })).toBeVisible();
    await screen.getByRole('button', { name: 'Cancel' }).click();
    if (answers) vi.mocked(window.fetch).mockImplementation(answers);
    await record();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await record();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    const [first, second, third] = ids();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  },
);

inDepth('two plans have their sum, and another price than the plan’s is named', async () => {
  answer([]);
  const screen = await show({ purchases: [{ ...purchase, id: 9 }, purchase] });
  await expect.element(screen.getByText('Unpaid of all plans: ₹4,000')).toBeVisible();
  await screen.getByRole('button', { name: 'Sell a plan' }).click();
  await screen.getByRole('combobox', { name: 'Plan', exact: true }).selectOptions('Three months: ₹3,000, 90 days');
  const costs = screen.getByText('The plan itself costs ₹3,000.');
  await expect.element(costs).not.toBeInTheDocument();
  await screen.getByLabelText('Agreed price').fill('0');
  await expect.element(costs).toBeVisible();
});

import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { answerKeys } from '@/bureau/api/consent-keys';
import { sharedKeys } from '@/bureau/api/keys';
import type { Purchase, Receipt } from '@/features/fees/api/fees';
import { feeKeys } from '@/features/fees/api/keys';
import { statementsQueryOptions } from '@/features/fees/api/statement';
import { FeesPart } from '@/features/fees/components/fees-part';
import { setSession, type Viewer } from '@/lib/backend/session';
import { todayAtBureau } from '@/lib/bureau-days';
import { renderPart } from '@/lib/render-part';

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
  corrects: null,
  corrected_by: null,
};
const purchase: Purchase = {
  id: 3,
  plan: 'Three months',
  price: 300_000,
  paid: 100_000,
  days: 90,
  introductions: { monthly: 12 },
  contacts: { promised: 0 },
  starts_on: today,
  ends_on: '2099-01-01',
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
  behind: 0,
};

const setViewer = (viewer: Viewer) => setSession({ viewer, identityFailed: false, retryIdentity: () => undefined });

interface Shown {
  isOn?: boolean;
  isOwner?: boolean;
  purchases?: readonly Purchase[];
  /** Whether the family takes messages. */
  takesMessages?: boolean;
}

/** The answers of the API, with what was sent. */
function answer(purchases: readonly Purchase[]) {
  const sent: { name: string; body: unknown }[] = [];
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const name = request.url.split('/').at(-1) ?? '';
    sent.push({ name, body: request.method === 'POST' ? await request.json() : null });
    return name === 'read_fees' ? Response.json(purchases) : new Response(null, { status: 204 });
  });
  onTestFinished(() => fetched.mockRestore());
  return sent;
}

async function show({ isOn = true, isOwner = false, purchases = [purchase], takesMessages = true }: Shown = {}) {
  setViewer({ kind: 'admin', isOwner, username: 'office', name: 'Lakshmi', profileId: null, gender: null });
  return await renderPart(<FeesPart payer={payer} isDeleted={false} />, [
    [sharedKeys.officeSettings(), { logo: null, fees_on: isOn, upi_id: 'bureau@bank' }],
    [feeKeys.ofPerson(7), purchases],
    [statementsQueryOptions({ profileId: 7 }).queryKey, []],
    [feeKeys.plans(), [plan]],
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
  await amount.fill('1,999.05');
  await expect.element(amount).toHaveAccessibleDescription('₹1,999.05: 1 thousand 999 rupees and 5 paise');
  await dialog.getByRole('radio', { name: 'UPI' }).click();
  await expect.element(dialog.getByRole('img', { name: 'QR code for a payment of ₹1,999.05 by UPI' })).toBeVisible();
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
  await dialog.getByLabelText('At the engagement').fill('2,000.51');
  await dialog.getByRole('button', { name: 'Record the sale' }).click();
  await expect
    .element(dialog.getByLabelText('At the engagement'))
    .toHaveAccessibleDescription(/The parts together are more than the price/);
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
  await expect.element(dialog).toHaveTextContent('₹1,000 (1 thousand rupees)');
  await expect.element(dialog).toHaveTextContent('₹152.54 (18 %)');
  await expect.element(dialog).toHaveTextContent('code ABCD-EFGH-JKLM');
  await expect.element(dialog).toHaveTextContent('/#receipt/abcdefghjklm');
  await expect.element(dialog.getByRole('button', { name: 'Print on A5' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Open the number' })).toBeVisible();
  const refused = await show({ takesMessages: false });
  await refused.getByRole('button', { name: 'Receipt 12/2026-27' }).click();
  await expect.element(refused.getByRole('dialog').getByRole('status')).toHaveTextContent('WhatsApp');
  await expect.element(refused.getByRole('button', { name: 'Open the number' })).not.toBeInTheDocument();
  await expect.element(refused.getByText('We have received')).not.toBeInTheDocument();
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
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toContainEqual({ name: 'correct_payment', body: { payment_id: 4 } });
});

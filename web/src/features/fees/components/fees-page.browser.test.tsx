import { expect, onTestFinished, test, vi } from 'vitest';
import { sharedKeys } from '@/bureau/api/keys';
import type { Receipt } from '@/features/fees/api/fees';
import { feeKeys } from '@/features/fees/api/keys';
import type { ExportedPayment, Plan } from '@/features/fees/api/plans';
import { FeesPage } from '@/features/fees/components/fees-page';
import { renderPart } from '@/lib/render-part';

const plan: Plan = {
  id: 2,
  name: 'Gold',
  price: 5_000_000,
  days: 180,
  introductions: 4,
  contacts: 0,
  ended_at: null,
  running: 0,
  coming: 1,
  behind: 0,
};
const receipt: Receipt = {
  id: 4,
  number: 12,
  financial_year: 2026,
  code: 'ABCDEFGHJKLM',
  amount: 150_050,
  way: 'bank',
  paid_on: '2026-09-02',
  gst_number: '33AAAAA0000A1Z9',
  gst_rate: 18,
  gst: 22_889,
  received_by_name: 'Lakshmi',
  note: 'UTR 612345678901',
  request_id: 'a',
  payer_name: 'Asha',
  recorded_on: '2026-11-28',
  corrects: null,
  corrected_by: null,
};
const exported = (changed: Partial<Receipt>): ExportedPayment => ({
  ...receipt,
  ...changed,
  plan: 'Gold',
  profile_id: 7,
});

async function show(isOn: boolean, answer: object | null = null) {
  const tables: unknown[] = [];
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json(answer)));
  onTestFinished(() => fetched.mockRestore());
  const writeCsv = (table: unknown) => {
    tables.push(table);
    return Promise.resolve('');
  };
  const screen = await renderPart(<FeesPage writeCsv={writeCsv} />, [
    [sharedKeys.officeSettings(), { logo: null, fees_on: isOn, upi_id: null }],
    [feeKeys.plans(), [plan]],
  ]);
  return { screen, tables };
}

test('a plan that is sold from a later day has a family', async () => {
  const { screen } = await show(true);
  await expect
    .element(screen.getByRole('listitem'))
    .toHaveTextContent('No family has it now. 1 family from a later day.');
});

test('a name that another plan has is refused beside its field', async () => {
  const { screen } = await show(true);
  const refusal = { code: '22023', details: 'plan_name_taken', hint: 'name', message: 'There is a plan of this name.' };
  vi.mocked(window.fetch).mockImplementation(() => Promise.resolve(Response.json(refusal, { status: 400 })));
  await screen.getByRole('button', { name: 'New plan' }).click();
  const name = screen.getByLabelText('Name of the plan');
  await name.fill('Gold');
  await screen.getByLabelText('Price, taxes included').fill('3500');
  await screen.getByRole('button', { name: 'Save the plan' }).click();
  await expect.element(name).toHaveAccessibleDescription(/There is a plan of this name. End it first/);
});

test('the accountant has each receipt with its days, note and reason, also while fees are off', async () => {
  const correction = { amount: -150_050, gst: -22_889, note: 'cheque returned', corrects: receipt };
  const { screen, tables } = await show(false, [exported({}), exported({ ...correction, number: 13 })]);
  await expect.element(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/#settings/fees');
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    tables.push(this.download);
  });
  onTestFinished(() => clicked.mockRestore());
  await screen.getByRole('button', { name: 'Download CSV' }).click();
  await expect.element(screen.getByText('2 receipts are in the file.')).toBeVisible();
  const common = ['2026-11-28', '2026-09-02', 'Asha', 7, 'Gold'];
  const tax = [18, '33AAAAA0000A1Z9', 'bank transfer'];
  expect(tables).toEqual([
    [
      expect.arrayContaining(['Made on', 'Amount without GST', 'Cheque or transfer number', 'Reason']),
      ['12/2026-27', ...common, '1500.50', '228.89', '1271.61', ...tax, 'UTR 612345678901', '', '', 'Lakshmi'],
      [
        '13/2026-27',
        ...common,
        '-1500.50',
        '-228.89',
        '-1271.61',
        ...tax,
        '',
        '12/2026-27',
        'cheque returned',
        'Lakshmi',
      ],
    ],
    expect.stringMatching(/^receipts-20\d\d-\d\d\.csv$/),
  ]);
});

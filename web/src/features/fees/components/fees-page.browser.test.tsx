import { expect, onTestFinished, test, vi } from 'vitest';
import { sharedKeys } from '@/bureau/api/keys';
import { plans, type ExportedPayment, type Plan, type Receipt } from '@/features/fees/api';
import type { SaveWorkbook } from '@/features/fees/components/accountant-part';
import { FeesPage } from '@/features/fees/components/fees-page';
import { todayAtBureau } from '@/lib/bureau-days';
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
  after_close: false,
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
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json(answer)));
  onTestFinished(() => fetched.mockRestore());
  const saved = vi.fn<SaveWorkbook>(() => Promise.resolve());
  const screen = await renderPart(<FeesPage saveWorkbook={saved} />, [
    [sharedKeys.officeSettings(), { logo: null, fees_on: isOn, upi_id: null, books_closed_until: null }],
    [plans.of({}).queryKey, [plan]],
  ]);
  return { screen, saved };
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

test('the accountant has each receipt with its days, note and reason, also while fees are off, and late ones apart', async () => {
  const now = todayAtBureau();
  const inTime = { paid_on: now, recorded_on: now };
  const correction = { ...inTime, amount: -150_050, gst: -22_889, note: 'cheque returned', corrects: receipt };
  const late = exported({
    number: 2,
    financial_year: 2019,
    paid_on: '2020-03-28',
    recorded_on: now,
    after_close: true,
  });
  const { screen, saved } = await show(false, [late, exported(inTime), exported({ ...correction, number: 13 })]);
  await expect.element(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/#settings/fees');
  await screen.getByRole('button', { name: 'Download for Excel' }).click();
  await expect
    .element(screen.getByText('2 receipts are in the file. 1 more was recorded in this time', { exact: false }))
    .toBeVisible();
  const days = [{ day: now }, { day: now }];
  const payer = ['Asha', 7, 'Gold'];
  const tax = [18, '33AAAAA0000A1Z9', 'bank transfer'];
  const sums = [{ paise: 150_050 }, { paise: 22_889 }, { paise: 127_161 }];
  const taken = [{ paise: -150_050 }, { paise: -22_889 }, { paise: -127_161 }];
  const [[name, tables] = []] = saved.mock.calls;
  expect(name).toMatch(/^receipts-20\d\d-\d\d$/);
  const [headings, ...rows] = tables?.['Receipts'] ?? [];
  expect(headings).toEqual(
    expect.arrayContaining(['Made on', 'Amount without GST', 'Cheque or transfer number', 'Reason', 'Recorded late']),
  );
  expect(rows).toEqual([
    ['12/2026-27', ...days, ...payer, ...sums, ...tax, 'UTR 612345678901', '', '', 'Lakshmi', ''],
    ['13/2026-27', ...days, ...payer, ...taken, ...tax, '', '12/2026-27', 'cheque returned', 'Lakshmi', ''],
  ]);
  const lateDays = [{ day: now }, { day: '2020-03-28' }];
  expect(tables?.['Recorded late']?.slice(1)).toEqual([
    ['2/2019-20', ...lateDays, ...payer, ...sums, ...tax, 'UTR 612345678901', '', '', 'Lakshmi', 'Yes'],
  ]);
});

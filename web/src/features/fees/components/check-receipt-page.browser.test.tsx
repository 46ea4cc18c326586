import { expect, onTestFinished, test, vi } from 'vitest';
import { CheckReceiptPage } from '@/features/fees/components/check-receipt-page';
import { renderPart } from '@/lib/render-part';

const found = {
  number: 12,
  financial_year: 2026,
  amount: 300_050,
  paid_on: '2026-11-20',
  is_correction: false,
  is_corrected: false,
};

/** The page with the answer of the database; returns the codes that were sent. */
async function show(code: string | null, answer: object | null) {
  const sent: unknown[] = [];
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    sent.push(await new Request(input, init).json());
    return Response.json(answer);
  });
  onTestFinished(() => fetched.mockRestore());
  return { screen: await renderPart(<CheckReceiptPage code={code} />), sent };
}

test('the code of a link is checked at once', async () => {
  const { screen, sent } = await show('abcdefghjklm', found);
  await expect.element(screen.getByText('This receipt is genuine.')).toBeVisible();
  await expect.element(screen.getByText('12/2026-27')).toBeVisible();
  await expect.element(screen.getByText('₹3,000.50')).toBeVisible();
  await expect.element(screen.getByText('ABCD-EFGH-JKLM', { exact: true })).toBeVisible();
  expect(sent).toEqual([{ code: 'ABCDEFGHJKLM' }]);
  // Beside another code it would be untrue.
  await screen.getByLabelText('Code of the receipt').fill('NPQRSTUVWXY');
  await expect.element(screen.getByText('This receipt is genuine.')).not.toBeInTheDocument();
});

test('a typed code may have blanks and lines; a short one is refused beside its field, and stays', async () => {
  const { screen, sent } = await show(null, null);
  const code = screen.getByLabelText('Code of the receipt');
  await code.fill('abcd-efgh');
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(code).toHaveAccessibleDescription(/The code has 12 letters and figures/);
  await expect.element(code).toHaveValue('abcd-efgh');
  expect(sent).toEqual([]);
  await code.fill('2/2026-27');
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(code).toHaveAccessibleDescription(/This is the number of the receipt/);
  await code.fill(' abcd-efgh jklm');
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByText(/no receipt with the code ABCD-EFGH-JKLM/)).toBeVisible();
  expect(sent).toEqual([{ code: 'ABCDEFGHJKLM' }]);
});

test('a receipt that was taken back says so', async () => {
  const { screen } = await show('abcdefghjklm', { ...found, is_corrected: true });
  await expect.element(screen.getByText('The bureau gave this receipt and took it back later.')).toBeVisible();
});

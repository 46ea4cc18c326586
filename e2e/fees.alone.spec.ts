import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { readXlsx } from '../web/src/features/transfer/read-xlsx.ts';
import { expect, expectAccessible, expectAccessibleOnAllScreens, openAs, openTab, test } from './test.ts';

// Fees are a setting of the whole bureau: these tests have their backend alone.

test.afterEach(async ({ sql }) => {
  await sql`update public.site_settings set fees_on = false, gst_number = null, upi_id = null where true`;
});

/** The size of each sheet that comes out of the printer, in millimetres. */
async function sizesOnPaper(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const sheets = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  const inMillimetres = (points = '') => Math.round((Number(points) / 72) * 25.4);
  return sheets.map(([, width, height]) => `${inMillimetres(width)} x ${inMillimetres(height)}`);
}

test('nothing of fees is shown or requested while they are off', { tag: '@depth' }, async ({ page, people }) => {
  const { id } = await people.addProfile();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openAs(page, 'admin', 'profile', id);
  await expect(page.getByRole('tab', { name: 'Consents and login' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Fees' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Fees' })).toHaveCount(0);
  expect(requests.filter((url) => /read_fees|list_plans|read_statements/.test(url))).toEqual([]);
});

test(
  'the owner makes a plan, a clerk sells it and gives a receipt, the owner takes it back, and anybody checks it',
  { tag: '@depth' },
  async ({ page, openElsewhere, people, sql }) => {
    const { id, name } = await people.addMember();
    await sql`update public.accounts set language = 'ta' where registered_user_id = ${id}`;
    await sql`
      update public.site_settings set fees_on = true, gst_number = '33AAAAA0000A1Z9', gst_rate = 18, upi_id = 'bureau@bank'
      where true`;
    const planName = `Plan of ${name}`;

    // The owner, on a desk.
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAs(page, 'admin', 'fees');
    await page.getByRole('button', { name: 'New plan' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name of the plan').fill(planName);
    await dialog.getByLabel('Price, taxes included').fill('3,0000');
    await dialog.getByRole('button', { name: 'Save the plan' }).click();
    await expect(dialog.getByLabel('Price, taxes included')).toHaveAccessibleDescription(/Enter an amount/);
    await expectAccessible(page);
    await dialog.getByLabel('Price, taxes included').fill('3,000');
    await dialog.getByLabel('Introductions a month').fill('12');
    await dialog.getByRole('button', { name: 'Save the plan' }).click();
    const plan = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: planName }) });
    await expect(plan).toContainText('₹3,000, 90 days, 12 introductions a month');
    await expectAccessibleOnAllScreens(page);

    // A clerk, with a phone.
    const clerk = await openElsewhere({ viewport: { width: 390, height: 844 } });
    await openAs(clerk, 'clerk', 'profile', id);
    await openTab(clerk, 'Fees');
    await clerk.getByRole('button', { name: 'Sell a plan' }).click();
    const sale = clerk.getByRole('dialog');
    await sale.getByLabel('Plan', { exact: true }).selectOption(`${planName}: ₹3,000, 90 days`);
    await sale.getByLabel('Who agreed').selectOption('Father');
    await sale.getByLabel('How they agreed').selectOption('on paper');
    await sale.getByLabel('When the price is due').selectOption('In parts, the last one at the marriage');
    await sale.getByLabel('At the start').fill('1000.50');
    await expect(sale.getByText('At the marriage, the rest: ₹1,999.50')).toBeVisible();
    await expectAccessible(clerk);
    await sale.getByRole('button', { name: 'Record the sale' }).click();
    const card = clerk.getByRole('region', { name: planName });
    await expect(card).toContainText('At the start: ₹1,000.50, due now');
    await expectAccessible(clerk);
    await card.getByRole('button', { name: 'Record a payment' }).click();
    const payment = clerk.getByRole('dialog');
    await expect(payment.getByLabel('Amount in rupees')).toHaveValue('1000.50');
    await payment.getByRole('radio', { name: 'UPI' }).check();
    await expect(payment.getByRole('img', { name: 'QR code for a payment of ₹1,000.50 by UPI' })).toBeVisible();
    await expectAccessible(clerk);
    await payment.getByRole('button', { name: 'Record', exact: true }).click();

    // The receipt opens, in the language of the family, on one sheet of A5.
    const receipt = clerk.getByRole('dialog', { name: /^Receipt \d/ });
    await expect(receipt.getByRole('article')).toHaveAttribute('lang', 'ta');
    await expect(receipt.getByRole('article')).toContainText('₹1,000.50');
    await expect(receipt.getByRole('blockquote')).toContainText('பெற்றுக்கொண்டோம்');
    await expectAccessible(clerk);
    const [stored] = await sql<{ code: string; amount: string; number: number }[]>`
      select payment.code, payment.amount, payment.number from private.payments as payment
      join private.purchases as purchase on purchase.id = payment.purchase_id where purchase.registered_user_id = ${id}`;
    expect(stored?.amount).toBe('100050');
    await clerk.evaluate('window.print = () => undefined');
    await receipt.getByRole('button', { name: 'Print on A5' }).click();
    const sheet = clerk.locator('.print-alone');
    await expect(sheet).toContainText('கையொப்பம்');
    expect(await sizesOnPaper(clerk)).toEqual(['148 x 210']);
    await expect(sheet).toHaveCount(0);
    await receipt.getByRole('button', { name: 'Close' }).last().click();
    await expect(card.getByRole('button', { name: /^Correct receipt/ })).toHaveCount(0);

    // What was done stands below it, for paper in the language of the family too.
    await expect(card).toContainText(/12 profiles a month\s*Profiles shown\s*0/);
    await card.getByRole('button', { name: 'Print on A5' }).click();
    await expect(sheet).toContainText('காட்டிய வரன்கள்');
    expect(await sizesOnPaper(clerk)).toEqual(['148 x 210']);
    await expect(sheet).toHaveCount(0);

    // A pause, and on.
    await card.getByRole('button', { name: 'Pause' }).click();
    const pause = clerk.getByRole('dialog');
    await pause.getByLabel('Reason').selectOption('examinations');
    await pause.getByLabel('Last day of the pause').fill('1/1/2020');
    await pause.getByRole('button', { name: 'Pause' }).click();
    await expect(pause.getByText('Enter a day after today.')).toBeVisible();
    const [until] = await sql<{ day: string }[]>`select to_char(private.today() + 10, 'DD/MM/YYYY') as day`;
    await pause.getByLabel('Last day of the pause').fill(until?.day ?? '');
    await pause.getByRole('button', { name: 'Pause' }).click();
    await expect(card.getByText(/^Paused from .*: examinations$/)).toBeVisible();
    await card.getByRole('button', { name: 'Go on' }).click();
    await clerk.getByRole('dialog').getByRole('button', { name: 'End the pause' }).click();
    await expect(card.getByRole('button', { name: 'Pause' })).toBeVisible();

    // Anybody, in Tamil, with a phone.
    const visitor = await openElsewhere({ viewport: { width: 390, height: 844 }, locale: 'ta-IN' });
    await visitor.goto(`/#receipt/${stored?.code.toLowerCase() ?? ''}`);
    await expect(visitor.getByText('இது உண்மையான ரசீது.')).toBeVisible();
    await expect(visitor.getByRole('main')).toContainText('₹1,000.50');
    await expect(visitor.getByRole('main')).not.toContainText(name);
    await expectAccessibleOnAllScreens(visitor);

    // The owner takes the payment back.
    await openAs(page, 'admin', 'profile', id);
    await openTab(page, 'Fees');
    await page.getByRole('button', { name: /^Correct receipt/ }).click();
    await expect(dialog).toContainText('all of the ₹1,000.50');
    await dialog.getByLabel('Reason').fill('Wrong amount');
    await dialog.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText(/^−₹1,000.50.*Wrong amount/)).toBeVisible();
    await expect(page.getByText('₹0 of ₹3,000, unpaid ₹3,000')).toBeVisible();
    await expectAccessibleOnAllScreens(page);
    await visitor.getByRole('button', { name: 'சரிபார்க்க' }).click();
    await expect(visitor.getByText('மையம் இந்த ரசீதைக் கொடுத்து, பின்னர் ரத்து செய்தது.')).toBeVisible();

    // What is due stands on Today.
    await openAs(page, 'clerk', 'today');
    const due = page.getByRole('list', { name: 'Today' }).getByRole('listitem').filter({ hasText: /^Fee/ });
    await expect(due.filter({ hasText: name })).toContainText('₹1,000.50, due on');
    await expectAccessibleOnAllScreens(page);

    // The accountant's file.
    await openAs(page, 'admin', 'fees');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download for Excel' }).click();
    const file = await readXlsx(new Uint8Array(readFileSync(await (await downloading).path())));
    const [, ...rows] = 'sheets' in file ? (file.sheets[0]?.rows ?? []) : [];
    const amounts = rows.filter((row) => row.includes(name)).map((row) => row[6]);
    expect(amounts).toEqual(['1000.5', '-1000.5']);

    // The books and the papers outlast the fees.
    await sql`update public.site_settings set fees_on = false where true`;
    await page.reload();
    await expect(page.getByText('The bureau takes no fees.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Download for Excel' }).click();
    await expect(page.getByText('receipts are in the file.', { exact: false })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('மையம் இந்த ரசீதைக் கொடுத்து, பின்னர் ரத்து செய்தது.')).toBeVisible();
  },
);

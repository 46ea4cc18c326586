import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, openDashboard, test } from './test.ts';

// People come in from a file and go out into one.

const headings = 'Name;Bride or groom;DOB;Height;Job;Phone;Hobby';

async function choose(page: Page, ...rows: string[]): Promise<void> {
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'new people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff${[headings, ...rows].join('\r\n')}\r\n`),
  });
}

const row = (page: Page, name: string) => page.getByRole('table').getByRole('row').filter({ hasText: name });

test('a file is imported once it has no mistakes, and exported without formulas', async ({ page, people, sql }) => {
  const { family } = people;
  const phone = people.newPhone();
  await openDashboard(page);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible();

  const first = `${family} Meena;Bride;14/08/1998;5'4";'=HYPERLINK("http://x.example");${phone.slice(4)};Music`;
  await choose(page, first, `${family} Ravi;Groom;2010-01-01;5.4;call 5000012399;;`, `Asha Ramachandran;Bride;;;;;`);
  await expect(page.getByText('1 row needs a correction.')).toBeVisible();
  await expect(page.getByText('“Hobby”')).toBeVisible();
  const wrong = row(page, `${family} Ravi`);
  await expect(wrong).toContainText('feet and inches');
  // These two are the database's words.
  await expect(wrong).toContainText('A groom must be at least 21 years old.');
  await expect(wrong).toContainText('Leave telephone numbers and e-mail addresses out');
  await expect(row(page, `${family} Meena`)).toContainText(phone);
  await expect(page.getByRole('button', { name: 'Import 3 people' })).toBeDisabled();

  await choose(page, first, `${family} Ravi;Groom;1990-01-01;175;Teacher;${phone.slice(4)};`);
  await expect(page.getByText('2 people can be imported.')).toBeVisible();
  await expect(row(page, `${family} Ravi`)).toContainText('The same phone number as in row 2.');
  await page.getByRole('button', { name: 'Import 2 people' }).click();
  await expect(page.getByText('2 people imported.')).toBeVisible();
  await page.getByRole('button', { name: 'To the dashboard' }).click();

  const imported = await sql<{ id: number }[]>`
    select id::int from public."RegisteredUsers" where name = ${`${family} Meena`} and status = 'submitted'`;
  expect(imported).toHaveLength(1);
  const id = imported[0]?.id ?? 0;
  await page.getByPlaceholder('Enter the User Id').fill(String(id));
  // A new search forgets who was selected: first the search, then the selection.
  await expect(page.getByRole('checkbox', { name: /^Select (?!all)/ })).toHaveCount(1);
  await page.getByRole('checkbox', { name: `Select ${family} Meena` }).check();
  await page.getByRole('button', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 person will be saved');
  await dialog.getByLabel('Include phone numbers, e-mails and addresses').check();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^export-\d{4}-\d{2}-\d{2}\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain(`"'=HYPERLINK(""http://x.example"")"`);
  expect(csv).toContain(`"'${phone}"`);
  await expect(dialog).toContainText('1 person exported.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Audit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
  await page.getByLabel('User Id').fill(String(id));
  const record = page.getByRole('list', { name: 'The record, newest first' });
  await expect(record.getByRole('listitem')).toHaveCount(4);
  await expect(record.getByRole('listitem').first()).toContainText(`exported, with contact details, #${id}`);
  await expect(record).toContainText(`Lakshmi Narayanan, office imported #${id} (contact details)`);
  const contact = record.getByRole('listitem').filter({ hasText: '(contact details)' });
  await contact.getByRole('button', { name: /^Values/ }).click();
  await expect(contact.getByRole('row', { name: /^Phone/ })).toContainText('(hidden)');
  await page.getByLabel('Action').selectOption('exported');
  await expect(page.getByText('Nothing in the record matches.')).toBeVisible();
});

test('a file that cannot be taken is refused in words', async ({ page }) => {
  await openDashboard(page);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const file = page.getByLabel('Choose a CSV file');
  await file.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('Phone\n50000 12345\n') });
  await expect(page.getByRole('alert')).toContainText('The file has no column Name.');
  await file.setInputFiles({ name: 'people.xlsx', mimeType: 'text/csv', buffer: Buffer.from('PK') });
  await expect(page.getByRole('alert')).toContainText('choose "Save as" and then CSV');
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { withDatabase } from '../supabase/lib/database.ts';
import { backend } from './backend.ts';
import { expect, expectAccessible, signInAsAdmin, test } from './test.ts';

// People come in from a file and go out into one; those that were added are removed again.
const imported = 'Transfer Test';
const { databaseUrl } = backend.access;

const removeImported = () =>
  withDatabase(databaseUrl, async (sql) => {
    await sql`delete from public."RegisteredUsers" where name like ${`${imported}%`}`;
  });
// One after the other: whoever is done first removes everyone.
test.describe.configure({ mode: 'serial' });
test.beforeEach(removeImported);
test.afterEach(removeImported);

const headings = 'Name;Bride or groom;DOB;Height;Job;Phone;Hobby';

async function choose(page: Page, ...rows: string[]): Promise<void> {
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'new people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff${[headings, ...rows].join('\r\n')}\r\n`),
  });
}

const row = (page: Page, name: string) => page.getByRole('table').getByRole('row').filter({ hasText: name });

test('a file is imported once it has no mistakes, and exported without formulas', async ({ page }) => {
  await signInAsAdmin(page);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible();
  await expectAccessible(page);

  const first = `${imported} Meena;Bride;14/08/1998;5'4";'=HYPERLINK("http://x.example");50000 12345;Music`;
  await choose(page, first, `${imported} Ravi;Groom;2010-01-01;5.4;call 5000012399;;`, `Asha Ramachandran;Bride;;;;;`);
  await expect(page.getByText('1 row needs a correction.')).toBeVisible();
  await expect(page.getByText('“Hobby”')).toBeVisible();
  const wrong = row(page, `${imported} Ravi`);
  await expect(wrong).toContainText('feet and inches');
  // These two are the database's words.
  await expect(wrong).toContainText('A groom must be at least 21 years old.');
  await expect(wrong).toContainText('Leave telephone numbers and e-mail addresses out');
  await expect(row(page, `${imported} Meena`)).toContainText('+91 50000 12345');
  await expect(page.getByRole('button', { name: 'Import 3 people' })).toBeDisabled();
  await expectAccessible(page);
  // On a phone the rows are cards, and nothing has to be scrolled sideways.
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await page.setViewportSize({ width: 1440, height: 900 });

  await choose(page, first, `${imported} Ravi;Groom;1990-01-01;175;Teacher;50000 12345;`);
  await expect(page.getByText('2 people can be imported.')).toBeVisible();
  await expect(row(page, `${imported} Ravi`)).toContainText('The same telephone number as in row 2.');
  await page.getByRole('button', { name: 'Import 2 people' }).click();
  await expect(page.getByText('2 people imported.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'To the dashboard' }).click();

  const id = await withDatabase(databaseUrl, async (sql) => {
    const rows = await sql<{ id: number }[]>`
      select id::int from public."RegisteredUsers" where name = ${`${imported} Meena`} and status = 'submitted'`;
    expect(rows).toHaveLength(1);
    return rows[0]?.id ?? 0;
  });
  await page.getByPlaceholder('Enter the User Id').fill(String(id));
  // A new search forgets who was selected: first the search, then the selection.
  await expect(page.getByRole('checkbox', { name: /^Select (?!all)/ })).toHaveCount(1);
  await page.getByRole('checkbox', { name: `Select ${imported} Meena` }).check();
  await page.getByRole('button', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 person will be saved');
  await dialog.getByLabel('Include telephone, e-mail and address').check();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^export-\d{4}-\d{2}-\d{2}\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain(`"'=HYPERLINK(""http://x.example"")"`);
  expect(csv).toContain(`"'+91 50000 12345"`);
  await expect(dialog).toContainText('1 person exported.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Audit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
  await page.getByLabel('User id').fill(String(id));
  const record = page.getByRole('list', { name: 'The record, newest first' });
  await expect(record.getByRole('listitem')).toHaveCount(4);
  await expect(record.getByRole('listitem').first()).toContainText(`exported, with contact details, #${id}`);
  await expect(record).toContainText(`Lakshmi Narayanan, office imported #${id} (contact details)`);
  const contact = record.getByRole('listitem').filter({ hasText: '(contact details)' });
  await contact.getByRole('button', { name: /^Values/ }).click();
  await expect(contact.getByRole('row', { name: /^Phone/ })).toContainText('(hidden)');
  await expectAccessible(page);
  await page.getByLabel('Action').selectOption('exported');
  await expect(page.getByText('Nothing in the record matches.')).toBeVisible();
});

test('a file that cannot be taken is refused in words', async ({ page }) => {
  await signInAsAdmin(page);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const file = page.getByLabel('Choose a CSV file');
  await file.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('Phone\n50000 12345\n') });
  await expect(page.getByRole('alert')).toContainText('The file has no column Name.');
  await file.setInputFiles({ name: 'people.xlsx', mimeType: 'text/csv', buffer: Buffer.from('PK') });
  await expect(page.getByRole('alert')).toContainText('choose "Save as" and then CSV');
});

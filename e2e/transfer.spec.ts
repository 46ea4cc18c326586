import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessibleOnAllScreens, openDashboard, test } from './test.ts';

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

test('the good rows of a file are imported, the others once they are corrected, and exported without formulas', async ({
  page,
  people,
  sql,
}) => {
  const { family } = people;
  const phone = people.newPhone();
  await openDashboard(page);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible();
  await expectAccessibleOnAllScreens(page);

  const first = `${family} Meena;Bride;14/08/1998;5'4";'=HYPERLINK("http://x.example");${phone.slice(4)};Music`;
  await choose(page, first, `${family} Ravi;Groom;2010-01-01;5.12;call 5000012399;;`, `${family} Asha;Bride;;;;;`);
  await expect(page.getByText('2 rows are fine, 1 has problems.')).toBeVisible();
  await expect(page.getByText('“Hobby”')).toBeVisible();
  const wrong = row(page, `${family} Ravi`);
  await expect(wrong).toContainText('feet and inches');
  // These two are the database's words.
  await expect(wrong).toContainText('A groom must be at least 21 years old.');
  await expect(wrong).toContainText('Leave telephone numbers and e-mail addresses out');
  await expect(row(page, `${family} Meena`)).toContainText(phone);
  await expectAccessibleOnAllScreens(page);

  await page.getByRole('button', { name: 'Import 2 people' }).click();
  await expect(page.getByText('2 people imported.')).toBeVisible();
  await expect(page.getByText('1 row has problems and was not imported.')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the row with problems' }).click();
  const saved = await readFile(await (await saving).path(), 'utf8');
  expect(saved).toContain('"What is wrong","Name","Bride or groom","DOB","Height","Job","Phone","Hobby"');
  expect(saved).toContain(`A groom must be at least 21 years old.`);
  expect(saved).toContain(`"${family} Ravi","Groom","2010-01-01","5.12","call 5000012399","",""`);
  expect(saved).not.toContain('Meena');

  await page.getByRole('button', { name: 'Import another file' }).click();
  const corrected = saved.replace(
    '"2010-01-01","5.12","call 5000012399",""',
    `"1990-01-01","175","Teacher","${phone.slice(4)}"`,
  );
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'corrected.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(corrected),
  });
  await expect(page.getByText('1 person can be imported.')).toBeVisible();
  // Who came in before is in the register, and has that number.
  await expect(row(page, `${family} Ravi`)).toContainText(`Perhaps registered already: ${family} Meena`);
  await page.getByRole('button', { name: 'Import 1 person' }).click();
  await expect(page.getByText('1 person imported.')).toBeVisible();
  await expectAccessibleOnAllScreens(page);
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
  await expectAccessibleOnAllScreens(page);
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
  await expectAccessibleOnAllScreens(page);
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

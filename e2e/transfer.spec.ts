import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readXlsx } from '../web/src/features/transfer/read-xlsx.ts';
import { realLifeRows } from '../web/src/features/transfer/real-life-file.ts';
import { makeXlsx } from '../web/src/features/transfer/make-workbook.ts';
import { expect, expectAccessible, navigate, openDashboard, openTab, test } from './test.ts';

// People come in from a file and go out into one.

const headings = 'Name;Bride or groom;DOB;Height;Job;Phone;Hobby';

async function choose(page: Page, ...rows: string[]): Promise<void> {
  await page.getByLabel(/^Choose (a|another) file$/).setInputFiles({
    name: 'new people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeff${[headings, ...rows].join('\r\n')}\r\n`),
  });
}

const row = (page: Page, name: string) => page.getByRole('table').getByRole('row').filter({ hasText: name });

test(
  'the good rows of a file are imported, the others once they are corrected, and exported without formulas',
  { tag: '@depth' },
  async ({ page, people, sql }) => {
    const { family } = people;
    const phone = people.newPhone();
    await openDashboard(page);
    await navigate(page, 'Import and export');
    await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible();
    await expectAccessible(page);

    const first = `${family} Meena;Bride;14/08/1998;5'4";'=HYPERLINK("http://x.example");${phone.slice(4)};Music`;
    await choose(page, first, `${family} Ravi;Groom;2010-01-01;5.12;call 5000012399;;`, `${family} Asha;Bride;;;;;`);
    await expect(page.getByText('2 rows are fine, 1 has problems.')).toBeVisible();
    await expect(page.getByText('Into the log: “Hobby”.')).toBeVisible();
    const wrong = row(page, `${family} Ravi`);
    await expect(wrong).toContainText('Left out: “5.12”. Write the height in centimetres (163) or as feet and inches');
    // These two are the database's words: the first refuses the person, the second only the cell.
    await expect(wrong).toContainText('A groom must be at least 21 years old.');
    await expect(wrong).toContainText('Left out: “call 5000012399”. Leave out phone numbers and e-mail addresses.');
    await expect(page.getByRole('heading', { name: '2 cells are left out' })).toBeVisible();
    await expect(row(page, `${family} Meena`)).toContainText(phone);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Import 2 people' }).click();
    await expect(page.getByText('2 people imported.')).toBeVisible();
    await expect(page.getByText('1 row has problems and was not imported.')).toBeVisible();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the row with problems' }).click();
    const saved = await (await saving).path();
    const answer = await readXlsx(new Uint8Array(await readFile(saved)));
    const rows = 'sheets' in answer ? (answer.sheets[0]?.rows ?? []) : [];
    expect(rows).toEqual([
      ['What is wrong', 'Name', 'Bride or groom', 'DOB', 'Height', 'Job', 'Phone', 'Hobby'],
      [
        expect.stringContaining('A groom must be at least 21 years old.'),
        `${family} Ravi`,
        'Groom',
        '2010-01-01',
        '5.12',
        'call 5000012399',
        '',
        '',
      ],
    ]);

    await page.getByRole('button', { name: 'Import another file' }).click();
    const [report = [], [problem = '', name = '', gender = ''] = []] = rows;
    const corrected = [problem, name, gender, '1990-01-01', '175', 'Teacher', phone.slice(4), ''];
    await page.getByLabel(/^Choose (a|another) file$/).setInputFiles({
      name: 'corrected.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(await (await makeXlsx([report, corrected])).arrayBuffer()),
    });
    await expect(page.getByText('1 person may be in the register already and is left out.')).toBeVisible();
    // Who came in before is in the register, and has that number.
    await expect(row(page, `${family} Ravi`)).toContainText(`Perhaps registered already: ${family} Meena`);
    // People of one number may be a family: a tick adds them.
    await expect(page.getByRole('button', { name: 'Import 0 people' })).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Add this person all the same' }).check();
    await page.getByRole('button', { name: 'Import 1 person' }).click();
    await expect(page.getByText('1 person imported.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'To the register' }).click();

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
    await dialog.getByLabel('Include phone numbers, e-mails, addresses').check();
    await dialog.getByLabel('As CSV, for another program').check();
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^export-\d{4}-\d{2}-\d{2}\.csv$/);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv).toContain(`"'=HYPERLINK(""http://x.example"")"`);
    expect(csv).toContain(`"'${phone}"`);
    await expect(dialog).toContainText('1 person exported.');
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    // The same person on paper, without contact details.
    await page.getByRole('button', { name: 'Print…' }).click();
    await dialog.getByRole('checkbox', { name: 'Also 1 person not on the site now' }).check();
    await expectAccessible(page);
    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset['printed'] = document.querySelector('.paper')?.textContent ?? '';
      };
    });
    await dialog.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', new RegExp(`Copy 1.*User Id ${id}`));
    await expect(page.locator('body')).not.toHaveAttribute('data-printed', new RegExp(phone.slice(-5)));
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(dialog).toContainText('1 person was printed.');
    await dialog.getByRole('button', { name: 'Close' }).last().click();

    await navigate(page, 'Audit');
    await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
    await page.getByLabel('User Id').fill(String(id));
    const record = page.getByRole('list', { name: 'The record, newest first' });
    await expect(record.getByRole('listitem')).toHaveCount(8);
    await expect(record.getByRole('listitem').first()).toContainText(`printed #${id}`);
    await expect(record).toContainText(`exported, with contact details, #${id}`);
    await expect(record).toContainText(
      new RegExp(`Lakshmi Narayanan, office \\(admin\\) imported #${id} .+ \\(contact details\\)`),
    );
    const contact = record.getByRole('listitem').filter({ hasText: '(contact details)' });
    await contact.getByRole('button', { name: /^Details of entry/ }).click();
    await expect(contact.getByRole('row', { name: /^Phone/ })).toContainText('(hidden)');
    await expectAccessible(page);
    await page.getByLabel('Action').selectOption('exported');
    await expect(page.getByText('Nothing in the record matches.')).toBeVisible();
  },
);

test(
  'the Excel workbook of a bureau comes in, and what it wrote otherwise is corrected on the screen',
  { tag: '@depth' },
  async ({ page, people, sql }) => {
    const { family } = people;
    const [headings = [], ...all] = realLifeRows();
    // Ten usual rows, and the eight with what nobody can read: all 200 are read in read-people.test.ts.
    const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 60, 100, 130, 150, 160, 170, 181].map((n) => all[n] ?? []);
    // Numbers and names of this test alone.
    const own = rows.map((cells, n) => {
      const phone = people.newPhone().slice(4);
      return cells.map((cell, at) => {
        if (at === 1) return `${family} ${cell}`;
        return at === 13 && cell !== 'ask the uncle' ? `${phone}${n === 0 ? ' / 55501 00148' : ''}` : cell;
      });
    });
    // A column that no field has.
    const named = headings.map((heading) => (heading === 'Income' ? 'Fees paid' : heading));
    await openDashboard(page);
    await navigate(page, 'Import and export');
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'register.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(await (await makeXlsx([named, ...own])).arrayBuffer()),
    });
    await expect(page.getByText('17 rows are fine, 1 has problems.')).toBeVisible();
    await expect(page.getByText('Into the log: “Fees paid”.')).toBeVisible();
    await expectAccessible(page);

    // The same slip in three rows is corrected once.
    await expect(page.getByRole('heading', { name: '7 cells are left out' })).toBeVisible();
    await page.getByLabel('Rasi (Moon sign) instead of “Kadagm”').selectOption('Karka');
    await page.getByRole('button', { name: 'Use for all 3' }).click();
    await expect(page.getByRole('heading', { name: '4 cells are left out' })).toBeFocused();

    // A wrong value keeps the error beside its field.
    const height = page.getByLabel('Height instead of “tall”');
    await height.fill('very');
    const item = page.getByRole('listitem').filter({ has: height });
    await item.getByRole('button', { name: 'Use it' }).click();
    await expect(item).toContainText('Write the height in centimetres');
    await height.fill("5'4");
    await item.getByRole('button', { name: 'Use it' }).click();

    // A row is corrected as a whole.
    await page.getByRole('button', { name: 'Edit row 19' }).click();
    const dialog = page.getByRole('dialog', { name: 'Row 19' });
    await expect(dialog.getByLabel('Date of birth')).toHaveAccessibleDescription(/must be at least 21 years old/);
    await expectAccessible(page);
    await dialog.getByLabel('Date of birth').fill('1 Jan 1992');
    await dialog.getByRole('button', { name: 'Save the row' }).click();
    await expect(page.getByText('18 people can be imported.')).toBeVisible();

    // Columns are chosen, and remembered for the next file.
    await page.getByText('Columns of the file').click();
    await page.getByLabel('Fees paid').selectOption('The log');
    await expect(page.getByRole('checkbox', { name: /^Keep unknown columns/ })).toBeChecked();
    await page.getByRole('checkbox', { name: /names and places with a capital/ }).check();
    await expect(page.getByText('18 people can be imported.')).toBeVisible();
    await page.getByRole('button', { name: 'Import 18 people' }).click();
    await expect(page.getByText('18 people imported.')).toBeVisible();

    const stored = await sql<
      { id: number; name: string; location: string; rasi: string | null; entry: string | null; second: string | null }[]
    >`
    select card.id::int, name, location, rasi, entry, second_phone_number as second from public."RegisteredUsers" as card
    join public.profile_details as details on details.registered_user_id = card.id
    join public.contact_details as contact on contact.registered_user_id = card.id
    left join public.profile_log as log on log.registered_user_id = card.id
    where name like ${`${family} %`} order by card.id`;
    expect(stored).toHaveLength(18);
    expect(stored[0]).toMatchObject({ location: 'Coimbatore', rasi: 'Mesha' });
    expect(stored[0]).toMatchObject({ entry: 'Fees paid: 5 lakhs', second: '+91 55501 00148' });
    expect(stored.filter(({ rasi }) => rasi === null)).toEqual([]);
    expect(stored[14]?.entry).toContain('Phone, not read: ask the uncle');

    await page.getByRole('button', { name: 'Import another file' }).click();
    await page.getByLabel('Choose a file').setInputFiles({
      name: 'next.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Name,Fees paid\n${family} next,1 lakh\n`),
    });
    await expect(page.getByText('Into the log: “Fees paid”.')).toBeVisible();

    // The office reads the log and the note on the profile, and changes the note.
    await page.goto(`/#profile/${stored[0]?.id ?? 0}`);
    await openTab(page, 'Contact and log');
    await page.getByRole('button', { name: 'Show contact details' }).click();
    await expect(page.getByText('Fees paid: 5 lakhs')).toBeVisible();
    const note = page.getByLabel('Further numbers and addresses');
    // The second number of the cell has a field of its own.
    await expect(note).toHaveValue('');
    await expectAccessible(page);
    await note.fill('Uncle: 55501 00149');
    await page.getByRole('button', { name: 'Save the note' }).click();
    await expect(page.getByText('The note is saved.')).toBeVisible();
    const [kept] = await sql`select note from private.office_notes where registered_user_id = ${stored[0]?.id ?? 0}`;
    expect(kept).toEqual({ note: 'Uncle: 55501 00149' });
  },
);

import type { Page } from '@playwright/test';
import postgres from 'postgres';
import { backend, removePeople } from './backend.ts';
import { expect, expectAccessible, navigate, openPage, signInAsAdmin, signInAsMember, test } from './test.ts';

// Whoever is made here has a name that begins like this, and is removed again.
const family = 'Biodata Spec';
const chitra = { id: 998, name: 'Chitra Menon' };

const sql = postgres(backend.access.databaseUrl, { max: 1, onnotice: () => undefined });
let longest = 0;
let barest = 0;
let contact: { phone_number: string; email: string; address: string };

// One after the other: whoever is done first removes everyone.
test.describe.configure({ mode: 'default' });

/** A text of so many letters, as wide as they come. */
const wide = (length: number) => 'WOMEN AND MEN '.repeat(30).slice(0, length - 1) + 'M';

test.beforeAll(async () => {
  await removePeople(sql, family);
  const people = await sql<{ id: number }[]>`
    insert into public."RegisteredUsers"
      (name, gender, age, religion, location, first_img, status, verified_at, verified_by)
    select name, 'groom', 41, 'Parsi (Zoroastrian)', location, first_img, 'verified', now(), 'The office'
    from (
      select ${family + wide(120 - family.length)} as name, ${wide(120)} as location, first_img
      from public."RegisteredUsers" where id = ${chitra.id}
    ) as made
    returning id::int`;
  longest = people[0]?.id ?? 0;
  await sql`
    insert into public.profile_details (
      registered_user_id, date_of_birth, birth_star, star_pada, height, education, job, caste, mother_tongue,
      marital_status, "father's_name", "mother's_name", "father's_job", "mother's_job", number_of_siblings
    ) values (
      ${longest}, '1985-09-14', 'Uttara Bhadrapada', 4, 163, ${wide(120)}, ${wide(120)}, ${wide(80)}, 'Malayalam',
      'Awaiting Divorce', ${wide(120)}, ${wide(120)}, ${wide(120)}, ${wide(120)}, 20
    )`;
  contact = {
    phone_number: '+91 58430 55 001 002',
    email: `${'wide.'.repeat(40)}name@${'wide.'.repeat(8)}example`,
    address: 'Ward 1,\n'.repeat(49) + 'Erode',
  };
  await sql`insert into public.contact_details ${sql({ registered_user_id: longest, ...contact })}`;
  const [bare] = await sql<{ id: number }[]>`
    insert into public."RegisteredUsers" (name, status) values (${`${family} Bare`}, 'submitted') returning id::int`;
  barest = bare?.id ?? 0;
});
test.afterAll(async () => {
  await removePeople(sql, family);
  await sql.end();
});

const printButton = (page: Page) => page.getByRole('button', { name: 'Print', exact: true });
const sheet = (page: Page) => page.getByRole('main').getByRole('article');

async function openBiodata(page: Page, id: number): Promise<void> {
  await openPage(page, 'biodata', id);
  // It waits for the picture.
  await expect(printButton(page)).toBeEnabled();
}

// Printing takes a slow machine its time.
test.describe.configure({ timeout: 180_000 });

/** How many pages come out of the printer. Their objects stand in the PDF as plain text. */
async function countPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** All text that comes out of the printer. */
async function printedText(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('body').innerText();
  await page.emulateMedia({ media: null });
  return text;
}

async function countRecords(id: number): Promise<number> {
  const [row] = await sql<{ records: number }[]>`
    select count(*)::int as records from public.audit_log
    where action = 'put contact details on biodata' and registered_user_id = ${id}`;
  return row?.records ?? 0;
}

test('a member prints the biodata of somebody else and their own, without contact details', async ({ page }) => {
  await signInAsMember(page, 'bala');
  await page.getByRole('button', { name: `More Info about ${chitra.name}` }).click();
  await page.getByRole('main').getByRole('link', { name: 'Biodata' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Biodata' })).toBeFocused();
  await expect(printButton(page)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^Biodata ${chitra.id} ${chitra.name}`));
  await expectAccessible(page);
  // What the button does.
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset['printed'] = '';
    };
  });
  await printButton(page).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();

  const text = await printedText(page);
  expect(text).toMatch(/^Marriage biodata\s+Chitra Menon/);
  expect(text).toContain(`User id ${chitra.id}`);
  expect(text).toMatch(/Verified by the bureau on \d+ \w+ 20\d\d$/);
  expect(text).not.toMatch(/Not provided|Print|Sign Out/);
  expect(await countPages(page)).toBe(1);
  // The count really counts.
  await page.locator('.biodata-sheet').evaluate((sheet) => {
    sheet.style.setProperty('min-height', '300mm', 'important');
  });
  expect(await countPages(page)).toBe(2);

  await page.getByRole('link', { name: 'Back to the profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: chitra.name })).toBeVisible();

  // Their own, whose contact details they could read elsewhere; and somebody's with the longest texts.
  const [own] = await sql<{ id: number; phone_number: string; email: string; address: string }[]>`
    select registered_user_id::int as id, phone_number, email, address
    from public.contact_details join public.accounts using (registered_user_id) where username = 'bala'`;
  for (const [id, secrets] of [
    [own?.id ?? 0, own],
    [longest, contact],
  ] as const) {
    await openBiodata(page, id);
    await expect(page.getByLabel('Include contact details')).toHaveCount(0);
    const printed = await printedText(page);
    for (const secret of [secrets?.phone_number, secrets?.email, secrets?.address.split('\n')[0]]) {
      expect(secret).toBeTruthy();
      expect(printed).not.toContain(secret);
    }
    expect(await countPages(page)).toBe(1);
  }
});

test('the admin puts contact details on it, which is recorded, and takes them off again', async ({
  page,
  troubles,
}) => {
  await signInAsAdmin(page);
  await openBiodata(page, longest);
  expect(await countPages(page)).toBe(1);
  const box = page.getByRole('checkbox', { name: 'Include contact details' });
  const dialog = page.getByRole('dialog');
  await box.click();
  await expect(dialog).toContainText('It is recorded');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(box).not.toBeChecked();
  expect(await countRecords(longest)).toBe(0);

  // The failure is the point, and the browser notes it in its console.
  troubles.expect();
  await page.route('**/rpc/open_contact_for_biodata', (route) => route.abort());
  await box.click();
  await dialog.getByRole('button', { name: 'Include them' }).click();
  await expect(page.getByText('The contact details could not be opened.')).toBeVisible();
  await expect(box).not.toBeChecked();
  await page.unroute('**/rpc/open_contact_for_biodata');

  await box.click();
  await dialog.getByRole('button', { name: 'Include them' }).click();
  await expect(box).toBeChecked();
  await expect(sheet(page)).toContainText(contact.phone_number);
  const text = await printedText(page);
  expect(text).toContain(contact.email);
  expect(text).toContain('Ward 1, Ward 1, Ward 1');
  expect(await countPages(page)).toBe(1);
  await expect(page).not.toHaveTitle(/58430/);
  expect(await countRecords(longest)).toBe(1);
  await expectAccessible(page);

  await box.click();
  await expect(sheet(page)).not.toContainText(contact.phone_number);
  expect(await printedText(page)).not.toContain(contact.email);

  // They do not come back with the page.
  await box.click();
  await dialog.getByRole('button', { name: 'Include them' }).click();
  await expect(sheet(page)).toContainText(contact.phone_number);
  await page.getByRole('link', { name: 'Back to the profile' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Biodata' }).click();
  await expect(printButton(page)).toBeVisible();
  await expect(box).not.toBeChecked();
  await expect(sheet(page)).not.toContainText(contact.phone_number);

  await openBiodata(page, barest);
  await expect(sheet(page)).toContainText('More is not provided yet.');
  await expect(sheet(page)).not.toContainText('Verified');
  expect(await countPages(page)).toBe(1);
});

test('on a phone it fits, and prints as on a large screen; a visitor is shown the way in', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await openPage(page, 'biodata', chitra.id);
  await expect(page.getByRole('heading', { name: 'Member Login' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(chitra.name);

  await signInAsMember(page, 'bala');
  for (const id of [chitra.id, longest]) {
    await openBiodata(page, id);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await expectAccessible(page);
    expect(await countPages(page)).toBe(1);
  }
  // Not shown to members.
  await openPage(page, 'biodata', barest);
  await expect(page.getByRole('heading', { name: 'This profile is not available' })).toBeVisible();
  await expectAccessible(page);
  await navigate(page, 'Profiles');
});

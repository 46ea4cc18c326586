import type { Locator, Page } from '@playwright/test';
import type postgres from 'postgres';
import sharp from 'sharp';
import type { People } from './people.ts';
import { expect, expectAccessible, openAs, openPage, openTab, test } from './test.ts';

const chitra = { id: 998, name: 'Chitra Menon' };

/** A member who is offered brides. */
const addReader = (people: People) => people.addMember({ card: { gender: 'groom' } });

/** A text of so many letters, as wide as they come. */
const wide = (length: number) => 'WOMEN AND MEN '.repeat(30).slice(0, length - 1) + 'M';

const contact = {
  email: `${'wide.'.repeat(40)}name@${'wide.'.repeat(8)}example`,
  address: 'Ward 1,\n'.repeat(49) + 'Erode',
};

/** Adds a person with texts of the greatest length. */
async function addLongest(people: People, sql: postgres.Sql) {
  const [chitras] = await sql<{ first_img: string; birth_chart: string }[]>`
    select first_img, birth_chart from public."RegisteredUsers" where id = ${chitra.id}`;
  const phone_number = `${people.newPhone()} 002`;
  const { id } = await people.addProfile({
    card: {
      name: people.family + wide(120 - people.family.length),
      gender: 'groom',
      age: 41,
      religion: 'Parsi (Zoroastrian)',
      location: wide(120),
      first_img: chitras?.first_img ?? null,
      birth_chart: chitras?.birth_chart ?? null,
    },
    details: {
      date_of_birth: '1985-09-14',
      birth_star: 'Uttara Bhadrapada',
      star_pada: 4,
      time_of_birth: '22:55',
      birth_time_certainty: 'Approximate',
      place_of_birth: wide(120),
      birth_zone: 'Asia/Kolkata',
      lagnam: 'Vrishchika',
      other_dosha: wide(120),
      height: 163,
      education: wide(120),
      job: wide(120),
      caste: wide(80),
      mother_tongue: 'Malayalam',
      marital_status: 'Awaiting Divorce',
      "father's_name": wide(120),
      "mother's_name": wide(120),
      "father's_job": wide(120),
      "mother's_job": wide(120),
      number_of_siblings: 20,
    },
    contact: { ...contact, phone_number },
  });
  const wishes = {
    must: { religion: 'Hindu, Jain', caste: wide(200), marital_status: 'Never Married, Widowed, Divorced' },
    hoped: {
      age_from: 25,
      age_to: 31,
      height_from: 150,
      height_to: 178,
      mother_tongue: 'Tamil, Malayalam, Telugu, Kannada',
      location: wide(200),
      education: wide(200),
      occupation: wide(200),
      other_gothram: wide(80),
      matches_star: 'Tamil twelve 7',
    },
  };
  await sql`insert into public.wishes (registered_user_id, must, hoped)
    values (${id}, ${sql.json(wishes.must)}, ${sql.json(wishes.hoped)})`;
  return { id, ...contact, phone_number };
}

/** A person with a name and nothing else, not verified. */
const addBarest = (people: People) =>
  people.addProfile({
    card: { gender: null, age: null, status: 'submitted', verified_at: null, verified_by: null },
    details: { job: null },
  });

const printButton = (page: Page) => page.getByRole('button', { name: 'Print', exact: true });
const chartsBox = (page: Page) =>
  page.getByRole('checkbox', { name: 'Include the rasi and navamsam drawn from the birth given' });
const sheet = (page: Page) => page.getByRole('main').getByRole('article');

async function openBiodata(page: Page, id: number): Promise<void> {
  await openPage(page, 'biodata', id);
  // It waits for the picture.
  await expect(printButton(page)).toBeEnabled();
}

/** How many pages come out of the printer. Their objects stand in the PDF as plain text. */
async function countPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** All text that comes out of the printer. */
async function printedText(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  // As the browser says it before it prints.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const text = await page.locator('body').innerText();
  await page.emulateMedia({ media: null });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  return text;
}

async function countRecords(sql: postgres.Sql, id: number): Promise<number> {
  const [row] = await sql<{ records: number }[]>`
    select count(*)::int as records from public.audit_log
    where action = 'put contact details on biodata' and registered_user_id = ${id}`;
  return row?.records ?? 0;
}

test(
  'a member prints the biodata of somebody else and their own, without contact details',
  { tag: '@depth' },
  async ({ page, people }) => {
    const own = { address: '7, Own Street\nErode', email: 'own@mail.example', phone_number: people.newPhone() };
    const me = await people.addMember({ card: { gender: 'groom' }, contact: own });
    await openAs(page, me.username, 'profiles');
    await page.getByRole('link', { name: `More Info about ${chitra.name}` }).click();
    await page.getByRole('main').getByRole('link', { name: 'Biodata' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Biodata' })).toBeFocused();
    await expect(printButton(page)).toBeEnabled();
    for (const name of [`Portrait of ${chitra.name}`, `Birth chart of ${chitra.name}`])
      await expect(sheet(page).getByRole('img', { name })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^Biodata ${chitra.id} ${chitra.name}`));
    // The effect of the button.
    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset['printed'] = '';
      };
    });
    await printButton(page).click();
    await expect(page.locator('body[data-printed]')).toBeVisible();

    const text = await printedText(page);
    expect(text).toMatch(/^Marriage biodata\s+Chitra Menon/);
    expect(text).toMatch(/Mangalam Matrimony\s+Matrimony bureau, Coimbatore\s+\+91 422 555 0142/);
    expect(text).toContain(`User Id ${chitra.id}`);
    expect(text).toMatch(/Verified by the bureau on \d+ \w+ 20\d\d$/);
    expect(text).not.toMatch(/Not provided|Print|Sign Out/);
    expect(await countPages(page)).toBe(1);

    await page.getByRole('link', { name: 'Back to the profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: chitra.name })).toBeVisible();

    // The member's own, with contact details that they could read elsewhere.
    await openBiodata(page, me.id);
    await expect(page.getByLabel('Include contact details')).toHaveCount(0);
    const printed = await printedText(page);
    for (const secret of [own.phone_number, own.email, '7, Own Street']) expect(printed).not.toContain(secret);
    expect(await countPages(page)).toBe(1);
    await expectAccessible(page);
  },
);

test(
  'the admin puts contact details on it, which is recorded, and takes them off again',
  { tag: '@depth' },
  async ({ page, people, sql, troubles }) => {
    const longest = await addLongest(people, sql);
    await openAs(page, 'admin', 'biodata', longest.id);
    await expect(printButton(page)).toBeEnabled();
    expect(await countPages(page)).toBe(1);
    const box = page.getByRole('checkbox', { name: 'Include contact details' });
    const dialog = page.getByRole('dialog');
    await box.click();
    await expect(dialog).toContainText('It is recorded');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close without a change' }).click();
    await expect(box).not.toBeChecked();
    expect(await countRecords(sql, longest.id)).toBe(0);

    // The failure is the point, and the browser notes it in its console.
    troubles.expect();
    await page.route('**/rpc/open_contact_for_biodata', (route) => route.abort());
    await box.click();
    await dialog.getByRole('button', { name: 'Include them' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The contact details could not be opened.');
    await page.unroute('**/rpc/open_contact_for_biodata');
    await dialog.getByRole('button', { name: 'Include them' }).click();
    await expect(box).toBeChecked();
    await expect(sheet(page)).toContainText(longest.phone_number);
    const text = await printedText(page);
    expect(text).toContain(longest.email);
    expect(text).toContain('Ward 1, Ward 1, Ward 1');
    await expectAccessible(page);
    expect(await countPages(page)).toBe(1);
    await chartsBox(page).check();
    // The charts drawn from the birth, below the family's chart.
    await expect(sheet(page).getByRole('img')).toHaveCount(4);
    await expect(sheet(page)).toContainText('The lagnam is not drawn');
    expect(await countPages(page)).toBe(1);
    const looksFor = page.getByRole('checkbox', { name: 'Include what the family looks for' });
    await expect(looksFor).not.toBeChecked();
    await looksFor.check();
    await expect(sheet(page)).toContainText('The stars match: 7 of 12 or more');
    expect(await countPages(page)).toBe(1);
    // Of the six languages this has the longest words.
    const language = page.getByLabel('Language of the biodata');
    await language.selectOption('ta');
    await expect(sheet(page)).toContainText('குடும்பம் தேடுவது');
    expect(await countPages(page)).toBe(1);
    await language.selectOption('en');
    await expect(sheet(page)).toContainText('What the family looks for');
    await expect(page).not.toHaveTitle(/\+91/);
    expect(await countRecords(sql, longest.id)).toBe(1);

    await box.click();
    await expect(sheet(page)).not.toContainText(longest.phone_number);
    expect(await printedText(page)).not.toContain(longest.email);

    // They do not come back with the page.
    await box.click();
    await dialog.getByRole('button', { name: 'Include them' }).click();
    await expect(sheet(page)).toContainText(longest.phone_number);
    await page.getByRole('link', { name: 'Back to the profile' }).click();
    await page.getByRole('button', { name: /^More about/ }).click();
    await page.getByRole('menuitem', { name: 'Biodata' }).click();
    await expect(printButton(page)).toBeVisible();
    await expect(box).not.toBeChecked();
    await expect(sheet(page)).not.toContainText(longest.phone_number);
  },
);

test('says so where the bureau knows the name only', { tag: '@depth' }, async ({ page, people }) => {
  const barest = await addBarest(people);
  await openAs(page, 'admin', 'biodata', barest.id);
  await expect(sheet(page)).toContainText('More is not provided yet.');
  await expect(sheet(page)).not.toContainText('Verified');
  expect(await countPages(page)).toBe(1);
});

test(
  'on paper a profile, the liked ones and the table say where they come from, and not how to reach anybody',
  { tag: '@depth' },
  async ({ page, people, sql }) => {
    const me = await people.addMember();
    const contact = { email: 'anybody@mail.example', address: '7, Any Street', phone_number: people.newPhone() };
    const liked = await people.addProfile({ details: { job: 'Weaver', height: 163 }, contact });
    await sql`insert into public.likes (liker_id, profile_id) values (${me.id}, ${liked.id})`;
    const secrets = new RegExp(`${contact.phone_number.slice(-5)}|anybody@|Any Street|Sign Out|Skip to|More Info`);
    const origin = /^Mangalam Matrimony[^]+Printed on \d+ \w+ 20\d\d/;

    await openAs(page, me.username, 'choices');
    await page.getByRole('main').getByRole('link', { name: 'Print as a sheet' }).click();
    await expect(printButton(page)).toBeEnabled();
    await expectAccessible(page);
    const list = await printedText(page);
    expect(list).toMatch(origin);
    expect(list).toMatch(/Shortlist[^]+ID \d+[^]+163 cm[^]+Weaver/);
    expect(list).not.toMatch(secrets);

    await openAs(page, 'admin', 'profile', liked.id);
    await openTab(page, 'Facts');
    await page.getByRole('button', { name: 'Show contact details' }).click();
    await expect(page.getByRole('main')).toContainText(contact.phone_number);
    await expectAccessible(page);
    const profile = await printedText(page);
    expect(profile).toMatch(origin);
    expect(profile).toMatch(/ID \d+[^]+Personal Details[^]+Weaver/);
    expect(profile).not.toMatch(/Not provided|Contact Details/);
    expect(profile).not.toMatch(secrets);
    expect(await countPages(page)).toBe(1);

    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, 'dashboard');
    await page.getByPlaceholder('Enter the User Id').fill(people.family);
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
    const table = await printedText(page);
    expect(table).toMatch(/User Id\s+Name\s+Age\s+Religion \(Caste\)\s+Location\s+Status\s/);
    expect(table).not.toMatch(secrets);
    expect((await page.pdf({ preferCSSPageSize: true })).toString('latin1')).toMatch(/\/MediaBox \[0 0 841\.\d+ 594/);
  },
);

/** A width on paper, in millimetres. */
const millimetres = (pixels: number) => (pixels * 25.4) / 96;

/** Where the charts are on paper, in millimetres. */
async function boxesOnPaper(page: Page, charts: Locator): Promise<{ top: number; width: number }[]> {
  await page.emulateMedia({ media: 'print' });
  // As wide as A4 between the margins.
  await page.setViewportSize({ width: 718, height: 1047 });
  const boxes = await charts.evaluateAll((found) =>
    found.map((chart) => {
      const { top, width } = chart.getBoundingClientRect();
      return { top, width };
    }),
  );
  await page.emulateMedia({ media: null });
  return boxes.map(({ top, width }) => ({ top: millimetres(top), width: millimetres(width) }));
}

test(
  'all charts of a biodata are in one row, each 60 mm wide or more, on one page',
  { tag: '@depth' },
  async ({ page, people }) => {
    await openAs(page, (await addReader(people)).username, 'biodata', chitra.id);
    await chartsBox(page).check();
    await expect(printButton(page)).toBeEnabled();
    const charts = sheet(page).getByRole('img', { name: /[Cc]hart/ });
    await expect(charts).toHaveCount(3);
    const boxes = await boxesOnPaper(page, charts);
    expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(60);
    const tops = boxes.map(({ top }) => top);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
    expect(await countPages(page)).toBe(1);
    // The count really counts.
    await page.locator('.biodata-sheet').evaluate((sheet) => {
      sheet.style.setProperty('min-height', '300mm', 'important');
    });
    expect(await countPages(page)).toBe(2);
  },
);

test(
  'a profile prints with its drawn charts and what is folded, without scrolling to them',
  { tag: '@depth' },
  async ({ page, people }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await openAs(page, (await addReader(people)).username, 'profile', chitra.id);
    const charts = page.getByRole('img', { name: /^(Rasi|Navamsam) chart\./, includeHidden: true });
    await expect(charts).toHaveCount(2);
    const boxes = await boxesOnPaper(page, charts);
    expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(60);
    expect(await countPages(page)).toBeLessThanOrEqual(2);
    const text = await printedText(page);
    expect(text).toMatch(/Family Details[^]+Ambika Menon[^]+Kumbam/);
  },
);

test(
  'a list of profiles prints as rows, each whole and with its picture, also those not scrolled to',
  { tag: '@depth' },
  async ({ page, people, sql }) => {
    const [bala] = await sql<{ first_img: string }[]>`select first_img from public."RegisteredUsers" where id = 999`;
    // Not as the reader is called.
    const name = `${people.family} Listed`;
    const addMany = async (count: number) => {
      for (let added = 0; added < count; added += 1)
        await people.addProfile({ card: { name, first_img: bala?.first_img ?? null, location: 'Erode, Tamil Nadu' } });
    };
    await page.addInitScript(() => {
      window.print = () => {
        const cards = [...document.querySelectorAll('.profile-card')];
        const whole = cards.filter((card) => card.querySelector('img:not([data-placeholder])')?.matches('img'));
        document.body.dataset['printed'] = `${cards.length} cards, ${whole.length} pictures`;
      };
    });
    await openAs(page, (await addReader(people)).username, 'profiles');
    for (const [count, pages] of [
      [14, 2],
      [30, 4],
    ] as const) {
      await addMany(count === 14 ? 14 : 16);
      await openPage(page, 'profiles');
      await page.getByRole('searchbox', { name: 'Search by name or user id' }).fill(name);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page.getByRole('main')).toContainText(`${count} profiles, each one checked`);
      await page.getByRole('button', { name: 'Print this list' }).click();
      await expect(page.locator('body')).toHaveAttribute('data-printed', `${count} cards, ${count} pictures`);
      expect(await countPages(page)).toBeLessThanOrEqual(pages);
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 703, height: 1032 });
      const rows = await page.locator('.profile-card').evaluateAll((cards) =>
        cards.map((card) => ({
          height: card.getBoundingClientRect().height,
          cut: card.scrollHeight - card.clientHeight,
          breaks: getComputedStyle(card).breakInside,
          text: card.textContent,
        })),
      );
      for (const { height, cut, breaks, text } of rows) {
        expect(millimetres(height)).toBeLessThan(36);
        expect([cut, breaks]).toEqual([0, 'avoid']);
        expect(text).toMatch(/Test [^]+Erode, Tamil Nadu/);
      }
      await page.emulateMedia({ media: null });
    }
  },
);

test(
  'on a phone it fits, and prints as on a large screen; a visitor is shown the way in',
  { tag: '@depth' },
  async ({ page, people, sql }) => {
    const longest = await addLongest(people, sql);
    await page.setViewportSize({ width: 360, height: 780 });
    await openPage(page, 'biodata', chitra.id);
    await expect(page.getByRole('heading', { name: 'Member Login' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(chitra.name);

    await openAs(page, (await addReader(people)).username, 'profiles');
    for (const id of [chitra.id, longest.id]) {
      await openBiodata(page, id);
      expect(await countPages(page)).toBe(1);
    }
    const { id } = await addBarest(people);
    await openPage(page, 'biodata', id);
    await expect(page.getByRole('heading', { name: 'This profile is not available' })).toBeVisible();
    await expectAccessible(page);
  },
);

test('the logo of the bureau is on a biodata and at the top of a printed list', { tag: '@depth' }, async ({ page }) => {
  // The answer, not the setting: other tests share the database.
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer();
  const logo = `data:image/webp;base64,${picture.toString('base64')}`;
  await page.route(/\/site_settings\?select=logo/, (route) => route.fulfill({ json: [{ logo }] }));
  const widthOf = (image: Locator) =>
    image.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : null));
  await openAs(page, 'admin', 'biodata', 1);
  await expect(printButton(page)).toBeEnabled();
  expect(await widthOf(page.locator('.biodata-sheet header img'))).toBe(40);
  await openPage(page, 'dashboard');
  await expect(page.getByRole('table')).toBeVisible();
  const top = page.locator('img[src^="blob:"]:not(main img)');
  await expect(top).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(top).toBeVisible();
  expect(await widthOf(top)).toBe(40);
});

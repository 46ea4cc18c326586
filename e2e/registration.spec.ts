import type { Page } from '@playwright/test';
import type postgres from 'postgres';
import sharp from 'sharp';
import { createNodeClient } from '../supabase/lib/node-client.ts';
import { phonePicture } from '../web/src/pictures/sample-pictures.ts';
import { backend } from './backend.ts';
import { drawingAndPage, photographAndPage, refusedFiles } from './harmful-files.ts';
import { agreeToAll, expect, expectAccessible, openAs, openPart, takePhotograph, test, askServer } from './test.ts';

const submitButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Submit', exact: true });
const pictures = (page: Page) => page.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem');

async function choosePictures(page: Page, ...colours: string[]): Promise<void> {
  await page.getByLabel('Profile Image 1').setInputFiles(await Promise.all(colours.map(takePhotograph)));
  await expect(pictures(page)).toHaveCount(colours.length);
  await expect(submitButton(page)).toBeVisible();
}

/** Chooses what is no picture, or too large a one: each is refused in words, nothing is sent, nothing typed is lost. */
async function chooseHarmfulFiles(page: Page, typed: string): Promise<void> {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/storage/v1/object/')) sent.push(request.url());
  });
  const { files, refusals } = refusedFiles();
  await page.getByLabel('Profile Image 1').setInputFiles(files);
  const messages = page.getByRole('alert').filter({ hasText: 'page.jpg' });
  for (const refusal of refusals) await expect(messages).toContainText(refusal);
  await expect(pictures(page)).toHaveCount(0);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(typed);
  expect(await page.evaluate('window.ran')).toBeUndefined();
  expect(sent).toEqual([]);
}

/** Nothing is stored of these people but points: not where a picture was taken, nor what else was in the files. */
async function expectOnlyPixels(sql: postgres.Sql, id: number, count: number): Promise<void> {
  const extras = /Exif|Telephone|ICC_PROFILE|<script|window\.ran/;
  expect((await photographAndPage('maroon')).buffer.toString('latin1')).toMatch(extras);
  // The worker's own backend begins after this file is read.
  const { storage } = createNodeClient(backend.access.apiUrl, backend.access.secretKey);
  const files = await sql<{ bucket: string; name: string }[]>`
    select bucket_id as bucket, name from storage.objects where name like ${`${id}/%`}`;
  expect(files).toHaveLength(count);
  for (const { bucket, name } of files) {
    const { data } = await storage.from(bucket).download(name);
    const bytes = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer());
    expect(bytes.toString('latin1'), name).not.toMatch(extras);
    const { exif, xmp, iptc, comments, format } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, comments }).toEqual({});
    expect(name).toMatch(new RegExp(`\\.${format}$`));
  }
}

async function findByName(sql: postgres.Sql, name: string) {
  return await sql<{ id: string; first_img: string | null; second_img: string | null; status: string }[]>`
    select id, first_img, second_img, status from public."RegisteredUsers" where name = ${name}`;
}

test(
  'registers a person with pictures and a login, and tells them on WhatsApp',
  { tag: '@depth' },
  async ({ page, context, people, sql, troubles }) => {
    const name = `${people.family} With Login`;
    const username = name.toLowerCase().replaceAll(' ', '.');
    const phone = people.newPhone();
    await openAs(page, 'admin', 'form');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Bride').check();
    await page.getByLabel('Date of birth').fill('1998-08-14');
    await openPart(page, 'Basics');
    await expect(page.getByLabel('Age', { exact: true })).toHaveAttribute('readonly');
    await chooseHarmfulFiles(page, name);
    const heic = { name: 'IMG_0001.HEIC', mimeType: '', buffer: Buffer.from(phonePicture) };
    const sources = [await photographAndPage('maroon'), await drawingAndPage('teal'), heic];
    await page.getByLabel('Profile Image 1').setInputFiles(sources);
    // A tile is there while its file is made ready: only now is none refused.
    await expect(pictures(page).getByRole('img')).toHaveCount(sources.length);
    await openPart(page, 'Horoscope');
    await page.getByLabel(/^Birth chart/).setInputFiles(await photographAndPage('ivory'));
    await openPart(page, 'Background');
    await page.getByLabel('Height', { exact: true }).selectOption(`5' 4" (163 cm)`);
    await page.getByLabel('Phone').fill(phone.slice(4));
    await openPart(page, 'Login');
    await page.getByLabel('Give this person a login').check();
    await expect(page.getByLabel('Username')).toHaveValue(username);
    await page.getByLabel('Username').fill('asha');
    await expect(page.getByText('“asha” is taken.')).toBeVisible();
    await page.getByLabel('Username').fill(`${username}.too`);
    await expect(page.getByText('This username is free.')).toBeVisible();
    // A wish that cannot be leads to its field, and nothing is half made.
    const wishes = page.getByRole('group', { name: 'What the family looks for' });
    await openPart(page, 'What the family looks for');
    await wishes.getByLabel('Age from').selectOption('30');
    await wishes.getByLabel('Age to').selectOption('25');
    await agreeToAll(page);
    troubles.expect();
    await submitButton(page).click();
    await expect(page.getByText('It is marked at “What the family looks for”.')).toBeVisible();
    await expect(wishes.getByLabel('Age to')).toBeFocused();
    expect(await findByName(sql, name)).toHaveLength(0);
    await wishes.getByLabel('Age to').selectOption('35');
    await wishes.getByRole('checkbox', { name: /^A must/ }).check();
    await submitButton(page).dblclick();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} is registered`);
    await expectAccessible(page);
    const [person, ...more] = await findByName(sql, name);
    expect(more).toHaveLength(0);
    expect(person?.status).toBe('submitted');
    expect([
      ...(await sql`select must, hoped from public.wishes where registered_user_id = ${person?.id ?? 0}`),
    ]).toEqual([{ must: { age_from: '30', age_to: '35' }, hoped: {} }]);
    await expect(page.getByRole('main')).toContainText(`The user id is ${person?.id ?? ''}.`);

    await expectOnlyPixels(sql, Number(person?.id), 8);

    const link = page.getByRole('link', { name: 'Send on WhatsApp' });
    const password = await page.getByText(/^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/).textContent();
    await expect(link).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/${phone.replaceAll(/\D/g, '')}\\?text=.*${username}\\.too`),
    );
    await expect(link).not.toHaveAttribute('href', new RegExp(password ?? ''));
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    // The link leads away from the site: what it opens is answered here.
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
    await link.click();
    await expect(page.getByText('Recorded as sent:')).toBeVisible();
    const [account] = await sql<{ username: string; notice_sent_at: Date | null }[]>`
    select username, notice_sent_at from public.accounts where registered_user_id = ${person?.id ?? 0}`;
    expect(account).toMatchObject({ username: `${username}.too`, notice_sent_at: expect.any(Date) });

    // The password is passed on by hand: by a second message, which is no link, or on a slip, which is printed alone.
    await expect(page.getByRole('blockquote')).toContainText(`Temporary password: ${password ?? ''}`);
    // The browser's print dialog would be over at once, and the slip gone with it.
    await page.evaluate('window.print = () => undefined');
    await page.getByRole('button', { name: 'Print a slip' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('listitem').filter({ hasText: password ?? '' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
    await page.evaluate("window.dispatchEvent(new Event('afterprint'))");
    await page.emulateMedia({ media: null });
    expect(page.url()).not.toContain(password ?? '');

    await page.getByRole('button', { name: 'Register another person' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    await expect(pictures(page)).toHaveCount(0);
  },
);

/** A PDF file of this page's content, as the browser prints it. */
async function printToFile(page: Page, body: string) {
  const sheet = await page.context().newPage();
  await sheet.setContent(body);
  const buffer = await sheet.pdf();
  await sheet.close();
  return { name: 'biodata.pdf', mimeType: 'application/pdf', buffer };
}

test(
  'a PDF that keeps the reader busy is given up, and so is a text without end',
  { tag: '@depth' },
  async ({ page }) => {
    await page.clock.install();
    await openAs(page, 'admin', 'form');
    await page.getByRole('button', { name: 'Paste a biodata…' }).click();
    const dialog = page.getByRole('dialog');
    // A reader that never ends: no PDF is as slow on each machine.
    await page.route(/pdf\.worker/, (route) => route.fulfill({ contentType: 'text/javascript', body: 'for (;;);' }));
    const workers = page.workers().length;
    const started = page.waitForEvent('worker');
    const file = { name: 'busy.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
    await dialog.getByLabel('Choose a PDF').setInputFiles(file);
    await started;
    await page.clock.fastForward('00:31');
    await expect(dialog.getByRole('alert')).toContainText('This PDF takes too long to read.');
    // The browser reports the end of the worker a moment later.
    await expect.poll(() => page.workers().length).toBe(workers);

    await dialog.getByLabel('The biodata').fill('- '.repeat(10_001));
    await dialog.getByRole('button', { name: 'Fill the form' }).click();
    await expect(dialog.getByText('This is longer than a biodata.')).toBeVisible();
  },
);

test(
  'a biodata from a PDF fills the form, and the person is verified next',
  { tag: '@depth' },
  async ({ page, people, sql }) => {
    const name = `${people.family} From A File`;
    const phone = people.newPhone();
    await openAs(page, 'admin', 'form');
    await page.getByRole('button', { name: 'Paste a biodata…' }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);

    const picture = (await takePhotograph('teal')).buffer.toString('base64');
    const scan = await printToFile(page, `<img width="400" src="data:image/png;base64,${picture}">`);
    await dialog.getByLabel('Choose a PDF').setInputFiles(scan);
    await expect(dialog.getByRole('alert')).toHaveText(
      'This PDF is a picture of a page: there is no text in it. Type it in by hand.',
    );
    const facts = [
      ['Name', name],
      ['DOB', '5/8/99'],
      ['Sex', 'Female'],
      ['Job', 'Nurse'],
      ['Weight', '60 kg'],
      ['Mobile', phone],
    ];
    const table = facts.map(([label, value]) => `<tr><td>${label ?? ''}</td><td>: ${value ?? ''}</td></tr>`).join('');
    await dialog.getByLabel('Choose a PDF').setInputFiles(await printToFile(page, `<table>${table}</table>`));
    await expect(dialog.getByLabel('The biodata')).toHaveValue(new RegExp(`Name\\s*: ${name}\\nDOB\\s*: 5/8/99`));
    await dialog.getByRole('button', { name: 'Fill the form' }).click();

    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await expect(page.getByRole('region', { name: 'Job, education' })).toContainText('Nurse');
    await expect(page.getByText(/^Check, /)).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Not understood' })).toContainText('60 kg');
    await expectAccessible(page);
    expect(await findByName(sql, name)).toHaveLength(0);

    // Doubtful values are still marked after a reload.
    await page.reload();
    await expect(page.getByText(/^Check, /)).toHaveCount(1);
    await choosePictures(page, 'olive');
    await agreeToAll(page);
    await submitButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} is registered`);
    await expect(page.getByRole('region', { name: 'To complete' })).toContainText('Height');
    await page.getByRole('button', { name: 'Verify now' }).click();
    await expect(page.getByRole('article', { name })).toBeVisible();
  },
);

test(
  'a connection that is cut loses nothing, and the person is registered once',
  { tag: '@depth' },
  async ({ page, people, sql, troubles }) => {
    const name = `${people.family} In Spite Of All`;
    await openAs(page, 'admin', 'form');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Bride').check();
    await page.getByLabel('Phone').fill(people.newPhone());
    await choosePictures(page, 'olive', 'navy');
    await openPart(page, 'Login');
    await page.getByLabel('Give this person a login').check();
    await agreeToAll(page);

    troubles.expect();
    // The first picture and its thumbnail arrive, the second does not.
    let uploads = 0;
    const isCut = () => (uploads += 1) > 2;
    await page.route('**/storage/v1/object/profile-images/**', (route) =>
      route.request().method() === 'POST' && isCut() ? route.abort('connectionfailed') : route.continue(),
    );
    await submitButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not registered yet.' })).toContainText('could not reach');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    expect(await findByName(sql, name)).toHaveLength(0);
    await page.unroute('**/storage/v1/object/profile-images/**');

    // Another try goes on with the second picture. Everything arrives, but the answer gets lost.
    let uploadedAgain = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/storage/v1/object/profile-images/'))
        uploadedAgain += 1;
    });
    await page.route('**/rpc/register_person', async (route) => {
      await askServer(route);
      await route.abort('connectionfailed');
    });
    const isLost = page.waitForEvent('requestfailed', (request) => request.url().includes('/rpc/register_person'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await isLost;
    await expect(page.getByRole('alert').filter({ hasText: 'The answer did not come.' })).toBeVisible();
    expect(uploadedAgain).toBe(2);
    await page.unroute('**/rpc/register_person');

    // Even after a reload the form keeps its person.
    await page.reload();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await expect(pictures(page)).toHaveCount(2);
    await submitButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} is registered`);
    expect(await findByName(sql, name)).toHaveLength(1);
    await page.getByRole('button', { name: 'Make a new temporary password' }).click();
    await expect(page.getByText(/^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/)).toBeVisible();
  },
);

/** The browser has stored the draft's pictures, which takes a moment longer than showing them. */
async function expectPicturesKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const opened = indexedDB.open('registration-drafts');
        const database = await new Promise<IDBDatabase>((resolve) => {
          opened.onsuccess = () => resolve(opened.result);
        });
        const counted = database.transaction('pictures').objectStore('pictures').count();
        return await new Promise<number>((resolve) => {
          counted.onsuccess = () => {
            database.close();
            resolve(counted.result);
          };
        });
      }),
    )
    .toBe(1);
}

test(
  'a draft survives a reload until it is discarded, and a possible duplicate must be confirmed',
  { tag: '@depth' },
  async ({ page, people, sql }) => {
    const { family } = people;
    await openAs(page, 'admin', 'form');
    await page.getByLabel('Name', { exact: true }).fill(`${family} Never`);
    await page.getByLabel('Groom').check();
    await page.getByLabel('Religion', { exact: true }).selectOption('Jain');
    await openPart(page, 'Contact');
    await page.getByLabel('Address', { exact: true }).fill('2, South Street');
    await choosePictures(page, 'plum');
    await page.getByRole('button', { name: 'Crop the picture' }).click();
    await expect(page.getByRole('dialog').getByRole('slider')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expectPicturesKept(page);
    await page.reload();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`${family} Never`);
    await expect(page.getByLabel('Religion', { exact: true })).toHaveValue('Jain');
    await expect(page.getByRole('region', { name: 'Contact', exact: true })).toContainText('2, South Street');
    await expect(pictures(page)).toHaveCount(1);

    // The number of a member of the demo data.
    await page.getByLabel('Phone').fill('55500 03162');
    await expect(page.getByRole('link', { name: /^Chitra Menon, id/ })).toBeVisible();
    await agreeToAll(page);
    await submitButton(page).click();
    await expect(page.getByText('Tick this if it is somebody else.')).toBeVisible();
    await expect(page.getByLabel('This is another person')).toBeFocused();
    await expectAccessible(page);

    await page.getByRole('link', { name: /^Chitra Menon, id/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    await page.reload();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    await expect(pictures(page)).toHaveCount(0);
    expect(await findByName(sql, `${family} Never`)).toHaveLength(0);
  },
);

test(
  'a picture that is stored is cropped as a new one is, and the former file is removed',
  { tag: '@depth' },
  async ({ page, people, sql }) => {
    const { id } = await people.addProfile();
    await openAs(page, 'admin', 'form', id);
    await page.getByLabel('Profile Image 1').setInputFiles(await takePhotograph('olive'));
    await expect(pictures(page).getByRole('img')).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    const readPaths = async () => {
      const [row] = await sql<{ path: string; files: string }[]>`
      select first_img as path,
        (select count(*) from storage.objects where bucket_id = 'profile-images' and name like ${`${id}/%`}) as files
      from public."RegisteredUsers" where id = ${id}`;
      return row;
    };
    const before = await readPaths();
    await page.getByRole('button', { name: 'Crop the picture' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('slider', { name: 'The part that is kept' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Use picture' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect.poll(async () => (await readPaths())?.path).not.toBe(before?.path);
    await expect.poll(async () => (await readPaths())?.files).toBe(before?.files);
  },
);

test(
  'two editors of one profile lose nothing of each other',
  { tag: '@depth' },
  async ({ page: mine, openElsewhere, people, sql, troubles }) => {
    const phone = people.newPhone();
    const { id } = await people.addProfile({ card: { location: 'Erode' }, details: { job: 'Clerk' } });
    const theirs = await openElsewhere();
    for (const editor of [mine, theirs]) {
      await openAs(editor, 'admin', 'form', id);
      await expect(editor.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible();
    }

    await theirs.getByLabel('Location').fill('Madurai');
    await openPart(theirs, 'Job, education');
    await theirs.getByLabel('Job', { exact: true }).fill('Accountant');
    await openPart(theirs, 'Contact');
    await theirs.getByRole('button', { name: 'Show and edit contact details' }).click();
    await theirs.getByLabel('Phone').fill(phone);
    await theirs.getByRole('button', { name: 'Save changes' }).click();
    await expect(theirs.getByText('Saved.')).toBeVisible();

    await mine.getByLabel('Location').fill('Salem');
    await openPart(mine, 'Job, education');
    await mine.getByLabel('Education', { exact: true }).fill('B.Com');
    // The first saving is refused, with an answer of 409.
    troubles.expect();
    await mine.getByRole('button', { name: 'Save changes' }).click();
    const notice = mine.getByRole('alert').filter({ hasText: 'This profile was changed while you were editing' });
    await expect(notice).toContainText(/changed .*Job.*just now/);
    const summary = mine.getByRole('group', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('Location: Changed meanwhile to “Madurai”.');
    await expect(mine.getByLabel('Location')).toHaveAccessibleDescription(/Changed meanwhile to “Madurai”/);
    // Nothing of theirs is lost, and nothing of both is overwritten before it was shown.
    await expect(mine.getByLabel('Job', { exact: true })).toHaveValue('Accountant');
    const [between] = await sql`select location from public."RegisteredUsers" where id = ${id}`;
    expect(between).toEqual({ location: 'Madurai' });
    await expectAccessible(mine);
    await mine.getByRole('button', { name: 'Save changes' }).click();
    await expect(mine.getByText('Saved.')).toBeVisible();
    await expect(mine.getByLabel('Job', { exact: true })).toHaveValue('Accountant');

    const [stored] = await sql`
    select location, job, education, phone_number
    from public."RegisteredUsers" as card
    join public.profile_details as details on details.registered_user_id = card.id
    join public.contact_details as contact on contact.registered_user_id = card.id
    where card.id = ${id}`;
    expect(stored).toEqual({ location: 'Salem', job: 'Accountant', education: 'B.Com', phone_number: phone });
  },
);

test(
  'a member proposes changes of their own profile and takes them back',
  { tag: '@depth' },
  async ({ page, people }) => {
    const { username } = await people.addMember();
    await openAs(page, username, 'propose');
    await expect(page.getByRole('main')).toContainText('The bureau looks at your changes before they are shown');
    await expect(page.getByLabel('Phone')).toBeHidden();
    await openPart(page, 'Job, education');
    await page.getByLabel('Job', { exact: true }).fill('Head of a school');
    await page.getByRole('button', { name: 'Send to the bureau' }).click();
    const sent = page.getByRole('region', { name: 'Sent. The bureau is looking at it.' });
    await expect(sent).toContainText('Head of a school');
    await sent.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByText('Nothing has been changed yet.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Job, education' })).not.toContainText('Head of a school');
  },
);

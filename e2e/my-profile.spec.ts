import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { createNodeClient } from '../supabase/lib/node-client.ts';
import type { TestPerson } from '../supabase/tests/people.ts';
import { backend } from './backend.ts';
import { drawing, gifAndScript, makeBomb, page as harmfulPage, photographAndPage } from './harmful-files.ts';
import { passTimeUntil } from './passing-time.ts';
import { clientOf, signInAs } from './sessions.ts';
import { test as base, expect, expectAccessible, navigate, openAs, openPage, openTab } from './test.ts';

// A member looks after their own profile. Their name and job are markup, which must stay text on every page. A script that
// the content policy stops is an error in the console.

const markup = '<img src=x onerror="window.ran=true">';
const job = `Teacher ${markup}`;
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
// A worker gets its own backend after this file is read.
const serviceClient = () => createNodeClient(backend.access.apiUrl, backend.access.secretKey);

interface Me extends TestPerson {
  phone: string;
  /** Of the profile's one picture. */
  path: string;
}

const test = base.extend<{ me: Me }>({
  me: async ({ people, sql }, provide) => {
    const phone = people.newPhone();
    const person = await people.addMember({
      card: { name: `${people.family} ${markup}`, verified_at: '2026-01-01' },
      details: { job },
      contact: { phone_number: phone },
    });
    const path = `${person.id}/0f6d3a52-6b1c-4e0e-9a51-2b7c90d3e4f5.png`;
    const bucket = serviceClient().storage.from('profile-images');
    for (const name of [path, path.replace('.png', '.thumb.png')]) {
      const { error } = await bucket.upload(name, Uint8Array.from(picture).buffer, { contentType: 'image/png' });
      expect(error).toBeNull();
    }
    await sql`update public."RegisteredUsers" set first_img = ${path} where id = ${person.id}`;
    await provide({ ...person, phone, path });
  },
});

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

/** A part of the rights, as its address opens it. */
async function openRights(page: Page, me: Me, id: string): Promise<void> {
  await signInAs(page, me.username);
  await page.goto(`/#rights/${id}`);
  await expect(page.locator(`#${id}`)).toBeFocused();
}

/** Whether Bala, another member, sees the profile and its picture. */
async function isSeenByBala({ id, path }: Me): Promise<boolean> {
  const bala = await clientOf('bala');
  const { data: cards } = await bala.from('RegisteredUsers').select('id').eq('id', id);
  const { data: file } = await bala.storage.from('profile-images').download(path);
  expect(file !== null).toBe(cards?.length === 1);
  return cards?.length === 1;
}

test('on hold hides the profile at once, and the member brings it back', { tag: '@depth' }, async ({ page, me }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, me.username, 'profiles');
  await navigate(page, 'My Profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeFocused();
  await expect(part(page, 'You')).toContainText(/Verified on .*: members can see your profile\./);
  const missing = part(page, 'What would complete your profile');
  await missing.getByText('What would complete your profile').click();
  await expect(missing).toContainText(/You can add: .*Height/);
  await expect(missing).toContainText(/The bureau adds for you: .*Address\./);
  await expect(missing).not.toContainText(/Phone|Job/);
  await expectAccessible(page);
  expect(await isSeenByBala(me)).toBe(true);

  await page
    .getByRole('link', { name: /^My data and rights/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'My data and rights' })).toBeFocused();
  await part(page, 'Who has my contact details').getByRole('button').click();
  await expect(part(page, 'Who has my contact details')).toContainText('Nobody.');
  const status = part(page, 'My status');
  await status.getByRole('button', { name: 'My status' }).click();
  await status.getByRole('button', { name: 'On hold…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('hidden from everyone at once');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Hide my profile' }).click();
  await expect(status).toContainText('On hold (now)');
  await expect(dialog).toHaveCount(0);
  await expect(status).toBeFocused();
  expect(await isSeenByBala(me)).toBe(false);
  expect(await page.evaluate('window.ran')).toBeUndefined();

  await page.goBack();
  await expect(part(page, 'You')).toContainText('On hold: nobody else sees your profile.');
  await part(page, 'You').getByRole('link', { name: 'My status' }).click();
  await expect(status).toBeFocused();
  await status.getByRole('button', { name: 'Show my profile again' }).click();
  await expect(status).toContainText('Shown to others (now)');
  expect(await isSeenByBala(me)).toBe(true);

  await openPage(page, 'profile', me.id);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(me.name);
  await expect(page.getByRole('main')).toContainText(job);
  expect(await page.evaluate('window.ran')).toBeUndefined();
});

test(
  'pictures for members only: visitors see a drawing in their place, and are told so',
  { tag: '@depth' },
  async ({ page, openElsewhere, me }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openRights(page, me, 'consents');
    const visitor = await openElsewhere();
    await openPage(visitor, 'profile', me.id);
    await expect(visitor.getByRole('button', { name: /^Portrait of .* Show large/ })).toBeVisible();
    const isGivenToVisitors = async () => {
      const client = createNodeClient(backend.access.apiUrl, backend.access.publishableKey);
      return (await client.storage.from('profile-images').download(me.path)).error === null;
    };
    expect(await isGivenToVisitors()).toBe(true);

    const consents = part(page, 'What you have agreed to');
    // On a phone the group is folded.
    await consents.getByText('Who may see it').click();
    await consents.getByLabel('I am').selectOption({ label: 'Father' });
    await consents.getByRole('button', { name: 'No: Visitors of the site may see the pictures.' }).click();
    await expect(
      consents.getByRole('checkbox', { name: /^Visitors of the site may see the pictures/ }),
    ).toHaveAccessibleName(/Not given/);
    await expectAccessible(page);
    expect(await isGivenToVisitors()).toBe(false);
    expect(await isSeenByBala(me)).toBe(true);

    // Asked for nothing that would be refused: that would be an error in the console.
    await visitor.reload();
    await expect(visitor.getByText('Members see the pictures and the personal details')).toBeVisible();
    await expect(visitor.getByRole('button', { name: /Show large/ })).toHaveCount(0);
    await expect(visitor.locator('[data-placeholder]')).toHaveCount(1);
    await expectAccessible(visitor);

    // The member sees the same when they look at it as a visitor.
    await navigate(page, 'My Profile');
    await part(page, 'You').getByRole('link', { name: 'How others see it' }).click();
    await expect(page.getByRole('button', { name: /^Portrait of .* Show large/ })).toBeVisible();
    await page.getByRole('button', { name: 'Somebody without a login' }).click();
    await expect(page.getByText('Members see the pictures and the personal details')).toBeVisible();
    await expect(page.getByRole('button', { name: /Show large/ })).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText(me.phone);

    // The bureau can take it back for them.
    const admin = await openElsewhere();
    await openAs(admin, 'admin', 'profile', me.id);
    await openTab(admin, 'Consents and login');
    await admin.getByRole('checkbox', { name: /^Pictures for people without a login/ }).click();
    await admin.getByLabel('Who answers').selectOption({ label: 'Mother' });
    await admin.getByLabel('How they answer').selectOption({ label: 'By telephone' });
    await admin.getByRole('button', { name: 'Record' }).click();
    await expect(admin.getByRole('checkbox', { name: /^Pictures for people without a login/ })).toBeChecked();
    await expectAccessible(admin);
    expect(await isGivenToVisitors()).toBe(true);
  },
);

test(
  'tells who has the contact details; a part that fails says so and leaves the others',
  { tag: '@depth' },
  async ({ page, me, people, sql, troubles }) => {
    const other = await people.addMember();
    const [request] = await sql<{ id: number }[]>`
    insert into public.contact_requests (requester_id, profile_id, status, decided_at, decided_by_name)
    values (${other.id}, ${me.id}, 'approved', now(), 'Lakshmi, office') returning id::int`;
    await sql`
    insert into public.disclosures (request_id, subject_id, recipient_id, shared_by_name)
    values (${request?.id ?? 0}, ${me.id}, ${other.id}, 'Lakshmi, office')`;
    troubles.expect();
    await page.clock.install();
    await page.route('**/rpc/list_my_disclosures*', (route) => route.abort());
    await openRights(page, me, 'contact');
    const disclosures = part(page, 'Who has my contact details');
    await expect(disclosures.getByRole('alert')).toContainText("Couldn't load");
    await expect(part(page, 'My status').getByRole('button', { name: 'Engaged…' })).toBeVisible();
    await page.unroute('**/rpc/list_my_disclosures*');
    const userId = disclosures.getByText(`User Id ${other.id}`);
    await passTimeUntil(page, async () => await userId.isVisible());
    await expect(disclosures).toContainText('Given by Lakshmi, office on');

    await sql`
    update public.disclosures set revoked_at = now(), revoked_by_name = 'Lakshmi, office' where subject_id = ${me.id}`;
    await page.reload();
    await expect(disclosures).toContainText('Taken back on');
    await expect(disclosures).toContainText('Nobody now.');
    await disclosures.getByRole('link', { name: other.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeVisible();
  },
);

test(
  'the member takes all data along, to read and as data, pictures and all, or is told what is missing',
  { tag: '@depth' },
  async ({ page, openElsewhere, me, sql, troubles }) => {
    const proposed = me.path.replace('0f6d3a52', '1f6d3a52');
    const bucket = serviceClient().storage.from('profile-images');
    await bucket.upload(proposed, Uint8Array.from(picture).buffer, { contentType: 'image/png' });
    await sql`
    insert into public.profile_proposals (registered_user_id, changes, base)
    values (${me.id}, ${sql.json({ second_img: proposed })}, ${sql.json({ second_img: null })})`;
    await openRights(page, me, 'download');
    const data = part(page, 'My data');
    troubles.expect();
    await page.route(`**/storage/v1/object/**/${me.path}`, (route) => route.abort());
    await data.getByRole('button', { name: 'Download my data' }).click();
    await expect(data.getByRole('alert')).toContainText('your first picture could not be fetched');
    await page.unroute(`**/storage/v1/object/**/${me.path}`);

    const downloading = page.waitForEvent('download');
    await data.getByRole('button', { name: 'Try again' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`my-data-${me.id}.zip`);
    const files = unzipSync(await readFile(await download.path()));
    expect(Object.keys(files).sort()).toEqual([
      'my-data.html',
      'my-data.json',
      'pictures/picture-1.png',
      'pictures/proposed-picture-2.png',
    ]);
    const json: unknown = JSON.parse(strFromU8(files['my-data.json'] ?? new Uint8Array()));
    expect(json).toMatchObject({
      profile: { name: me.name, phone_number: me.phone },
      pictures: { first_img: me.path },
    });
    expect(picture.equals(files['pictures/picture-1.png'] ?? new Uint8Array())).toBe(true);
    await expect(data.getByRole('status')).toContainText(`my-data-${me.id}.zip is among your downloads.`);
    await expectAccessible(page);

    // The page is whole by itself, wherever it is opened.
    const reader = await openElsewhere();
    await reader.setContent(strFromU8(files['my-data.html'] ?? new Uint8Array()));
    await expect(reader.getByRole('heading', { level: 1 })).toContainText(me.name);
    for (const text of [me.phone, job]) await expect(reader.locator('body')).toContainText(text);
    for (const name of ['Picture 1', 'Picture 2']) {
      const image = reader.getByRole('img', { name: `${name} of ${me.name}` });
      expect(await image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth)).toBe(1);
    }
    expect(await reader.evaluate('window.ran')).toBeUndefined();
  },
);

test(
  'a file that only pretends to be a picture, put in past the form, runs nowhere',
  { tag: '@depth' },
  async ({ page, me, troubles }) => {
    troubles.expect();
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const runs = async () =>
      await Promise.all(page.frames().map(async (frame) => await frame.evaluate<unknown>('window.ran ?? null')));
    // So it would be seen.
    await page.setContent(harmfulPage);
    expect(await runs()).toEqual([true]);
    expect(dialogs.splice(0)).toContain('ran');

    const client = await clientOf(me.username);
    const bucket = client.storage.from('profile-images');
    const photograph = await photographAndPage('maroon');
    for (const [ending, contentType, content] of [
      ['webp', 'image/webp', harmfulPage],
      ['png', 'image/png', drawing],
      ['jpg', 'image/jpeg', gifAndScript],
      ['jpg', 'image/jpeg', photograph.buffer],
      ['png', 'image/png', makeBomb()],
    ] as const) {
      const name = `${me.id}/${crypto.randomUUID()}.${ending}`;
      const { error } = await bucket.upload(name, Uint8Array.from(Buffer.from(content)).buffer, { contentType });
      expect(error).toBeNull();
      const address = `${backend.access.apiUrl}/storage/v1/object/profile-images/${name}`;
      // Opened as a page, and in an attacker's page, each time with the key and the member's token.
      const { data } = await client.auth.getSession();
      await page.setExtraHTTPHeaders({
        apikey: backend.access.publishableKey,
        authorization: `Bearer ${data.session?.access_token ?? ''}`,
      });
      await page.goto(address);
      expect(await runs()).toEqual([null]);
      await page.goto('about:blank');
      await page.setContent(`<script src="${address}"></script><iframe src="${address}"></iframe>
      <object data="${address}"></object><embed src="${address}"><img src="${address}" width="300" height="400">`);
      await page.screenshot();
      expect(new Set(await runs())).toEqual(new Set([null]));
      expect((await bucket.remove([name])).data).toHaveLength(1);
    }
    expect(dialogs).toEqual([]);
  },
);

test(
  'asking for deletion reaches the admin, and is taken back',
  { tag: '@depth' },
  async ({ page, openElsewhere, me, sql }) => {
    await openRights(page, me, 'deletion');
    const deletion = part(page, 'Ask for deletion');
    await deletion.getByRole('button', { name: 'Ask for deletion…' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('30 days later it is erased for good');
    await expectAccessible(page);
    await dialog.getByLabel('A note to the bureau, if you like').fill('We have found someone.');
    // Closing loses nothing that was typed.
    await dialog.getByRole('button', { name: 'Close without a change' }).click();
    await deletion.getByRole('button', { name: 'Ask for deletion…' }).click();
    await dialog.getByRole('button', { name: 'Ask for deletion', exact: true }).click();
    await expect(deletion).toContainText(/Asked on \d/);
    await expect(deletion).toContainText('We have found someone.');
    await expect(dialog).toHaveCount(0);
    await expectAccessible(page);

    const admin = await openElsewhere();
    // Other tests' notices do not push this one out of the newest.
    await admin.route(/\/rest\/v1\/notifications\?/, (route) =>
      route.continue({ url: `${route.request().url()}&registered_user_id=eq.${me.id}` }),
    );
    await openAs(admin, 'admin', 'dashboard');
    await admin
      .getByRole('main')
      .getByRole('button', { name: /^Notification/ })
      .click();
    await expect(admin.getByRole('dialog', { name: 'Notifications' })).toContainText(
      `${me.name} asks for the profile to be deleted.`,
    );
    expect(await admin.evaluate('window.ran')).toBeUndefined();

    await deletion.getByRole('button', { name: 'Take back' }).click();
    await expect(deletion.getByRole('button', { name: 'Ask for deletion…' })).toBeVisible();
    await expect(deletion).toBeFocused();
    expect(await sql`select 1 from public.deletion_requests where registered_user_id = ${me.id}`).toHaveLength(0);
  },
);

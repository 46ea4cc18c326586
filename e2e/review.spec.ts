import type { Locator, Page } from '@playwright/test';
import type postgres from 'postgres';
import type { People } from './people.ts';
import { clientOf } from './sessions.ts';
import {
  distanceFrom,
  expect,
  expectAccessible,
  navigate,
  openAs,
  openPart,
  openDashboard,
  openPage,
  takePhotograph,
  test,
  uploadUnlikeFiles,
} from './test.ts';

// The admin's decisions about a submitted profile and about a member's proposal.

/** Somebody who waits for verification. */
const addWaiting = (people: People, card = {}) =>
  people.addProfile({
    card: { status: 'submitted', verified_at: null, verified_by: null, ...card },
    details: { date_of_birth: '1994-12-02' },
  });

/** A member with three pictures, which are the demo data's. */
async function addPictured(people: People, sql: postgres.Sql) {
  const [pictures] = await sql<{ first_img: string; second_img: string; third_img: string }[]>`
    select first_img, second_img, third_img from public."RegisteredUsers" where id = 1000`;
  if (pictures === undefined) throw new Error('The demo data has no person 1000.');
  return { ...(await people.addMember({ card: { ...pictures }, details: { job: 'Architect' } })), pictures };
}

async function propose(username: string, changes: Record<string, string | number>): Promise<void> {
  const member = await clientOf(username);
  expect((await member.rpc('propose_changes', { changes })).error).toBeNull();
}

const person = (page: Page, name: string) => page.getByRole('article', { name });
const barOf = (page: Page, name: string) => page.getByRole('group', { name: `What to do about ${name}` });

async function openReview(page: Page): Promise<void> {
  await openDashboard(page);
  await navigate(page, 'Verification');
  await expect(page.getByRole('heading', { level: 1, name: 'Verification' })).toBeVisible();
}

test(
  'a profile is verified with what was checked, after somebody else has changed it in the meantime',
  { tag: '@depth' },
  async ({ page, people, sql, troubles }) => {
    const waiting = await addWaiting(people, {
      status: 'changes requested',
      status_reason: 'Please send a birth chart.',
    });
    await openAs(page, 'admin', 'review', waiting.id);
    const jincy = person(page, waiting.name);
    await expect(jincy).toContainText('Changes requested: Please send a birth chart.');
    await jincy.getByRole('button', { name: 'Verify' }).click();
    await expect(jincy).toContainText('Tick at least one thing that was checked.');

    await sql`update public.profile_details set job = 'Teacher' where registered_user_id = ${waiting.id}`;
    await jincy.getByLabel('Mobile').check();
    await jincy.getByLabel('ID', { exact: true }).check();
    // The refusal is the point, and the browser notes it in its console.
    troubles.expect();
    await jincy.getByRole('button', { name: 'Verify' }).click();
    await expect(jincy.getByRole('alert')).toContainText('was changed while you were looking at it');
    await expect(jincy).toContainText('Teacher');
    await expect(jincy.getByLabel('ID', { exact: true })).toBeChecked();

    await jincy.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText(`${waiting.name} is verified.`).first()).toBeVisible();
    // The matches of the person on the page are next.
    await expect(page.getByRole('heading', { level: 1, name: `Matches for ${waiting.name}` })).toBeVisible();
    await openPage(page, 'review', waiting.id);
    await expect(jincy.getByRole('button', { name: 'Verify again' })).toBeVisible();
    await expect(jincy).toContainText('Checked by Lakshmi Narayanan, office');

    await jincy.getByRole('link', { name: 'Profile page' }).click();
    const seal = page.getByRole('button', { name: `Verified: what was checked for ${waiting.name}` });
    await seal.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tooltip')).toContainText('Checked: ID, Mobile.');
  },
);

test(
  'what the bureau corrects while a proposal is looked at is not written over',
  { tag: '@depth' },
  async ({ page, people, sql, troubles }) => {
    const member = await people.addMember();
    await propose(member.username, { job: 'Head of works', height: 171 });

    await openReview(page);
    await page.getByRole('tab', { name: /^Changes/ }).click();
    await page.getByRole('button', { name: new RegExp(member.name) }).click();
    const changes = person(page, member.name).getByRole('region', { name: 'Proposed Changes' });
    await expect(changes.getByRole('listitem')).toHaveCount(2);
    await sql`update public.profile_details set job = 'Corrected in the meantime' where registered_user_id = ${member.id}`;

    // The refusal is an answer of 409.
    troubles.expect();
    const approve = changes.getByRole('button', { name: 'Approve' });
    await approve.click();
    await expect(page.getByText('This profile was changed while you were looking at it.')).toBeVisible();
    await expect(changes).toContainText('Corrected in the meantime');
    await expectAccessible(page);
    await barOf(page, member.name).getByRole('button', { name: 'Approve changes' }).click();
    await expect(changes.getByRole('alert')).toHaveText(
      'Choose which value to take where the bureau has changed it since.',
    );
    await expect(changes.getByRole('group', { name: /^Job/ }).getByRole('radio').first()).toBeFocused();
    await changes.getByRole('group', { name: /^Job/ }).getByLabel('Keep what it is now').check();
    await approve.click();
    await expect(
      page.getByText(`The changes of ${member.name} have been approved.`, { exact: false }).first(),
    ).toBeVisible();
    const [now] = await sql<{ job: string; height: number }[]>`
    select job, height from public.profile_details where registered_user_id = ${member.id}`;
    expect(now).toEqual({ job: 'Corrected in the meantime', height: 171 });
  },
);

test(
  'pictures that a member proposes are seen beside the old ones, and shown once they are approved',
  { tag: '@depth' },
  async ({ page, openElsewhere, people, sql }) => {
    const member = await addPictured(people, sql);
    await openAs(page, member.username, 'propose');
    await openPart(page, 'Pictures');
    const chosen = page.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem');
    await expect(chosen).toHaveCount(3);
    await page.getByRole('button', { name: 'Remove picture 3' }).click();
    await page.getByRole('button', { name: 'Remove picture 1' }).click();
    await page
      .getByLabel('Profile Image 1')
      .setInputFiles([await takePhotograph('teal'), await takePhotograph('plum')]);
    await expect(chosen).toHaveCount(3);
    await page.getByRole('button', { name: 'Move picture 2 earlier' }).click();
    await page.getByRole('button', { name: 'Send to the bureau' }).click();

    const picture = (area: Locator, name: string) => area.getByRole('button', { name: `${name}. Show large` });
    const sent = page.getByRole('region', { name: 'Sent. The bureau is looking at it.' });
    await expect(picture(sent, 'Shown now: Picture 1, removed')).toBeVisible();
    await expect(picture(sent, 'Your change: Picture 1, new').getByRole('presentation')).toHaveAttribute(
      'src',
      /^blob:/,
    );
    await expectAccessible(page);

    const admin = await openElsewhere();
    await openAs(admin, 'admin', 'review', member.id);
    const changes = person(admin, member.name).getByRole('region', { name: 'Proposed Changes' });
    for (const name of [
      'Before: Picture 1, removed',
      'Before: Picture 2',
      'Before: Picture 3, removed',
      'Proposed: Picture 1, new',
      'Proposed: Picture 2',
      'Proposed: Picture 3, new',
    ])
      await expect(picture(changes, name).getByRole('presentation')).toHaveAttribute('src', /^blob:/);
    await picture(changes, 'Proposed: Picture 1, new').click();
    const dialog = admin.getByRole('dialog', { name: `Pictures of ${member.name}` });
    await expect(dialog).toContainText(`${member.name}. Proposed: Picture 1, new`);
    await expect(dialog.getByRole('img')).toHaveAttribute('src', /^blob:/);
    expect(await distanceFrom('teal', dialog.getByRole('img'))).toBeLessThan(8);
    await admin.keyboard.press('Escape');
    await changes.getByRole('button', { name: 'Approve' }).click();
    await expect(changes).toHaveCount(0);

    await openPage(page, 'profile', member.id);
    const portrait = page.getByRole('button', { name: `Portrait of ${member.name}. Show large` });
    await expect(portrait.getByRole('presentation')).toHaveAttribute('src', /^blob:/);
    expect(await distanceFrom('teal', portrait.getByRole('presentation'))).toBeLessThan(8);
    const [now] = await sql`
    select first_img, second_img, third_img from public."RegisteredUsers" where id = ${member.id}`;
    expect(now).toEqual({
      first_img: expect.stringMatching(new RegExp(`^${member.id}/`)),
      second_img: member.pictures.second_img,
      third_img: expect.stringMatching(new RegExp(`^${member.id}/`)),
    });
  },
);

test(
  'who approves a picture has seen both of its files, whatever a member has put there',
  { tag: '@depth' },
  async ({ page, openElsewhere, people, sql }) => {
    const member = await addPictured(people, sql);
    // The form makes the small version of the picture itself. Past the form it can be of something else.
    const client = await clientOf(member.username);
    const path = await uploadUnlikeFiles(client, member.id);
    expect((await client.rpc('propose_changes', { changes: { first_img: path } })).error).toBeNull();

    await openAs(page, 'admin', 'review', member.id);
    const changes = person(page, member.name).getByRole('region', { name: 'Proposed Changes' });
    const full = changes.getByRole('button', { name: 'Proposed: Picture 1, new. Show large' });
    const small = changes.getByRole('button', { name: 'Proposed: Picture 1, new, as lists show it. Show large' });
    expect(await distanceFrom('crimson', full.getByRole('presentation'))).toBeLessThan(8);
    expect(await distanceFrom('teal', small.getByRole('presentation'))).toBeLessThan(8);
    await expectAccessible(page);
    const dialog = page.getByRole('dialog', { name: `Pictures of ${member.name}` });
    for (const [button, colour] of [
      [full, 'crimson'],
      [small, 'teal'],
    ] as const) {
      await button.click();
      expect(await distanceFrom(colour, dialog.getByRole('img'))).toBeLessThan(8);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }

    await changes.getByRole('button', { name: 'Decline' }).click();
    const reason = page.getByRole('dialog', { name: 'Decline the changes' });
    await reason.getByLabel('Reason').fill('The two do not belong together.');
    await reason.getByRole('button', { name: 'Decline' }).click();
    await expect(changes).toHaveCount(0);
    const visitor = await openElsewhere();
    await openPage(visitor, 'profile', member.id);
    const shown = visitor.getByRole('button', { name: `Portrait of ${member.name}. Show large` });
    expect(await distanceFrom('crimson', shown.getByRole('presentation'))).toBeGreaterThan(30);
  },
);

test(
  'a proposed picture is fetched at each visit, and one that was exchanged since is not approved',
  { tag: '@depth' },
  async ({ page, people, sql, troubles }) => {
    const member = await addPictured(people, sql);
    const client = await clientOf(member.username);
    const path = await uploadUnlikeFiles(client, member.id);
    expect((await client.rpc('propose_changes', { changes: { first_img: path } })).error).toBeNull();

    await openAs(page, 'admin', 'review', member.id);
    const article = person(page, member.name);
    const changes = article.getByRole('region', { name: 'Proposed Changes' });
    const full = changes.getByRole('button', { name: 'Proposed: Picture 1, new. Show large' });
    expect(await distanceFrom('crimson', full.getByRole('presentation'))).toBeLessThan(8);
    await article.getByRole('link', { name: 'Profile page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
    // An approval names the versions that were read before the pictures.
    const versionsRead = () => page.waitForResponse((answer) => answer.url().endsWith('/rpc/read_proposed_files'));
    const read = [
      versionsRead(),
      ...[path, path.replace('.jpg', '.thumb.jpg')].map((name) =>
        page.waitForResponse((answer) => answer.url().endsWith(name)),
      ),
    ];
    await page.goBack();
    await Promise.all(read);
    await expect(full.getByRole('presentation')).toHaveAttribute('src', /^blob:/);

    // Nobody can exchange a file under its name; to the page, another id is another file.
    await sql`update storage.objects set id = gen_random_uuid() where name = ${path}`;
    const seen = (await full.getByRole('presentation').getAttribute('src')) ?? '';
    troubles.expect();
    const readAgain = versionsRead();
    await changes.getByRole('button', { name: 'Approve' }).click();
    await expect(article.getByRole('alert')).toContainText('These are not the pictures that you looked at.');
    await readAgain;
    // The file is read once more before it can be approved.
    await expect(full.getByRole('presentation')).not.toHaveAttribute('src', seen);
    await expect(full.getByRole('presentation')).toHaveAttribute('src', /^blob:/);
    await changes.getByRole('button', { name: 'Approve' }).click();
    await expect(changes).toHaveCount(0);
    const [now] = await sql`select first_img from public."RegisteredUsers" where id = ${member.id}`;
    expect(now).toEqual({ first_img: path });
  },
);

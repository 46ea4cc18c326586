import type { Page } from '@playwright/test';
import type postgres from 'postgres';
import type { People } from './people.ts';
import { clientOf } from './sessions.ts';
import {
  cards,
  expect,
  expectAccessible,
  navigate,
  openAs,
  openDashboard,
  openPage,
  openProfiles,
  takePhotograph,
  test,
  uploadUnlikeFiles,
} from './test.ts';

// Every page and dialog, as somebody sees it who cannot see it: the checker finds nothing, and on the smallest screen
// nothing has to be scrolled sideways. What only a stopped or an empty backend shows is in failing.spec and empty.spec.

/** What leads to the states of a page. */
interface Tools {
  page: Page;
  people: People;
  sql: postgres.Sql;
  troubles: { expect(): void };
}

/** What is looked at, and the way there from the one before. */
type States = Record<string, (tools: Tools) => Promise<unknown>>;

const asha = 1000;
const chitra = 998;
const dialog = (page: Page) => page.getByRole('dialog');
const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const leave = (page: Page) => page.keyboard.press('Escape');

async function addMember({ people }: Tools): Promise<string> {
  return (await people.addMember()).username;
}

/** A member who has asked for somebody's contact details, and reported them. */
async function addRequest({ people, sql }: Tools) {
  const asker = await people.addMember();
  const asked = await people.addMember();
  await sql`insert into public.likes (liker_id, profile_id) values (${asker.id}, ${asked.id})`;
  await sql`insert into public.contact_requests (requester_id, profile_id) values (${asker.id}, ${asked.id})`;
  await sql`
    insert into public.reports (reporter_id, profile_id, reason, note)
    values (${asker.id}, ${asked.id}, 'Asks for money', 'Twice in a week.')`;
  return { asker, asked };
}

const pages: Record<string, States> = {
  'home page': {
    'the page': ({ page }) => page.goto('/'),
    'its privacy page': async ({ page }) => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeFocused();
    },
  },
  'signing in': {
    'as a member': async ({ page }) => {
      await page.goto('/');
      await navigate(page, 'Member Login');
      await expect(page.getByRole('heading', { name: 'Member Login' })).toBeVisible();
    },
    'as the admin, with nothing filled in': async ({ page }) => {
      await navigate(page, 'Admin Login');
      await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
      await main(page).getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page.getByText('Enter your username.')).toBeVisible();
    },
    'with a temporary password': async (tools) => {
      const { page, sql } = tools;
      const username = await addMember(tools);
      await sql`update public.accounts set must_change_password = true where username = ${username}`;
      await openAs(page, username, 'profiles');
      await expect(page.getByRole('heading', { name: 'Choose Your Own Password' })).toBeVisible();
    },
  },
  'profiles, for a visitor': {
    'the list': ({ page }) => openProfiles(page),
    'the filter': async ({ page }) => {
      await press(page, /^Filter/);
      await dialog(page).getByLabel('Looking for').selectOption('Bride');
      await dialog(page).getByLabel('Age from').selectOption('30 years');
      await dialog(page).getByLabel('Age to').selectOption('22 years');
      await expect(dialog(page).getByText('Choose an age that is not below the first.')).toBeVisible();
      await dialog(page).getByLabel('Age to').selectOption('40 years');
    },
    'a list with filters': async ({ page }) => {
      await dialog(page)
        .getByRole('button', { name: /^Show \d+ profiles$/ })
        .click();
      await expect(page.getByRole('group', { name: 'Active filters' })).toBeVisible();
    },
  },
  'a profile, for a visitor': {
    'with everything': async ({ page }) => {
      await openPage(page, 'profile', asha);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Ramachandran');
    },
    'with a long name': async ({ page }) => {
      await openPage(page, 'profile', 970);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
    'with a single picture': async ({ page }) => {
      await openPage(page, 'profile', 990);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
    'with pictures for members': async ({ page, people, sql }) => {
      const { id } = await people.addProfile({ card: { pictures_for_members: true } });
      await sql`
        update public."RegisteredUsers" set first_img = other.first_img
        from public."RegisteredUsers" as other where other.id = ${asha} and "RegisteredUsers".id = ${id}`;
      await openPage(page, 'profile', id);
      await expect(page.getByText('Members see the pictures.')).toBeVisible();
    },
    'the sample': async ({ page }) => {
      await openPage(page, 'profile');
      await expect(page.getByText('Sample profile.')).toBeVisible();
    },
  },
  'profiles, for a member': {
    'the list': async (tools) => {
      const { page } = tools;
      await openAs(page, await addMember(tools), 'profiles');
      await expect(page.getByRole('button', { name: 'Like Bala Murugesan' })).toBeVisible();
    },
    'the filter': async ({ page }) => {
      await press(page, /^Filter/);
      await dialog(page).getByLabel('With picture only').check();
      await dialog(page).getByLabel('Occupation').fill('engineer');
      await dialog(page).getByLabel('Age from').selectOption('25 years');
      await expect(dialog(page).getByRole('button', { name: /^Show \d+ profiles$/ })).toBeVisible();
    },
    'a list with many filters': async ({ page }) => {
      await dialog(page)
        .getByRole('button', { name: /^Show \d+ profiles$/ })
        .click();
      await expect(page.getByRole('button', { name: /^Remove filter / })).toHaveCount(4);
    },
    'the saved searches': async ({ page, people, sql }) => {
      await press(page, 'Save this search');
      await dialog(page).getByLabel('Name of the search').fill('Engineers');
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved as “Engineers”')).toBeVisible();
      await sql`
        update public.saved_searches set last_opened_at = '2000-01-01' where registered_user_id in (
          select id from public."RegisteredUsers" where name like ${`${people.family}%`})`;
      await page.reload();
      await press(page, /^Saved searches/);
      await expect(dialog(page).getByText(/^\d+ new$/)).toBeVisible();
    },
  },
  'a profile, for a member': {
    'that is not liked': async (tools) => {
      const { page } = tools;
      await openAs(page, await addMember(tools), 'profile', chitra);
      await expect(part(page, 'Contact Details')).toContainText('Shared after your request');
      // The charts that are drawn from the birth, and the same as a table.
      const charts = part(page, 'Birth Chart');
      await charts.scrollIntoViewIfNeeded();
      await charts.getByText('What stands where, in words').click();
      await expect(charts.getByRole('table')).toBeVisible();
    },
    'a report without a reason': async ({ page }) => {
      await press(page, 'More about Chitra Menon');
      await page.getByRole('menuitem', { name: 'Report…' }).click();
      await dialog(page).getByLabel('What is wrong?').selectOption('Other');
      await dialog(page).getByRole('button', { name: 'Send the report' }).click();
      await expect(dialog(page)).toContainText('Say what is wrong.');
    },
    'asking for the contact details': async ({ page }) => {
      await leave(page);
      await main(page).getByRole('button', { name: 'Like Chitra Menon' }).filter({ visible: true }).click();
      await press(page, 'Ask for contact details');
      await expect(dialog(page).getByLabel(/note to the bureau/)).toBeVisible();
    },
    'with a request': async ({ page }) => {
      await press(page, 'Ask the bureau');
      await expect(dialog(page)).toHaveCount(0);
      await expect(part(page, 'Contact Details').locator('[aria-current=step]')).toContainText('Requested');
    },
    'the liked ones': async ({ page }) => {
      await openPage(page, 'liked');
      await expect(cards(page)).toHaveCount(1);
    },
    'the shortlist': async ({ page }) => {
      await main(page).getByRole('link', { name: 'Print as a sheet' }).click();
      await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
    },
    'requests, and somebody who is blocked': async ({ page, people, sql }) => {
      await sql`
        insert into public.blocks (blocker_id, profile_id)
        select id, ${asha} from public."RegisteredUsers" where name like ${`${people.family}%`}`;
      await openPage(page, 'requests-mine');
      await expect(part(page, 'Blocked')).toContainText('Asha Ramachandran');
    },
    'the notifications': async ({ page, people, sql }) => {
      await sql`
        insert into public.notifications (kind, recipient, registered_user_id, message)
        select 'contact received', user_id, ${chitra}, 'The contact details of Chitra Menon are shared with you.'
        from public.accounts join public."RegisteredUsers" on id = registered_user_id
        where name like ${`${people.family}%`}`;
      await page.reload();
      await press(page, 'Notifications, 1 unread');
      await expect(dialog(page)).toContainText('are shared with you');
    },
  },
  "a member's own profile": {
    'as another member sees it': async ({ page }) => {
      await openAs(page, 'asha', 'profile', asha);
      await expect(page.getByText('This is your profile, as others see it.')).toBeVisible();
    },
    'as a visitor sees it': async ({ page }) => {
      await press(page, 'A visitor without a login');
      await expect(part(page, 'Family Details')).toContainText('Members see these details.');
    },
    'My Profile': async (tools) => {
      const { page } = tools;
      await openAs(page, await addMember(tools), 'my-profile');
      await expect(part(page, 'Who has my contact details')).toContainText('Nobody.');
    },
    'hiding it': async ({ page }) => {
      await part(page, 'My status')
        .getByRole('radio', { name: /^On hold/ })
        .check();
      await press(page, 'Change my status…');
      await expect(dialog(page)).toContainText('hidden from everyone at once');
    },
    'pictures for members': async ({ page }) => {
      await leave(page);
      await part(page, 'Who sees my pictures')
        .getByRole('radio', { name: /^Members only/ })
        .check();
    },
    'asking for deletion': async ({ page }) => {
      await press(page, 'Ask for deletion…');
      await expect(dialog(page)).toContainText('30 days later it is erased for good');
    },
    'deletion asked for, and the data downloaded': async ({ page }) => {
      await dialog(page).getByRole('button', { name: 'Ask for deletion', exact: true }).click();
      await expect(part(page, 'Ask for deletion')).toContainText(/Asked on \d/);
      const downloading = page.waitForEvent('download');
      await press(page, 'Download my data');
      await downloading;
      await expect(part(page, 'My data').getByRole('status')).toContainText('is among your downloads.');
    },
    'a status of the bureau': async ({ page, people, sql }) => {
      await sql`
        update public."RegisteredUsers" set status = 'on hold', status_reason = 'The parents are abroad.'
        where name like ${`${people.family}%`}`;
      await page.reload();
      await expect(part(page, 'My status')).toContainText('Only the bureau can change it');
    },
  },
  'a biodata': {
    'for a member': async ({ page }) => {
      await openAs(page, 'bala', 'biodata', chitra);
      await page.getByRole('checkbox', { name: /^Include the rasi and navamsam/ }).check();
      await expect(page.getByRole('img', { name: /^Navamsam chart/ })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
    },
    'of somebody who is not shown': async ({ page, people }) => {
      const { id } = await people.addProfile({ card: { status: 'draft', verified_at: null, verified_by: null } });
      await openPage(page, 'biodata', id);
      await expect(page.getByRole('heading', { name: 'This profile is not available' })).toBeVisible();
    },
    'putting contact details on it': async ({ page, people }) => {
      const { id } = await people.addProfile();
      await openAs(page, 'admin', 'biodata', id);
      await page.getByRole('checkbox', { name: 'Include contact details' }).click();
      await expect(dialog(page)).toContainText('It is recorded');
    },
    'with contact details': async ({ page }) => {
      await press(page, 'Include them');
      await expect(page.getByRole('checkbox', { name: 'Include contact details' })).toBeChecked();
    },
  },
  dashboard: {
    'the page': async ({ page }) => {
      await openDashboard(page);
      await expect(page.getByText(/^1 to 20 of/)).toBeVisible();
    },
    'the menu of a row': async ({ page, people }) => {
      await people.addProfile();
      await page.getByPlaceholder('Enter the User Id').fill(people.family);
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
      await press(page, /^Actions for /);
      await expect(page.getByRole('menuitem').first()).toBeVisible();
    },
    'deleting somebody': async ({ page }) => {
      await page.getByRole('menuitem', { name: 'Delete…' }).click();
      await expect(dialog(page)).toContainText('hidden at once and erased after 30 days');
    },
    'the notifications': async ({ page }) => {
      await leave(page);
      await press(page, /^Notification/);
      await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
    },
    'a profile with its contact details': async ({ page, people }) => {
      const { id } = await people.addProfile();
      await openPage(page, 'profile', id);
      await press(page, 'Show contact details');
      await expect(part(page, 'Contact Details')).toContainText('+91 5');
    },
  },
  'registering somebody': {
    'with mistakes': async ({ page }) => {
      await openAs(page, 'admin', 'form');
      await page.getByLabel('Groom').check();
      await page.getByLabel('Date of birth').fill('2010-05-01');
      await page.getByLabel('Phone').fill('12');
      await main(page).getByRole('button', { name: 'Submit', exact: true }).click();
      await expect(page.getByText('Enter the name.').first()).toBeVisible();
    },
    'with a picture that is being cropped': async ({ page }) => {
      await page.getByLabel('Profile Image 1').setInputFiles([await takePhotograph('maroon')]);
      await page.getByRole('button', { name: 'Edit the picture' }).click();
      await dialog(page).getByLabel('Card shape (4:5)').check();
      await expect(dialog(page).getByRole('slider')).toBeVisible();
    },
    registered: async ({ page, people }) => {
      await leave(page);
      await page.getByLabel('Date of birth').fill('1990-05-01');
      await page.getByLabel('Phone').fill(people.newPhone());
      await page.getByLabel('Name', { exact: true }).fill(`${people.family} New`);
      await expect(page.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem')).toHaveCount(1);
      await page.getByLabel('Give this person a login').check();
      await main(page).getByRole('button', { name: 'Submit', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${people.family} New is registered`);
    },
  },
  'editing somebody': {
    'whom somebody else has changed in the meantime': async ({ page, people, sql, troubles }) => {
      const { id } = await people.addProfile({ card: { location: 'Erode' } });
      await openAs(page, 'admin', 'form', id);
      await page.getByLabel('Location').fill('Salem');
      await sql`update public."RegisteredUsers" set location = 'Madurai' where id = ${id}`;
      // The refusal is an answer of 409.
      troubles.expect();
      await press(page, 'Save changes');
      await expect(dialog(page)).toContainText('Madurai');
    },
    'as a proposal that is sent': async ({ page, people }) => {
      const { username } = await people.addMember();
      await openAs(page, username, 'propose');
      await page.getByLabel('Job', { exact: true }).fill('Head of a school');
      await page.getByLabel('Profile Image 1').setInputFiles([await takePhotograph('teal')]);
      await expect(page.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem')).toHaveCount(1);
      await press(page, 'Send to the bureau');
      const sent = page.getByRole('region', { name: 'Sent. The bureau is looking at it.' });
      await expect(sent.getByRole('button', { name: 'Then: Picture 1, new. Show large' })).toBeVisible();
    },
  },
  'contact requests': {
    'the list': async (tools) => {
      const { page } = tools;
      const { asker } = await addRequest(tools);
      await openAs(page, 'admin', 'requests');
      await expect(page.getByRole('button', { name: new RegExp(asker.name) })).toBeVisible();
    },
    'a consent with something missing': async ({ page, people }) => {
      await press(page, new RegExp(people.family));
      await press(page, 'Record consent');
      await expect(page.getByText('Choose how they said so.')).toBeVisible();
    },
    declining: async ({ page }) => {
      await press(page, 'Decline…');
      await dialog(page).getByRole('button', { name: 'Decline' }).click();
      await expect(dialog(page)).toContainText('Choose a reason.');
    },
    approving: async ({ page }) => {
      await leave(page);
      await page.getByLabel('How').selectOption('Telephone');
      await page.getByLabel('Who agreed').fill('His mother');
      await press(page, 'Record consent');
      await press(page, 'Approve…');
      await expect(dialog(page)).toContainText('will see the phone number');
    },
    'shared, and told by WhatsApp': async ({ page }) => {
      await press(page, 'Approve and share');
      await press(page, 'Send on WhatsApp');
      await expect(page.getByRole('link', { name: /Open WhatsApp/ })).toBeVisible();
    },
    'the reports': async (tools) => {
      const { page } = tools;
      const { asker } = await addRequest(tools);
      await openPage(page, 'requests');
      await page.getByRole('tab', { name: /^Reports/ }).click();
      await expect(page.getByRole('listitem').filter({ hasText: `Reported by ${asker.name}` })).toBeVisible();
    },
  },
  verification: {
    'the queue': async ({ page, people }) => {
      const waiting = { status: 'submitted', verified_at: null, verified_by: null };
      const { name } = await people.addProfile({ card: waiting });
      await openAs(page, 'admin', 'review');
      await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
    },
    'a person with contact details': async ({ page, people }) => {
      await press(page, new RegExp(people.family));
      await press(page, 'Show contact details');
      await expect(page.getByRole('article')).toContainText('+91 5');
    },
    'changes without a reason': async ({ page }) => {
      await page.getByRole('article').getByRole('button', { name: 'Request changes' }).click();
      await dialog(page).getByRole('button', { name: 'Request changes' }).click();
      await expect(dialog(page)).toContainText('Say what should be changed: the member reads it.');
    },
    'a proposal with a picture of two files': async ({ page, people }) => {
      await leave(page);
      const { id, username } = await people.addMember();
      const member = await clientOf(username);
      const path = await uploadUnlikeFiles(member, id);
      const changes = { first_img: path, job: 'Head of works', height: 171 };
      expect((await member.rpc('propose_changes', { changes })).error).toBeNull();
      await openPage(page, 'review', id);
      const small = page.getByRole('button', { name: 'Proposed: Picture 1, new, as lists show it. Show large' });
      await expect(small.getByRole('presentation')).toHaveAttribute('src', /^blob:/);
    },
    'a proposal of what the bureau has changed in the meantime': async ({ page, people, sql }) => {
      await sql`
        update public.profile_details set job = 'Corrected in the meantime' where registered_user_id in (
          select registered_user_id from public.profile_proposals
          join public."RegisteredUsers" as person on person.id = registered_user_id
          where name like ${`${people.family}%`})`;
      await page.reload();
      await expect(page.getByRole('region', { name: 'Proposed Changes' })).toContainText('Corrected in the meantime');
    },
  },
  'import, export and audit': {
    'before a file is chosen': async ({ page }) => {
      await openAs(page, 'admin', 'import');
      await expect(page.getByRole('heading', { level: 1, name: 'Import' })).toBeVisible();
    },
    'a file with mistakes': async ({ page, people }) => {
      await page.getByLabel('Choose a CSV file').setInputFiles({
        name: 'people.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`Name;Height;Hobby\n${people.family} Ravi;5.4;Music\n`),
      });
      await expect(page.getByText('1 row has problems, and no row is fine.')).toBeVisible();
    },
    'people imported': async ({ page, people }) => {
      await page.getByLabel('Choose a CSV file').setInputFiles({
        name: 'people.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`Name;Phone\n${people.family} Ravi;${people.newPhone()}\n`),
      });
      await press(page, 'Import 1 person');
      await expect(page.getByText('1 person imported.')).toBeVisible();
    },
    'the export': async ({ page, people }) => {
      await openPage(page, 'dashboard');
      await page.getByPlaceholder('Enter the User Id').fill(people.family);
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
      await page.getByRole('checkbox', { name: `Select ${people.family} Ravi` }).check();
      await press(page, 'Export…');
      await dialog(page).getByLabel('Include phone numbers, e-mails and addresses').check();
    },
    'a star match, on its sheet': async ({ page, people }) => {
      const details = { birth_star: 'Rohini' };
      const bride = await people.addProfile({ card: { gender: 'bride' }, details });
      const groom = await people.addProfile({ card: { gender: 'groom' }, details });
      await openPage(page, 'match');
      await page.getByLabel('User Id or name of the bride').fill(bride.name);
      await press(page, new RegExp(bride.name));
      await page.getByLabel('User Id or name of the groom').fill(groom.name);
      await press(page, new RegExp(groom.name));
      await expect(page.getByText(/^Guide only; .* Rule table: South 1/)).toBeVisible();
    },
    'the settings, with something wrong': async ({ page }) => {
      await openPage(page, 'settings');
      await page.getByLabel('Requests a day').fill('101');
      await press(page, 'Save the settings');
      await expect(page.getByText('Enter a whole number from 0 to 100.')).toBeVisible();
    },
    'the notifications': async ({ page }) => {
      await openPage(page, 'notifications');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    },
    'the record, with values': async ({ page, people, sql }) => {
      const [person] = await sql<{ id: string }[]>`
        select id from public."RegisteredUsers" where name = ${`${people.family} Ravi`}`;
      await openPage(page, 'audit');
      await page.getByLabel('User Id').fill(person?.id ?? '');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
      const entry = page.getByRole('listitem').filter({ hasText: `#${person?.id ?? ''} (contact details)` });
      await entry.getByRole('button', { name: /^Values/ }).click();
      await expect(entry.getByRole('row', { name: /^Phone/ })).toContainText('(hidden)');
    },
  },
};

const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 780 };

for (const [name, states] of Object.entries(pages)) {
  test(`accessible on every screen: ${name}`, async ({ page, people, sql, troubles }) => {
    const tools = { page, people, sql, troubles };
    for (const [state, reach] of Object.entries(states)) {
      await test.step(state, async () => {
        await reach(tools);
        // A dialog says the same on every screen, and the page under it has had its turn: once, where there is the least room.
        const inDialog = (await dialog(page).count()) > 0;
        if (!inDialog) await expectAccessible(page);
        await page.setViewportSize(narrow);
        await expectAccessible(page, inDialog ? '[role=dialog]' : 'html');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(narrow.width);
        await page.setViewportSize(wide);
      });
    }
  });
}

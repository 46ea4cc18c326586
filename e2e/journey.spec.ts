import type { Page } from '@playwright/test';
import type postgres from 'postgres';
import {
  cards,
  changePassword,
  expect,
  navigate,
  openAs,
  openDashboard,
  phone,
  signIn,
  takePhotograph,
  test,
  askServer,
} from './test.ts';

// The whole way of two families, from the registration to the contact details and back: the bureau at its desk, the
// families on their phones.
const region = (page: Page, name: string) => page.getByRole('region', { name });

interface Person {
  name: string;
  born: string;
  job: string;
  phone: string;
  username: string;
}

/** Registers a person with a picture and a login, verifies them, and returns the temporary password. */
async function registerAndVerify(page: Page, sql: postgres.Sql, person: Person): Promise<string> {
  await page.getByRole('button', { name: 'Add New User' }).click();
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Groom').check();
  await page.getByLabel('Date of birth').fill(person.born);
  await page.getByLabel('Profile Image 1').setInputFiles(await takePhotograph('maroon'));
  await expect(page.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('Job', { exact: true }).fill(person.job);
  await page.getByLabel('Phone').fill(person.phone);
  await page.getByLabel('Address').fill('2, South Street, Erode');
  await page.getByLabel('Give this person a login').check();
  await page.getByLabel('Username').fill(person.username);
  await expect(page.getByText('This username is free.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${person.name} is registered`);
  const password = await page.getByText(/^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/).textContent();
  // Not the newest, because other tests look at the first cards of the list.
  await sql`update public."RegisteredUsers" set created_at = '2020-01-01' where name = ${person.name}`;

  await page.getByRole('button', { name: 'Verify now' }).click();
  const review = page.getByRole('article', { name: person.name });
  await review.getByLabel('Mobile').check();
  await review.getByLabel('Photo').check();
  await review.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText(`${person.name} is verified.`, { exact: false }).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  return password ?? '';
}

/** Signs in for the first time: a password of one's own, and the profiles are open. */
async function enter(page: Page, username: string, temporary: string): Promise<void> {
  await page.goto('/');
  await navigate(page, 'Member Login');
  await signIn(page, username, temporary);
  await expect(page.getByRole('heading', { name: 'Choose Your Own Password' })).toBeVisible();
  // The password typed just before is not required again.
  await changePassword(page, null, 'three green parrots');
  await page.getByRole('button', { name: 'Browse profiles' }).click();
  await expect(cards(page).first()).toBeVisible();
}

/**
 * Returns all answers of the API since the last call, as one text. A route reads each answer: Chromium never finishes a
 * body that the page does not read, so `response.text()` could wait for ever.
 */
async function listen(page: Page): Promise<() => string> {
  let answers: string[] = [];
  await page.route(/\/rest\/v1\//, async (route) => {
    const response = await askServer(route);
    answers.push(await response.text());
    await route.fulfill({ response });
  });
  return () => {
    const told = answers.join('\n');
    answers = [];
    return told;
  };
}

async function expectNotice(page: Page, message: string): Promise<void> {
  await page.reload();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText(message);
  await page.keyboard.press('Escape');
}

test('somebody is registered and asks for a member, and the details are shared and taken back', async ({
  openElsewhere,
  people,
  sql,
}) => {
  // Admin, groom and bride, each in a browser of their own: more than two minutes on a busy machine.
  test.setTimeout(240_000);
  const word = people.family.split(' ').at(-1) ?? '';
  const groom: Person = {
    name: `${people.family} Arun`,
    born: '1994-03-05',
    job: `Bell founder ${word}`,
    phone: people.newPhone(),
    username: `${word}.arun`,
  };
  const job = `Lamp maker ${word}`;
  const phoneOfBride = people.newPhone();
  const bride = await people.addMember({
    card: { gender: 'bride' },
    details: { job },
    contact: { phone_number: phoneOfBride },
  });

  const admin = await openElsewhere();
  const a = await openElsewhere(phone);
  const b = await openElsewhere(phone);
  const toldToA = await listen(a);

  await openDashboard(admin);
  const forGroom = await registerAndVerify(admin, sql, groom);
  await enter(a, groom.username, forGroom);
  await openAs(b, bride.username, 'my-profile');

  // A finds B, likes and asks.
  await a.getByRole('button', { name: /^Filter/ }).click();
  const filter = a.getByRole('dialog', { name: 'Filter profiles' });
  await expect(filter.getByLabel('Looking for')).toHaveValue('bride');
  await filter.getByText('Place, education and more').click();
  await filter.getByLabel('Occupation').fill(job);
  await filter.getByRole('button', { name: 'Show 1 profile', exact: true }).click();
  await expect(cards(a)).toHaveCount(1);
  await a.getByRole('link', { name: `More Info about ${bride.name}` }).click();
  const contact = region(a, 'Contact Details');
  await expect(contact).toContainText('Shared after your request');
  await a
    .getByRole('main')
    .getByRole('button', { name: `Like ${bride.name}` })
    .filter({ visible: true })
    .click();
  await contact.getByRole('button', { name: 'Ask for contact details' }).click();
  await a
    .getByRole('dialog')
    .getByLabel(/note to the bureau/)
    .fill('Our grandfathers know each other.');
  await a.getByRole('dialog').getByRole('button', { name: 'Ask the bureau' }).click();
  const now = contact.locator('[aria-current=step]');
  await expect(now).toContainText('Requested');

  // The admin asks the other family.
  await admin.reload();
  await admin.getByRole('button', { name: /^Contact requests/ }).click();
  await admin.getByRole('button', { name: new RegExp(groom.name) }).click();
  const request = admin.getByRole('article', { name: `${groom.name} asks for ${bride.name}` });
  await expect(request).toContainText('Our grandfathers know each other.');
  await request.getByRole('button', { name: 'Take under review' }).click();
  await expect(request).toContainText('Status: Under review');
  await request.getByRole('button', { name: `Consent of the family of ${bride.name}…` }).click();
  const consent = admin.getByRole('dialog');
  await consent.getByLabel('How').selectOption('Telephone');
  await consent.getByLabel('Who agreed').fill('Her father');
  await consent.getByRole('button', { name: 'Record consent' }).click();
  await expect(request).toContainText('Her father agreed on');

  // Up to here A has received nothing, on the screen or behind it.
  await a.reload();
  await expect(now).toContainText('Under review');
  expect(await a.content()).not.toContain(phoneOfBride);
  expect(toldToA()).not.toContain(phoneOfBride);

  await request.getByRole('button', { name: 'Approve…' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve and share' }).click();
  await expect(request).toContainText(`${groom.name} can see the contact details of ${bride.name}.`);
  // The way there and back is enough to see it.
  await navigate(a, 'My Requests');
  await a.getByRole('link', { name: new RegExp(`of ${bride.name}$`) }).click();
  await expect(now).toContainText('Approved');
  await expect(contact).toContainText(phoneOfBride);
  expect(toldToA()).toContain(phoneOfBride);
  await expectNotice(a, `The contact details of ${bride.name} are shared with you.`);
  await expectNotice(b, `Your contact details were shared with ${groom.name}.`);

  await request.getByRole('button', { name: /^Revoke…/ }).click();
  await admin.getByRole('dialog').getByLabel('Reason').fill('The family has changed its mind.');
  await admin.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(request).toContainText('Revoked by');
  await navigate(a, 'My Requests');
  await a.getByRole('link', { name: new RegExp(`of ${bride.name}$`) }).click();
  await expect(now).toContainText('No longer shared');
  await expect(contact).not.toContainText(phoneOfBride);
  toldToA();
  await a.reload();
  await expect(now).toContainText('No longer shared');
  expect(await a.content()).not.toContain(phoneOfBride);
  expect(toldToA()).not.toContain(phoneOfBride);
  // Open requests end with the page.
  await a.unrouteAll({ behavior: 'ignoreErrors' });
});

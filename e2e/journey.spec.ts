import type { Browser, Page } from '@playwright/test';
import type postgres from 'postgres';
import {
  agreeToAll,
  askServer,
  cards,
  changePassword,
  expect,
  expectAccessible,
  navigate,
  openAs,
  openPart,
  openPage,
  phone,
  recordConsent,
  signIn,
  takePhotograph,
  test,
} from './test.ts';

// The whole way of two families, from a message outside the opening hours to the contact details and back. One family has a
// login, the other a private link.

/** Asks the bureau in Tamil to call. */
async function sendEnquiry(visitor: Page, name: string, number: string): Promise<void> {
  await visitor.goto('/');
  await visitor.getByRole('button', { name: 'எண்ணைத் தாருங்கள், நாங்கள் அழைக்கிறோம்' }).click();
  const form = visitor.getByRole('dialog', { name: 'மையம் உங்களை அழைக்கும்' });
  await form.getByRole('button', { name: 'அனுப்புக' }).click();
  await expect(form.getByLabel('உங்கள் பெயர்')).toBeFocused();
  await expectAccessible(visitor);
  await form.getByLabel('உங்கள் பெயர்').fill(name);
  await form.getByLabel('தொலைபேசி எண்').fill(number.slice('+91 '.length));
  await form.getByLabel('யாருக்காக?').selectOption('எனக்காக');
  await form.getByText('மேலும்').click();
  await form.getByLabel('அழைக்க ஏற்ற நேரம்').selectOption('மாலை');
  await form.getByLabel('சில வார்த்தைகள்').fill('நான் ஒரு செவிலியர்.');
  await form.getByRole('button', { name: 'அனுப்புக' }).click();
  await expect(visitor.getByRole('dialog', { name: 'நன்றி' })).toContainText(number);
}

/** Calls the sender, and registers the person with a picture and a login; returns the temporary password. */
async function answerEnquiry(page: Page, name: string, number: string): Promise<string> {
  await openAs(page, 'admin', 'today');
  await navigate(page, 'Enquiries');
  const card = page.getByRole('article', { name });
  await expect(card).toContainText('For: Self · Call: in the evening · Language: தமிழ்');
  await expectAccessible(page);
  await expect(card).not.toContainText(number);
  await card.getByRole('button', { name: `Call the sender, ${name}` }).click();
  await expect(card.getByRole('link', { name: `Call ${number}` })).toBeVisible();
  await card.getByRole('button', { name: `Visit agreed: ${name}` }).click();
  await expect(card).toContainText('Visit agreed by');
  await card.getByRole('button', { name: `Register ${name}` }).click();
  await expect(page.getByText(`This registration answers the enquiry of ${name}.`)).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(number);
  await page.getByLabel('Profile Image 1').setInputFiles(await takePhotograph('maroon'));
  await expect(page.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('Bride').check();
  await page.getByLabel('Date of birth').fill('1998-03-05');
  await openPart(page, 'Login');
  await page.getByLabel('Give this person a login').check();
  await expect(page.getByText('This username is free.')).toBeVisible();
  // Section 5 of the DPDP Act: the notice alone, before anything is sent.
  await page.getByLabel('Language of the notice').selectOption('தமிழ்');
  await page.getByRole('button', { name: 'Open the notice' }).click();
  const notice = page.getByRole('dialog', { name: 'Notice about your data' });
  await expect(notice).toContainText('இந்தியத் தரவுப் பாதுகாப்பு வாரியத்திடம்');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Close' }).last().click();
  await agreeToAll(page);
  await page.getByRole('main').getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} is registered`);
  return (await page.getByText(/^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/).textContent()) ?? '';
}

async function verify(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Verify now' }).click();
  const review = page.getByRole('article', { name });
  await review.getByLabel('Mobile').check();
  await review.getByLabel('Photo').check();
  await review.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText(`${name} is verified.`, { exact: false }).first()).toBeVisible();
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

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Shows one person to a family without a login, and returns the private link of the message. */
async function show(page: Page, family: Named, shown: string): Promise<string> {
  await openPage(page, 'profile', family.id);
  await page.getByRole('button', { name: 'Find Matches' }).click();
  const tick = page.getByRole('checkbox', { name: `Tick ${shown}`, exact: true });
  await tick.check();
  await page.getByRole('button', { name: 'Show them…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Show 1 person to the family of ${family.name}`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make the link and open the number' }).click();
  await dialog.getByLabel('Language of the message').selectOption('தமிழ்');
  const whatsApp = dialog.getByRole('link', { name: /^Open WhatsApp/ });
  // There are more messages than one answer of the API holds.
  await expect(whatsApp).toHaveAttribute('href', new RegExp(encodeURIComponent('வணக்கம்')));
  const text = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  await whatsApp.click();
  // It is recorded now, and the family is on screen.
  await expect(page.getByRole('region', { name: 'Introductions' })).toContainText(shown);
  const link = /https?:\S+#family\/[0-9a-f]{64}/.exec(text)?.[0] ?? '';
  expect(link).toContain('#family/');
  return link;
}

/** Opens a private link as the family does, on a phone, in Tamil, without a login, and says that one is wanted. */
async function answerByLink(browser: Browser, link: string, family: Named, shown: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ta-IN' });
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(family.name);
  // A token in the address would stay in the browser's history, and in pictures of the screen.
  expect(page.url()).not.toContain('family');
  const row = page.getByRole('listitem').filter({ hasText: shown });
  await row.getByRole('button', { name: 'விருப்பம் உண்டு', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ஆம், விருப்பம் உண்டு' }).click();
  await expect(row).toContainText('ஐந்து நிமிடங்களில்');
  await expectAccessible(page);
  await context.close();
}

/** Records that both families agree, and shares both ways. */
async function share(page: Page, asking: Named, asked: Named): Promise<void> {
  await openPage(page, 'requests');
  await page.getByRole('button', { name: new RegExp(asking.name) }).click();
  const request = page.getByRole('article', { name: `${asking.name} asks for ${asked.name}` });
  const dialog = page.getByRole('dialog');
  await request.getByRole('button', { name: 'Share…' }).click();
  // An interest is no answer about contact details.
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await expectAccessible(page);
  for (const { name } of [asked, asking]) await recordConsent(dialog, name);
  await dialog.getByRole('button', { name: 'Approve and send' }).click();
  await expect(dialog.getByRole('link', { name: /Open WhatsApp/ })).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(request).toContainText(`${asked.name} can see the contact details of ${asking.name}.`);
}

async function takeBack(page: Page, asking: Named, asked: Named): Promise<void> {
  const request = page.getByRole('article', { name: `${asking.name} asks for ${asked.name}` });
  await request.getByRole('button', { name: `Revoke… what ${asked.name} sees of ${asking.name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The family has changed its mind.');
  await dialog
    .getByRole('button', { name: /^Revoke/ })
    .last()
    .click();
  await expect(request).toContainText('Revoked by');
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

/** The person who was registered, and that nothing of the enquiry's number is left. */
async function readRegistered(sql: postgres.Sql, name: string, number: string): Promise<Named & { username: string }> {
  const [row] = await sql<{ id: number; username: string; state: string; phone: string; numbers: number }[]>`
    select card.id::int, account.username, enquiry.state, contact.phone_number as phone,
      (select count(*)::int from private.enquiry_numbers where enquiry_id = enquiry.id) as numbers
    from private.enquiries as enquiry
    join public."RegisteredUsers" as card on card.id = enquiry.registered_user_id
    join public.contact_details as contact on contact.registered_user_id = card.id
    join public.accounts as account on account.registered_user_id = card.id
    where enquiry.name = ${name}`;
  expect(row).toMatchObject({ state: 'registered', phone: number, numbers: 0 });
  return { id: row?.id ?? 0, name, username: row?.username ?? '' };
}

test(
  'a family asks to be called, is registered and shown, and the details are shared and taken back',
  { tag: '@depth' },
  async ({ page, browser, openElsewhere, people, sql }) => {
    // The bureau and two families, each in a browser of their own: more than two minutes on a busy machine.
    test.setTimeout(240_000);
    const name = `${people.family} Selvi`;
    const number = people.newPhone();
    const caste = `${people.family.split(' ')[1] ?? ''}vellalar`;
    const phoneOfGroom = people.newPhone();
    const groom = await people.addProfile({
      card: { gender: 'groom' },
      contact: { phone_number: phoneOfGroom },
    });
    await sql`insert into public.wishes (registered_user_id, must) values (${groom.id}, ${sql.json({ caste })})`;
    try {
      const visitor = await openElsewhere({ viewport: { width: 390, height: 844 }, locale: 'ta-IN' });
      await sendEnquiry(visitor, name, number);
      const password = await answerEnquiry(page, name, number);
      const bride = await readRegistered(sql, name, number);
      // Not the newest, because other tests look at the first cards of the list.
      await sql`update public."RegisteredUsers" set created_at = '2020-01-01' where id = ${bride.id}`;
      await sql`update public.profile_details set caste = ${caste} where registered_user_id = ${bride.id}`;
      await verify(page, name);

      const a = await openElsewhere(phone);
      const toldToA = await listen(a);
      await enter(a, bride.username, password);

      // From here on the bureau has a phone.
      await page.setViewportSize({ width: 390, height: 900 });
      await answerByLink(browser, await show(page, groom, name), groom, name);
      // The other family gets the answer after five minutes.
      const timePasses = ({ id }: { id: number }) =>
        sql`update public.introductions set tell_after = now() where family_id = ${id} and tell_after is not null`;
      await timePasses(groom);
      await openPage(a, 'for-you');
      const row = a.getByRole('main').getByRole('listitem').filter({ hasText: groom.name });
      await expect(row).toContainText('This family is interested in you.');
      await expectAccessible(a);
      await row.getByRole('button', { name: 'Interested', exact: true }).click();
      await a.getByRole('dialog').getByRole('button', { name: 'Yes, we are interested' }).click();
      await expect(row).toContainText('They have said yes too.');
      await timePasses(bride);
      await openPage(a, 'for-you');
      await expect(row).toContainText('Both families are interested. The bureau will call you.');

      // Up to here A has received nothing, on the screen or behind it.
      await openPage(a, 'profile', groom.id);
      const contact = a.getByRole('region', { name: 'Contact Details' });
      await expect(contact).toBeVisible();
      expect(await a.content()).not.toContain(phoneOfGroom);
      expect(toldToA()).not.toContain(phoneOfGroom);

      await share(page, groom, bride);
      await a.reload();
      await expect(contact).toContainText(phoneOfGroom);
      expect(toldToA()).toContain(phoneOfGroom);
      await expectNotice(a, `The contact details of ${groom.name} are shared with you.`);

      await takeBack(page, groom, bride);
      toldToA();
      await a.reload();
      await expect(contact).toContainText('Shared after your request');
      expect(await a.content()).not.toContain(phoneOfGroom);
      expect(toldToA()).not.toContain(phoneOfGroom);
      await openPage(page, 'profile', groom.id);
      await expect(page.getByRole('region', { name: 'Introductions' })).toContainText('Interested');
      // Open requests end with the page.
      await a.unrouteAll({ behavior: 'ignoreErrors' });
    } finally {
      await sql`delete from private.enquiries where name = ${name}`;
      // It names nobody, so it does not go with the family. The dashboard counts it.
      await sql`delete from public.notifications where kind = 'enquiry came'`;
    }
  },
);

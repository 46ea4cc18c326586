import { expect, expectAccessible, openAs, openPage, takePhotograph, test } from './test.ts';

// From a message outside the opening hours to a first introduction.

test('a family asks in Tamil to be called, and the person becomes a verified member who is introduced', async ({
  page,
  openElsewhere,
  people,
  sql,
}) => {
  const name = `${people.family} Selvi`;
  const phone = people.newPhone();
  const visitor = await openElsewhere({ viewport: { width: 390, height: 844 }, locale: 'ta-IN' });
  await visitor.goto('/');
  await visitor.getByRole('button', { name: 'எண்ணைத் தாருங்கள், நாங்கள் அழைக்கிறோம்' }).click();
  const form = visitor.getByRole('dialog', { name: 'மையம் உங்களை அழைக்கும்' });
  await form.getByRole('button', { name: 'அனுப்புக' }).click();
  await expect(form.getByLabel('உங்கள் பெயர்')).toBeFocused();
  await expectAccessible(visitor);
  await form.getByLabel('உங்கள் பெயர்').fill(name);
  await form.getByLabel('தொலைபேசி எண்').fill(phone.slice('+91 '.length));
  await form.getByLabel('யாருக்காக?').selectOption('எனக்காக');
  await form.getByText('மேலும்').click();
  await form.getByLabel('அழைக்க ஏற்ற நேரம்').selectOption('மாலை');
  await form.getByLabel('சில வார்த்தைகள்').fill('நான் ஒரு செவிலியர்.');
  await form.getByRole('button', { name: 'அனுப்புக' }).click();
  await expect(visitor.getByRole('dialog', { name: 'நன்றி' })).toContainText(phone);

  try {
    await openAs(page, 'admin', 'today');
    await page
      .getByRole('region', { name: /^Enquiries/ })
      .getByRole('link', { name })
      .click();
    const card = page.getByRole('article', { name });
    await expect(card).toContainText('For: Self · Call: in the evening · Language: தமிழ்');
    await expectAccessible(page);
    await expect(card).not.toContainText(phone);
    await card.getByRole('button', { name: `Call the sender, ${name}` }).click();
    await expect(card.getByRole('link', { name: `Call ${phone}` })).toBeVisible();
    await card.getByRole('button', { name: `Visit agreed: ${name}` }).click();
    await expect(card).toContainText('Visit agreed by');
    await card.getByRole('button', { name: `Register ${name}` }).click();
    await expect(page.getByText(`This registration answers the enquiry of ${name}.`)).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(phone);
    await page.getByLabel('Profile Image 1').setInputFiles(await takePhotograph('maroon'));
    await page.getByLabel('Bride').check();
    await page.getByLabel('Give this person a login').check();
    await expect(page.getByText('This username is free.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

    const rows = await sql`
      select enquiry.state, card.name, contact.phone_number, contact.whose_phone,
        (select count(*)::int from private.enquiry_numbers where enquiry_id = enquiry.id) as numbers
      from private.enquiries as enquiry
      join public."RegisteredUsers" as card on card.id = enquiry.registered_user_id
      join public.contact_details as contact on contact.registered_user_id = card.id
      where enquiry.name = ${name}`;
    expect(rows).toEqual([{ state: 'registered', name, phone_number: phone, whose_phone: 'Self', numbers: 0 }]);

    const [id = 0] = await people.ids();
    const caste = `${people.family.split(' ')[1] ?? ''}vellalar`;
    const groom = await people.addProfile({ card: { gender: 'groom' }, details: { caste } });
    await sql`insert into public.wishes (registered_user_id, must) values (${id}, ${sql.json({ caste })})`;
    await openPage(page, 'review', id);
    const queued = page.getByRole('article', { name });
    await queued.getByLabel('Mobile').check();
    await queued.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText(`${name} is verified.`).first()).toBeVisible();
    await openPage(page, 'matches', id);
    await page.getByRole('checkbox', { name: `Tick ${groom.name}`, exact: true }).check();
    await page.getByRole('button', { name: 'Show them…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Record and continue' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Open the number' })).toBeVisible();
    const shown = await sql`
      select card.status, account.active, shown_id::int as shown
      from public.introductions join public."RegisteredUsers" as card on card.id = family_id
      join public.accounts as account on account.registered_user_id = card.id
      where family_id = ${id}`;
    expect(shown).toEqual([{ status: 'verified', active: true, shown: groom.id }]);
  } finally {
    await sql`delete from private.enquiries where name = ${name}`;
    // It names nobody, so it does not go with the family. The dashboard counts it.
    await sql`delete from public.notifications where kind = 'enquiry came'`;
  }
});

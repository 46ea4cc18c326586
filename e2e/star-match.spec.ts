import { expect, expectAccessible, openAs, test } from './test.ts';

test(
  'the admin compares the stars of two from their request, prints both on one sheet without contact details, and chooses another',
  { tag: '@depth' },
  async ({ page, people, sql }) => {
    const contact = { phone_number: people.newPhone(), email: 'stars@mail.example', address: '7, Star Street' };
    const birth = { birth_time_certainty: 'Exact', place_of_birth: 'Madurai, Tamil Nadu' };
    const groom = await people.addMember({
      contact,
      card: { name: `${people.family} Groom`, gender: 'groom' },
      details: { ...birth, birth_star: 'Swati', star_pada: 2, date_of_birth: '1992-02-05', time_of_birth: '09:10' },
    });
    const bride = await people.addProfile({
      contact,
      card: { name: `${people.family} Bride`, gender: 'bride' },
      details: { ...birth, birth_star: 'Rohini', star_pada: 1, date_of_birth: '1994-08-14', time_of_birth: '06:05' },
    });
    const other = await people.addProfile({
      card: { name: `${people.family} Second`, gender: 'bride' },
      details: { birth_star: 'Krittika' },
    });
    await sql`
    insert into public.contact_requests (requester_id, profile_id) values (${groom.id}, ${bride.id})`;
    await openAs(page, 'admin', 'requests');
    await page.getByRole('button', { name: new RegExp(groom.name) }).click();
    const article = page.getByRole('article', { name: `${groom.name} asks for ${bride.name}` });
    await expect(article.getByText('Porutham: 4 of 10, Rajju does not agree')).toBeVisible();
    await article.getByRole('link', { name: 'Print both side by side' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Star Match' })).toBeFocused();
    const sheet = page.getByRole('article', { name: `${bride.name} and ${groom.name}` });
    await expect(sheet.getByRole('heading', { name: 'Porutham: 4 of 10' })).toBeVisible();
    await expect(sheet.getByRole('table').first().getByRole('row')).toHaveCount(11);
    await expect(sheet.getByRole('region', { name: 'Papasamyam of both' }).getByRole('row')).toHaveCount(7);
    await expect(sheet.getByRole('region', { name: 'Birth of the bride' })).toContainText('6:05 am (exact)');
    // The answer and the faces come first.
    const places = await Promise.all(
      [
        sheet.getByRole('heading', { name: /^Porutham/ }),
        sheet.getByRole('heading', { name: 'Birth of the bride' }),
      ].map((heading) => heading.boundingBox()),
    );
    expect(places[0]?.y).toBeLessThan(places[1]?.y ?? 0);
    await expect(sheet.getByText(/^From the lagnam: house \d+, /)).toHaveCount(2);
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    const paper = await page.locator('body').innerText();
    expect(paper).toContain(bride.name);
    expect(paper).toContain('+91 422 555 0142');
    for (const kept of [contact.phone_number, contact.email, contact.address]) expect(paper).not.toContain(kept);
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
    await page.emulateMedia({ media: null });

    await page.getByRole('button', { name: 'Choose another bride' }).click();
    await page.getByLabel('User Id or name of the bride').fill(people.family);
    const brides = page.getByRole('region', { name: 'Bride', exact: true });
    await expect(brides.getByRole('option')).toHaveCount(2);
    await brides.getByRole('option', { name: other.name }).click();
    await expect(page.getByRole('heading', { name: /^Porutham: 7 of 10$/ })).toBeVisible();
    await expect(
      page.getByText(/^Whatever the pada is, at least 1 of the factors without a result agrees/),
    ).toBeVisible();
    // A reload keeps both.
    await page.reload();
    await expect(page.getByRole('article', { name: `${other.name} and ${groom.name}` })).toBeVisible();
  },
);

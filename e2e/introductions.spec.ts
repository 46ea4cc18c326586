import type { Browser, Page } from '@playwright/test';
import { goTo } from './pages.ts';
import { clientOf } from './sessions.ts';
import { expect, expectAccessible, openAs, openPage, recordConsent, test } from './test.ts';

// From "find some for this family" to details that are shared, by a clerk with a phone; journey.spec.ts has it on a desk.

/** Opens a private link as the family does: on a phone, in Tamil, without a login. */
async function openInTamil(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'ta-IN' });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

test(
  'a family is shown people, both are interested, and details are shared, at 390 px',
  { tag: '@depth' },
  async ({ page, browser, people, sql }) => {
    const caste = `${people.family.split(' ')[1] ?? ''}vellalar`;
    const family = await people.addProfile({ card: { gender: 'bride', religion: 'Hindu' }, details: { caste } });
    const groom = await people.addMember({ card: { gender: 'groom', religion: 'Hindu' }, details: { caste } });
    const other = await people.addProfile({ card: { gender: 'groom', religion: 'Hindu' }, details: { caste } });
    await sql`
        insert into public.wishes (registered_user_id, must)
        values (${family.id}, ${sql.json({ religion: 'Hindu', caste })})`;

    await page.setViewportSize({ width: 390, height: 900 });
    await openAs(page, 'admin', 'profile', family.id);
    await page.getByRole('button', { name: 'Find Matches' }).click();
    // Other tests' people fit too, if their caste is not known.
    const ticks = [groom, other].map(({ name }) => page.getByRole('checkbox', { name: `Tick ${name}`, exact: true }));
    for (const tick of ticks) await tick.check();
    await page.getByRole('button', { name: 'Show them…' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`Show 2 people to the family of ${family.name}`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Make the link and open the number' }).click();
    const whatsApp = dialog.getByRole('link', { name: /^Open WhatsApp/ });
    const text = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    const link = /https?:\S+#family\/[0-9a-f]{64}/.exec(text)?.[0] ?? '';
    expect(link).toContain('#family/');
    await whatsApp.click();
    // It is recorded now, and the family is on screen.
    await expect(page.getByRole('region', { name: 'Introductions' })).toContainText(groom.name);

    const phone = await openInTamil(browser, link);
    await expect(phone.getByRole('heading', { level: 1 })).toContainText(family.name);
    // A token in the address would stay in the browser's history, and in pictures of the screen.
    expect(phone.url()).not.toContain('family');
    const row = phone.getByRole('listitem').filter({ hasText: groom.name });
    await row.getByRole('button', { name: 'விருப்பம் உண்டு', exact: true }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'ஆம், விருப்பம் உண்டு' }).click();
    await expect(row).toContainText('ஐந்து நிமிடங்களில்');
    await expectAccessible(phone);
    await phone.context().close();
    // The other family gets the answer after five minutes.
    const timePasses = ({ id }: { id: number }) =>
      sql`update public.introductions set tell_after = now() where family_id = ${id} and tell_after is not null`;
    await timePasses(family);

    await openAs(page, groom.username, 'for-you');
    const mine = page.getByRole('main').getByRole('listitem').filter({ hasText: family.name });
    await expect(mine).toContainText('This family is interested in you.');
    await expectAccessible(page);
    await mine.getByRole('button', { name: 'Interested', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, we are interested' }).click();
    await expect(mine).toContainText('In five minutes the bureau gets your answer.');
    await timePasses(groom);
    await openPage(page, 'for-you');
    await expect(mine).toContainText('Both families are interested. The bureau will call you.');

    const [request] = await sql<{ id: number }[]>`
        select id::int from public.contact_requests where requester_id = ${family.id} and profile_id = ${groom.id} and open`;
    const asGroom = await clientOf(groom.username);
    const seen = () => asGroom.rpc('read_contact_details', { profile_id: family.id });
    expect((await seen()).data).toBeNull();

    await openAs(page, 'admin', 'requests');
    await page.getByRole('button', { name: new RegExp(family.name) }).click();
    const review = page.getByRole('article', { name: `${family.name} asks for ${groom.name}` });
    await review.getByRole('button', { name: 'Share…' }).click();
    // An interest is no answer about contact details.
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    await expectAccessible(page);
    for (const { name } of [groom, family]) await recordConsent(dialog, name);
    await dialog.getByRole('button', { name: 'Approve and send' }).click();
    await expect(dialog.getByRole('link', { name: /Open WhatsApp/ })).toHaveCount(2);
    await expect(dialog).toContainText('can see the contact details');
    await expectAccessible(page);
    await goTo(page, `profile/${family.id}`);
    await expect(page.getByRole('region', { name: 'Introductions' })).toContainText('Interested');
    expect((await sql`select from public.disclosures where request_id = ${request?.id ?? 0}`).length).toBeGreaterThan(
      0,
    );
  },
);

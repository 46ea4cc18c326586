import { expect, expectAccessible, openAs, openTab, takePhotograph, test } from './test.ts';
import { clientOf } from './sessions.ts';

test(
  'a story of two people goes to the home page by both consents, and goes with one',
  { tag: '@depth' },
  async ({ page, people, sql, troubles, openElsewhere }) => {
    // The refusals are answers 400.
    troubles.expect();
    const bride = await people.addMember({ card: { status: 'married' } });
    const groom = await people.addMember({ card: { status: 'married', gender: 'groom' } });
    const couple = await Promise.all([bride, groom].map(async ({ username }) => await clientOf(username)));
    const say = async (given: boolean, who = couple) => {
      for (const client of who)
        await client.rpc('set_my_consent', { purpose: 'story', given, said_by: 'Self', notice_language: 'en' });
    };
    await sql`delete from private.stories`;

    // Without a story nothing of it is requested before the gallery is near, and the drawn pictures stay.
    const visitor = await openElsewhere({ viewport: { width: 390, height: 844 } });
    const requests: string[] = [];
    visitor.on('request', (request) => requests.push(request.url()));
    const ofStories = () => requests.filter((url) => /list_stories|features.stories/.test(url));
    await visitor.goto('/');
    const gallery = visitor.locator('#gallery');
    await expect(visitor.getByRole('contentinfo').getByRole('link', { name: /complaint/i })).toBeAttached();
    expect(ofStories()).toEqual([]);
    const asked = visitor.waitForResponse(/rpc\/list_stories/);
    await gallery.scrollIntoViewIfNeeded();
    await asked;
    await expect(gallery.locator('.gallery-grid img')).toHaveCount(6);

    await openAs(page, 'admin', 'profile', bride.id);
    await openTab(page, 'Consents');
    const part = page.getByRole('region', { name: 'Success story' });
    const choose = async () => {
      await part.getByRole('combobox').fill(String(groom.id));
      await part.getByRole('option', { name: groom.name }).click();
    };
    await part.getByText('Write the story').click();
    await choose();
    const dialog = page.getByRole('dialog', { name: 'Success story' });
    await expect(dialog.getByText(`The other person: ${groom.name} (#${groom.id})`)).toBeVisible();
    await dialog.getByLabel('Words (English)').fill('Call us on 98450 12345');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Add a picture of both.')).toBeVisible();
    await dialog.getByLabel('Picture of both').setInputFiles(await takePhotograph('teal'));
    await expect(dialog.getByRole('img')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Words (English)')).toHaveAccessibleDescription(/Leave out phone numbers/);
    await expectAccessible(page);
    // What was typed stays when the dialog is left.
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await choose();
    await expect(dialog.getByLabel('Words (English)')).toHaveValue('Call us on 98450 12345');
    await dialog.getByLabel('Words (English)').fill('We met at the office, over filter coffee.');
    await dialog.getByText('In other languages').click();
    await dialog.getByLabel('Words (हिन्दी)').fill('हम कॉफ़ी पर मिले।');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(part.getByText(`${bride.name}: the own yes is missing`)).toBeVisible();
    await part.getByRole('button', { name: 'Show on the home page' }).click();
    await expect(part.getByText('Both say yes to the story themselves first.')).toBeVisible();
    await say(true);
    await part.getByRole('button', { name: 'Show on the home page' }).click();
    await expect(part.getByText('On the home page.', { exact: true })).toBeVisible();
    await expect(part.getByText(`${groom.name}: said yes`)).toBeVisible();
    await expectAccessible(page);

    await visitor.reload();
    await gallery.scrollIntoViewIfNeeded();
    await expect(gallery.getByText('We met at the office, over filter coffee.')).toBeVisible();
    await expect(gallery.getByRole('button')).toHaveCount(6);
    await expectAccessible(visitor);
    const first = gallery.getByRole('button', { name: 'Picture of a couple' });
    await first.click();
    const large = visitor.getByRole('dialog');
    await expect(large.getByRole('img', { name: 'Picture of a couple' })).toBeVisible();
    await visitor.keyboard.press('Escape');
    await expect(first).toBeFocused();
    // A reader of a language without a translation reads in which one it was written.
    await visitor.goto('/ta/');
    await gallery.scrollIntoViewIfNeeded();
    await expect(gallery.getByText('We met at the office, over filter coffee.')).toBeVisible();
    await expect(gallery.getByText('எழுதப்பட்ட மொழி: ஆங்கிலம்')).toBeVisible();
    // Once it is withdrawn, a picture that still loads is refused.
    const picture = gallery.locator('li img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    await say(false, couple.slice(1));
    await visitor.goto('/');
    await gallery.scrollIntoViewIfNeeded();
    await expect(gallery.locator('.gallery-grid img')).toHaveCount(6);
    await expect(gallery.getByText('We met at the office')).toHaveCount(0);
    await page.reload();
    await expect(part.getByText('Write the story')).toBeVisible();
  },
);

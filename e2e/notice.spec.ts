import { expect, expectAccessible, openAs, test } from './test.ts';
import { languageCodes, languages } from '../web/src/texts/languages.ts';

// The notice of section 5 of the DPDP Act: for a visitor, on paper, and for the families of before.

test(
  'the notice is read on a small phone in Tamil, and is one page of paper in every language',
  { tag: '@depth' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/#notice/ta');
    const notice = page.getByRole('article');
    await expect(notice).toContainText('இந்தியத் தரவுப் பாதுகாப்பு வாரியத்திடம்');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('உங்கள் தகவல் பற்றிய அறிவிப்பு');
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const language of languageCodes) {
      await page.getByLabel('Language of the notice').selectOption(languages[language].name);
      await expect(notice).toHaveAttribute('lang', language);
      await page.evaluate('document.fonts.ready.then(() => undefined)');
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, language).toBe(1);
    }
  },
);

test(
  'a clerk gives the notice to a family of before, which then leaves the list',
  { tag: '@depth' },
  async ({ page, people, sql }) => {
    const { id, name } = await people.addMember();
    await sql`update public."RegisteredUsers" set created_at = '2000-01-01' where id = ${id}`;
    await openAs(page, 'admin', 'not-told');
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row).toBeVisible();
    await expectAccessible(page);
    await row.getByRole('button', { name: `${name}: notice given` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Who answers').selectOption('Mother');
    await dialog.getByLabel('How they answer').selectOption('By telephone');
    await dialog.getByRole('checkbox', { name: 'Members of this bureau may see the profile.' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`${name}: the notice is noted as given.`).first()).toBeVisible();
    await expect(row).toHaveCount(0);
    const kept = await sql<{ purpose: string; given: boolean; channel: string }[]>`
    select purpose, given, channel from private.consents where registered_user_id = ${id} order by purpose`;
    const answer = { given: true, channel: 'telephone' };
    expect([...kept]).toEqual([
      { purpose: 'members', ...answer },
      { purpose: 'notice', ...answer },
    ]);
  },
);

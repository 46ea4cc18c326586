import type { Page } from '@playwright/test';
import { signInAs } from './sessions.ts';
import { expect, openAs, openPage, openTab, test } from './test.ts';

const ofMember = (page: Page) => page.getByLabel('Language of messages and sheets from the bureau');
const inHead = (page: Page) => page.getByRole('banner').getByRole('combobox');

/** How many pages come out of the printer. */
async function countPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test(
  'the bureau writes to a family in its language: the message and the biodata',
  { tag: '@depth' },
  async ({ page, people, sql }) => {
    const { id, name } = await people.addMember({ card: { gender: 'bride', religion: 'Hindu' } });
    await openAs(page, 'admin', 'profile', id);
    await openTab(page, 'Contact and log');
    const choice = page.getByLabel('Language of the family');
    await expect(choice).toHaveValue('');
    await choice.selectOption('தமிழ்');
    await expect(page.getByText('The language is saved.').first()).toBeVisible();
    await expect(choice).toHaveValue('ta');
    const [kept] = await sql<{ language: string }[]>`
    select language from public.accounts where registered_user_id = ${id}`;
    expect(kept?.language).toBe('ta');

    await page.getByRole('button', { name: `More about ${name}` }).click();
    await page.getByRole('menuitem', { name: 'WhatsApp…' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('blockquote')).toContainText(`${name} அவர்களைப் பற்றி`);
    await expect(dialog.getByRole('blockquote')).toContainText('மங்களம் மேட்ரிமோனி');
    // Its language can be changed there too, and the message follows.
    await dialog.getByLabel('Language of the family').selectOption('English');
    await expect(dialog.getByRole('blockquote')).not.toContainText('வணக்கம்');
    await dialog.getByLabel('Language of the family').selectOption('தமிழ்');
    await expect(dialog.getByRole('blockquote')).toContainText(`${name} அவர்களைப் பற்றி`);

    await openPage(page, 'biodata', id);
    const sheet = page.getByRole('main').getByRole('article');
    await expect(sheet).toHaveAttribute('lang', 'ta');
    await expect(sheet).toContainText('மணமகள்');
    await expect(sheet.getByText('மங்களம் மேட்ரிமோனி')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeEnabled();
    expect(await countPages(page)).toBe(1);
    await page.getByLabel('Second language').selectOption('English');
    await expect(sheet).toContainText('Bride');
    await expect(sheet).toContainText('மணமகள்');
    expect(await countPages(page)).toBeLessThanOrEqual(2);
  },
);

test(
  'a member’s choice is kept with the account, and is there in another browser',
  { tag: '@depth' },
  async ({ page, openElsewhere, people, sql }) => {
    const { id, username } = await people.addMember();
    const languageOf = async () => {
      const [row] = await sql<{ language: string | null }[]>`
      select language from public.accounts where registered_user_id = ${id}`;
      return row?.language;
    };
    await openAs(page, username, 'my-profile');
    // The language of messages does not change the page.
    await ofMember(page).selectOption('తెలుగు');
    await expect(page.getByText('The language is saved.').first()).toBeVisible();
    expect(await languageOf()).toBe('te');
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);

    // The language of the head is the language of messages too.
    await inHead(page).selectOption('ta');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta-IN');
    await expect.poll(languageOf).toBe('ta');

    const elsewhere = await openElsewhere();
    await signInAs(elsewhere, username);
    await openPage(elsewhere, 'my-profile');
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'ta-IN');
    // Chosen in a browser, a language stays there.
    await inHead(elsewhere).selectOption('en');
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', /^en/);
    await expect.poll(languageOf).toBe('en');
    await elsewhere.reload();
    await expect(elsewhere.getByRole('heading', { name: 'My profile', level: 1 })).toBeVisible();
  },
);

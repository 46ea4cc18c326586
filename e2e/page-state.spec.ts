import type { Locator } from '@playwright/test';
import { cards, expect, navigate, openProfiles, signIn, test } from './test.ts';

const storedPage = "sessionStorage.getItem('page')";

test('the page is kept in session storage, over a reload; a profile has its own address', async ({ page }) => {
  await page.goto('/');
  const address = page.url();
  await navigate(page, 'Profiles');
  await expect(cards(page).first()).toBeVisible();
  expect(await page.evaluate(storedPage)).toBe('profiles');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Browse Admin-Verified Profiles' })).toBeVisible();
  await cards(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Ramachandran');
  expect(await page.evaluate(storedPage)).toBe('profile');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Ramachandran');
  expect(page.url()).toBe(`${address}#profile/1000`);
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
  expect(page.url()).toBe(address);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Ramachandran');
});

test(
  'a link to a profile opens it in another tab, and each tab has its own page',
  { tag: '@depth' },
  async ({ page, context }) => {
    await openProfiles(page);
    const opened = context.waitForEvent('page');
    await cards(page).nth(1).click({ button: 'middle' });
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Bala Murugesan');
    expect(tab.url()).toBe(`${page.url()}#profile/999`);
    await tab.reload();
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Bala Murugesan');
    await expect(page.getByRole('heading', { name: 'Browse Admin-Verified Profiles' })).toBeVisible();

    // Entered in the tab itself, it is a page like others.
    await tab.goto('/#profile/998');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Chitra Menon');
    expect(tab.url()).toBe(`${page.url()}#profile/998`);
    await tab.goBack();
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Bala Murugesan');
    expect(tab.url()).toBe(`${page.url()}#profile/999`);
  },
);

test('a link to what is not for visitors leads there by way of the sign-in', { tag: '@depth' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto('/#my-profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Member Login');
  // The button of the form stands below the first screen.
  await signIn(page, 'bala', 'Demo-member-2026');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('Back on a phone closes what lies on a page before it leaves the page', { tag: '@depth' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = page.getByRole('dialog');
  const filter = page.getByRole('button', { name: /^Filter/ });
  const picture = page.getByRole('button', { name: 'Portrait of Asha Ramachandran. Show large' });
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  const closeByBack = async (opener: Locator) => {
    await opener.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  };
  await openProfiles(page);
  await closeByBack(filter);
  await cards(page).first().click();
  await closeByBack(picture);
  await closeByBack(menu);
  // Closed by itself, it leaves nothing behind in the history.
  await picture.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Browse Admin-Verified Profiles' })).toBeVisible();
  await navigate(page, 'Gallery');
  await expect(page.getByRole('heading', { name: 'Gallery' })).toBeFocused();
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
});

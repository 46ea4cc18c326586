import { cards, expect, navigate, openPage, openProfiles, test } from './test.ts';

const storedPage = "sessionStorage.getItem('page')";

test('the page is kept in session storage, over a reload, at one address', async ({ page }) => {
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
  expect(page.url()).toBe(address);
});

test('a new session starts at home, and so does an unknown page', async ({ page, context }) => {
  await openProfiles(page);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Browse, Connect, Begin Your Journey Together');
  await openPage(other, 'no-such-page');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Browse, Connect, Begin Your Journey Together');
});

test('Back and Forward of the browser move between the pages', async ({ page }) => {
  await openProfiles(page);
  await cards(page).nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bala Murugesan');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Browse Admin-Verified Profiles' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse, Connect, Begin Your Journey Together');
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bala Murugesan');
});

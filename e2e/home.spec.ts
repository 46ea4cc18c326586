import { z } from 'zod';
import { expect, expectAccessible, expectAccessibleOnAllScreens, navigate, phone, test, askServer } from './test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('greets, explains in three steps how it works, and tells how to reach the bureau', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse, Connect, Begin Your Journey Together');
  const steps = page.getByRole('region', { name: 'How It Works' }).getByRole('listitem');
  await expect(steps).toHaveCount(3);
  await expect(steps.nth(0)).toContainText('Account Creation');
  await expect(steps.nth(1)).toContainText('WhatsApp');
  await expect(steps.nth(2)).toContainText('Interest and Contact Request');

  const contact = page.getByRole('region', { name: 'Contact Us' });
  await expect(contact.getByRole('link', { name: '+91 422 555 0142' })).toHaveAttribute('href', 'tel:+914225550142');
  await expect(contact.getByRole('link', { name: 'office@mangalam.example' })).toHaveAttribute(
    'href',
    'mailto:office@mangalam.example',
  );
  await expect(contact).toContainText('14, Temple Car Street');

  const footer = page.getByRole('contentinfo');
  for (const name of ['Home', 'How It Works', 'Gallery', 'Profiles', 'Contact Us']) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  // A bug report can name the build.
  await expect(footer.getByText('All rights reserved.')).toHaveAttribute(
    'data-build',
    /^Build [0-9a-f]{7,} of \d{4}-\d\d-\d\d$/,
  );
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Mangalam Matrimony`);
  await expectAccessibleOnAllScreens(page);
  await footer.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notice about your data' })).toBeFocused();
  await expectAccessible(page);
});

test('says what the bureau has set, before anything else is read', { tag: '@depth' }, async ({ page, troubles }) => {
  troubles.expect();
  // A request of the page before would end with it.
  await page.goto('about:blank');
  await page.route(/\/rest\/v1\/site_settings\?select=bureau_name/, async (route) => {
    const answer = await askServer(route);
    const [set] = z.array(z.record(z.string(), z.unknown())).parse(await answer.json());
    await route.fulfill({ response: answer, json: [{ ...set, phone: '+91 424 555 0100', whatsapp: null }] });
  });
  await page.route(/\/assets\/pages-[\w-]+\.js$/, async (route) => await route.abort());
  await page.goto('/');
  const contact = page.getByRole('region', { name: 'Contact Us' });
  await expect(contact.getByRole('link', { name: '+91 424 555 0100' })).toHaveAttribute('href', 'tel:+914245550100');
  await expect(contact).not.toContainText('+91 422 555 0142');
  // A request that is still on its way ends with the page.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('on a phone', () => {
  test.use(phone);

  test('leads to the profiles, and from there to each of its parts', { tag: '@depth' }, async ({ page }) => {
    const profiles = page.getByRole('heading', { name: 'Browse Admin-Verified Profiles' });
    await page.getByRole('button', { name: 'Find Your Perfect Match' }).click();
    await expect(profiles).toBeVisible();
    for (const name of ['How It Works', 'Gallery', 'Contact Us']) {
      await navigate(page, name);
      await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
      await expect(page.getByRole('heading', { name, exact: true })).toBeFocused();
      await navigate(page, 'Profiles');
      await expect(profiles).toBeVisible();
    }
  });
});

test('shows six pictures, which open large and turn with the keyboard', async ({ page }) => {
  const pictures = page.getByRole('region', { name: 'Gallery' }).getByRole('button');
  await expect(pictures).toHaveCount(6);
  await pictures.first().click();
  const dialog = page.getByRole('dialog');
  const first = await dialog.getByRole('img').getAttribute('alt');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('img')).not.toHaveAttribute('alt', first ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('img')).toHaveAttribute('alt', first ?? '');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(pictures.first()).toBeFocused();
});

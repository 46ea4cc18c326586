import { expect, expectAccessible, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'a page load without a connection shows the number of the bureau; nothing of people is stored',
  { tag: '@depth' },
  async ({ page, context, troubles }) => {
    troubles.expect();
    await page.goto('/');
    await page.getByRole('button', { name: 'Find Your Perfect Match' }).click();
    await expect(page.getByRole('img', { name: /^Portrait of/ }).first()).toBeVisible();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No internet at the moment');
    await expect(page.getByRole('link', { name: '+91 422 555 0142' })).toHaveAttribute('href', 'tel:+914225550142');
    await expectAccessible(page);
    const stored = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => await (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(stored.toSorted()).toEqual(['/not-found.css', '/offline.html', '/offline.js']);
    // The page comes back by itself, at its place.
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Verified Profiles');
  },
);

import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { readSettings } from '../supabase/stack/settings.ts';

interface Troubles {
  /** What went wrong in the page so far. */
  readonly seen: string[];
  /** From here on, troubles are what the test is about. */
  expect(): void;
}

/**
 * The test of this project: fails on any console error, uncaught error, failed request or request to a third party that
 * the test did not announce with `troubles.expect()`.
 */
export const test = base.extend<{ troubles: Troubles }>({
  troubles: [
    async ({ page }, use) => {
      const { apiPort, webPort } = readSettings();
      const own = [`http://127.0.0.1:${apiPort}`, `http://127.0.0.1:${webPort}`, 'data:', 'blob:'];
      const seen: string[] = [];
      let expected = false;
      const note = (trouble: string) => {
        if (!expected) seen.push(trouble);
      };
      page.on('console', (message) => message.type() === 'error' && note(`console: ${message.text()}`));
      page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
      page.on('request', (request) => {
        if (!own.some((address) => request.url().startsWith(address))) seen.push(`third party: ${request.url()}`);
      });
      page.on('requestfailed', (request) => {
        // A page that is left takes its unfinished requests with it.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`failed: ${request.url()}`);
      });
      page.on('response', (response) => response.status() >= 400 && note(`${response.status()}: ${response.url()}`));
      await use({ seen, expect: () => (expected = true) });
      expect(seen).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens the header's navigation, which on phones is behind a button, and follows a link or button in it. */
export async function navigate(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  const area = (await page.getByRole('dialog').isVisible()) ? page.getByRole('dialog') : page.getByRole('banner');
  await area.getByRole('button', { name, exact: true }).or(area.getByRole('link', { name, exact: true })).click();
}

/** Whether the accessibility checker finds nothing in the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

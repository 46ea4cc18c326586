import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The pages of each kind of person, by their addresses. */
export const pages = {
  visitor: ['home', 'profiles', 'sign-in', 'profile/999', 'privacy', 'complaint'],
  asha: [
    'profile/999',
    'for-you',
    'for-you/fits',
    'my-profile',
    'rights',
    'home',
    'profiles',
    'choices',
    'shortlist',
    'propose',
    'biodata/1000',
    'password',
  ],
  admin: [
    'dashboard',
    'form',
    'requests',
    'review',
    'profile/999',
    'form/999',
    'grievances',
    'audit',
    'reads',
    'breaches',
    'figures',
    'match/1000-999',
    'import',
    'notifications',
    'biodata/999',
    'settings/bureau',
    'settings/visitors',
    'settings/members',
    'settings/fees',
    'settings/astrology',
    'settings/messages',
    'settings/notice',
    'not-told',
    'waiting',
    'settings/admins',
  ],
} as const;
export const users = ['visitor', 'asha', 'admin'] as const satisfies readonly (keyof typeof pages)[];

let loads = 0;

/** Loads the site at the page of an address, also where the site is open: an address that differs in its fragment alone is none. */
export async function load(page: Page, address: string): Promise<void> {
  await page.goto(`/?${(loads += 1)}#${address}`);
  await expectPage(page, address);
}

/** Goes to the page of an address, from a page of the site: no load, in any language. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((fragment) => {
    window.location.hash = fragment;
  }, address);
  await expectPage(page, address);
}

/** The site has read the address, and has drawn the page. */
async function expectPage(page: Page, address: string): Promise<void> {
  await expect.poll(() => page.evaluate("sessionStorage.getItem('page')")).toBe(address.split('/')[0]);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // Not its frame.
  await expect(page.locator('html')).not.toHaveAttribute('data-built');
  await expect(page.locator('[data-loading]')).toHaveCount(0);
}

/** Visits pages one after the other; the site is loaded once. */
export async function visit(page: Page, addresses: readonly string[], look: (address: string) => Promise<void>) {
  const [first = '', ...others] = addresses;
  await load(page, first);
  await look(first);
  for (const address of others) {
    await goTo(page, address);
    await look(address);
  }
}

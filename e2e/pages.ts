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

/** Visits pages one after the other; the site is loaded once. */
export async function visit(page: Page, addresses: readonly string[], look: (address: string) => Promise<void>) {
  for (const address of addresses) {
    await page.goto(`/#${address}`);
    // The site has read the address, and has drawn the page.
    await expect.poll(() => page.evaluate("sessionStorage.getItem('page')")).toBe(address.split('/')[0]);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    // Not its frame.
    await expect(page.locator('html')).not.toHaveAttribute('data-built');
    await expect(page.locator('[data-loading]')).toHaveCount(0);
    await look(address);
  }
}

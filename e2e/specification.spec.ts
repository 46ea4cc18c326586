import type { Page } from '@playwright/test';
import { expect, openPage, openAs, openTab, test } from './test.ts';

// The fixed texts of the product's specification, to the letter, in one place. The error page's are in test.ts, because each
// failing case shows them.

type Role = 'heading' | 'button' | 'link' | 'textbox' | 'region' | 'columnheader';
interface Contract {
  readonly open: (page: Page) => Promise<void>;
  readonly texts: readonly (readonly [Role, string])[];
}

const pages: Readonly<Record<string, Contract>> = {
  home: {
    open: (page) => openPage(page, 'home'),
    texts: [
      ['heading', 'Browse, Connect, Begin Your Journey Together'],
      ['button', 'Find Your Perfect Match'],
      ['link', 'Home'],
      ['link', 'How It Works'],
      ['link', 'Gallery'],
      ['link', 'Profiles'],
      ['link', 'Contact Us'],
      ['button', 'Admin Login'],
    ],
  },
  profiles: {
    open: (page) => openPage(page, 'profiles'),
    texts: [
      ['heading', 'Browse Admin-Verified Profiles'],
      ['button', 'Filter'],
      ['link', 'More Info about Asha Ramachandran'],
    ],
  },
  dashboard: {
    open: (page) => openAs(page, 'admin', 'dashboard'),
    texts: [
      ['region', 'Total Users'],
      ['region', 'Notifications'],
      ['heading', 'Registered Users'],
      ['columnheader', 'User Id'],
      ['columnheader', 'Name'],
      ['columnheader', 'Age'],
      ['columnheader', 'Religion (Caste)'],
      ['columnheader', 'Location'],
      ['columnheader', 'Action'],
      ['button', 'Add New User'],
    ],
  },
  profile: {
    open: async (page) => {
      await openAs(page, 'admin', 'profile', 1000);
      await openTab(page, 'Facts');
    },
    texts: [
      ['heading', 'Personal Details'],
      ['heading', 'Family Details'],
      ['heading', 'Contact Details'],
      ['button', 'Edit Profile'],
      ['button', 'Delete Profile'],
    ],
  },
  form: {
    open: (page) => openAs(page, 'admin', 'form'),
    texts: [
      ['heading', 'Registeration Form'],
      ['textbox', 'Name'],
      ['button', 'Submit'],
    ],
  },
};

test('each page says what the specification says', async ({ page }) => {
  // It opens all of them: three times as long on a machine that is busy.
  test.slow();
  for (const [name, { open, texts }] of Object.entries(pages)) {
    await test.step(name, async () => {
      await open(page);
      for (const [role, text] of texts) {
        await expect(page.getByRole(role, { name: text, exact: true }).first()).toBeVisible();
      }
    });
  }
  await expect(page.getByLabel('Profile Image 1')).toBeAttached();
  await openPage(page, 'dashboard');
  await expect(page.getByPlaceholder('Enter the User Id')).toBeVisible();
});

// Takes the pictures of the README from the running stack: make pictures
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { readSettings } from '../supabase/lib/settings.ts';
import { Site } from '../supabase/commands/site.ts';
import { launchOptions } from '../supabase/lib/chromium.ts';
import { cards, navigate, signIn } from './test.ts';

const settings = readSettings();
const folder = path.join(settings.root, 'docs/pictures');
const browser = await chromium.launch({
  // Without hinting, letters keep their distances on every machine.
  ...launchOptions,
  args: ['--font-render-hinting=none', ...launchOptions.args],
});

async function withPage(work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-IN' });
  const page = await context.newPage();
  await page.goto(new Site(settings).url);
  await work(page);
  await context.close();
}

/** Waits until the pictures in view are loaded, then takes the screenshot. */
async function take(page: Page, name: string): Promise<void> {
  // No function within has a name: the compiler would note it by a helper that the page does not have.
  // A frame has no image before it is in sight.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.waiting, .gold-frame:not(:has(img))'), ...document.images]
      .filter((element) => element.getBoundingClientRect().top <= window.innerHeight)
      .every((element) => element instanceof HTMLImageElement && element.complete),
  );
  // A loaded image is drawn once it is decoded.
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top <= window.innerHeight)
        .map((image) => image.decode()),
    ),
  );
  await sharp(await page.screenshot())
    .resize(960)
    .webp({ quality: 82 })
    .toFile(path.join(folder, `${name}.webp`));
}

mkdirSync(folder, { recursive: true });
await withPage(async (page) => {
  await take(page, 'home');
  await navigate(page, 'Profiles');
  await cards(page).first().waitFor();
  await take(page, 'profiles');
});
await withPage(async (page) => {
  await navigate(page, 'Member Login');
  await signIn(page, 'bala', 'Demo-member-2026');
  await cards(page).first().click();
  await page.getByRole('region', { name: 'Personal Details' }).waitFor();
  await page.getByRole('button', { name: 'Ask for Contact Details', exact: true }).waitFor();
  await page.getByText(/^Porutham with you/).waitFor();
  await take(page, 'profile');
  await navigate(page, 'My Profile');
  await page.getByRole('heading', { name: 'My status' }).waitFor();
  await take(page, 'my-profile');
  await page
    .getByRole('button', { name: 'Biodata' })
    .or(page.getByRole('link', { name: 'Biodata' }))
    .click();
  await page.getByText('Marriage biodata').waitFor();
  await page.getByRole('button', { name: 'Print', exact: true }).waitFor();
  await take(page, 'biodata');
});
await withPage(async (page) => {
  await navigate(page, 'Admin Login');
  await signIn(page, 'admin', 'Demo-admin-2026');
  await page.getByText('1 to 20 of 1000').waitFor();
  await take(page, 'dashboard');
  await navigate(page, 'Verification');
  await page.getByRole('button', { name: 'Start with the first' }).click();
  await page.getByRole('heading', { name: 'Personal Details' }).waitFor();
  await take(page, 'verification');
});
await browser.close();

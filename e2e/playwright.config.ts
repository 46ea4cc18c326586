import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { readSettings } from '../supabase/lib/settings.ts';
import { Site } from '../supabase/commands/site.ts';
import { launchOptions } from '../supabase/lib/chromium.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The specs that change the register, after those that only read it; they look at narrow screens themselves. */
const changing =
  /(registration|first-sign-in|looking-after|requests|review|transfer|like-and-ask|biodata|journey|my-profile)\.spec\.ts/;
/** The specs that are the same on every screen, or look at narrow screens themselves. */
const wide = /(find|page-state)\.spec\.ts/;
/** The specs that need the backend to themselves, in the order in which they run. */
const exclusive = /(failing|empty)\.spec\.ts/;
const desktop = { viewport: { width: 1440, height: 900 } };
// Drawing each point seven times over is what a slow machine would mostly do.
const phone = { ...devices['Pixel 7'], deviceScaleFactor: 1 };

export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'test-results'),
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: true,
  workers: 2,
  timeout: 150_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: new Site(readSettings()).url,
    launchOptions,
    // Recording every test for the sake of the few that fail costs a third of the time: --trace=on when one is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', testIgnore: [changing, exclusive], use: desktop },
    // What is the same on every screen is tagged and runs once.
    { name: 'phone', testIgnore: [changing, exclusive, wide], grepInvert: /@desktop/, use: phone },
    { name: 'changing', testMatch: changing, dependencies: ['desktop', 'phone'], use: desktop },
    { name: 'failing', testMatch: /failing\.spec\.ts/, dependencies: ['changing'], use: desktop },
    { name: 'empty', testMatch: /empty\.spec\.ts/, dependencies: ['failing'], use: desktop },
  ],
});

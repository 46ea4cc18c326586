import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { readSettings } from '../supabase/lib/settings.ts';
import { Site } from '../supabase/commands/site.ts';
import { launchOptions } from '../supabase/lib/chromium.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The specs that count everybody of the demo data, ask about the first of them, stop services or empty the backend. */
const alone = /(dashboard|first-screen)\.spec\.ts/;
const exclusive = /(dashboard|first-screen|failing|empty)\.spec\.ts/;
/** What is opened of every form in which the site is served. */
const smoke = /smoke\.spec\.ts/;
const desktop = { viewport: { width: 1440, height: 900 } };
// Drawing each point seven times over is what a slow machine would mostly do.
const phone = { ...devices['Pixel 7'], deviceScaleFactor: 1 };

export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'test-results'),
  reporter: [[process.env.CI === undefined ? 'list' : 'dot'], ['./trace-reporter.ts']],
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: new Site(readSettings()).url,
    launchOptions,
    // Without it a step that cannot be done would end with its test, and nobody would know which one it was.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace with the film of the page and the tests' sources costs a quarter of the processor's time, this one an eighth.
    trace: { mode: 'retain-on-failure', snapshots: true, screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'smoke', testMatch: smoke, use: desktop },
    // Each test has people of its own and takes nothing away from another: they run side by side, in any order.
    { name: 'desktop', testIgnore: [exclusive, smoke], use: desktop },
    // What is worth seeing twice.
    { name: 'phone', testIgnore: [exclusive, smoke], grep: /@phone/, use: phone },
    // A backend of their own, on which nobody else adds people.
    { name: 'alone', testMatch: alone, use: desktop },
    { name: 'alone-phone', testMatch: alone, grep: /@phone/, use: phone },
    // Then what no test can come after.
    { name: 'failing', testMatch: /failing\.spec\.ts/, use: desktop },
    { name: 'empty', testMatch: /empty\.spec\.ts/, dependencies: ['failing'], use: desktop },
  ],
});

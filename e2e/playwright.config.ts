import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../supabase/lib/chromium.ts';
import { workers } from '../supabase/lib/workers.ts';
import type { TestOptions } from './test.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The specs that count everybody of the demo data, empty a table or stop services: nothing else may use their backend. */
const alone = /\.alone\.spec\.ts/;
/** The pages while nobody is registered. */
const empty = /empty\.spec\.ts/;
/** The pages opened of every form in which the site is served. */
const smoke = /smoke\.spec\.ts/;
/** Each control of the office is pressed, which changes settings and people. */
const walk = /walk\.spec\.ts/;
const others = [alone, empty, smoke, walk];
const desktop = { viewport: { width: 1440, height: 900 } };

export default defineConfig<object, TestOptions>({
  testDir: '.',
  outputDir: path.join(root, 'test-results'),
  reporter: [[process.env.CI === undefined ? 'list' : 'dot'], ['../supabase/commands/check/reporter.ts']],
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: true,
  workers,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    launchOptions,
    // A limit below the test's own, so that its report names the step. No limit is a measure: a busy machine is slow.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    screenshot: 'only-on-failure',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    // Routes of tests do not see the requests of a worker.
    serviceWorkers: 'block',
  },
  projects: [
    // The site as it is served, with its worker.
    { name: 'smoke', testMatch: smoke, use: { ...desktop, serviceWorkers: 'allow' } },
    { name: 'walk', testMatch: walk, use: { ...desktop, content: 'demo data' } },
    // Each test has people of its own and takes nothing away from another: they run side by side, in any order.
    { name: 'desktop', testIgnore: others, use: { ...desktop, content: 'demo data' } },
    { name: 'alone', testMatch: alone, use: { ...desktop, content: 'demo data' } },
    // Where there is one backend only, no test can come after it.
    { name: 'empty', testMatch: empty, use: { ...desktop, content: 'nobody' } },
  ],
});

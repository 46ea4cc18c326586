import { chromium, type Browser } from '@playwright/test';
import { execaSync } from 'execa';
import { z } from 'zod';
import { launchOptions } from '../../lib/chromium.ts';
import { readSetting, StackError } from '../../lib/settings.ts';
import type { TestBackend } from '../check/test-backend.ts';
import { measureHosted, printTable, readRuns, summarize, type Hosted, type HostedSite } from './hosted.ts';
import { logins, pages, signIn, waitUntil, waitUntilQuiet, type StartPage, type Username } from './pages.ts';
import { watchPage, type Awaited } from './watch-page.ts';

/** A cheap phone on a slow line. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.6, isMobile: true, hasTouch: true };
const slowLine = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;

const seen = z.object({
  fcp: z.number(),
  times: z.array(z.number()),
  taps: z.array(z.number()),
  shifts: z.array(z.tuple([z.number(), z.number()])),
  longTasks: z.array(z.tuple([z.number(), z.number()])),
  files: z.array(z.object({ name: z.string(), end: z.number(), bytes: z.number() })),
});

/** What the page has noted, and the browser itself. */
const noted = `({
  ...measured,
  fcp: performance.getEntriesByName('first-contentful-paint')[0].startTime,
  files: performance.getEntries().filter((entry) => 'transferSize' in entry)
    .map(({ name, responseEnd, transferSize }) => ({ name, end: responseEnd, bytes: transferSize })),
})`;

/** Columns of a step: first paint, time, shift, blocking time, scripts, kB. No first paint after a tap. */
function figuresOf(
  { fcp, times, taps, shifts, longTasks, files }: z.infer<typeof seen>,
  { taps: before }: Awaited,
  index: number,
) {
  const start = before === 0 ? 0 : (taps[before - 1] ?? Number.NaN);
  const end = times[index] ?? Number.NaN;
  const next = taps[before] ?? Infinity;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const within = (entries: readonly [number, number][], from: number) =>
    entries.filter(([time]) => time >= from && time < next).map(([, value]) => value);
  const fetched = files.filter((file) => file.end > start && file.end <= end);
  return [
    before === 0 ? fcp : Number.NaN,
    end - start,
    sum(within(shifts, start)),
    sum(within(longTasks, Math.max(start, fcp)).map((duration) => Math.max(0, duration - 50))),
    fetched.filter(({ name }) => name.endsWith('.js')).length,
    sum(fetched.map(({ bytes }) => bytes)) / 1000,
  ];
}

interface Visit {
  readonly browser: Browser;
  readonly testBackend: TestBackend;
  readonly site: HostedSite;
  readonly startPage: StartPage;
}

/** Opens a page in a new browser context, and returns the figures of each step. */
async function visit({ browser, testBackend, site, startPage }: Visit): Promise<number[][]> {
  const { username, address, steps } = startPage;
  const kept = username === undefined ? [] : await keepSession(testBackend, username);
  const context = await browser.newContext({
    ...phone,
    ignoreHTTPSErrors: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    storageState: { cookies: [], origins: [{ origin: site.url, localStorage: kept }] },
  });
  const way = typeof address === 'string' ? address : await address(testBackend);
  const awaited = steps.map((step, index) => ({
    ...{ selector: step.selector, count: step.count, text: step.text },
    taps: steps.slice(0, index + 1).filter(({ tap }) => tap).length,
  }));
  const page = await context.newPage();
  await page.addInitScript(watchPage, awaited);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowLine);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  try {
    await page.goto(site.url + way, { waitUntil: 'commit' });
    for (const [index, { name, tap }] of steps.entries()) {
      await tap?.(page);
      await waitUntil(name, async () => Number(await page.evaluate('measured.times.length')) > index);
    }
    await waitUntilQuiet(page);
    const all = seen.parse(await page.evaluate(noted));
    return awaited.map((step, index) => figuresOf(all, step, index));
  } finally {
    await context.close();
  }
}

/** What the browser of somebody who was here before keeps. */
async function keepSession(testBackend: TestBackend, username: Username) {
  const { session } = await signIn(testBackend, username);
  return [
    // Where supabase-js keeps it: by the host of the API, which is the site's own.
    { name: 'sb-127-auth-token', value: JSON.stringify(session) },
    { name: 'last-viewer', value: logins[username].viewer },
  ];
}

/** The commit that BEFORE names. @throws StackError for anything else */
function readCommit(): string | undefined {
  const commit = readSetting('BEFORE');
  if (commit === undefined) return undefined;
  const { failed, stdout } = execaSync('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`], {
    reject: false,
  });
  if (failed) throw new StackError('BEFORE is a commit.', 'As in: make start-pages BEFORE=HEAD~1');
  return stdout;
}

const heads = ['page', 'site', 'FCP', 'until painted', 'CLS', 'TBT', 'scripts', 'kB'];
const digits = [0, 0, 3, 0, 0, 0];

/**
 * Measures how the start pages come up on a cheap phone, and prints the figures; it asserts nothing. RUNS=5 is the number of
 * visits, BEFORE a commit to compare with. PICTURES is a folder for screenshots, ONLY a part of a page's name.
 */
export async function startPages(): Promise<void> {
  const runs = readRuns(5, 'start-pages');
  const rows: string[][] = [];
  const measure = async (startPage: StartPage, { testBackend, sites }: Hosted, browser: Browser) => {
    const visits = sites.map((site) => ({ site, figures: new Array<number[][]>() }));
    for (let run = 0; run < runs; run += 1) {
      // In turns, and each first as often: what else the machine does meets both sites.
      for (const { site, figures } of run % 2 === 0 ? visits : visits.toReversed()) {
        figures.push(await visit({ browser, testBackend, site, startPage }));
      }
    }
    for (const [index, step] of startPage.steps.entries()) {
      for (const { site, figures } of visits) {
        const columns = digits.map((places, column) =>
          summarize(
            figures.map((steps) => steps[index]?.[column] ?? Number.NaN),
            places,
          ).replace('NaN', ''),
        );
        rows.push([`${startPage.name}: ${step.name}`, site.name, ...columns]);
      }
    }
  };
  const note = `A phone ${slowdown} times slower, 1.6 Mbit/s, 150 ms, nothing in the cache, HTTP/2; medians (least-most) of ${runs} visits, times in ms.
"Until painted" counts from the navigation, or from the tap; scripts and kB until then. CLS and TBT go on until the line is quiet, or the next tap.`;
  const before = readCommit();
  // An interrupted run removes its backend first.
  const browser = await chromium.launch({ ...launchOptions, handleSIGINT: false, handleSIGTERM: false });
  try {
    await measureHosted({
      name: 'start-pages',
      before,
      parts: Object.fromEntries(
        pages
          .filter(({ name }) => name.includes(readSetting('ONLY') ?? ''))
          .map((page) => [`${page.name}, ${runs} visits`, (hosted: Hosted) => measure(page, hosted, browser)]),
      ),
      print: () => {
        printTable(heads, rows, note);
      },
    });
  } finally {
    await browser.close();
  }
}

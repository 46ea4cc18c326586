import path from 'node:path';
import { execa } from 'execa';
import { z } from 'zod';
import { findChromium, launchOptions } from '../../lib/chromium.ts';
import { findFreePort } from '../../lib/ports.ts';
import { readSetting, StackError } from '../../lib/settings.ts';
import { buildSite } from '../../lib/site-build.ts';
import { CheckFailed, part, planParts } from '../check/test-results.ts';
import { withTestBackend, type TestBackend } from '../check/test-backend.ts';
import { hostSite } from '../hosted-site.ts';

// Not a package of this project: with its dependencies it is 185 MB. npx keeps it for the next time.
const program = 'lighthouse@12.8.2';
const pages = [
  ['home', '/'],
  ['profiles', '/#profiles'],
] as const;
const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = [
  ['FCP', 'first-contentful-paint'],
  ['LCP', 'largest-contentful-paint'],
  ['TBT', 'total-blocking-time'],
  ['CLS', 'cumulative-layout-shift'],
] as const;

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.looseObject({ numericValue: z.number().optional() })),
});

/** The scores of one visit (0-100) and its times (ms; the shift has no unit), in the order of the table. */
async function visit(url: string, chromium: string | undefined): Promise<number[]> {
  const flags = ['--headless', '--ignore-certificate-errors', ...launchOptions.args].join(' ');
  const { stdout } = await execa(
    'npx',
    [
      '--yes',
      program,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${scores.join(',')}`,
      `--chrome-flags=${flags}`,
    ],
    { env: chromium === undefined ? {} : { CHROME_PATH: chromium } },
  );
  const { categories, audits: measured } = report.parse(JSON.parse(stdout));
  return [
    ...scores.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    ...audits.map(([, name]) => measured[name]?.numericValue ?? Number.NaN),
  ];
}

const partOf = (page: string, runs: number) => `${page}, ${runs} visits`;
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const printed = (value: number, column: number) => (column === 7 ? value.toFixed(3) : String(Math.round(value)));

async function measure(siteUrl: string, runs: number): Promise<void> {
  const heads = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS'];
  const lines: string[] = [];
  for (const [name, address] of pages) {
    const visits: number[][] = [];
    await part(partOf(name, runs), async () => {
      for (let run = 0; run < runs; run += 1) {
        visits.push(await visit(siteUrl + address, findChromium()?.executablePath));
      }
    });
    const columns = heads.slice(1).map((_, column) => visits.map((values) => values[column] ?? Number.NaN));
    const cells = columns.map((values, column) => {
      const all = [...new Set(values.map((value) => printed(value, column)))];
      return all.length === 1 ? all.join('') : `${printed(median(values), column)} (${all.join(', ')})`;
    });
    lines.push(`| ${[name, ...cells].join(' | ')} |`);
  }
  console.log(`\n| ${heads.join(' | ')} |\n|${'---|'.repeat(heads.length)}\n${lines.join('\n')}`);
  console.log(
    `\n${program}, phone, simulated slow 4G; medians (all), times in ms. HTTP/2, one origin, compressed, as hosted but for the certificate.`,
  );
}

/**
 * Measures the site as a bureau's own server has it, with Lighthouse's phone on a slow network, and prints the figures; it
 * asserts nothing. On a backend of its own with the demo data, which is removed afterwards. RUNS=3 is the number of runs.
 */
export async function lighthouse(): Promise<void> {
  const runs = Number(readSetting('RUNS') ?? '3');
  if (!Number.isInteger(runs) || runs < 1) throw new StackError('RUNS is a number.', 'As in: make lighthouse RUNS=5');
  planParts(['backend for lighthouse tests', ...pages.map(([name]) => partOf(name, runs))]);
  try {
    await withTestBackend('lighthouse', async (testBackend) => await measureHosted(testBackend, runs));
  } catch (error) {
    if (!(error instanceof CheckFailed)) throw error;
    process.exitCode = 1;
  }
}

async function measureHosted(
  { backend: { access }, settings: { root, folder } }: TestBackend,
  runs: number,
): Promise<void> {
  const { apiUrl, publishableKey } = access;
  const port = await findFreePort();
  const siteUrl = `https://127.0.0.1:${port}`;
  const outDir = path.join(folder, 'site');
  await buildSite({ root, outDir, siteUrl, publishableKey });
  const close = await hostSite({ folder: outDir, port, apiUrl, certificateFolder: folder });
  await measure(siteUrl, runs).finally(close);
}

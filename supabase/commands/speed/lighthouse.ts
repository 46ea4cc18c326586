import { execa } from 'execa';
import { z } from 'zod';
import { findChromium, launchOptions } from '../../lib/chromium.ts';
import { measureHosted, printTable, readRuns, summarize, type Hosted } from './hosted.ts';

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

/**
 * Measures the site as a bureau's own server has it, with Lighthouse's phone on a slow network, and prints the figures; it
 * asserts nothing. RUNS=3 is the number of runs.
 */
export async function lighthouse(): Promise<void> {
  const runs = readRuns(3, 'lighthouse');
  const heads = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS'];
  const rows: string[][] = [];
  const parts = pages.map(
    ([name, address]) =>
      [
        `${name}, ${runs} visits`,
        async ({ sites }: Hosted) => {
          const visits: number[][] = [];
          for (let run = 0; run < runs; run += 1) {
            visits.push(await visit((sites[0]?.url ?? '') + address, findChromium()?.executablePath));
          }
          const columns = heads.slice(1).map((_, column) => visits.map((values) => values[column] ?? Number.NaN));
          rows.push([name, ...columns.map((values, column) => summarize(values, column === 7 ? 3 : 0))]);
        },
      ] as const,
  );
  const note = `${program}, phone, simulated slow 4G; medians (least-most), times in ms. HTTP/2, one origin, compressed, as hosted but for the certificate.`;
  await measureHosted({
    name: 'lighthouse',
    parts: Object.fromEntries(parts),
    print: () => {
      printTable(heads, rows, note);
    },
  });
}

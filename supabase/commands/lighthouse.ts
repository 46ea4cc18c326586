import { execa } from 'execa';
import { z } from 'zod';
import { findChromium, launchOptions } from '../lib/chromium.ts';
import { findFreePort } from '../lib/ports.ts';
import { buildSite } from '../lib/site-build.ts';
import { planParts } from './check/parts.ts';
import { partOfBackend, withTestBackend } from './check/test-backend.ts';
import { hostSite } from './hosted-site.ts';

// Not a package of this project: with its dependencies it is 185 MB. npx keeps it for the next time.
const program = 'lighthouse@12.8.2';
const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.looseObject({ displayValue: z.string().optional() })),
});

/**
 * Prints Lighthouse's scores (0-100) and times of the home page and the list, three visits each: with its phone on a slow network,
 * on a site as a bureau's own server has it, with the demo data. It asserts nothing.
 */
export async function lighthouse(): Promise<void> {
  planParts([partOfBackend('lighthouse')]);
  await withTestBackend('lighthouse', async ({ backend: { access }, settings: { root, folder } }) => {
    const port = await findFreePort();
    const siteUrl = `https://127.0.0.1:${port}`;
    const outDir = `${folder}/site`;
    await buildSite({ root, outDir, siteUrl, publishableKey: access.publishableKey });
    const close = await hostSite({ folder: outDir, port, ...access, certificateFolder: folder });
    try {
      const heads = ['page', ...scores, ...audits];
      console.log(`| ${heads.join(' | ')} |\n|${'---|'.repeat(heads.length)}`);
      for (const way of ['/', '/', '/', '/#profiles', '/#profiles', '/#profiles'])
        console.log(`| ${[way, ...(await measure(siteUrl + way))].join(' | ')} |`);
    } finally {
      close();
    }
  });
}

/** The scores of one visit and its times, in the order of the table. */
async function measure(url: string): Promise<unknown[]> {
  const chromium = findChromium()?.executablePath;
  const flags = ['--headless', '--ignore-certificate-errors', ...launchOptions.args].join(' ');
  const categories = `--only-categories=${scores.join(',')}`;
  const { stdout } = await execa(
    'npx',
    ['--yes', program, url, '--quiet', '--output=json', categories, `--chrome-flags=${flags}`],
    { env: chromium === undefined ? {} : { CHROME_PATH: chromium } },
  );
  const visit = report.parse(JSON.parse(stdout));
  return [
    ...scores.map((name) => Math.round((visit.categories[name]?.score ?? 0) * 100)),
    ...audits.map((name) => visit.audits[name]?.displayValue ?? ''),
  ];
}

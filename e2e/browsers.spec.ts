import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { z } from 'zod';
import { launchOptions } from '../supabase/lib/chromium.ts';
import { siteUrl } from './backend.ts';
import { expect, test } from './test.ts';

// Real old browsers, from npm: docs/browsers.md. They are for Linux on x64.

interface OldBrowser {
  /** The package, with its version. */
  name: string;
  integrity: string;
}

const tooOld: OldBrowser = {
  name: 'chrome-aws-lambda@10.1.0',
  integrity: 'sha512-NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
};
const oldest: OldBrowser = {
  name: '@sparticuz/chromium@106.0.2',
  integrity: 'sha512-YDbwmfyzLi2WqVjAONPjxlCxAfLPjx4TE7KdDNOyITDGx6KAktgpZ9qab77ZRU/6mmCwSdg+QO+OGQTXOEY/RA==',
};

const packed = z.tuple([z.object({ filename: z.string(), integrity: z.string() })]);

/** Downloads a browser. @throws Error when npm cannot be reached, or gives another package */
function download({ name, integrity }: OldBrowser, folder: string): void {
  const args = ['pack', name, '--json', '--pack-destination', folder];
  const [pack] = packed.parse(JSON.parse(execFileSync('npm', args, { encoding: 'utf8' })));
  expect(pack.integrity, name).toBe(integrity);
  execFileSync('tar', ['-xzf', path.join(folder, pack.filename.replace('@', '').replace('/', '-')), '-C', folder]);
  const files = path.join(folder, 'package/bin');
  const unpack = (file: string) => brotliDecompressSync(readFileSync(path.join(files, file)));
  writeFileSync(path.join(folder, 'chromium'), unpack('chromium.br'), { mode: 0o755 });
  writeFileSync(path.join(folder, 'aws.tar'), unpack('aws.tar.br'));
  execFileSync('tar', ['-xf', path.join(folder, 'aws.tar'), '-C', folder]);
}

async function withBrowser(wanted: OldBrowser, work: (browser: Browser) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'old-browser-'));
  try {
    mkdirSync(path.join(folder, 'lib'));
    download(wanted, folder);
    const browser = await chromium.launch({
      executablePath: path.join(folder, 'chromium'),
      args: [...launchOptions.args, '--disable-gpu'],
      env: { ...process.env, LD_LIBRARY_PATH: path.join(folder, 'lib') },
    });
    try {
      await work(browser);
    } finally {
      await browser.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('a browser that is too old says so, with the name and the number of the bureau', { tag: '@depth' }, async () => {
  test.slow();
  await withBrowser(tooOld, async (browser) => {
    for (const [language, address, name, sentence] of [
      ['en-IN', '/', 'Mangalam Matrimony', 'This browser is too old for this site'],
      ['en-IN', '/ta/', 'மங்களம் மேட்ரிமோனி', 'இந்த உலாவி இந்தத் தளத்திற்கு மிகவும் பழையது'],
      ['hi-IN', '/#profile/998', 'मंगलम मैट्रिमनी', 'यह ब्राउज़र इस साइट के लिए बहुत पुराना है'],
    ] as const) {
      const page = await browser.newPage({ baseURL: siteUrl, locale: language });
      await page.goto(address);
      await page.waitForURL('/old-browser.html#*');
      // By scripts: the locators of Playwright need a newer browser.
      await expect
        .poll(async () => await page.evaluate("document.querySelector('main').innerText"))
        .toMatch(new RegExp(`^${name}\\s+${sentence}.*\\s+\\+91 422 555 0142$`));
      expect(await page.evaluate("document.querySelector('main a').href")).toBe('tel:+914225550142');
    }
  });
});

test('the main pages work in the oldest browser for which the site is', { tag: '@depth' }, async () => {
  test.slow();
  await withBrowser(oldest, async (browser) => {
    const page = await browser.newPage({ baseURL: siteUrl, viewport: { width: 390, height: 844 } });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    const main = page.getByRole('main');
    await page.goto('/');
    await page.getByRole('button', { name: 'Find Your Perfect Match' }).click();
    await main
      .getByRole('link', { name: /^More Info about / })
      .first()
      .click();
    await expect(main.getByText('Interested? Talk to the bureau')).toBeVisible();
    await page.goto('/#dashboard');
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('Demo-admin-2026');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register');
    await page.getByRole('button', { name: 'Add New User' }).click();
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeVisible();
    expect(errors).toEqual([]);
  });
});

import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { launchOptions } from '../supabase/lib/chromium.ts';
import { backendsOfRun } from '../supabase/tests/backend-of-worker.ts';
import { texts } from '../web/src/texts/build/texts-plugin.ts';
import type { TestDepth } from '../web/test-depth.ts';

const root = path.resolve(import.meta.dirname, '..');

const depths: readonly TestDepth[] = ['sample', 'whole', 'tenfold'];
const depth = depths.find((name) => name === process.env['TEST_DEPTH']) ?? 'sample';

const isSample = depth === 'sample';

/** A PDF of a page of this origin, as the browser prints it. */
const printToPdf: BrowserCommand<[html: string]> = async ({ context, page: tests }, html) => {
  const page = await context.newPage();
  const address = new URL('/printed', tests.url()).href;
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html>${html}` }),
  );
  await page.goto(address, { waitUntil: 'networkidle' });
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.close();
  return pdf.toString('base64');
};

export default defineConfig({
  root,
  plugins: [react(), texts()],
  resolve: { alias: { '@': path.join(root, 'web/src') } },
  test: {
    provide: { depth },
    unstubEnvs: true,
    // No limit is a measure: tests run beside everything else, on a machine that others use too.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{web/src,supabase/{backends,commands,hosting,lib}}/**/*.test.ts'],
          exclude: ['supabase/hosting/**/tests/**', '**/*.server.test.ts', ...(isSample ? ['**/*.depth.test.ts'] : [])],
          setupFiles: ['web/src/texts/build/english.ts'],
          // They share no state; isolating each file would take most of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [tailwindcss()],
        // Found now and not in the middle of a run, when Vite would load everything again.
        optimizeDeps: {
          entries: ['web/src/main.tsx', 'web/src/**/*.browser.test.tsx'],
          include: [
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'vitest-browser-react/pure',
            'libheif-js',
            'pdfjs-dist/legacy/build/pdf.mjs',
            'fflate',
            'read-excel-file/universal',
            'write-excel-file/universal',
            'uplot',
          ],
        },
        test: {
          name: 'components',
          include: ['web/src/**/*.browser.test.tsx'],
          exclude: isSample ? ['**/*.depth.browser.test.tsx'] : [],
          setupFiles: ['web/component-tests.ts'],
          // One page for all files, because each new page would load React and the styles again. One file after the other,
          // because two would take the focus from each other.
          fileParallelism: false,
          isolate: false,
          // The calls of a test before it.
          clearMocks: true,
          browser: {
            enabled: true,
            headless: true,
            // On a busy machine, Chromium takes minutes to open its first page.
            connectTimeout: 600_000,
            provider: playwright({ launchOptions, contextOptions: { locale: 'en-IN', reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' }],
            // The smallest screen that is promised: what fits there fits everywhere.
            viewport: { width: 390, height: 844 },
            screenshotFailures: false,
            commands: { printToPdf },
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'access',
          // `make check` runs both: those of `make test`, and the others on backends of their own.
          include: [
            isSample ? 'supabase/tests/**/!(*.sampled|*.depth).test.ts' : 'supabase/tests/**/*.{sampled,depth}.test.ts',
          ],
          setupFiles: ['supabase/tests/use-own-backend.ts', 'supabase/tests/shapes-of-site.ts'],
          globalSetup: 'supabase/tests/require-backend.ts',
          // The files of a worker share its backend. Isolating each would double what the tests themselves compute.
          maxWorkers: backendsOfRun.length,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'servers',
          // Each starts processes of its own, on free ports.
          include: ['supabase/**/*.server.test.ts'],
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'hosting',
          include: ['supabase/hosting/tests/*.test.ts'],
          exclude: ['**/*.server.test.ts'],
          globalSetup: 'supabase/tests/require-backend.ts',
          fileParallelism: false,
          // Containers are made and removed.
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'cluster',
          include: ['supabase/hosting/cluster/tests/*.test.ts'],
        },
      },
    ],
  },
});

import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../supabase/lib/chromium.ts';
import { texts } from '../web/src/texts/build/texts-plugin.ts';

const root = path.resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  plugins: [react(), texts()],
  resolve: { alias: { '@': path.join(root, 'web/src') } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['web/src/**/*.test.{ts,tsx}', 'supabase/{backends,commands,hosting,lib}/**/*.test.ts'],
          exclude: ['**/*.browser.test.tsx', 'supabase/hosting/{tests,cluster/tests}/**'],
          setupFiles: ['web/src/texts/build/english.ts'],
          // They share no state; isolating each file would take most of the time.
          isolate: false,
          // They run beside everything else, on a machine that others use too.
          testTimeout: 60_000,
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
          ],
        },
        test: {
          name: 'components',
          include: ['web/src/**/*.browser.test.tsx'],
          setupFiles: ['web/component-tests.ts'],
          // One page for all files, one after the other: each new one would load React and the styles again, and two at a
          // time would take the focus from one another.
          fileParallelism: false,
          isolate: false,
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions, contextOptions: { locale: 'en-IN', reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' }],
            // The smallest screen that is promised: what fits there fits everywhere.
            viewport: { width: 390, height: 844 },
            screenshotFailures: false,
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'access',
          include: ['supabase/tests/**/*.test.ts'],
          setupFiles: ['web/src/texts/build/english.ts'],
          globalSetup: 'supabase/tests/require-backend.ts',
          // The files share one database. Isolating each would double what the tests themselves compute.
          fileParallelism: false,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'hosting',
          include: ['supabase/hosting/tests/*.test.ts'],
          globalSetup: 'supabase/tests/require-backend.ts',
          fileParallelism: false,
          // Containers are made and removed.
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'cluster',
          include: ['supabase/hosting/cluster/tests/*.test.ts'],
          setupFiles: ['web/src/texts/build/english.ts'],
          globalSetup: 'supabase/tests/require-backend.ts',
          fileParallelism: false,
          isolate: false,
          // Machines are killed and come back.
          testTimeout: 1_200_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});

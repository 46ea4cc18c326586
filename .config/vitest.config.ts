import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  plugins: [react()],
  resolve: { alias: { '@': path.join(root, 'web/src') } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['web/src/**/*.test.{ts,tsx}', 'supabase/{stack,embedded,hosting,local}/*.test.ts'],
          // They share nothing that one could spoil for another, and a world of its own for each file takes most of the time.
          isolate: false,
          // They run beside everything else, on a machine that others use too.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'access',
          include: ['supabase/tests/**/*.test.ts'],
          globalSetup: 'supabase/tests/require-backend.ts',
          // The files share one database. A world of its own for each would double what the tests themselves compute.
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
    ],
  },
});

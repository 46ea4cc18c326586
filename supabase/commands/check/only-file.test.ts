import { expect, test } from 'vitest';
import { findTestFile } from './only-file.ts';

const files = [
  'README.md',
  'e2e/home.spec.ts',
  'e2e/profiles.spec.ts',
  'supabase/backends/embedded/services.server.test.ts',
  'supabase/commands/backup.test.ts',
  'supabase/hosting/backup.test.ts',
  'supabase/hosting/tests/restore.test.ts',
  'supabase/tests/doctor.depth.test.ts',
  'supabase/tests/doctor.test.ts',
  'supabase/tests/reading.test.ts',
  'web/src/base/store.test.ts',
  'web/src/ui/dialog.browser.test.tsx',
];

test.each([
  ['home.spec', 'e2e/home.spec.ts', 'browser'],
  ['e2e/home.spec.ts', 'e2e/home.spec.ts', 'browser'],
  ['supabase/tests/reading.test.ts', 'supabase/tests/reading.test.ts', 'access'],
  ['doctor', 'supabase/tests/doctor.test.ts', 'access'],
  ['doctor.depth', 'supabase/tests/doctor.depth.test.ts', 'access'],
  ['store', 'web/src/base/store.test.ts', 'unit'],
  ['services.server', 'supabase/backends/embedded/services.server.test.ts', 'servers'],
  ['dialog.browser', 'web/src/ui/dialog.browser.test.tsx', 'components'],
])('%s is %s, a file of the layer %s', (wanted, file, layer) => {
  expect(findTestFile(files, wanted)).toEqual({ file, layer });
});

test.each([
  ['nope.spec', 'FILE=nope.spec is no test file. Give its path'],
  ['homes', 'FILE=homes is no test file.'],
  ['profile.spec', 'Is it one of these? e2e/profiles.spec.ts'],
  ['backup', 'FILE=backup is several files. Say which: '],
  // No test, and a test that needs containers.
  ['README.md', 'is no test file'],
  ['supabase/hosting/tests/restore.test.ts', 'is no test file'],
])('%s is refused at once: %s', (wanted, message) => {
  expect(() => findTestFile(files, wanted)).toThrow(message);
});

import { StackError } from '../../lib/settings.ts';

/** The place of a test: its needs, and its runner. */
export type Layer = 'unit' | 'components' | 'access' | 'servers' | 'browser';

/** The layer of a test file; undefined for other files and for tests that need containers or a cluster. */
function layerOf(file: string): Layer | undefined {
  if (/^e2e\/.*\.spec\.ts$/.test(file)) return 'browser';
  if (file.endsWith('.server.test.ts')) return 'servers';
  if (!/\.test\.tsx?$/.test(file) || /\/hosting\/.*tests\//.test(file)) return undefined;
  if (file.endsWith('.browser.test.tsx')) return 'components';
  return file.startsWith('supabase/tests/') ? 'access' : 'unit';
}

/**
 * The one test file with this end of its path, with or without `.ts`, `.test.ts` or `.spec.ts`.
 * @throws StackError that lists similar files
 */
export function findTestFile(present: readonly string[], wanted: string): { file: string; layer: Layer } {
  const files = present.flatMap((file) => {
    const layer = layerOf(file);
    return layer === undefined ? [] : [{ file, layer }];
  });
  const bare = wanted.replace(/^\.\//, '').replace(/\.tsx?$/, '');
  const isIt = (file: string) => {
    const stem = file.replace(/\.tsx?$/, '');
    return [bare, `${bare}.spec`, `${bare}.test`].some((name) => stem === name || stem.endsWith(`/${name}`));
  };
  const [found, ...others] = files.filter(({ file }) => isIt(file));
  if (found !== undefined && others.length === 0) return found;
  if (found !== undefined)
    throw new StackError(
      `FILE=${wanted} is several files.`,
      `Say which: ${[found, ...others].map(({ file }) => file).join(', ')}`,
    );
  const word = /[^/]*$/.exec(bare)?.[0].split('.')[0] ?? '';
  const near = files.filter(({ file }) => word !== '' && file.includes(word)).map(({ file }) => file);
  throw new StackError(
    `FILE=${wanted} is no test file.`,
    near.length === 0
      ? 'Give its path, as FILE=e2e/home.spec.ts.'
      : `Is it one of these? ${near.slice(0, 8).join(', ')}`,
  );
}

/** Whether a part of the check runs this file, if it is a test. */
export const isRunByCheck = (file: string): boolean => layerOf(file) !== undefined || !/\.test\.tsx?$/.test(file);

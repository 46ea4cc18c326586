import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listRepository } from './repository-files.ts';
import { addCount } from './test-results.ts';

const isTest = (file: string) => /\.test\.tsx?$|^(e2e|supabase\/tests)\//.test(file);
const isOfSite = (file: string) => /^web\/src\/.*\.tsx?$/.test(file) && !isTest(file);

/** The parts of the tree that have a limit of lines. */
const rooms: Readonly<Record<string, (file: string) => boolean>> = {
  'lines of the site': isOfSite,
  'lines of supabase': (file) => /^supabase\/(?!migrations\/).*\.(ts|mjs|sql|sh)$/.test(file) && !isTest(file),
  'lines of tests': (file) => /\.tsx?$/.test(file) && isTest(file),
};

/** Counts the lines of the rooms and the files of the site. More than .config/test-costs.json allows ends a run red. */
export function countSize(root: string): void {
  const files = listRepository(root);
  for (const [name, isIn] of Object.entries(rooms)) {
    const texts = files.filter(isIn).map((file) => readFileSync(path.join(root, file), 'utf8'));
    addCount(
      name,
      texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0),
    );
  }
  addCount('files of the site', files.filter(isOfSite).length);
}

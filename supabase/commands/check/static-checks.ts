import path from 'node:path';
import { generateForClient } from '../../lib/register.ts';
import { readText } from '../../lib/read-text.ts';
import { runAdvisors } from '../../lib/supabase-cli.ts';
import { checkRepository } from './find-secrets.ts';
import { checkMigrationFiles } from './migration-files.ts';
import { checkPlainWords } from './plain-words.ts';
import type { Parts } from './pieces.ts';
import { countSize } from './size.ts';
import { tool } from './tools.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const lintArgs = ['--config=.config/oxlint.config.js', '--deny-warnings'];

/** The compiler on the browser's code, without Node's types. */
const checkSiteTypes = () => tool('tsc', ['--project', 'web/src/tsconfig.json']);

async function checkTypes(changed?: readonly string[]): Promise<void> {
  await tool('tsc', ['--project', 'tsconfig.json']);
  if (changed !== undefined) await checkSiteTypes();
}

/** The linter on all code without types, or on some files with them. */
async function lint(changed?: readonly string[]): Promise<void> {
  const code = changed?.filter((file) => /\.(tsx?|m?js)$/.test(file));
  if (code?.length === 0) return;
  await tool('oxlint', [...lintArgs, ...(code === undefined ? [] : ['--type-aware', ...code])]);
}

/**
 * The checks that only read files, side by side. With changed files, the linter reads these alone, and the compiler goes on from
 * its last run.
 */
export const staticChecks: readonly Parts<{ readonly files?: readonly string[] }>[] = [
  { types: ({ files }) => checkTypes(files) },
  {
    lint: ({ files }) => lint(files),
    format: () => tool('oxfmt', ['--check']),
    migrations: () => checkMigrationFiles(root),
    'unused code': () => tool('knip', ['--config=.config/knip.json']),
    'plain words': () => checkPlainWords(root),
    'secrets in the repository': () => checkRepository(root),
    size: () => countSize(root),
  },
];

/** The checks of `make check` alone: the rules of the linter that need types take 100 s of processor time, and 4 GB. */
export const typedChecks: Parts<undefined> = {
  'lint with types': () => tool('oxlint', [...lintArgs, '--type-aware']),
  'types of the site': checkSiteTypes,
};

/** The committed types and lists agree with the database. @throws Error that names the lines that differ */
export async function checkDrift(databaseUrl: string): Promise<void> {
  for (const [file, text] of Object.entries(await generateForClient(root, databaseUrl))) {
    const committed = readText(path.join(root, file));
    if (text === committed) continue;
    const lines = committed.split('\n');
    const missing = text.split('\n').filter((line) => !lines.includes(line));
    throw new Error(`${file} does not fit the migrations. Run: make types\n${missing.join('\n')}`);
  }
}

/** Supabase's advisors find nothing in the database. @throws Error with their findings */
export async function checkAdvisors(databaseUrl: string): Promise<void> {
  const findings = await runAdvisors(root, databaseUrl);
  if (findings.length > 0) throw new Error(findings.map(({ name, detail }) => `${name}: ${detail ?? ''}`).join('\n'));
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generateForClient } from '../../lib/register.ts';
import { readText } from '../../lib/read-text.ts';
import { StackError } from '../../lib/settings.ts';
import { runAdvisors } from '../../lib/supabase-cli.ts';
import { checkRepository } from './find-secrets.ts';
import { checkMigrationFiles } from './migration-files.ts';
import type { Parts } from './parts.ts';
import { countSize, listRepository } from './repository.ts';
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

// Words that make English sound translated.
const list = '.config/plain-words.txt';
const textFile = /(^|\/)(Makefile|Caddyfile|[^/]+\.(ts|tsx|js|mjs|sql|md|css|html|sh|ya?ml|toml|example))$/;
const commentOf = (line: string) => /(?:^\s*(?:\/\/|\/?\*|\{\/\*)|\s\/\/ ).*/.exec(line)?.[0] ?? '';
const quoted = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** A name as words: `isEarlyBird` and `is-early-bird` hold the word "early". */
const separateWords = (line: string) => line.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ');

/** The sections of the list by heading, each with its files and the searched part of a line. Columns of SQL are no names. */
const places = {
  everywhere: { file: textFile, partOf: (line: string) => separateWords(line).replaceAll('_', ' ') },
  'names and comments of TypeScript': {
    file: /\.tsx?$/,
    partOf: (line: string) => {
      const comment = commentOf(line);
      const code = line.slice(0, line.length - comment.length);
      return separateWords(code.replaceAll(quoted, '') + comment);
    },
  },
  'comments of TypeScript': { file: /\.tsx?$/, partOf: commentOf },
};

/** The words of a section, each with its replacement. */
function readWords(text: string, section: string): Map<string, string> {
  const [, part = ''] = `[everywhere]\n${text}`.split(`[${section}]\n`);
  const [own = ''] = part.split(/^\[/m);
  return new Map([...own.matchAll(/^([a-z ]+): (.+)$/gm)].map(([, word = '', instead = '']) => [word, instead]));
}

/**
 * Looks through all text files that are or may be committed.
 * @throws StackError naming each line with such a word, and its replacement.
 */
export function checkPlainWords(root: string): void {
  const text = readFileSync(path.join(root, list), 'utf8');
  const searches = Object.entries(places).flatMap(([section, place]) => {
    const words = readWords(text, section);
    return words.size === 0
      ? []
      : [{ ...place, words, pattern: new RegExp(`\\b(${[...words.keys()].join('|')})\\b`, 'gi') }];
  });
  const findings = listRepository(root)
    .filter((name) => textFile.test(name))
    .flatMap((name) => {
      const own = searches.filter(({ file }) => file.test(name));
      return readFileSync(path.join(root, name), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          own.flatMap(({ words, pattern, partOf }) =>
            [...partOf(line).matchAll(pattern)].map(
              ([word]) => `${name}:${index + 1}: "${word}". Write: ${words.get(word.toLowerCase())}`,
            ),
          ),
        );
    });
  if (findings.length > 0) throw new StackError(`These words are not plain:\n${findings.join('\n')}\n`, `See ${list}.`);
}

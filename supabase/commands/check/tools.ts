import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { addCount, addResults, testResults } from './parts.ts';

const root = path.resolve(import.meta.dirname, '../../..');

export type Environment = Readonly<Record<string, string>>;

/** Runs a program of this project; all of its output is in the error when it fails. With `live` it is printed as it comes. */
export async function tool(
  name: string,
  args: readonly string[],
  environment: Environment = {},
  live = false,
): Promise<void> {
  // Without colours: a log is read in more places than a terminal.
  // Playwright turns colours on in its workers, and Node warns there of NO_COLOR, even of an empty one.
  const env = { ...(name === 'playwright' ? { FORCE_COLOR: '0' } : { NO_COLOR: '1' }), ...environment };
  const { failed, all, shortMessage } = await execa(path.join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    env,
    all: true,
    reject: false,
    ...(live && { stdout: ['pipe', 'inherit'], stderr: ['pipe', 'inherit'] }),
  });
  if (failed) throw new Error(live || all === '' ? shortMessage : all);
}

/** One file, or one test of it, instead of all. */
export interface OnlyTests {
  readonly file: string;
  /** The words of its title. */
  readonly title?: string | undefined;
}

export interface Options {
  /** Where the reports go. */
  readonly folder: string;
  readonly environment?: Environment;
  /** Whether tests may leave themselves out, for the gaps of a backend. */
  readonly maySkip?: boolean;
  readonly only?: OnlyTests;
}

export interface VitestOptions extends Options {
  /** A commit: only the tests of files that have changed since then run, or none. */
  readonly changedSince?: string;
  /** The beginnings of the paths of the files to run, if not all. */
  readonly files?: readonly string[];
}

export interface BrowserOptions extends Options {
  /** The number of simultaneous tests, if not that of the settings. */
  readonly workers?: number;
  /** Tags of the tests to run, or to leave out, as a pattern. */
  readonly tagged?: RegExp;
  readonly notTagged?: RegExp;
  /** The name by which these tests and their page loads are counted. */
  readonly counted?: string;
}

/** The form of the results, whatever the tool prints itself. */
const reporter = 'supabase/commands/check/reporter.ts';

/**
 * Runs a test tool and counts its results, whether it failed or not.
 * @param run the name of the run, the arguments, and the name of what its tests count
 */
async function runTests(
  name: 'vitest' | 'playwright',
  run: { readonly id: string; readonly args: readonly string[]; readonly counts?: string | undefined },
  { folder, environment = {}, maySkip = false, only, changedSince }: VitestOptions,
): Promise<number> {
  const [RESULT_FILE, COUNT_FILE] = [path.join(folder, `${run.id}.json`), path.join(folder, `${run.id}.counts`)];
  const failure = await tool(
    name,
    run.args,
    { ...environment, RESULT_FILE, ...(run.counts !== undefined && { COUNT_FILE }) },
    only !== undefined,
  ).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  if (run.counts !== undefined && existsSync(COUNT_FILE))
    for (const line of readFileSync(COUNT_FILE, 'utf8').trim().split('\n')) addCount(run.counts, Number(line));
  if (!existsSync(RESULT_FILE)) throw failure ?? new Error('No test ran.');
  const all = testResults.parse(JSON.parse(readFileSync(RESULT_FILE, 'utf8')));
  // The tests of the file with other titles are left out on purpose.
  const results = only?.title === undefined ? all : all.filter(({ status }) => status !== 'skipped');
  addResults(results);
  if (failure !== undefined) throw failure;
  // A test that did not run is not a test that passed.
  const missing = results.filter(({ status }) => status !== 'passed');
  if (missing.length === results.length && changedSince === undefined) throw new Error('No test ran.');
  if (missing.length > 0 && (!maySkip || missing.some(({ status }) => status === 'failed')))
    throw new Error(`${missing.length} of ${results.length} tests did not run.`);
  if (missing.length > 0)
    console.log(`SKIPPED ${missing.length} tests of what this backend does not have (docs/backends.md):`);
  for (const { title } of missing) console.log(`        ${title}`);
  return results.length;
}

const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Runs the tests of one project of Vitest. */
export async function vitest(
  project: 'unit' | 'components' | 'access' | 'servers' | 'hosting',
  options: VitestOptions,
): Promise<void> {
  const { environment = {}, only, changedSince, files = [] } = options;
  const args = [
    'run',
    '--config=.config/vitest.config.ts',
    `--project=${project}`,
    ...(only?.title === undefined ? [] : [`--testNamePattern=^${literally(only.title)}$`]),
    ...(changedSince === undefined ? [] : [`--changed=${changedSince}`, '--passWithNoTests']),
    // A dot for each passed test: failures must not be buried.
    `--reporter=${only === undefined ? 'dot' : 'verbose'}`,
    `--reporter=${reporter}`,
    ...(only === undefined ? files : [only.file]),
  ];
  const isCounted = project === 'access' && only === undefined && environment['TEST_DEPTH'] === undefined;
  await runTests(
    'vitest',
    { id: project, args, counts: isCounted ? 'requests of the access tests' : undefined },
    { ...options, environment: { TEST_DEPTH: 'sample', ...environment } },
  );
}

/** Runs the browser tests of these projects of e2e/playwright.config.ts. */
export async function playwright(
  projects: readonly string[],
  { workers, tagged, notTagged, counted, ...options }: BrowserOptions,
): Promise<void> {
  const { only } = options;
  const id = `${projects.join('-')}${tagged?.source ?? ''}`;
  const args = [
    'test',
    '--config=e2e/playwright.config.ts',
    '--forbid-only',
    `--reporter=${only === undefined ? 'dot' : 'list'},./${reporter}`,
    // Each run empties its folder first, also while another one is going on.
    `--output=test-results/${id}`,
    ...(workers === undefined ? [] : [`--workers=${workers}`]),
    ...projects.map((project) => `--project=${project}`),
    ...(tagged === undefined ? [] : [`--grep=${tagged.source}`]),
    ...(notTagged === undefined ? [] : [`--grep-invert=${notTagged.source}`]),
    ...(only?.title === undefined ? [] : [`--grep=${literally(only.title)}`]),
    // A trace takes a fifth of the processor's time: not of whole runs.
    ...(only === undefined ? [] : ['--trace=retain-on-failure', literally(only.file)]),
  ];
  const count = await runTests('playwright', { id, args, counts: counted && `page loads of ${counted}` }, options);
  if (counted !== undefined) addCount(counted, count);
}

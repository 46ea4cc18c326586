import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import { z } from 'zod';
import { addCount, addResults, type TestResult } from './test-results.ts';

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
  if (!failed) return;
  throw new Error(live || all === '' ? shortMessage : all);
}

const firstLine = (text: string) => stripVTControlCharacters(text).split('\n', 1)[0] ?? '';

/** A test tool, with the place and form of its report. */
interface TestRun {
  readonly report: string;
  readonly read: (json: unknown) => TestResult[];
  readonly name: string;
  readonly args: readonly string[];
  readonly environment: Environment;
  /** Whether tests may leave themselves out, for the gaps of a backend. */
  readonly maySkip: boolean;
  /** Whether no test at all may run. */
  readonly mayBeNone?: boolean;
  readonly only: OnlyTests | undefined;
  /** The name of what the tests count, if they do. */
  readonly counts?: string | undefined;
}

/** Runs a test tool and counts the results of its report, whether it failed or not. */
async function runTests(run: TestRun): Promise<void> {
  const { report, read, name, args, maySkip, mayBeNone, only, counts: countsName } = run;
  const countFile = `${report}.counts`;
  const environment = { ...run.environment, ...(countsName !== undefined && { COUNT_FILE: countFile }) };
  const failure = await tool(name, args, environment, only !== undefined).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  if (countsName !== undefined && existsSync(countFile)) {
    for (const line of readFileSync(countFile, 'utf8').trim().split('\n')) addCount(countsName, Number(line));
  }
  if (!existsSync(report)) throw failure ?? new Error('No test ran.');
  const all = read(JSON.parse(readFileSync(report, 'utf8')));
  // The tests of the file with other titles are left out on purpose.
  const results = only?.title === undefined ? all : all.filter(({ status }) => status !== 'skipped');
  addResults(results);
  if (failure !== undefined) throw failure;
  // A test that did not run is not a test that passed.
  const missing = results.filter(({ status }) => status !== 'passed');
  if (missing.length === results.length && mayBeNone !== true) throw new Error('No test ran.');
  if (missing.length === 0) return;
  if (!maySkip || missing.some(({ status }) => status === 'failed'))
    throw new Error(`${missing.length} of ${results.length} tests did not run.`);
  console.log(`SKIPPED ${missing.length} tests of what this backend does not have (docs/backends.md):`);
  for (const { title } of missing) console.log(`        ${title}`);
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** The status of a test by the words of both tools: any other word is a failure. */
const statuses: Readonly<Record<string, TestResult['status']>> = {
  passed: 'passed',
  expected: 'passed',
  skipped: 'skipped',
  pending: 'skipped',
};
const statusOf = (word: string) => statuses[word] ?? 'failed';

function readVitestReport(json: unknown): TestResult[] {
  return vitestReport.parse(json).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      file: path.relative(root, name),
      title: fullName,
      status: statusOf(status),
      seconds: (duration ?? 0) / 1000,
      ...(status === 'failed' && { reason: firstLine(failureMessages?.[0] ?? '') }),
    })),
  );
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
  readonly maySkip?: boolean;
  /** Words in the name of tests that are left out, and named as such. */
  readonly leaveOut?: string;
  readonly only?: OnlyTests;
  /** A commit: only the tests of files that have changed since then run. */
  readonly changedSince?: string;
  /** The beginnings of the paths of the files to run, if not all. */
  readonly files?: readonly string[];
}

const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

export interface BrowserOptions extends Options {
  /** The number of simultaneous tests, if not that of the settings. */
  readonly workers?: number;
  /** Tags of the tests to run, or to leave out, as a pattern. */
  readonly tagged?: RegExp;
  readonly notTagged?: RegExp;
  /** The name by which these tests and their page loads are counted. */
  readonly counted?: string;
}

/** Runs the tests of one project of Vitest. */
export async function vitest(
  project: 'unit' | 'components' | 'access' | 'servers' | 'hosting',
  { folder, environment = {}, maySkip = false, leaveOut, only, changedSince, files = [] }: Options,
): Promise<void> {
  const report = path.join(folder, `report-${project}.json`);
  // A dot for each passed test: failures must not be buried.
  const reporter = only === undefined ? 'dot' : 'verbose';
  const reporters = [`--reporter=${reporter}`, '--reporter=json', `--outputFile.json=${report}`];
  const pattern = only?.title === undefined ? leaveOut && `^(?!.*${leaveOut})` : `^${literally(only.title)}$`;
  const chosen = pattern === undefined ? [] : [`--testNamePattern=${pattern}`];
  const chosenFiles = only === undefined ? files : [only.file];
  const changed = changedSince === undefined ? [] : [`--changed=${changedSince}`, '--passWithNoTests'];
  const args = [
    'run',
    '--config=.config/vitest.config.ts',
    `--project=${project}`,
    ...chosen,
    ...changed,
    ...reporters,
    ...chosenFiles,
  ];
  await runTests({
    report,
    read: readVitestReport,
    name: 'vitest',
    args,
    environment: { TEST_DEPTH: 'sample', ...environment },
    maySkip,
    mayBeNone: changedSince !== undefined,
    only,
    counts:
      project === 'access' && only === undefined && environment['TEST_DEPTH'] === undefined
        ? 'requests of the access tests'
        : undefined,
  });
}

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(
        z.object({
          duration: z.number(),
          errors: z.array(z.object({ message: z.string().optional() })),
          attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })),
        }),
      ),
    }),
  ),
});
interface Suite {
  readonly specs: readonly z.infer<typeof specSchema>[];
  readonly suites?: readonly Suite[] | undefined;
}
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(specSchema), suites: z.array(suiteSchema).optional() }),
);
const playwrightReport = z.object({ suites: z.array(suiteSchema) });

const mostLinesOfPage = 30;

/**
 * The page at the failure of a test, by roles and names, from its main part on. A machine of CI is gone afterwards, with its
 * trace.
 */
function readPage(attachments: readonly { name: string; path?: string | undefined }[]): string[] {
  const file = attachments.find(({ name }) => name === 'error-context')?.path;
  if (file === undefined || !existsSync(file)) return [];
  const [, page = ''] = /```yaml\n([^]*?)```/.exec(readFileSync(file, 'utf8')) ?? [];
  const lines = page.split('\n').filter((line) => !/^\s*- \/url: /.test(line));
  const main = lines.findIndex((line) => line.startsWith('- main'));
  return lines.slice(Math.max(main, 0)).slice(0, mostLinesOfPage);
}

const specsOf = ({ specs, suites = [] }: Suite): z.infer<typeof specSchema>[] => [...specs, ...suites.flatMap(specsOf)];

function readPlaywrightReport(json: unknown): TestResult[] {
  // A test runs once in each of its projects.
  const runs = playwrightReport
    .parse(json)
    .suites.flatMap(specsOf)
    .flatMap(({ title, file, tests }) => tests.map((run) => ({ title, file, ...run })));
  return runs.map(({ title, file, status, results: tries }) => ({
    file: path.join('e2e', file),
    title,
    status: statusOf(status),
    seconds: tries.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    ...((status === 'unexpected' || status === 'flaky') && {
      reason: tries
        .flatMap(({ errors }) => errors)
        .map(({ message }) => firstLine(message ?? ''))
        .join(' / '),
      page: tries.flatMap(({ attachments }) => readPage(attachments)),
    }),
  }));
}

/** Runs the browser tests of these projects of e2e/playwright.config.ts. */
export async function playwright(
  projects: readonly string[],
  { folder, environment = {}, maySkip = false, workers, only, tagged, notTagged, counted }: BrowserOptions,
): Promise<void> {
  const name = `${projects.join('-')}${tagged?.source ?? ''}`;
  const report = path.join(folder, `report-${name}.json`);
  const args = [
    'test',
    '--config=e2e/playwright.config.ts',
    '--forbid-only',
    `--reporter=${only === undefined ? 'dot' : 'list'},json,./e2e/trace-reporter.ts`,
    // Each run empties its folder first, also while another one is going on.
    `--output=test-results/${name}`,
    ...(workers === undefined ? [] : [`--workers=${workers}`]),
    ...projects.map((project) => `--project=${project}`),
    ...(tagged === undefined ? [] : [`--grep=${tagged.source}`]),
    ...(notTagged === undefined ? [] : [`--grep-invert=${notTagged.source}`]),
    ...(only?.title === undefined ? [] : [`--grep=${literally(only.title)}`]),
    // A trace takes a fifth of the processor's time: not of whole runs.
    ...(only === undefined ? [] : ['--trace=retain-on-failure', literally(only.file)]),
  ];
  const where = { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const read = (json: unknown) => {
    const reported = readPlaywrightReport(json);
    if (counted !== undefined) addCount(counted, reported.length);
    return reported;
  };
  const counts = counted && `page loads of ${counted}`;
  await runTests({ report, read, name: 'playwright', args, environment: where, maySkip, only, counts });
}

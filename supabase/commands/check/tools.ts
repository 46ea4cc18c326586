import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { execa } from 'execa';
import { z } from 'zod';
import { totals } from './report.ts';

const root = path.resolve(import.meta.dirname, '../../..');

export type Environment = Readonly<Record<string, string>>;

/** Runs a program of this project; all of its output is in the error when it fails. */
export async function tool(name: string, args: readonly string[], environment: Environment = {}): Promise<void> {
  // Without colours: a log is read in more places than a terminal.
  // Playwright turns colours on in its workers, and Node warns there of NO_COLOR, even of an empty one.
  const env = { ...(name === 'playwright' ? { FORCE_COLOR: '0' } : { NO_COLOR: '1' }), ...environment };
  const { failed, all, shortMessage } = await execa(path.join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    env,
    all: true,
    reject: false,
  });
  if (failed) throw new Error(all === '' ? shortMessage : all);
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly total: number;
  /** The names of those that left themselves out. */
  readonly skipped: readonly string[];
  /** Of those that failed, the name and the first line of the reason. */
  readonly failures: readonly string[];
}

const firstLine = (text: string) => stripVTControlCharacters(text).split('\n', 1)[0] ?? '';

/** A test tool, and where and in which form it says what it has done. */
interface TestRun {
  readonly report: string;
  readonly read: (json: unknown) => Counts;
  readonly name: string;
  readonly args: readonly string[];
  readonly environment: Environment;
  /** Whether tests may leave themselves out, for what a backend does not have. */
  readonly maySkip: boolean;
}

/** Runs a test tool and counts what its report says, whether it failed or not. */
async function runTests({ report, read, name, args, environment, maySkip }: TestRun): Promise<void> {
  const failure = await tool(name, args, environment).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
  totals.passed += counts?.passed ?? 0;
  totals.failed += counts?.failed ?? 0;
  if (failure !== undefined) {
    // First what is short: the end of a long log is cut off in some places.
    throw new Error([...(counts?.failures ?? []), failure.message].join('\n'), { cause: failure });
  }
  if (counts === undefined || counts.passed === 0) throw new Error('No test ran.');
  // A test that did not run is not a test that passed.
  const missing = counts.total - counts.passed;
  if (missing === 0) return;
  if (!maySkip || missing !== counts.skipped.length)
    throw new Error(`${missing} of ${counts.total} tests did not run.`);
  totals.skipped += missing;
  console.log(`SKIPPED ${missing} tests of what this backend does not have (docs/backends.md):`);
  for (const title of counts.skipped) console.log(`        ${title}`);
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numTotalTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

function readVitestReport(json: unknown): Counts {
  const { numPassedTests, numFailedTests, numTotalTests, testResults } = vitestReport.parse(json);
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'skipped' || status === 'pending')
    .map(({ fullName }) => fullName);
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) =>
          `${path.basename(name)}: ${fullName}: ${firstLine(failureMessages?.[0] ?? '')}`,
      ),
  );
  return { passed: numPassedTests, failed: numFailedTests, total: numTotalTests, skipped, failures };
}

interface Options {
  /** Where the reports go. */
  readonly folder: string;
  readonly environment?: Environment;
  readonly maySkip?: boolean;
  /** Words in the name of tests that are left out, and named as such. */
  readonly leaveOut?: string;
}

interface BrowserOptions extends Options {
  /** How many tests run at once, if not as many as the settings say. */
  readonly workers?: number;
  /** A part of the only file's name, if not all are run. */
  readonly file?: string;
}

/** Runs the tests of one project of Vitest. */
export async function vitest(
  project: 'unit' | 'components' | 'access' | 'hosting',
  { folder, environment = {}, maySkip = false, leaveOut }: Options,
): Promise<void> {
  const report = path.join(folder, `report-${project}.json`);
  // Of what passed, a dot: what failed must not be buried.
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = leaveOut === undefined ? [] : [`--testNamePattern=^(?!.*${leaveOut})`];
  const args = ['run', '--config=.config/vitest.config.ts', `--project=${project}`, ...chosen, ...reporters];
  await runTests({ report, read: readVitestReport, name: 'vitest', args, environment, maySkip });
}

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      projectName: z.string(),
      results: z.array(
        z.object({
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
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suiteSchema),
});

const mostLinesOfPage = 30;

/**
 * What the page showed when a test failed, by roles and names, from its main part on: nobody can open the trace of a machine
 * that is gone afterwards, as one of CI is.
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

function readPlaywrightReport(json: unknown): Counts {
  const { stats, suites } = playwrightReport.parse(json);
  const { expected, unexpected, flaky, skipped } = stats;
  // A test runs once in each of its projects.
  const runs = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests }) => tests.map((run) => ({ title, file, ...run })));
  const failures = runs
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ title, file, projectName, results }) => {
      const messages = results.flatMap(({ errors }) => errors).map(({ message }) => firstLine(message ?? ''));
      const page = results.flatMap(({ attachments }) => readPage(attachments));
      return [`[${projectName}] ${file}: ${title}: ${messages.join(' / ')}`, ...page].join('\n');
    });
  return {
    passed: expected,
    failed: unexpected + flaky,
    total: expected + unexpected + flaky + skipped,
    skipped: runs.filter(({ status }) => status === 'skipped').map(({ title }) => title),
    failures,
  };
}

/** Runs the browser tests of these projects of e2e/playwright.config.ts. */
export async function playwright(
  projects: readonly string[],
  { folder, environment = {}, maySkip = false, workers, file }: BrowserOptions,
): Promise<void> {
  const report = path.join(folder, `report-${projects.join('-')}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = '--reporter=dot,json,./e2e/trace-reporter.ts';
  // Each run empties its folder first, also while another one is going on.
  const output = `--output=test-results/${projects.join('-')}`;
  const limit = workers === undefined ? [] : [`--workers=${workers}`];
  const args = [
    'test',
    '--config=e2e/playwright.config.ts',
    reporters,
    output,
    ...limit,
    ...chosen,
    ...(file === undefined ? [] : [file]),
  ];
  const where = { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  await runTests({ report, read: readPlaywrightReport, name: 'playwright', args, environment: where, maySkip });
}

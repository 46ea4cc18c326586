// What CI runs. Quiet on success, the whole log on failure. The access tests and the browser tests get a backend each, on
// free ports and in a folder of its own, so that they run side by side; nothing is left running. Which kind of backend is
// said by BACKEND; CI has the embedded one.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findChromium, installChromium } from '../../lib/chromium.ts';
import type { Backend } from '../../backends/backend.ts';
import { chooseBackend } from '../../backends/choose.ts';
import { withDatabase } from '../../lib/database.ts';
import { checkBundle, checkLogs, checkRepository } from './find-secrets.ts';
import { applyFixtures } from '../fixtures.ts';
import { findFreePort } from '../../lib/ports.ts';
import { identify, isAlive } from '../../lib/processes.ts';
import { readSetting, readSettings, StackError, type Settings } from '../../lib/settings.ts';
import { Site } from '../site.ts';
import { recallKind } from '../../backends/stack-kind.ts';
import { applyMigrations, generateTypes, runAdvisors } from '../../lib/supabase-cli.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
const testFolders = path.join(root, '.test-stack');
const totals = { passed: 0, failed: 0, skipped: 0 };

class CheckFailed extends Error {}

/** The kinds of backend that all tests can talk to. */
const testKinds = ['embedded', 'supabase', 'compose', 'external'] as const;

/** The kind that BACKEND names. */
const kind = ((): (typeof testKinds)[number] => {
  const name = readSetting('BACKEND') ?? 'embedded';
  const found = testKinds.find((testKind) => testKind === name);
  if (found !== undefined) return found;
  console.error(`Error: BACKEND=${name} is not a backend for tests. Use one of: ${testKinds.join(', ')}.`);
  process.exit(1);
})();

/** What is to be undone when the check is interrupted. */
const cleanUps = new Set<() => Promise<void>>();
const interrupt = () =>
  void Promise.allSettled([...cleanUps].map(async (cleanUp) => await cleanUp())).then(() => process.exit(130));
process.once('SIGINT', interrupt);
process.once('SIGTERM', interrupt);

/** Runs one part and reports it in a line. */
async function part(name: string, work: () => Promise<unknown>): Promise<void> {
  const start = Date.now();
  try {
    await work();
    console.log(`ok      ${name} (${Math.round((Date.now() - start) / 1000)} s)`);
  } catch (error) {
    console.log(`FAILED  ${name}\n`);
    console.log(error instanceof Error ? error.message : String(error));
    throw new CheckFailed(name);
  }
}

type Environment = Readonly<Record<string, string>>;

/** Runs a program of this project; all of its output is in the error when it fails. */
async function tool(name: string, args: readonly string[], environment: Environment = {}): Promise<void> {
  // Without colours: a log is read in more places than a terminal.
  const env = { ...process.env, NO_COLOR: '1', ...environment };
  try {
    await run(path.join(root, 'node_modules/.bin', name), args, { cwd: root, maxBuffer: 256 * 1024 * 1024, env });
  } catch (error) {
    const output = z.object({ stdout: z.string(), stderr: z.string() }).safeParse(error);
    throw new Error(output.success ? `${output.data.stdout}${output.data.stderr}` : String(error), { cause: error });
  }
}

/** Runs a test tool and counts what its report says, whether it failed or not. */
async function tests(
  report: string,
  read: (json: unknown) => Counts,
  name: string,
  args: readonly string[],
  environment: Environment,
): Promise<void> {
  const failure = await tool(name, args, environment).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
  totals.passed += counts?.passed ?? 0;
  totals.failed += counts?.failed ?? 0;
  if (failure !== undefined) throw failure;
  if (counts === undefined || counts.passed === 0) throw new Error('No test ran.');
  // A test that did not run is not a test that passed.
  const missing = counts.total - counts.passed;
  if (missing === 0) return;
  if (kind === 'embedded' || kind === 'compose' || missing !== counts.skipped.length)
    throw new Error(`${missing} of ${counts.total} tests did not run.`);
  totals.skipped += missing;
  console.log(`SKIPPED ${missing} tests of what this backend does not have (docs/backends.md):`);
  for (const title of counts.skipped) console.log(`        ${title}`);
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly total: number;
  /** The names of those that left themselves out. */
  readonly skipped: readonly string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numTotalTests: z.number(),
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
});

async function vitest(project: string, folder: string, environment: Environment = {}): Promise<void> {
  const report = path.join(folder, `report-${project}.json`);
  const read = (json: unknown): Counts => {
    const {
      numPassedTests: passed,
      numFailedTests: failed,
      numTotalTests: total,
      testResults,
    } = vitestReport.parse(json);
    const skipped = testResults.flatMap(({ assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'skipped' || status === 'pending')
        .map(({ fullName }) => fullName),
    );
    return { passed, failed, total, skipped };
  };
  // Of what passed, a dot: what failed must not be buried.
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--config=.config/vitest.config.ts', `--project=${project}`, ...reporters];
  await tests(report, read, 'vitest', args, environment);
}

interface Suite {
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
  readonly suites?: readonly Suite[] | undefined;
}
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
    suites: z.array(suiteSchema).optional(),
  }),
);
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suiteSchema),
});

/** The titles of the tests that left themselves out, once for each project in which they did. */
const skippedIn = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.flatMap(({ title, tests: runs }) => runs.filter(({ status }) => status === 'skipped').map(() => title)),
  ...suites.flatMap(skippedIn),
];

async function playwright({ settings, environment }: TestBackend): Promise<void> {
  const report = path.join(settings.folder, 'report-e2e.json');
  const read = (json: unknown): Counts => {
    const { stats, suites } = playwrightReport.parse(json);
    const { expected, unexpected, flaky, skipped } = stats;
    const total = expected + unexpected + flaky + skipped;
    return { passed: expected, failed: unexpected + flaky, total, skipped: suites.flatMap(skippedIn) };
  };
  const args = ['test', '--config=e2e/playwright.config.ts', '--reporter=dot,json'];
  await tests(report, read, 'playwright', args, { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
}

async function checkDrift(settings: Settings, databaseUrl: string): Promise<void> {
  const file = 'web/src/lib/database.types.ts';
  const generated = await generateTypes(settings.root, databaseUrl);
  const committed = readFileSync(path.join(settings.root, file), 'utf8');
  if (generated === committed) return;
  const lines = committed.split('\n');
  const missing = generated.split('\n').filter((line) => !lines.includes(line));
  throw new Error(`${file} does not fit the migrations. Run: make types\n${missing.join('\n')}`);
}

const findingsSchema = z.array(z.looseObject({ name: z.string(), detail: z.string().optional() }));

async function checkAdvisors(settings: Settings, databaseUrl: string): Promise<void> {
  const findings = findingsSchema
    .parse(JSON.parse(await runAdvisors(settings.root, databaseUrl)))
    // A database that is a few seconds old has used no index yet.
    .filter(({ name }) => name !== 'unused_index');
  if (findings.length > 0) throw new Error(findings.map(({ name, detail }) => `${name}: ${detail ?? ''}`).join('\n'));
}

/** Ends the backends of earlier runs that were killed. */
async function endStaleRuns(): Promise<void> {
  mkdirSync(testFolders, { recursive: true });
  for (const name of readdirSync(testFolders)) {
    const [pid, started = ''] = name.split('-');
    if (isAlive({ pid: Number(pid), started })) continue;
    const settings: Settings = { ...readSettings(), folder: path.join(testFolders, name) };
    await new Site(settings).stop();
    const left = recallKind(settings) ?? 'embedded';
    // One that runs elsewhere has nothing on this machine.
    if (left !== 'external') await chooseBackend(settings, left).drop();
    rmSync(settings.folder, { recursive: true, force: true });
  }
}

/**
 * The two seconds that a statement may take are for people who wait, not for a machine that runs everything at once.
 * @throws StackError when a role of the API has no such limit that could be raised
 */
async function giveStatementsTime(databaseUrl: string): Promise<void> {
  await withDatabase(databaseUrl, async (sql) => {
    const limited = await sql`
      select from pg_roles where rolname in ('anon', 'authenticated') and 'statement_timeout=2s' = any (rolconfig)`;
    if (limited.length !== 2)
      throw new StackError('Nothing limits the statements of visitors and members.', '20261127090000 does.');
  });
  await limitStatements(databaseUrl, 15);
}

async function limitStatements(databaseUrl: string, seconds: number): Promise<void> {
  await withDatabase(databaseUrl, async (sql) => {
    for (const role of ['anon', 'authenticated']) {
      await sql.unsafe(`alter role ${role} set statement_timeout = '${seconds}s'`);
    }
    await sql`notify pgrst, 'reload config'`;
  });
}

interface TestBackend {
  readonly settings: Settings;
  /** Tells the programs that are started where this backend is. */
  readonly environment: Environment;
}

async function fill(backend: Backend): Promise<void> {
  await backend.start();
  await applyMigrations(root, backend.access.databaseUrl);
  await applyFixtures(root, backend.access);
}

/** What others find on a backend that goes on after the tests. */
async function leaveDemoData(backend: Backend): Promise<void> {
  await backend.drop();
  await fill(backend);
  await limitStatements(backend.access.databaseUrl, 2);
}

/** Starts a backend with the demo data for one kind of tests, and removes it afterwards. */
async function withTestBackend(name: string, work: (backend: TestBackend) => Promise<void>): Promise<void> {
  const me = identify(process.pid);
  const apiPort = await findFreePort();
  const settings: Settings = {
    ...readSettings(),
    folder: path.join(testFolders, `${me.pid}-${me.started}-${name}`),
    apiPort,
    databasePort: await findFreePort(),
    // There the gateway serves the site too, as on a bureau's own server.
    webPort: kind === 'compose' ? apiPort : await findFreePort(),
  };
  mkdirSync(path.join(settings.folder, 'logs'), { recursive: true, mode: 0o700 });
  const environment = {
    STACK: kind,
    STACK_FOLDER: settings.folder,
    API_PORT: String(settings.apiPort),
    DB_PORT: String(settings.databasePort),
    WEB_PORT: String(settings.webPort),
  };
  const backend = chooseBackend(settings, kind);
  const site = new Site(settings);
  const cleanUp = async () => {
    await site.stop();
    await (kind === 'external' ? leaveDemoData(backend) : backend.drop());
    rmSync(settings.folder, { recursive: true, force: true });
  };
  cleanUps.add(cleanUp);
  try {
    await part(`backend for ${name} tests`, async () => {
      // All others are new.
      if (kind === 'external') await backend.drop();
      await fill(backend);
      await giveStatementsTime(backend.access.databaseUrl);
    });
    await work({ settings, environment });
  } finally {
    await cleanUp();
    cleanUps.delete(cleanUp);
  }
}

async function browserTests(backend: TestBackend): Promise<void> {
  const { settings } = backend;
  const { access } = chooseBackend(settings, kind);
  // On compose the site comes with the backend.
  if (kind !== 'compose') {
    await part('site (production build)', () => new Site(settings).start(access, 'production'));
  }
  const dist = path.join(settings.folder, kind === 'compose' ? 'dist/site' : 'site');
  if (existsSync(dist)) await part('secrets in the site', () => checkBundle(dist, access));
  else console.log('SKIPPED secrets in the site: it is served elsewhere');
  await part('browser tests', () => playwright(backend));
}

async function accessTests({ settings, environment }: TestBackend): Promise<void> {
  const { databaseUrl } = chooseBackend(settings, kind).access;
  await part('generated types', () => checkDrift(settings, databaseUrl));
  await part('advisors', () => checkAdvisors(settings, databaseUrl));
  await part('access tests', () => vitest('access', settings.folder, environment));
  const backend = chooseBackend(settings, kind);
  if (backend.traits.logsCanBeRead)
    await part('secrets in the logs', async () => await checkLogs(await backend.readLogs(), backend.access));
  else console.log('SKIPPED secrets in the logs: LOGS_COMMAND is not given');
  if (kind === 'compose') await part('hosting tests', () => vitest('hosting', settings.folder, environment));
}

async function staticChecks(): Promise<void> {
  const reports = mkdtempSync(path.join(tmpdir(), 'unit-tests-'));
  try {
    await part('types', () => tool('tsc', ['--project', 'tsconfig.json']));
    await part('lint', () => tool('oxlint', ['--config=.config/oxlint.config.js', '--deny-warnings']));
    await part('format', () => tool('prettier', ['--check', '.', '--log-level=warn']));
    await part('unused code', () => tool('knip', ['--config=.config/knip.json']));
    await part('secrets in the repository', () => checkRepository(root));
    await part('unit tests', () => vitest('unit', reports));
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

/**
 * Everything at once: each part waits for something else most of the time. But Chromium drops its requests whenever a
 * network interface comes or goes, and every container has one: with those, the browser tests wait for the others to end.
 */
async function everything(): Promise<void> {
  const browser = () => withTestBackend('browser', browserTests);
  const access = withTestBackend('access', accessTests);
  const results = await Promise.allSettled([
    staticChecks(),
    access,
    kind === 'embedded' ? browser() : access.catch(() => undefined).then(browser),
  ]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

try {
  if (findChromium() === undefined) await part('Chromium', installChromium);
  await endStaleRuns();
  await (process.argv[2] === 'e2e' ? withTestBackend('browser', browserTests) : everything());
} catch (error) {
  if (!(error instanceof CheckFailed)) console.error(error instanceof StackError ? `Error: ${error.message}` : error);
  process.exitCode = 1;
}
console.log(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped === 0 ? '' : `, ${totals.skipped} skipped`}`,
);

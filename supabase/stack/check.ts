// What CI runs. Quiet on success, the whole log on failure. The tests that need a backend get one of their own, on free
// ports and in a folder of its own, and nothing is left running.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findChromium, installChromium } from '../../e2e/chromium.ts';
import { chooseBackend } from './choose-backend.ts';
import { applyFixtures } from './fixtures.ts';
import { findFreePort } from './ports.ts';
import { identify, isAlive } from './processes.ts';
import { readSettings, StackError, type Settings } from './settings.ts';
import { Site } from './site.ts';
import { applyMigrations, generateTypes, runAdvisors } from './supabase-cli.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const testFolders = path.join(root, '.test-stack');
const totals = { passed: 0, failed: 0 };

class CheckFailed extends Error {}

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

/** Runs a program of this project; all of its output is in the error when it fails. */
async function tool(name: string, ...args: string[]): Promise<void> {
  try {
    await run(path.join(root, 'node_modules/.bin', name), args, { cwd: root, maxBuffer: 256 * 1024 * 1024 });
  } catch (error) {
    const output = z.object({ stdout: z.string(), stderr: z.string() }).safeParse(error);
    throw new Error(output.success ? `${output.data.stdout}${output.data.stderr}` : String(error), { cause: error });
  }
}

/** Runs a test tool and counts what its report says, whether it failed or not. */
async function tests(report: string, read: (json: unknown) => Counts, name: string, ...args: string[]): Promise<void> {
  const failure = await tool(name, ...args).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
  totals.passed += counts?.passed ?? 0;
  totals.failed += counts?.failed ?? 0;
  if (failure !== undefined) throw failure;
  if (counts === undefined || counts.passed === 0) throw new Error('No test ran.');
  // A test that did not run is not a test that passed.
  if (counts.total > counts.passed)
    throw new Error(`${counts.total - counts.passed} of ${counts.total} tests did not run.`);
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly total: number;
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numTotalTests: z.number() });

async function vitest(project: string, folder: string): Promise<void> {
  const report = path.join(folder, `${project}.json`);
  const read = (json: unknown): Counts => {
    const { numPassedTests: passed, numFailedTests: failed, numTotalTests: total } = vitestReport.parse(json);
    return { passed, failed, total };
  };
  // Of what passed, a dot: what failed must not be buried.
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  await tests(report, read, 'vitest', 'run', '--config=.config/vitest.config.ts', `--project=${project}`, ...reporters);
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

async function playwright(folder: string): Promise<void> {
  const report = path.join(folder, 'e2e.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
  const read = (json: unknown): Counts => {
    const { expected, unexpected, flaky, skipped } = playwrightReport.parse(json).stats;
    return { passed: expected, failed: unexpected + flaky, total: expected + unexpected + flaky + skipped };
  };
  await tests(report, read, 'playwright', 'test', '--config=e2e/playwright.config.ts', '--reporter=dot,json');
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
    await chooseBackend(settings).drop();
    rmSync(settings.folder, { recursive: true, force: true });
  }
}

async function withTestBackend(work: (settings: Settings) => Promise<void>): Promise<void> {
  await endStaleRuns();
  const me = identify(process.pid);
  process.env.STACK_FOLDER = path.join(testFolders, `${me.pid}-${me.started}`);
  process.env.API_PORT = String(await findFreePort());
  process.env.DB_PORT = String(await findFreePort());
  process.env.WEB_PORT = String(await findFreePort());
  const settings = readSettings();
  const backend = chooseBackend(settings);
  const site = new Site(settings);
  const cleanUp = async () => {
    await site.stop();
    await backend.drop();
    rmSync(settings.folder, { recursive: true, force: true });
  };
  const interrupt = () => void cleanUp().finally(() => process.exit(130));
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  try {
    await part('backend', async () => {
      await backend.start();
      await applyMigrations(root, backend.access.databaseUrl);
      await applyFixtures(root, backend.access);
    });
    await work(settings);
  } finally {
    await cleanUp();
  }
}

async function browserTests(settings: Settings): Promise<void> {
  await part('site (production build)', () => new Site(settings).start(chooseBackend(settings).access, 'production'));
  await part('browser tests', () => playwright(settings.folder));
}

async function staticChecks(settings: Settings): Promise<void> {
  await part('format', () => tool('prettier', '--check', '.', '--log-level=warn'));
  await part('lint', () => tool('oxlint', '--config=.config/oxlint.config.js', '--deny-warnings'));
  await part('types', () => tool('tsc', '--project', 'tsconfig.json'));
  await part('unused code', () => tool('knip', '--config=.config/knip.json'));
  await part('unit tests', () => vitest('unit', settings.folder));
}

async function backendChecks(settings: Settings): Promise<void> {
  const { databaseUrl } = chooseBackend(settings).access;
  await part('generated types', () => checkDrift(settings, databaseUrl));
  await part('advisors', () => checkAdvisors(settings, databaseUrl));
  await part('access tests', () => vitest('access', settings.folder));
}

async function everything(): Promise<void> {
  await withTestBackend(async (settings) => {
    // The access tests mostly wait for the backend: the other core is free for what needs none.
    const results = await Promise.allSettled([staticChecks(settings), backendChecks(settings)]);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    await browserTests(settings);
  });
}

try {
  if (findChromium() === undefined) await part('Chromium', installChromium);
  await (process.argv[2] === 'e2e' ? withTestBackend(browserTests) : everything());
} catch (error) {
  if (!(error instanceof CheckFailed)) console.error(error instanceof StackError ? `Error: ${error.message}` : error);
  process.exitCode = 1;
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);

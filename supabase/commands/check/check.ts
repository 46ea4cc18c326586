// What CI runs. Quiet on success, the whole log on failure. First what fails soon; then the tests. The access tests, the
// browser tests and those that must be alone get a backend each, on free ports and in a folder of its own, so that they run side
// by side; nothing is left running. Which kind of backend is said by BACKEND; CI has the embedded one.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { findChromium, installChromium } from '../../lib/chromium.ts';
import { StackError } from '../../lib/settings.ts';
import { buildSite } from '../../lib/site-build.ts';
import { generateTypes, runAdvisors } from '../../lib/supabase-cli.ts';
import { hostSite } from '../hosted-site.ts';
import { checkFirstLoad } from './first-load.ts';
import { checkBundle, checkLogs, checkRepository } from './find-secrets.ts';
import { checkMigrationFiles } from './migration-files.ts';
import { checkPlainWords } from './plain-words.ts';
import { CheckFailed, part, partsNotRun, planParts, skipPart, together, totals } from './report.ts';
import { checkSchemas } from './schemas.ts';
import { endStaleRuns, kind, provideData, withTestBackend, type TestBackend } from './test-backend.ts';
import { smokeTest, smokeTestExternal } from './smoke.ts';
import { playwright, tool, vitest } from './tools.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** Whether tests may leave themselves out: not on the backends that have everything. */
const maySkip = kind !== 'embedded' && kind !== 'compose';
const isEmbedded = kind === 'embedded';

async function checkTypes(): Promise<void> {
  await tool('tsc', ['--project', 'tsconfig.json']);
  // The same code as the browser has it: without Node's types.
  await tool('tsc', ['--project', 'web/src/tsconfig.json']);
}

/** The linter takes as long as all others together. */
async function staticChecks(): Promise<void> {
  await together(
    part('lint', () => tool('oxlint', ['--config=.config/oxlint.config.js', '--deny-warnings'])),
    (async () => {
      await part('types', checkTypes);
      await part('format', () => tool('oxfmt', ['--check']));
      await part('migrations', () => checkMigrationFiles(root));
      await part('unused code', () => tool('knip', ['--config=.config/knip.json']));
      await part('plain words', () => checkPlainWords(root));
      await part('secrets in the repository', () => checkRepository(root));
    })(),
  );
}

/** The tests that need no backend. */
async function testsOfParts(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
  try {
    await part('unit tests', () => vitest('unit', { folder }));
    await part('component tests', () => vitest('components', { folder }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function checkDrift(databaseUrl: string): Promise<void> {
  const file = 'web/src/lib/database.types.ts';
  const generated = await generateTypes(root, databaseUrl);
  const committed = readFileSync(path.join(root, file), 'utf8');
  if (generated === committed) return;
  const lines = committed.split('\n');
  const missing = generated.split('\n').filter((line) => !lines.includes(line));
  throw new Error(`${file} does not fit the migrations. Run: make types\n${missing.join('\n')}`);
}

const findingsSchema = z.array(z.looseObject({ name: z.string(), detail: z.string().optional() }));

async function checkAdvisors(databaseUrl: string): Promise<void> {
  const findings = findingsSchema
    .parse(JSON.parse(await runAdvisors(root, databaseUrl)))
    // A database that is a few seconds old has used no index yet.
    .filter(({ name }) => name !== 'unused_index');
  if (findings.length > 0) throw new Error(findings.map(({ name, detail }) => `${name}: ${detail ?? ''}`).join('\n'));
}

async function accessTests({ backend, settings: { folder }, environment }: TestBackend): Promise<void> {
  const { access, traits } = backend;
  await part('generated types', () => checkDrift(access.databaseUrl));
  await part('advisors', () => checkAdvisors(access.databaseUrl));
  await part('access tests', () => vitest('access', { folder, environment, maySkip }));
  if (traits.logsCanBeRead)
    await part('secrets in the logs', async () => await checkLogs(await backend.readLogs(), access));
  else skipPart('secrets in the logs', 'LOGS_COMMAND is not given');
  if (kind === 'compose') await part('hosting tests', () => vitest('hosting', { folder, environment }));
}

/** Serves the site of this backend for some work: the build that a bureau hosts, in the way it is hosted. */
async function withSite(
  { backend: { access }, settings: { folder, siteUrl, webPort } }: TestBackend,
  work: (outDir: string | undefined) => Promise<void>,
): Promise<void> {
  if (siteUrl !== undefined) {
    await work(undefined);
    return;
  }
  // On compose the site comes with the backend.
  const outDir = path.join(folder, kind === 'compose' ? 'dist/site' : 'site');
  if (kind !== 'compose') await buildSite({ root, outDir, siteUrl: `http://127.0.0.1:${webPort}`, ...access });
  const close = kind === 'compose' ? undefined : await hostSite({ folder: outDir, port: webPort, ...access });
  await work(outDir).finally(() => close?.());
}

async function checkSite(outDir: string | undefined, { backend: { access } }: TestBackend): Promise<void> {
  if (outDir === undefined) {
    skipPart('secrets in the site', 'it is served elsewhere');
    skipPart('weight of the first load', 'the site is served elsewhere');
    return;
  }
  await part('secrets in the site', () => checkBundle(outDir, access));
  await part('weight of the first load', () => checkFirstLoad(outDir));
}

async function browserTests(testBackend: TestBackend): Promise<void> {
  const { backend, settings, environment } = testBackend;
  const { folder } = settings;
  await withSite(testBackend, async (outDir) => {
    await checkSite(outDir, testBackend);
    await part('browser tests', () => playwright(['smoke', 'desktop', 'phone'], { folder, environment, maySkip }));
    if (backend.traits.logsCanBeRead)
      await part('secrets in the logs of the browser tests', async () => {
        await checkLogs(await backend.readLogs(), backend.access);
      });
    else skipPart('secrets in the logs of the browser tests', 'LOGS_COMMAND is not given');
    if (!isEmbedded) await testsAlone(testBackend);
  });
}

/** The tests of one file, on the production build. */
async function testsOfFile(file: string): Promise<void> {
  await withTestBackend('browser', async (testBackend) => {
    const { settings, environment } = testBackend;
    await withSite(testBackend, async () => {
      const projects = ['smoke', 'desktop', 'phone', 'alone', 'alone-phone', 'failing', 'empty'];
      const options = { folder: settings.folder, environment, maySkip, workers: 1, file };
      await part('browser tests', () => playwright(projects, options));
    });
  });
}

/** Those that nobody may work beside: they count everybody, then stop the services, then remove the data. */
async function testsAlone({ settings: { folder }, environment }: TestBackend): Promise<void> {
  const options = { folder, environment, maySkip, workers: 1 };
  await part('browser tests that count everybody', () => playwright(['alone', 'alone-phone'], options));
  await part('browser tests of failures', () => playwright(['failing', 'empty'], options));
}

/** Where another backend costs seconds, those that are alone on one have it from the beginning: they mostly wait. */
async function allBrowserTests(): Promise<void> {
  if (!isEmbedded) {
    await withTestBackend('browser', browserTests);
    return;
  }
  await together(
    withTestBackend('browser', async (testBackend) => {
      await together(
        part('smoke test of make up STACK=external', () => smokeTestExternal(testBackend)),
        browserTests(testBackend),
      );
    }),
    withTestBackend('lone browser', async (testBackend) => {
      await withSite(testBackend, async () => await testsAlone(testBackend));
    }),
  );
}

/**
 * On each of two processors something to do all the time. But Chromium drops its requests whenever a network interface
 * comes or goes, and every container has one: with those, the browser tests wait for the others to end.
 */
async function tests(): Promise<void> {
  const others = (async () => {
    await testsOfParts();
    await part('schemas', () => checkSchemas(root));
    await withTestBackend('access', accessTests);
  })();
  await together(others, isEmbedded ? allBrowserTests() : others.catch(() => undefined).then(allBrowserTests));
}

/** A machine of CI gets the lighter browser even if it has the other: half of the time of the tests is worth a package. */
function lacksChromium(): boolean {
  const found = findChromium();
  return found === undefined || (process.env.CI !== undefined && !found.isShell);
}

async function everything(): Promise<void> {
  // What people are served is among the first: where it is broken, nothing else matters.
  await together(
    staticChecks(),
    part('smoke test of make up', smokeTest),
    ...(isEmbedded ? [part('demo data', provideData)] : []),
  );
  await tests();
}

const partsOfBrowserTests = [
  'backend for browser tests',
  ...(isEmbedded ? ['smoke test of make up STACK=external', 'backend for lone browser tests'] : []),
  'secrets in the site',
  'weight of the first load',
  'browser tests',
  'secrets in the logs of the browser tests',
  'browser tests that count everybody',
  'browser tests of failures',
];
/** In the order in which they would run one by one. */
const partsOfEverything = [
  'lint',
  'types',
  'format',
  'migrations',
  'unused code',
  'plain words',
  'secrets in the repository',
  'smoke test of make up',
  ...(isEmbedded ? ['demo data'] : []),
  'unit tests',
  'component tests',
  'schemas',
  'backend for access tests',
  'generated types',
  'advisors',
  'access tests',
  'secrets in the logs',
  ...(kind === 'compose' ? ['hosting tests'] : []),
  ...partsOfBrowserTests,
];

try {
  await endStaleRuns();
  const isBrowserOnly = process.argv[2] === 'e2e';
  const file = isBrowserOnly ? process.env['FILE'] : undefined;
  const planned = isBrowserOnly ? partsOfBrowserTests : partsOfEverything;
  planParts([
    ...(lacksChromium() ? ['Chromium'] : []),
    ...(file === undefined ? planned : ['backend for browser tests', 'browser tests']),
  ]);
  if (lacksChromium()) await part('Chromium', installChromium);
  if (file !== undefined) await testsOfFile(file);
  else await (isBrowserOnly ? allBrowserTests() : everything());
} catch (error) {
  if (!(error instanceof CheckFailed)) console.error(error instanceof StackError ? `Error: ${error.message}` : error);
  process.exitCode = 1;
}
console.log(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped === 0 ? '' : `, ${totals.skipped} skipped`}`,
);
if (partsNotRun().length > 0) console.log(`NOT RUN ${partsNotRun().join('\n        ')}`);

// What CI runs. Quiet on success, the whole log on failure. First what needs no backend and fails soon; then the access
// tests and the browser tests, which get a backend each, on free ports and in a folder of its own, so that they run side by
// side; nothing is left running. Which kind of backend is said by BACKEND; CI has the embedded one.
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
import { CheckFailed, part, together, totals } from './report.ts';
import { checkSchemas } from './schemas.ts';
import { endStaleRuns, kind, provideData, withTestBackend, type TestBackend } from './test-backend.ts';
import { smokeTest, smokeTestExternal } from './smoke.ts';
import { playwright, tool, vitest } from './tools.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** Whether tests may leave themselves out: not on the backends that have everything. */
const maySkip = kind !== 'embedded' && kind !== 'compose';

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
  else console.log('SKIPPED secrets in the logs: LOGS_COMMAND is not given');
  if (kind === 'compose') await part('hosting tests', () => vitest('hosting', { folder, environment }));
}

async function browserTests(testBackend: TestBackend): Promise<void> {
  const { backend, settings, environment } = testBackend;
  const { access } = backend;
  const { folder, siteUrl, webPort } = settings;
  if (kind === 'embedded') await part('smoke test of make up STACK=external', () => smokeTestExternal(testBackend));
  const run = async () =>
    await part('browser tests', () =>
      playwright(['smoke', 'desktop', 'phone', 'failing', 'empty'], { folder, environment, maySkip }),
    );
  if (siteUrl !== undefined) {
    console.log('SKIPPED secrets in the site, and the weight of its first load: it is served elsewhere');
    await run();
    return;
  }
  // On compose the site comes with the backend; everywhere else the same build is served in the same way.
  const outDir = path.join(folder, kind === 'compose' ? 'dist/site' : 'site');
  const hosted = `http://127.0.0.1:${webPort}`;
  if (kind !== 'compose') await part('site', () => buildSite({ root, outDir, siteUrl: hosted, ...access }));
  await part('secrets in the site', () => checkBundle(outDir, access));
  await part('weight of the first load', () => checkFirstLoad(outDir));
  const close = kind === 'compose' ? undefined : await hostSite({ folder: outDir, port: webPort, ...access });
  await run().finally(() => close?.());
}

/**
 * Both at once: each waits for something else most of the time. But Chromium drops its requests whenever a network interface
 * comes or goes, and every container has one: with those, the browser tests wait for the others to end.
 */
async function testsOnBackends(): Promise<void> {
  const browser = () => withTestBackend('browser', browserTests);
  const access = withTestBackend('access', accessTests);
  await together(access, kind === 'embedded' ? browser() : access.catch(() => undefined).then(browser));
}

/** A machine of CI gets the lighter browser even if it has the other: half of the time of the tests is worth a package. */
async function provideChromium(): Promise<void> {
  const found = findChromium();
  if (found === undefined || (process.env.CI !== undefined && !found.isShell)) await part('Chromium', installChromium);
}

async function everything(): Promise<void> {
  await together(staticChecks(), provideChromium());
  // What people are served comes first: where it is broken, nothing else matters.
  await part('smoke test of make up', smokeTest);
  await together(
    testsOfParts(),
    part('schemas', () => checkSchemas(root)),
    ...(kind === 'embedded' ? [part('demo data', provideData)] : []),
  );
  await testsOnBackends();
}

try {
  await endStaleRuns();
  if (process.argv[2] === 'e2e') {
    await provideChromium();
    await withTestBackend('browser', browserTests);
  } else {
    await everything();
  }
} catch (error) {
  if (!(error instanceof CheckFailed)) console.error(error instanceof StackError ? `Error: ${error.message}` : error);
  process.exitCode = 1;
}
console.log(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped === 0 ? '' : `, ${totals.skipped} skipped`}`,
);

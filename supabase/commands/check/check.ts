// `check.ts test`, `check`, `quick` and `e2e` are targets of `make` (docs/CONTRIBUTING.md); `depth` is the part of `check`
// beyond `test`. Quiet on success, the whole log on failure. Each kind of test has a backend of its own, on free ports and in
// a folder of its own. So they run side by side, and nothing keeps running. BACKEND names the kind; CI has the embedded one.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { z } from 'zod';
import { findChromium, installChromium } from '../../lib/chromium.ts';
import type { BackendAccess } from '../../backends/backend.ts';
import { StackError } from '../../lib/settings.ts';
import { buildSite } from '../../lib/site-build.ts';
import { makeTestFolder, testFolders } from '../../lib/test-folders.ts';
import { requirePlainPath } from '../../lib/vite.ts';
import { hostSite } from '../hosted-site.ts';
import { checkFirstLoad } from './first-load.ts';
import { checkBundle, checkLogs } from './find-secrets.ts';
import { findTestFile, type Layer } from './only-file.ts';
import { takeOwnEnvironment } from './own-environment.ts';
import {
  CheckFailed,
  describeCounts,
  describeDearest,
  describeFailures,
  part,
  partsNotRun,
  planParts,
  processorSeconds,
  skipPart,
  together,
  totals,
} from './test-results.ts';
import { keepOnce, nameOfSite } from './prepared-data.ts';
import { listRepository } from './repository-files.ts';
import { checkSchemas } from './compare-schemas.ts';
import { checkAdvisors, checkDrift, staticChecks, staticParts } from './static-checks.ts';
import {
  endStaleRuns,
  kind,
  provideData,
  namesOfBackends,
  partOfBackend,
  withTestBackend,
  withTestBackends,
  type TestBackend,
} from './test-backend.ts';
import { smokeTest, smokeTestExternal } from './smoke.ts';
import { playwright, vitest, type Environment, type OnlyTests } from './tools.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const costsFile = '.config/test-costs.json';
const costs = z.object({
  seconds: z.record(z.string(), z.number()),
  counts: z.record(z.string(), z.object({ most: z.number(), why: z.string().min(1) })),
});
const readCosts = () => costs.parse(JSON.parse(readFileSync(path.join(root, costsFile), 'utf8')));
/** Whether tests may leave themselves out: not on the backends that have everything. */
const maySkip = kind !== 'embedded' && kind !== 'compose';
const isEmbedded = kind === 'embedded';
/** The depth of `make check`; ten times the random runs at night. */
const depth = process.env['TEST_DEPTH'] ?? 'whole';
const inDepth: Environment = { TEST_DEPTH: depth };

/** Runs tests that need no backend. */
async function withoutBackend(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The environment that gives each worker of the access tests a backend. */
const forWorkers = (all: readonly TestBackend[]): Environment => ({
  TEST_BACKENDS: JSON.stringify(all.map(({ environment }) => environment)),
});

async function accessTests(first: TestBackend, ...others: TestBackend[]): Promise<void> {
  const { access, traits } = first.backend;
  const { folder } = first.settings;
  const all = [first, ...others];
  await part('generated types', () => checkDrift(access.databaseUrl));
  await part('access tests', () => vitest('access', { folder, environment: forWorkers(all), maySkip }));
  if (traits.logsCanBeRead)
    await part('secrets in the logs', async () => {
      for (const { backend } of all) await checkLogs(await backend.readLogs(), backend.access);
    });
  else skipPart('secrets in the logs', 'LOGS_COMMAND is not given');
}

async function accessInDepth(first: TestBackend, ...others: TestBackend[]): Promise<void> {
  const { backend, environment } = first;
  const { folder } = first.settings;
  await part('advisors', () => checkAdvisors(backend.access.databaseUrl));
  const where = { ...forWorkers([first, ...others]), ...inDepth };
  await part('access tests in depth', () => vitest('access', { folder, environment: where, maySkip }));
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
  if (kind === 'compose') {
    await work(path.join(folder, 'dist/site'));
    return;
  }
  const outDir = await provideSite(access);
  const close = await hostSite({ folder: outDir, port: webPort, ...access });
  await work(outDir).finally(close);
}

const builtFor = 'https://matrimony.example';

/** The folder with the build of the site; it is made when anything of it has changed since the last check. */
async function provideSite({ publishableKey }: Pick<BackendAccess, 'publishableKey'>): Promise<string> {
  const commit = await execa('git', ['rev-parse', 'HEAD'], { cwd: root, reject: false });
  const name = nameOfSite(root, `${commit.stdout} ${publishableKey} ${builtFor}`);
  return await keepOnce(path.join(testFolders, 'site'), name, async () => {
    const outDir = makeTestFolder('site');
    await buildSite({ root, outDir, siteUrl: builtFor, publishableKey });
    return outDir;
  });
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

/** Tests of `make check` alone. */
const inDepthOnly = /@depth/;

const besideOthers = ['desktop'];
const aloneOnBackend = ['alone'];

/** The build's environment for the browser tests. With the data, a worker can start a backend of its own. */
async function ofBuild(outDir: string | undefined): Promise<Environment> {
  if (outDir === undefined || kind === 'compose') return {};
  if (!isEmbedded) return { BUILT_FOR: builtFor };
  return { BUILT_FOR: builtFor, SITE_FOLDER: outDir, PREPARED_DATA: await provideData() };
}

async function browserTests(testBackend: TestBackend): Promise<void> {
  const { backend, settings } = testBackend;
  await withSite(testBackend, async (outDir) => {
    const environment = { ...testBackend.environment, ...(await ofBuild(outDir)) };
    const options = { folder: settings.folder, environment, maySkip, notTagged: inDepthOnly, counted: 'browser tests' };
    const projects = ['smoke', ...besideOthers, ...(isEmbedded ? [...aloneOnBackend, 'empty'] : [])];
    await checkSite(outDir, testBackend);
    await part('browser tests', () => playwright(projects, options));
    if (backend.traits.logsCanBeRead)
      await part('secrets in the logs of the browser tests', async () => {
        await checkLogs(await backend.readLogs(), backend.access);
      });
    else skipPart('secrets in the logs of the browser tests', 'LOGS_COMMAND is not given');
    if (!isEmbedded) await testsAlone(testBackend);
  });
}

async function browserTestsInDepth(testBackend: TestBackend): Promise<void> {
  await withSite(testBackend, async (outDir) => {
    const environment = { ...testBackend.environment, ...(await ofBuild(outDir)) };
    const options = {
      folder: testBackend.settings.folder,
      environment,
      maySkip,
      tagged: inDepthOnly,
      counted: 'browser tests in depth',
    };
    await part('browser tests in depth', async () => {
      await playwright([...besideOthers, ...(isEmbedded ? aloneOnBackend : [])], options);
      if (!isEmbedded) await playwright(aloneOnBackend, { ...options, workers: 1 });
    });
  });
}

/** Where there is one backend: tests that allow no other beside them, then tests that remove the data. */
async function testsAlone({ settings: { folder }, environment }: TestBackend): Promise<void> {
  const options = { folder, environment, maySkip, workers: 1, notTagged: inDepthOnly };
  await part('browser tests alone on their backend', async () => {
    await playwright(aloneOnBackend, options);
    await playwright(['empty'], options);
  });
}

/** Work that needs nothing of other pieces, and the names of its parts. */
interface Piece {
  readonly parts: readonly string[];
  readonly run: () => Promise<void>;
}

/** Tests that need no backend. */
const ofVitest = (name: string, project: 'unit' | 'components' | 'servers', environment: Environment = {}): Piece => ({
  parts: [name],
  run: async () => await withoutBackend((folder) => part(name, () => vitest(project, { folder, environment }))),
});

/** Static checks, and the demo data for all backends of the run. */
const gate: Piece = {
  parts: [...staticParts, ...(isEmbedded ? ['demo data'] : [])],
  run: async () => await together(staticChecks(), ...(isEmbedded ? [part('demo data', provideData)] : [])),
};

const ofAccess: Piece = {
  parts: [...namesOfBackends('access').map(partOfBackend), 'generated types', 'access tests', 'secrets in the logs'],
  run: async () => await withTestBackends('access', accessTests),
};
const ofBrowser: Piece = {
  parts: [
    partOfBackend('browser'),
    'secrets in the site',
    'weight of the first load',
    'browser tests',
    'secrets in the logs of the browser tests',
    ...(isEmbedded ? [] : ['browser tests alone on their backend']),
  ],
  run: async () => await withTestBackend('browser', browserTests),
};

/** `make test`: each promise once, in the cheapest layer that detects its fault. The longest piece begins first. */
const piecesOfTest = [
  ofBrowser,
  ofAccess,
  ofVitest('component tests', 'components'),
  { parts: ['smoke test of make up'], run: () => part('smoke test of make up', smokeTest) },
  ofVitest('unit tests', 'unit'),
];

/** The rest of `make check`: all pairs and languages, random runs, other backends, rare states. */
const piecesInDepth: readonly Piece[] = [
  {
    parts: [
      partOfBackend('browser in depth'),
      'browser tests in depth',
      ...(isEmbedded ? ['smoke test of make up STACK=external'] : []),
    ],
    run: async () =>
      await withTestBackend('browser in depth', async (testBackend) => {
        await browserTestsInDepth(testBackend);
        if (isEmbedded) await part('smoke test of make up STACK=external', () => smokeTestExternal(testBackend));
      }),
  },
  ofVitest('tests of servers', 'servers'),
  {
    parts: [
      ...namesOfBackends('access in depth').map(partOfBackend),
      'advisors',
      'access tests in depth',
      ...(kind === 'compose' ? ['hosting tests'] : []),
    ],
    run: async () => await withTestBackends('access in depth', accessInDepth),
  },
  ofVitest('unit tests in depth', 'unit', inDepth),
  { parts: ['schemas'], run: () => part('schemas', () => checkSchemas(root)) },
];

/**
 * Runs the pieces in their order, two at a time, the others also after a failure. Chromium drops its requests whenever a network
 * interface comes or goes, and every container has one: with those, one at a time.
 */
async function inLanes(pieces: readonly Piece[]): Promise<void> {
  const waiting = [...pieces];
  const begun: Promise<void>[] = [];
  const lane = async (): Promise<void> => {
    for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift()) {
      const running = piece.run();
      begun.push(running);
      await running.catch(() => undefined);
    }
  };
  await together(...(isEmbedded ? [lane(), lane()] : [lane()]));
  await together(...begun);
}

/** The files that differ from what is pushed, or from the last commit where nothing is. */
async function listChanged(): Promise<{ since: string; files: readonly string[] }> {
  const git = async (...args: string[]) => (await execa('git', args, { cwd: root, reject: false })).stdout.trim();
  const since = (await git('merge-base', 'HEAD', '@{upstream}')) || 'HEAD';
  const named = `${await git('diff', '--name-only', since)}\n${await git('ls-files', '--others', '--exclude-standard')}`;
  return { since, files: named.split('\n').filter((file) => file !== '' && existsSync(path.join(root, file))) };
}

/** `make quick`: the checks without a backend, of changed files that are not pushed. */
const ofChanges: Piece = {
  parts: [...staticParts, 'unit tests of what changed', 'tests of the texts'],
  run: async () => {
    const { since, files } = await listChanged();
    const tests = withoutBackend(async (folder) => {
      await part('unit tests of what changed', () => vitest('unit', { folder, changedSince: since }));
      // Vitest does not know which tests read them.
      if (files.some((file) => /^web\/src\/texts\/.*\.json$/.test(file)))
        await part('tests of the texts', () => vitest('unit', { folder, files: testsOfTexts }));
      else skipPart('tests of the texts', 'no text has changed');
    });
    await together(staticChecks(files), tests);
  },
};
const testsOfTexts = ['web/src/texts/', 'web/src/app/every-field.test.ts'];

const needsBackend = (layer: Layer): layer is 'access' | 'browser' => layer === 'access' || layer === 'browser';

/** `make test FILE=...`: one test file, or one test of it, with all that it needs. */
async function oneFile(only: OnlyTests, layer: Layer): Promise<void> {
  const depthOfFile = /\.(sampled|depth)\./.test(only.file) ? inDepth : {};
  const tests = (work: () => Promise<void>) => part(only.file, work);
  if (!needsBackend(layer)) {
    await withoutBackend((folder) => tests(() => vitest(layer, { folder, only, environment: depthOfFile })));
    return;
  }
  await withTestBackend(layer, async (testBackend) => {
    const { settings, environment } = testBackend;
    const options = { folder: settings.folder, maySkip, only };
    if (layer === 'access') {
      await tests(() => vitest('access', { ...options, environment: { ...environment, ...depthOfFile } }));
      return;
    }
    const projects = ['smoke', ...besideOthers, ...aloneOnBackend, 'empty'];
    await withSite(testBackend, async (outDir) => {
      const where = { ...environment, ...(await ofBuild(outDir)) };
      await tests(() => playwright(projects, { ...options, environment: where, workers: 1 }));
    });
  });
}

/** A command: its gate, where early failures end it, and its pieces. */
const commands = {
  test: [gate, ...piecesOfTest],
  check: [gate, ...piecesOfTest, ...piecesInDepth],
  depth: [gate, ...piecesInDepth],
  quick: [ofChanges],
  e2e: [ofBrowser],
} as const satisfies Readonly<Record<string, readonly [Piece, ...Piece[]]>>;
type CommandName = keyof typeof commands;
const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);

/** A machine of CI gets the lighter browser in any case, because it halves the time of the tests. */
function lacksChromium(isOnCi: boolean): boolean {
  const found = findChromium();
  return found === undefined || (isOnCi && !found.isShell);
}

/** The cost of a run, beside the figure in the repository, so that the author of an expensive test sees it. */
function describeCosts(name: CommandName): string[] {
  const seconds = processorSeconds();
  const known = readCosts().seconds[name];
  if (seconds === null || known === undefined) return [];
  const share = Math.round((seconds / known - 1) * 100);
  const line = `Processor time: ${seconds} s, in ${costsFile} ${known} s (${share >= 0 ? '+' : ''}${share} %).`;
  const advice = `DEARER  Make a test cheaper (docs/CONTRIBUTING.md), or write the new figure into ${costsFile}.`;
  return ['The dearest tests:', ...describeDearest(), line, ...(share > 10 ? [advice] : [])];
}

const isOnCi = takeOwnEnvironment();
const [, , name = ''] = process.argv;
try {
  if (!isCommand(name)) throw new StackError('Unknown command.', `Use one of: ${Object.keys(commands).join(', ')}.`);
  requirePlainPath(root);
  const { FILE: wanted, TITLE: title } = process.env;
  const found = wanted === undefined ? undefined : findTestFile(listRepository(root), wanted);
  await endStaleRuns();
  if (lacksChromium(isOnCi) && name !== 'quick') await installChromium();
  if (found === undefined) {
    const [first, ...others] = commands[name];
    planParts([first, ...others].flatMap(({ parts }) => parts));
    await first.run();
    await inLanes(others);
  } else {
    planParts([...(needsBackend(found.layer) ? [partOfBackend(found.layer)] : []), found.file]);
    await oneFile({ file: found.file, ...(title !== undefined && { title }) }, found.layer);
  }
} catch (error) {
  if (!(error instanceof CheckFailed)) console.error(error instanceof StackError ? `Error: ${error.message}` : error);
  process.exitCode = 1;
}

if (process.exitCode === undefined && isCommand(name) && !process.env['FILE'])
  for (const line of describeCosts(name)) console.log(line);
const more = describeCounts(readCosts().counts);
if (more.length > 0) process.exitCode = 1;
for (const line of more) console.log(line);
if (more.length > 0) console.log(`        Take a test away, or write the number into ${costsFile} with its reason.`);
const skipped = totals.skipped === 0 ? '' : `, ${totals.skipped} skipped`;
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
if (partsNotRun().length > 0) console.log(`NOT RUN ${partsNotRun().join('\n        ')}`);
for (const line of describeFailures()) console.log(line);

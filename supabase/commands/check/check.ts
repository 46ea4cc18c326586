// `check.ts test`, `check` and `quick` are targets of `make` (docs/CONTRIBUTING.md). Quiet on success, the whole log on
// failure. Each kind of test has a backend of its own, on free ports and in a folder of its own. So they run side by side,
// and nothing keeps running. BACKEND names the kind; CI has the embedded one.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { findChromium, installChromium } from '../../lib/chromium.ts';
import type { BackendAccess } from '../../backends/backend.ts';
import { StackError } from '../../lib/settings.ts';
import { buildSite } from '../../lib/site-build.ts';
import { makeTestFolder, testFolders } from '../../lib/test-folders.ts';
import { requirePlainPath } from '../../lib/vite.ts';
import { workers } from '../../lib/workers.ts';
import { hostSite } from '../hosted-site.ts';
import { checkFirstLoad } from './first-load.ts';
import { checkBundle, checkLogs } from './find-secrets.ts';
import { takeOwnEnvironment } from './own-environment.ts';
import {
  CheckFailed,
  describeCosts,
  describeCounts,
  describeFailures,
  describeTotals,
  LeftOut,
  makePiece,
  partsNotRun,
  planParts,
  together,
  type Parts,
  type Piece,
} from './parts.ts';
import { checkSchemas } from './compare-schemas.ts';
import { describeLeftOut, findTestFile, listRepository, type Layer } from './repository.ts';
import { checkAdvisors, checkDrift, staticChecks, typedChecks } from './static-checks.ts';
import {
  endStaleRuns,
  keepOnce,
  kind,
  nameOfSite,
  provideData,
  namesOfBackends,
  partOfBackend,
  withTestBackend,
  withTestBackends,
  type TestBackend,
} from './test-backend.ts';
import { inDepthOnly, smokeTest, smokeTestExternal } from './smoke.ts';
import { playwright, vitest, type BrowserOptions, type Environment, type OnlyTests, type Options } from './tools.ts';

const root = path.resolve(import.meta.dirname, '../../..');
/** Whether tests may leave themselves out: not on the backends that have everything. */
const maySkip = kind !== 'embedded' && kind !== 'compose';
const isEmbedded = kind === 'embedded';
/** The depth of `make check`; ten times the random runs at night. */
const depth = process.env['TEST_DEPTH'] ?? 'whole';
const inDepth: Environment = { TEST_DEPTH: depth };

/** Provides a folder for the reports of tests that need no backend. */
async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Tests that need no backend. */
const ofVitest = (
  name: string,
  project: Exclude<Layer, 'access' | 'browser'>,
  options: Pick<Options, 'environment' | 'only'> = {},
): Piece => makePiece(inFolder, [{ [name]: (folder) => vitest(project, { folder, ...options }) }]);

/** Work without a place of its own. */
const ofWork = (parts: Parts<undefined>): Piece => makePiece((work) => work(undefined), [parts]);

type AccessPlace = Options & { readonly all: readonly [TestBackend, ...TestBackend[]] };

/** Parts on backends of a name, one for each worker of the access tests. */
const onBackends = (name: string, parts: Parts<AccessPlace>): Piece =>
  makePiece(
    (work) =>
      withTestBackends(name, async (...all) => {
        const environment = { TEST_BACKENDS: JSON.stringify(all.map((each) => each.environment)) };
        await work({ folder: all[0].settings.folder, environment, maySkip, all });
      }),
    [parts],
    namesOfBackends(name).map(partOfBackend),
  );

async function checkLogsOf(...backends: readonly TestBackend[]): Promise<LeftOut | undefined> {
  for (const { backend } of backends) {
    if (!backend.traits.logsCanBeRead) return new LeftOut('LOGS_COMMAND is not given');
    // Tests call functions as `postgres` too, with invented numbers and passwords.
    if (!backend.traits.rowsStayOutOfLog) return new LeftOut('this database logs refused statements');
    await checkLogs(await backend.readLogs(), backend.access);
  }
  return undefined;
}

const builtFor = 'https://matrimony.example';

let site: Promise<string> | undefined;

/** The folder with the build of the site; it is made when anything of it has changed since the last check. */
async function provideSite({ publishableKey }: Pick<BackendAccess, 'publishableKey'>): Promise<string> {
  const commit = await execa('git', ['rev-parse', 'HEAD'], { cwd: root, reject: false });
  const name = nameOfSite(root, `${commit.stdout} ${publishableKey} ${builtFor}`);
  site ??= keepOnce(path.join(testFolders, 'site'), name, async () => {
    const outDir = makeTestFolder('site');
    await buildSite({ root, outDir, siteUrl: builtFor, publishableKey });
    return outDir;
  });
  return await site;
}

/** A backend with its site: the build that a bureau hosts, in the way it is hosted. */
interface SitePlace extends BrowserOptions {
  readonly testBackend: TestBackend;
  /** The folder of the build, if it is here. */
  readonly outDir?: string;
}

async function withSite(name: string, work: (place: SitePlace) => Promise<void>): Promise<void> {
  await withTestBackend(name, async (testBackend) => {
    const { settings, environment, backend } = testBackend;
    const { folder, siteUrl, webPort } = settings;
    const place = { testBackend, folder, environment, maySkip };
    if (siteUrl !== undefined) await work(place);
    // On compose the site comes with the backend.
    else if (kind === 'compose') await work({ ...place, outDir: path.join(folder, 'dist/site') });
    else {
      const outDir = await provideSite(backend.access);
      // With the data, a worker can start a backend of its own.
      const ofBuild = isEmbedded && { BUILT_FOR: builtFor, SITE_FOLDER: outDir, PREPARED_DATA: await provideData() };
      const close = await hostSite({ folder: outDir, port: webPort, ...backend.access });
      await work({ ...place, outDir, environment: { ...environment, ...ofBuild } }).finally(close);
    }
  });
}

/** Parts on a backend with its site. */
const onSite = (name: string, parts: Parts<SitePlace>): Piece =>
  makePiece((work) => withSite(name, work), [parts], [partOfBackend(name)]);

const servedElsewhere = new LeftOut('the site is served elsewhere');

const besideOthers = ['desktop'];
const aloneOnBackend = ['alone'];
const walks = ['walk'];

/** Static checks, and the demo data for all backends of the run. After a failure here no other piece begins. */
const gate = makePiece<{ readonly files?: readonly string[] }>(
  (work) => work({}),
  [...staticChecks, ...(isEmbedded ? [{ 'demo data': provideData }] : [])],
);

const ofAccess = onBackends('access', {
  'generated types': ({ all: [first] }) => checkDrift(first.backend.access.databaseUrl),
  'access tests': (place) => vitest('access', place),
  'secrets in the logs': ({ all }) => checkLogsOf(...all),
});

const ofBrowser = onSite('browser', {
  'secrets in the site': ({ outDir, testBackend: { backend } }) =>
    outDir === undefined ? servedElsewhere : checkBundle(outDir, backend.access),
  'weight of the first load': ({ outDir }) => (outDir === undefined ? servedElsewhere : checkFirstLoad(outDir)),
  'browser tests': (place) => {
    const projects = ['smoke', ...besideOthers, ...(isEmbedded ? [...aloneOnBackend, 'empty'] : [])];
    return playwright(projects, { ...place, notTagged: inDepthOnly, counted: 'browser tests' });
  },
  'secrets in the logs of the browser tests': ({ testBackend }) => checkLogsOf(testBackend),
  // Where there is one backend: tests that allow no other beside them, then tests that remove the data.
  ...(!isEmbedded && {
    'browser tests alone on their backend': async (place: SitePlace) => {
      const options = { ...place, workers: 1, notTagged: inDepthOnly };
      await playwright(aloneOnBackend, options);
      await playwright(['empty'], options);
    },
  }),
});

/** In `make check`, `make up` makes the demo data itself (35 s of processor time); people open all their pages. */
const smokeTestOf = (isWhole: boolean): Piece =>
  ofWork({
    'smoke test of make up': async () =>
      isWhole
        ? await smokeTest(undefined, {})
        : await smokeTest(isEmbedded ? await provideData() : undefined, { notTagged: inDepthOnly }),
  });

/**
 * `make test`: each promise once, in the cheapest layer that detects its fault. The longest piece begins first; before it one that
 * needs no demo data, which are being made.
 */
const piecesOfTest: readonly Piece[] = [
  gate,
  ofVitest('component tests', 'components'),
  ofBrowser,
  ofAccess,
  smokeTestOf(false),
  ofVitest('unit tests', 'unit'),
];

/** Half of `make check`: it begins first there, or it would be left at the end beside nothing. A test waits more than it computes. */
const ofBrowserInDepth = onSite('browser in depth', {
  'browser tests in depth': async (place) => {
    const options = { ...place, workers: workers + 1, tagged: inDepthOnly, counted: 'browser tests in depth' };
    await playwright([...besideOthers, ...(isEmbedded ? [...aloneOnBackend, ...walks] : [])], options);
    if (!isEmbedded)
      for (const project of [aloneOnBackend, walks]) await playwright(project, { ...options, workers: 1 });
  },
  ...(isEmbedded && {
    'smoke test of make up STACK=external': ({ testBackend }: SitePlace) => smokeTestExternal(testBackend),
  }),
});

/** `make check`: the same with all pairs and languages, random runs and rare states; each file once. Then other backends. */
const piecesOfCheck: readonly Piece[] = [
  gate,
  ofBrowserInDepth,
  ofVitest('component tests', 'components', { environment: inDepth }),
  ofVitest('tests of servers', 'servers'),
  onBackends('access in depth', {
    advisors: ({ all: [first] }) => checkAdvisors(first.backend.access.databaseUrl),
    'access tests in depth': (place) =>
      vitest('access', { ...place, environment: { ...place.environment, ...inDepth } }),
    ...(kind === 'compose' && {
      'hosting tests': ({ folder, all: [{ environment }] }: AccessPlace) => vitest('hosting', { folder, environment }),
    }),
  }),
  ofAccess,
  ofBrowser,
  ofVitest('unit tests', 'unit', { environment: inDepth }),
  smokeTestOf(true),
  ofWork(typedChecks),
  ofWork({ schemas: () => checkSchemas(root) }),
];

/**
 * Runs the pieces in their order, some at a time, the others also after a failure; after one of the gate no other begins. Chromium
 * drops its requests whenever a network interface comes or goes, and every container has one: with those, one at a time.
 */
async function inLanes(pieces: readonly Piece[]): Promise<void> {
  const waiting = [...pieces];
  const begun: Promise<void>[] = [];
  const lane = async (): Promise<void> => {
    for (let piece = waiting.shift(); piece !== undefined; piece = waiting.shift()) {
      const running = piece.run();
      begun.push(running);
      await running.catch(() => {
        if (piece === gate) waiting.length = 0;
      });
    }
  };
  // Tests wait more than they compute: two lanes leave a third of two processors idle.
  await together(...Array.from({ length: isEmbedded ? 3 : 1 }, lane));
  await together(...begun);
}

/** The files that differ from what is pushed, or from the last commit where nothing is. */
async function listChanged(): Promise<{ since: string; files: readonly string[] }> {
  const git = async (...args: string[]) => (await execa('git', args, { cwd: root, reject: false })).stdout.trim();
  const since = (await git('merge-base', 'HEAD', '@{upstream}')) || 'HEAD';
  const named = `${await git('diff', '--name-only', since)}\n${await git('ls-files', '--others', '--exclude-standard')}`;
  return { since, files: named.split('\n').filter((file) => file !== '' && existsSync(path.join(root, file))) };
}

interface ChangesPlace {
  readonly folder: string;
  readonly since: string;
  readonly files: readonly string[];
}
const testsOfTexts = ['web/src/texts/', 'web/src/app/every-field.test.ts'];

/** `make quick`: the checks without a backend, of changed files that are not pushed. */
const ofChanges = makePiece<ChangesPlace>(
  (work) => inFolder(async (folder) => await work({ folder, ...(await listChanged()) })),
  [
    ...staticChecks,
    {
      'unit tests of what changed': ({ folder, since }) => vitest('unit', { folder, changedSince: since }),
      // Vitest does not know which tests read them.
      'tests of the texts': ({ folder, files }) =>
        files.some((file) => /^web\/src\/texts\/.*\.json$/.test(file))
          ? vitest('unit', { folder, files: testsOfTexts })
          : new LeftOut('no text has changed'),
    },
  ],
);

/** `make test FILE=...`: one test file, or one test of it, with all that it needs. */
function oneFile(only: OnlyTests, layer: Layer): Piece {
  const depthOfFile = /\.(sampled|depth)\./.test(only.file) ? inDepth : {};
  if (layer === 'browser') {
    const projects = ['smoke', ...besideOthers, ...aloneOnBackend, ...walks, 'empty'];
    return onSite(layer, { [only.file]: (place) => playwright(projects, { ...place, only, workers: 1 }) });
  }
  if (layer !== 'access') return ofVitest(only.file, layer, { only, environment: depthOfFile });
  return makePiece<TestBackend>(
    (work) => withTestBackend(layer, work),
    [
      {
        [only.file]: ({ settings: { folder }, environment }) =>
          vitest(layer, { folder, maySkip, only, environment: { ...environment, ...depthOfFile } }),
      },
    ],
    [partOfBackend(layer)],
  );
}

/** The pieces of a command. */
const commands = {
  test: piecesOfTest,
  check: piecesOfCheck,
  quick: [ofChanges],
} as const satisfies Readonly<Record<string, readonly Piece[]>>;
type CommandName = keyof typeof commands;
const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);

/** A machine of CI gets the lighter browser in any case, because it halves the time of the tests. */
function lacksChromium(isOnCi: boolean): boolean {
  const found = findChromium();
  return found === undefined || (isOnCi && !found.isShell);
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
  const pieces = found === undefined ? commands[name] : [oneFile({ file: found.file, title }, found.layer)];
  planParts(pieces.flatMap(({ parts }) => parts));
  await inLanes(pieces);
} catch (error) {
  if (!(error instanceof CheckFailed)) console.error(error instanceof StackError ? `Error: ${error.message}` : error);
  process.exitCode = 1;
}

if (process.exitCode === undefined && !process.env['FILE']) for (const line of describeCosts(name)) console.log(line);
const more = describeCounts();
if (more.length > 0) process.exitCode = 1;
for (const line of more) console.log(line);
if (name === 'check' && isEmbedded) for (const line of describeLeftOut(root)) console.log(line);
console.log(`\n${describeTotals()}`);
if (partsNotRun().length > 0) console.log(`NOT RUN ${partsNotRun().join('\n        ')}`);
for (const line of describeFailures()) console.log(line);

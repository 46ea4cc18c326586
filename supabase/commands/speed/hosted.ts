import { mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { findFreePort } from '../../lib/ports.ts';
import { readSetting, StackError } from '../../lib/settings.ts';
import { buildSite } from '../../lib/site-build.ts';
import { makePiece, type Parts } from '../check/pieces.ts';
import { CheckFailed, planParts } from '../check/test-results.ts';
import { partOfBackend, withTestBackend, type TestBackend } from '../check/test-backend.ts';
import { hostSite } from '../hosted-site.ts';

/** A build of the site, served as a bureau's own server has it. */
export interface HostedSite {
  /** Which code it is. */
  readonly name: string;
  readonly url: string;
}

/** What is measured: on one backend with the demo data, and one site or two. */
export interface Hosted {
  readonly testBackend: TestBackend;
  readonly sites: readonly HostedSite[];
}

interface Measurement {
  /** The command, which names its backend. */
  readonly name: string;
  /** A commit whose site is measured too, before the working tree's. */
  readonly before?: string | undefined;
  readonly parts: Parts<Hosted>;
  /** Prints what the parts have measured. */
  readonly print: () => void;
}

/**
 * Measures the site, hosted on a backend of its own with the demo data, which is removed afterwards.
 * Prints the machine's load too: other work makes each figure larger.
 */
export async function measureHosted({ name, before, parts, print }: Measurement): Promise<void> {
  const names = before === undefined ? ['now'] : ['before', 'after'];
  const sites: HostedSite[] = [];
  const ends: (() => void)[] = [];
  let loadBefore = '';
  const buildings = names.map(
    (site) =>
      [
        `site, ${site}`,
        async ({ testBackend }: Hosted) => {
          const { url, close } = await hostBuild(testBackend, site, site === 'before' ? before : undefined);
          sites.push({ name: site, url });
          ends.push(close);
          loadBefore = describeLoad();
        },
      ] as const,
  );
  const measurement = makePiece<Hosted>(
    (work) =>
      withTestBackend(name, async (testBackend) => {
        await work({ testBackend, sites });
        print();
        console.log(`Load of this machine before: ${loadBefore}; after: ${describeLoad()} (this run is part of it).`);
      }),
    [{ ...Object.fromEntries(buildings), ...parts }],
    [partOfBackend(name)],
  );
  planParts(measurement.parts);
  try {
    await measurement.run();
  } catch (error) {
    if (!(error instanceof CheckFailed)) throw error;
    process.exitCode = 1;
  } finally {
    for (const end of ends) end();
  }
}

async function hostBuild({ backend, settings }: TestBackend, name: string, commit?: string) {
  const { root, folder } = settings;
  const { publishableKey } = backend.access;
  const port = await findFreePort();
  const url = `https://127.0.0.1:${port}`;
  const own = path.join(folder, name);
  const outDir = path.join(own, 'site');
  mkdirSync(own);
  const source = commit === undefined ? root : await checkOut(root, commit, path.join(own, 'source'));
  await buildSite({ root: source, outDir, siteUrl: url, publishableKey });
  return { url, close: await hostSite({ folder: outDir, port, ...backend.access, certificateFolder: own }) };
}

/** Copies a commit's files into a new folder, with the packages of this checkout. */
async function checkOut(root: string, commit: string, folder: string): Promise<string> {
  mkdirSync(folder);
  const archive = `${folder}.tar`;
  await execa('git', ['archive', '--output', archive, commit], { cwd: root });
  await execa('tar', ['-xf', archive, '-C', folder]);
  await execa('ln', ['-s', path.join(root, 'node_modules'), path.join(folder, 'node_modules')]);
  return folder;
}

const describeLoad = () =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(', ');

/** The number of runs that RUNS names. @throws StackError for anything but a number */
export function readRuns(fallback: number, command: string): number {
  const runs = Number(readSetting('RUNS') ?? fallback);
  if (Number.isInteger(runs) && runs > 0) return runs;
  throw new StackError('RUNS is a number.', `As in: make ${command} RUNS=${fallback}`);
}

/** The median and the extremes of a column, or the only value. */
export function summarize(values: readonly number[], digits: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  const [least, median, most] = [0, Math.floor(sorted.length / 2), sorted.length - 1].map((place) =>
    (sorted[place] ?? Number.NaN).toFixed(digits),
  );
  return least === most ? String(median) : `${median} (${least}-${most})`;
}

/** Prints a table in Markdown, with a note below it. */
export function printTable(heads: readonly string[], rows: readonly (readonly string[])[], note: string): void {
  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`);
  console.log(`\n| ${heads.join(' | ')} |\n|${'---|'.repeat(heads.length)}\n${lines.join('\n')}\n\n${note}`);
}

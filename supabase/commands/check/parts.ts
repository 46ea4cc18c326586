import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The tests of a report (reporter.ts). */
export const testResults = z.array(
  z.object({
    /** The file, from the root of the project. */
    file: z.string(),
    /** Its title, after those of the groups that it is in. */
    title: z.string(),
    status: z.enum(['passed', 'failed', 'skipped']),
    seconds: z.number(),
    /** The first line of why it failed. */
    reason: z.string().optional(),
    /** The page of a browser test when it failed, by roles and names. */
    page: z.array(z.string()).optional(),
  }),
);
export type TestResult = z.infer<typeof testResults>[number];
const results: TestResult[] = [];

/** Adds tests to the run's report. */
export function addResults(added: readonly TestResult[]): void {
  results.push(...added);
}

const counted = new Map<string, number>();

/** Adds to what a run counts that does not depend on the machine: the page loads of the browser tests. */
export function addCount(name: string, count: number): void {
  counted.set(name, (counted.get(name) ?? 0) + count);
}

const limitsFile = '.config/test-costs.json';
const limits = z.object({
  seconds: z.record(z.string(), z.number()),
  /** What may be counted at most, and why it is that many. */
  counts: z.record(z.string(), z.object({ most: z.number(), why: z.string().min(1) })),
});
const readLimits = () =>
  limits.parse(JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../..', limitsFile), 'utf8')));

/** The counts above their limits, a line each; a count without a limit is one of them. */
export function describeCounts({ counts } = readLimits()): string[] {
  const lines = [...counted].flatMap(([name, count]) => {
    const most = counts[name]?.most ?? 0;
    return count <= most ? [] : [`MORE    ${name}: ${count}, and may be ${most}.`];
  });
  const advice = `        Take a test away, or write the number into ${limitsFile} with its reason.`;
  return lines.length === 0 ? [] : [...lines, advice];
}

/** A part has failed, and its reason is printed already. */
export class CheckFailed extends Error {}

/** The parts of this run that have not begun. */
const waiting = new Set<string>();

/** Names the parts of this run, before the first of them begins. */
export function planParts(names: readonly string[]): void {
  for (const name of names) waiting.add(name);
}

/** The planned parts that have not begun: after a failure, those without a result about the code. */
export function partsNotRun(): readonly string[] {
  return [...waiting];
}

/** What a part gives back that is left out, with the reason. */
export class LeftOut extends Error {}

/** Runs one part and reports it in a line. @throws CheckFailed */
export async function part(name: string, work: () => unknown): Promise<void> {
  if (!waiting.delete(name)) throw new Error(`The part "${name}" was not planned.`);
  const start = Date.now();
  try {
    const outcome = await work();
    if (outcome instanceof LeftOut) console.log(`SKIPPED ${name}: ${outcome.message}`);
    else console.log(`ok      ${name} (${Math.round((Date.now() - start) / 1000)} s)`);
  } catch (error) {
    console.log(`FAILED  ${name}\n`);
    console.log(error instanceof Error ? error.message : String(error));
    throw new CheckFailed(name);
  }
}

/** Runs all promises to their end, side by side. @throws the error of the first failed one */
export async function together(...work: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(work)) if (result.status === 'rejected') throw result.reason;
}

/** Work that needs nothing of other pieces, and the names of its parts. */
export interface Piece {
  readonly parts: readonly string[];
  readonly run: () => Promise<void>;
}

/** The parts of a piece by their names. Each gets the place that the piece provides; it may give back why it is left out. */
export type Parts<Place> = Readonly<Record<string, (place: Place) => unknown>>;

/**
 * A piece whose parts need a place.
 * @param provide makes the place for some work, and removes it afterwards
 * @param rows the parts: those of a row one after the other, the rows side by side
 * @param before the parts of `provide` itself
 */
export function makePiece<Place>(
  provide: (work: (place: Place) => Promise<void>) => Promise<void>,
  rows: readonly Parts<Place>[],
  before: readonly string[] = [],
): Piece {
  const runRow = async (row: Parts<Place>, place: Place) => {
    for (const [name, work] of Object.entries(row)) await part(name, () => work(place));
  };
  return {
    parts: [...before, ...rows.flatMap((row) => Object.keys(row))],
    run: () => provide((place) => together(...rows.map((row) => runRow(row, place)))),
  };
}

/** The work to undo when the check is interrupted. */
const cleanUps = new Set<() => Promise<void>>();
let isInterrupted = false;
function interrupt(): void {
  if (isInterrupted) return;
  isInterrupted = true;
  console.log('\nInterrupted: stopping what was started.');
  // Whatever still speaks to a server that ends now would otherwise end this process first.
  process.on('uncaughtException', () => undefined);
  void Promise.allSettled([...cleanUps].map(async (cleanUp) => await cleanUp())).then(() => process.exit(130));
}

/** Does the work and then undoes it, also when the check is interrupted. */
export async function withCleanUp<T>(cleanUp: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  if (isInterrupted) throw new CheckFailed('interrupted');
  // Never `once`: execa raises a signal again when no listener is left, and this process would end in the middle of it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    if (!process.listeners(signal).includes(interrupt)) process.on(signal, interrupt);
  cleanUps.add(cleanUp);
  try {
    return await work();
  } finally {
    await cleanUp();
    cleanUps.delete(cleanUp);
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** How many tests passed and failed, and how many were left out. */
export function describeTotals(): string {
  const count = (status: TestResult['status']) => results.filter((result) => result.status === status).length;
  const skipped = count('skipped');
  return `${count('passed')} passed, ${count('failed')} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}

/** Each test that failed, the first line of its reason, its page, and the command that runs it alone. */
export function describeFailures(): string[] {
  return results.flatMap(({ file, title, reason, page = [] }) =>
    reason === undefined
      ? []
      : [
          `RED     ${file}: ${title}`,
          ...[reason, ...page].map((line) => `        ${line}`),
          `        make test FILE=${file} TITLE=${quoted(title)}`,
        ],
  );
}

/** The processor time of this process and of its ended children, in seconds; null where the system does not count it. */
function processorSeconds(): number | null {
  if (process.platform !== 'linux') return null;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The name of the program may hold spaces. Behind it: the state is the 3rd field, the four times the 14th to the 17th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return Math.round(ticks / 100);
}

/**
 * The ten tests that took longest, and the processor time of a run beside the figure in the repository, so that the author of an
 * expensive test sees it.
 */
export function describeCosts(command: string): string[] {
  const seconds = processorSeconds();
  const known = readLimits().seconds[command];
  if (seconds === null || known === undefined) return [];
  const dearest = results.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
  const share = Math.round((seconds / known - 1) * 100);
  return [
    'The dearest tests:',
    ...dearest.map((test) => `${test.seconds.toFixed(1).padStart(7)} s  ${test.file}: ${test.title}`),
    `Processor time: ${seconds} s, in ${limitsFile} ${known} s (${share >= 0 ? '+' : ''}${share} %).`,
    ...(share > 10
      ? [`DEARER  Make a test cheaper (docs/CONTRIBUTING.md), or write the new figure into ${limitsFile}.`]
      : []),
  ];
}

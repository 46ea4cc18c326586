import { readFileSync } from 'node:fs';

/** A test of a report. */
export interface TestResult {
  /** The file, from the root of the project. */
  readonly file: string;
  /** Its title, after those of the groups that it is in. */
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  readonly seconds: number;
  /** The first line of why it failed. */
  readonly reason?: string;
  /** The page of a browser test when it failed, by roles and names. */
  readonly page?: readonly string[];
}
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

/** What may be counted at most, and why it is that many. */
export type Limits = Readonly<Record<string, { readonly most: number; readonly why: string }>>;

/** The counts above their limits, a line each; a count without a limit is one of them. */
export function describeCounts(limits: Limits): string[] {
  return [...counted].flatMap(([name, count]) => {
    const most = limits[name]?.most ?? 0;
    return count <= most ? [] : [`MORE    ${name}: ${count}, and may be ${most}.`];
  });
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

/** The ten tests that took longest. */
export function describeDearest(): string[] {
  const dearest = results.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
  return dearest.map(({ file, title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}: ${title}`);
}

/** The processor time of this process and of its ended children, in seconds; null where the system does not count it. */
export function processorSeconds(): number | null {
  if (process.platform !== 'linux') return null;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // The name of the program may hold spaces. Behind it: the state is the 3rd field, the four times the 14th to the 17th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return Math.round(ticks / 100);
}

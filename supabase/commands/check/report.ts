/** What all test tools have counted. */
export const totals = { passed: 0, failed: 0, skipped: 0 };

/** A part has failed, and its reason is printed already. */
export class CheckFailed extends Error {}

/** The parts of this run that have not begun. */
const waiting = new Set<string>();

/** Names the parts of this run, before the first of them begins. */
export function planParts(names: readonly string[]): void {
  for (const name of names) waiting.add(name);
}

/** The parts that were planned and have not begun: after a failure, those that say nothing about the code. */
export function partsNotRun(): readonly string[] {
  return [...waiting];
}

/** Leaves a part out, and says why. */
export function skipPart(name: string, reason: string): void {
  begin(name);
  console.log(`SKIPPED ${name}: ${reason}`);
}

function begin(name: string): void {
  if (!waiting.delete(name)) throw new Error(`The part "${name}" was not planned.`);
}

/** Runs one part and reports it in a line. @throws CheckFailed */
export async function part(name: string, work: () => unknown): Promise<void> {
  begin(name);
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

/** Runs all of the work at once, to its end. @throws what the first of it that failed has thrown */
export async function together(...work: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(work)) if (result.status === 'rejected') throw result.reason;
}

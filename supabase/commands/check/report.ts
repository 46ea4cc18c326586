/** What all test tools have counted. */
export const totals = { passed: 0, failed: 0, skipped: 0 };

/** A part has failed, and its reason is printed already. */
export class CheckFailed extends Error {}

/** Runs one part and reports it in a line. @throws CheckFailed */
export async function part(name: string, work: () => unknown): Promise<void> {
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

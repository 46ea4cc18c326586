import { CheckFailed } from './test-results.ts';

/** The work to undo when the check is interrupted. */
const cleanUps = new Set<() => Promise<void>>();
let isInterrupted = false;
const interrupt = () => {
  if (isInterrupted) return;
  isInterrupted = true;
  console.log('\nInterrupted: stopping what was started.');
  // Whatever still speaks to a server that ends now would otherwise end this process first.
  process.on('uncaughtException', () => undefined);
  void Promise.allSettled([...cleanUps].map(async (cleanUp) => await cleanUp())).then(() => process.exit(130));
};
// Never `once`: execa raises a signal again when no listener is left, and this process would end in the middle of it.
process.on('SIGINT', interrupt);
process.on('SIGTERM', interrupt);

/** Does the work and then undoes it, also when the check is interrupted. */
export async function withCleanUp<T>(cleanUp: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  if (isInterrupted) throw new CheckFailed('interrupted');
  cleanUps.add(cleanUp);
  try {
    return await work();
  } finally {
    await cleanUp();
    cleanUps.delete(cleanUp);
  }
}

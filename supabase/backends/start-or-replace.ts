import type { Backend } from './backend.ts';
import { StackError } from '../lib/settings.ts';
import type { Choice } from './stack-kind.ts';

/**
 * Starts the backend. Where it was not named and does not come up, the embedded one takes its place. That needs no download
 * of images.
 * @returns the running backend
 */
export async function startOrReplace(
  backend: Backend,
  { byMachine, kind }: Choice,
  makeEmbedded: () => Backend,
): Promise<Backend> {
  try {
    await backend.start();
    return backend;
  } catch (error) {
    if (!byMachine || kind === 'embedded' || !(error instanceof StackError)) throw error;
    const embedded = makeEmbedded();
    console.log(`It did not come up: ${error.message}`);
    console.log(
      `Going on with ${embedded.title}. It is the kind of this folder now; to change over: make up STACK=${kind}`,
    );
    // Its started parts would hold the ports; there is no data in them yet. If they cannot be removed, the ports report it.
    await backend.drop().catch(() => undefined);
    await embedded.start();
    return embedded;
  }
}

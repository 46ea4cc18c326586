import { chooseBackend } from '../backends/choose.ts';
import { readSettings } from '../lib/settings.ts';

/** Stops the run with a clear message when the backend it should talk to is not there: a test that cannot run has not passed. */
export default async function requireBackend(): Promise<void> {
  const services = await chooseBackend(readSettings()).status();
  if (services.length === 0 || services.some(({ state }) => state !== 'running')) {
    throw new Error('The access tests need a running backend with the demo data. Run: make test');
  }
}

import { chooseBackend } from '../backends/choose.ts';
import { withDatabase } from '../lib/database.ts';
import { readSettings } from '../lib/settings.ts';
import { backendsOfRun, talkTo } from './backend-of-worker.ts';
import { removePeople } from './people.ts';

/**
 * Stops the run with a clear message when a backend is missing, because a test that cannot run has not passed. Afterwards the
 * personas are removed, who are made once by each worker.
 */
export default async function requireBackend(): Promise<() => Promise<void>> {
  const databases: string[] = [];
  for (const environment of backendsOfRun) {
    talkTo(environment);
    const backend = chooseBackend(readSettings());
    if (backend.isBureaus) throw new Error('Real people are in this backend. Run: make test');
    const services = await backend.status();
    if (services.length === 0 || services.some(({ state }) => state !== 'running')) {
      throw new Error('The access tests need a running backend with the demo data. Run: make test');
    }
    databases.push(backend.access.databaseUrl);
  }
  return async () => {
    for (const database of databases) await withDatabase(database, (sql) => removePeople(sql));
  };
}

import type { BackendAccess } from './backend.ts';
import { withDatabase } from '../lib/database.ts';
import { readStatus, waitUntil } from '../lib/processes.ts';
import { StackError } from '../lib/settings.ts';

/** The services, by the names that `make stop SERVICE=` has for them; `auth` means storage too, which some backends run as one. */
export const serviceNames = ['db', 'auth', 'rest', 'gateway'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** The programs of each service. */
const programs = {
  db: ['db'],
  auth: ['auth', 'storage'],
  rest: ['rest'],
  gateway: ['gateway'],
} as const satisfies Readonly<Record<ServiceName, readonly string[]>>;

/** The programs without an answer at these addresses, by service, through the gateway as for the site. */
export async function findSilent(access: BackendAccess): Promise<Readonly<Record<ServiceName, readonly string[]>>> {
  const { apiUrl, databaseUrl, publishableKey } = access;
  const statusOf = async (path: string) => await readStatus(`${apiUrl}${path}`, { apikey: publishableKey });
  const [db, auth, storage, rest, gateway] = await Promise.all([
    withDatabase(databaseUrl, (sql) => sql`select 1`).then(
      () => true,
      () => false,
    ),
    statusOf('/auth/v1/health'),
    // Not every gateway lets their own pages through. Any answer about a file or a table shows that they have looked.
    statusOf('/storage/v1/object/profile-images/none.webp'),
    statusOf('/rest/v1/site_settings?select=id&limit=1'),
    statusOf('/'),
  ]);
  // The gateway's own answer without a service behind it does not count.
  const looked = (status: number | undefined) => status !== undefined && status < 500;
  const answers = {
    db,
    auth: auth === 200,
    storage: looked(storage),
    rest: looked(rest),
    gateway: gateway !== undefined,
  };
  const silentOf = (service: ServiceName) => programs[service].filter((program) => !answers[program]);
  return { db: silentOf('db'), auth: silentOf('auth'), rest: silentOf('rest'), gateway: silentOf('gateway') };
}

/**
 * Waits until these services answer, for so many milliseconds at the most.
 * @throws StackError with the names of the silent programs, and the remedy
 */
export async function waitForServices(
  access: BackendAccess,
  services: readonly string[],
  timeoutMs: number,
  wayOut: string,
): Promise<void> {
  const findMissing = async () => {
    const silent = await findSilent(access);
    return serviceNames.filter((name) => services.includes(name)).flatMap((name) => silent[name]);
  };
  if (await waitUntil(async () => (await findMissing()).length === 0, timeoutMs)) return;
  throw new StackError(`No answer from: ${(await findMissing()).join(', ')}.`, wayOut);
}

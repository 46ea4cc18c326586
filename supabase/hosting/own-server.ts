import { bringUpServices, migrate, removeData } from '../backends/compose/bring-up.ts';
import { compose, type Installation } from '../backends/compose/compose.ts';
import { databaseAddress, storageAddress } from '../backends/compose/containers.ts';
import type { Store, Target } from './store.ts';

/** The database and the files of a running installation. */
export function storeOf(installation: Installation): Store {
  const { POSTGRES_PASSWORD, SERVICE_TOKEN } = installation.settings;
  const urlOf = (user: string) => `postgres://${user}:${POSTGRES_PASSWORD}@${databaseAddress(installation)}/postgres`;
  return {
    databaseUrl: urlOf('postgres'),
    superuserUrl: urlOf('supabase_admin'),
    storageUrl: `http://${storageAddress(installation)}`,
    serviceToken: SERVICE_TOKEN,
  };
}

/** A bureau's own server: its data is replaced. The gateway stays down. */
export const ownServer = (installation: Installation): Target => ({
  empty: async () => {
    await removeData(installation);
    await bringUpServices(installation);
    return storeOf(installation);
  },
  migrate: (version) => migrate(installation, version),
  remedy: 'Nothing is reachable yet. Run make restore again, or with another backup.',
});

/** Gives a second set of containers beside an installation, without data, for some work, and removes it. */
export async function withSpareServer<T>(installation: Installation, work: (target: Target) => Promise<T>): Promise<T> {
  const spare: Installation = {
    ...installation,
    project: `${installation.project ?? 'mangalam-matrimony'}-read-back`,
    files: ['docker-compose.yml'],
    show: false,
  };
  const remove = () => compose(spare, ['down', '--volumes', '--remove-orphans']);
  try {
    return await work({
      empty: async () => {
        // Those of a killed command.
        await remove();
        await bringUpServices(spare);
        return storeOf(spare);
      },
      migrate: (version) => migrate(spare, version),
      remedy: 'Take another backup.',
    });
  } finally {
    await remove();
  }
}

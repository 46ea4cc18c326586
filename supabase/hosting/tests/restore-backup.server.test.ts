import { afterAll, beforeAll } from 'vitest';
import { dataFolders, EmbeddedBackend } from '../../backends/embedded/embedded-backend.ts';
import { superuserUrl } from '../../backends/embedded/keys.ts';
import { copyFolders, makeSettings, provideData, removeAfter } from '../../commands/check/test-backend.ts';
import type { Store } from '../store.ts';
import { applyUpTo } from './apply-migrations.ts';
import { drill } from './drill.ts';

// The drill on PostgreSQL, PostgREST, auth and storage from packages. With containers: restore-backup.test.ts.

const settings = await makeSettings('drill');
const backend = new EmbeddedBackend(settings);
const { access } = backend;
const store: Store = {
  databaseUrl: access.databaseUrl,
  superuserUrl: superuserUrl(settings.databasePort),
  storageUrl: `${access.apiUrl}/storage/v1`,
  serviceToken: access.secretKey,
};

beforeAll(async () => {
  await copyFolders(dataFolders, await provideData(), settings.folder);
  await backend.start();
});
afterAll(() => removeAfter(backend, settings, () => Promise.resolve()));

drill(() => ({
  access,
  store: () => store,
  target: {
    empty: async () => {
      await backend.drop();
      await backend.start();
      return store;
    },
    migrate: (version) => applyUpTo(access.databaseUrl, version),
    remedy: 'Restore it again.',
  },
  open: () => applyUpTo(access.databaseUrl),
}));

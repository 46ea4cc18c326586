import type { Backend } from '../../backends/backend.ts';
import { dataFolders, EmbeddedBackend } from '../../backends/embedded/embedded-backend.ts';
import { applyMigrations } from '../../lib/migrations.ts';
import { hostSite } from '../hosted-site.ts';
import { Site } from '../site.ts';
import { checkLogs } from './find-secrets.ts';
import { copyFolders } from './prepared-data.ts';
import { giveStatementsTime, makeSettings, removeAfter } from './test-backend.ts';

/** The content of a backend: the demo data, or its migrations and nobody. */
export type Content = 'demo data' | 'nobody';

interface OwnBackend {
  readonly content: Content;
  /** The folder with the filled data of the embedded backend. */
  readonly preparedData: string;
  /** The folder with the build of the site. */
  readonly siteFolder: string;
}

/** Starts an embedded backend for one worker, serves the site beside it, and removes both after the work. */
export async function withOwnBackend(
  { content, preparedData, siteFolder }: OwnBackend,
  work: (backend: Backend, siteUrl: string) => Promise<void>,
): Promise<void> {
  const settings = await makeSettings('own');
  const { root, folder, webPort: port } = settings;
  const backend = new EmbeddedBackend(settings);
  const { databaseUrl } = backend.access;
  await removeAfter(backend, settings, async () => {
    if (content === 'demo data') await copyFolders(dataFolders, preparedData, folder);
    await backend.start();
    if (content === 'nobody') await applyMigrations(root, databaseUrl, backend.whenDataIsOld);
    await giveStatementsTime(databaseUrl);
    const close = await hostSite({ folder: siteFolder, port, ...backend.access });
    await work(backend, new Site(settings).url).finally(close);
    await checkLogs(await backend.readLogs(), backend.access);
  });
}

import { chooseBackend } from '../supabase/backends/choose.ts';
import { checkLogs } from '../supabase/commands/check/find-secrets.ts';
import { withOwnBackend, type Content } from '../supabase/commands/check/test-backend.ts';
import { Site } from '../supabase/commands/site.ts';
import { applyMigrations } from '../supabase/lib/migrations.ts';
import { readSetting, readSettings } from '../supabase/lib/settings.ts';

const settings = readSettings();

/** The backend under test, to be stopped and started: the one of all workers, or this worker's own. */
export let backend = chooseBackend(settings);
/** Where its site is. */
export let siteUrl = new Site(settings).url;
if (backend.isBureaus) throw new Error('Real people are in this backend. Run: make test');

/** Gives this worker a backend of its own. Where there is only one, that one: then nothing else runs beside, and `nobody` is last. */
export async function withContent(content: Content, work: () => Promise<void>): Promise<void> {
  const [preparedData, siteFolder] = [readSetting('PREPARED_DATA'), readSetting('SITE_FOLDER')];
  if (preparedData === undefined || siteFolder === undefined) {
    if (content === 'nobody') await removeEverybody();
    await work();
    return;
  }
  await withOwnBackend({ content, preparedData, siteFolder }, async (own, ownSiteUrl) => {
    backend = own;
    siteUrl = ownSiteUrl;
    await work();
  });
}

async function removeEverybody(): Promise<void> {
  // The logs of all browser tests, before they go with the data.
  if (backend.traits.logsCanBeRead) await checkLogs(await backend.readLogs(), backend.access);
  await backend.drop();
  await backend.start();
  await applyMigrations(settings.root, backend.access.databaseUrl, backend.whenDataIsOld);
}

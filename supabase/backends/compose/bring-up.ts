import { z } from 'zod';
import { runDocker } from '../../lib/docker.ts';
import { StackError } from '../../lib/settings.ts';
import { compose, type Installation } from './compose.ts';
import { buildForGateway } from './gateway-files.ts';

/** Builds the site and starts everything, or replaces changed services. */
export async function bringUp(installation: Installation): Promise<void> {
  await buildForGateway(installation);
  await compose(installation, ['build', 'gateway'], { show: installation.show });
  // The migrations precede any replacement: where one fails, the old services stay up.
  await bringUpServices(installation);
  await migrate(installation);
  await compose(installation, ['up', '--detach', '--wait', '--remove-orphans'], { show: installation.show });
}

/** Starts the needs of the migrations: the database, and the two services that make schemas of their own. */
export async function bringUpServices(installation: Installation): Promise<void> {
  await compose(installation, ['up', '--detach', '--wait', 'db', 'auth', 'storage'], { show: installation.show });
}

/** Applies the migrations that are new; with a version, those up to it. */
export async function migrate(installation: Installation, upTo?: string): Promise<void> {
  const limit = upTo === undefined ? [] : ['--env', `MIGRATE_UP_TO=${upTo}`];
  await compose(installation, ['run', '--rm', '--no-deps', '-T', ...limit, 'migrate'], { show: installation.show });
}

const volumesSchema = z.object({ volumes: z.record(z.string(), z.object({ name: z.string() })) });

/** Stops everything and removes the data. The certificates stay. */
export async function removeData(installation: Installation): Promise<void> {
  await compose(installation, ['down', '--remove-orphans'], { show: installation.show });
  const { volumes } = volumesSchema.parse(JSON.parse(await compose(installation, ['config', '--format', 'json'])));
  const names = ['database', 'objects'].map((volume) => volumes[volume]?.name ?? volume);
  const { code, stderr } = await runDocker(['volume', 'rm', '--force', ...names]);
  if (code !== 0) throw new StackError('The old data could not be removed.', stderr.trim());
}

import type { Backend } from '../backends/backend.ts';
import { EmbeddedBackend } from '../backends/embedded/embedded-backend.ts';
import { startOrReplace } from '../backends/start-or-replace.ts';
import { withLock } from '../lib/lock.ts';
import { isNodeOld } from '../lib/node-version.ts';
import { fillBackend } from './fill-backend.ts';
import type { Site } from './site.ts';
import type { Stack } from './stack.ts';

/** Starts the backend, brings its data up to date, and serves the site. */
export async function up({ settings, backend: chosen, site, choice }: Stack): Promise<void> {
  const { backend, hasPeople } = await withLock(settings.folder, async () => {
    console.log(`Backend: ${chosen.title}, because ${choice.reason}.`);
    if (isNodeOld()) console.log(`Node ${process.versions.node} gets no security fixes any more: install Node 24.`);
    // Before minutes of other work. A bureau's own server serves the site itself.
    if (!chosen.isBureaus) await site.requirePort();
    const started = await startOrReplace(chosen, choice, () => new EmbeddedBackend(settings));
    const isFilled = await fillBackend(started, settings, (line) => console.log(line));
    if (started.siteUrl === undefined) await site.start(started.access, { passesOn: choice.kind === 'external' });
    return { backend: started, hasPeople: isFilled };
  });
  if (backend.isBureaus) {
    console.log(`\n  ${backend.siteUrl ?? ''} is up. The first admin: make admin USERNAME=office`);
  } else printAddresses(backend, site, hasPeople);
}

function printAddresses({ access }: Backend, site: Site, hasPeople: boolean): void {
  const demoLogins = `
  Demo logins (demo data only)
    admin                Demo-admin-2026    (Admin Login, owner)
    clerk                Demo-clerk-2026    (Admin Login)
    asha, bala, chitra   Demo-member-2026   (Member Login)
`;
  console.log(`
  Site      ${site.url}
  API       ${access.apiUrl}
  Database  ${access.databaseUrl}
${hasPeople ? demoLogins : '\n  The database is empty. An owner of your own: make admin USERNAME=office NAME="Your name". With demo data: make up.\n'}
  make status, make logs, make down; make help lists everything.`);
}

import { withLock } from '../lib/lock.ts';
import type { Stack } from './stack.ts';

/** Stops the site and the backend; the data is kept. */
export async function down({ settings, backend, site }: Stack): Promise<void> {
  await withLock(settings.folder, async () => {
    await site.stop();
    await backend.stop();
  });
  console.log('Stopped. The data is kept; make up brings it back.');
}

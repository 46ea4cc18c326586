import { withLock } from '../lib/lock.ts';
import { fillBackend } from './fill-backend.ts';
import type { Stack } from './stack.ts';

/** Drops all data and starts again. */
export async function reset({ settings, backend }: Stack): Promise<void> {
  await withLock(settings.folder, async () => {
    await backend.drop();
    await backend.start();
    await fillBackend(backend, settings, (line) => console.log(line));
  });
  const isFilled = settings.seed && !backend.isBureaus;
  console.log(isFilled ? 'The database is new, with the demo data.' : 'The database is new and empty.');
}

import type postgres from 'postgres';
import type { BackendAccess } from '../backends/backend.ts';
import { withDatabase } from '../lib/database.ts';
import { removeStoredFiles, type StoredFile } from '../lib/stored-files.ts';
import type { Stack } from './stack.ts';

/**
 * What has to be done once a day whether or not an admin signs in: ages after birthdays, the erasure of profiles that
 * were deleted 30 days ago, the contact requests that nobody has decided in time, and the files that no profile shows
 * any more. Running it more often changes nothing.
 */
export async function daily({ backend: { access } }: Stack): Promise<void> {
  await withDatabase(access.databaseUrl, async (sql) => {
    const [ages] = await sql<{ changed: number }[]>`select private.refresh_ages() as changed`;
    const erased = await eraseDuePeople(sql);
    const [requests] = await sql<{ expired: number }[]>`select private.expire_requests() as expired`;
    const filesRemoved = await removeUnreferencedFiles(sql, access);
    console.log(
      `Ages changed: ${ages?.changed ?? 0}. Profiles erased: ${erased}. Requests expired: ${requests?.expired ?? 0}. Files removed: ${filesRemoved}.`,
    );
  });
}

async function eraseDuePeople(sql: postgres.Sql): Promise<number> {
  for (let total = 0; ;) {
    const [row] = await sql<{ count: number }[]>`
      select cardinality(private.erase_due_people()) as count`;
    if (!row || row.count === 0) return total;
    total += row.count;
  }
}

async function removeUnreferencedFiles(sql: postgres.Sql, access: BackendAccess): Promise<number> {
  for (let total = 0; ;) {
    const files = await sql<StoredFile[]>`select * from private.unreferenced_files() limit 500`;
    if (files.length === 0) return total;
    total += await removeStoredFiles(access, files);
  }
}

import type postgres from 'postgres';
import type { BackendAccess } from './backend.ts';
import { withDatabase } from './database.ts';
import { createNodeClient } from './node-client.ts';
import { StackError } from './settings.ts';

export interface DutiesDone {
  readonly agesChanged: number;
  readonly erased: number;
  readonly requestsExpired: number;
  readonly filesRemoved: number;
}

/**
 * What has to be done once a day whether or not an admin signs in: ages after birthdays, the erasure of profiles that
 * were deleted 30 days ago, the contact requests that nobody has decided in time, and the files that no profile shows
 * any more. Running it more often changes nothing.
 */
export async function doDailyDuties(access: BackendAccess): Promise<DutiesDone> {
  return await withDatabase(access.databaseUrl, async (sql) => {
    const [ages] = await sql<{ changed: number }[]>`select private.refresh_ages() as changed`;
    const erased = await eraseDuePeople(sql);
    const [requests] = await sql<{ expired: number }[]>`select private.expire_requests() as expired`;
    const filesRemoved = await removeUnreferencedFiles(sql, access);
    return { agesChanged: ages?.changed ?? 0, erased, requestsExpired: requests?.expired ?? 0, filesRemoved };
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

/** Files go through the Storage API, which removes what lies on the disk too. */
async function removeUnreferencedFiles(sql: postgres.Sql, access: BackendAccess): Promise<number> {
  const { storage } = createNodeClient(access.apiUrl, access.secretKey);
  for (let total = 0; ;) {
    const files = await sql<{ bucket_id: string; name: string }[]>`select * from private.unreferenced_files()`;
    if (files.length === 0) return total;
    for (const bucket of new Set(files.map((file) => file.bucket_id))) {
      const names = files.filter((file) => file.bucket_id === bucket).map((file) => file.name);
      const { data, error } = await storage.from(bucket).remove(names);
      if (error) throw new StackError(`Files in ${bucket} could not be removed:`, error.message);
      if (data.length === 0) throw new StackError(`Files in ${bucket} could not be removed.`, 'None of them went.');
      total += data.length;
    }
  }
}

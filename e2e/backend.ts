import type postgres from 'postgres';
import { chooseBackend } from '../supabase/backends/choose.ts';
import { createNodeClient } from '../supabase/lib/node-client.ts';
import { readSettings } from '../supabase/lib/settings.ts';

/** The backend under test, to be stopped and started. */
export const backend = chooseBackend(readSettings());
if (backend.isBureaus) throw new Error('Real people are in this backend. Run: make test');

/** Removes everyone whose name begins like this, with their pictures and logins. */
export async function removePeople(sql: postgres.Sql, nameStart: string): Promise<void> {
  const { storage } = createNodeClient(backend.access.apiUrl, backend.access.secretKey);
  const people = await sql<{ id: string }[]>`
    select id from public."RegisteredUsers" where name like ${`${nameStart}%`}`;
  for (const { id } of people) {
    const files = await sql<{ bucket: string; name: string }[]>`
      select bucket_id as bucket, name from storage.objects where name like ${`${id}/%`}`;
    for (const { bucket, name } of files) await storage.from(bucket).remove([name]);
    await sql`delete from auth.users where id in (select user_id from public.accounts where registered_user_id = ${id})`;
    await sql`delete from public."RegisteredUsers" where id = ${id}`;
  }
}

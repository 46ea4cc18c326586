import { expect, test } from 'vitest';
import type { FileOnDisk } from '../backends/backend.ts';
import { filesWithoutRow } from '../commands/files-without-row.ts';
import { addPerson } from './people.ts';
import { setUpPersonas } from './personas.ts';
import { addRequest } from './scenes.ts';

const { sql } = await setUpPersonas();

test('the daily duties of another day are done as of that day', async () => {
  const requester = await addPerson(sql, { label: 'daily-requester' });
  const asked = await addPerson(sql, { label: 'daily-asked' });
  await addRequest(sql, requester, asked);
  await sql`update public."RegisteredUsers" set status = 'withdrawn', deleted_at = now() where id = ${requester.id}`;
  const rollBack = new Error('Only tried.');
  const seen: unknown[] = [];
  const trying = sql.begin(async (transaction) => {
    for (const days of [29, 31]) {
      const [row] = await transaction<{ expired: number; erased: { profile_id: number }[] }[]>`
        select private.expire_requests(moment) as expired, private.erase_due_people(moment) as erased
        from (select now() + ${days} * interval '1 day' as moment) as days`;
      seen.push([(row?.expired ?? 0) > 0, row?.erased.some(({ profile_id: id }) => id === requester.id)]);
    }
    throw rollBack;
  });
  await expect(trying).rejects.toBe(rollBack);
  expect(seen).toEqual([
    [false, false],
    [true, true],
  ]);
});

test('nobody but the owner of the database may name the day', async () => {
  const rows = await sql<{ name: string }[]>`
    select oid::regprocedure::text as name
    from pg_proc, unnest(array['anon', 'authenticated', 'service_role']) as role
    where proname in ('refresh_ages', 'erase_due_people', 'expire_requests', 'forget_enquiries', 'forget_grievances', 'destroy_sealed')
      and pronargs > 0
      and pg_catalog.has_function_privilege(role, pg_proc.oid, 'execute')`;
  expect([...rows]).toEqual([]);
});

test('of the files on the disk those without a row are named', async () => {
  const rows = await sql<FileOnDisk[]>`
    select bucket_id, name, version from storage.objects where bucket_id = 'profile-images' limit 3`;
  expect(rows.length).toBeGreaterThan(0);
  const known = rows.flatMap((row) => [row, { ...row, version: null }]);
  const lost = rows.flatMap((row) => [
    { ...row, version: crypto.randomUUID() },
    { ...row, name: `${row.name}x`, version: null },
    { ...row, bucket_id: 'birth-charts', version: null },
  ]);
  const withoutRow = async (files: readonly FileOnDisk[]) =>
    await filesWithoutRow(sql, { list: async () => await Promise.resolve(files) });
  expect(await withoutRow(known)).toEqual([]);
  const found = await withoutRow([...known, ...lost]);
  expect(found.length).toBe(lost.length);
  expect(found).toEqual(expect.arrayContaining(lost));
  expect(await withoutRow([])).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPersonas, type Personas } from './personas.ts';

let personas: Personas;
beforeAll(async () => {
  personas = await createPersonas();
  await personas.clients.admin.rpc('open_contact_details', { wanted_id: personas.registeredUserIds.member });
});
afterAll(() => personas.end());

test.each([
  ['update', `update public.audit_log set action = 'changed'`],
  ['delete', 'delete from public.audit_log'],
  ['truncate', 'truncate public.audit_log'],
])('%s is refused even to the owner of the table', async (_name, statement) => {
  await expect(personas.sql.unsafe(statement)).rejects.toThrow('append-only');
});

test('rows written at the same time form one chain without gaps', async () => {
  const { admin } = personas.clients;
  const count = async () => {
    const [row] = await personas.sql<{ rows: number }[]>`select count(*)::int as rows from public.audit_log`;
    return row?.rows ?? 0;
  };
  const before = await count();
  await Promise.all(
    Array.from({ length: 12 }, () =>
      admin.rpc('open_contact_details', { wanted_id: personas.registeredUserIds.member }),
    ),
  );
  expect(await count()).toBe(before + 12);
  const broken = await personas.sql`
    with chain as (
      select id, hash, previous_hash, private.hash_audit_row(audit_log) as expected,
        lag(hash) over (order by id) as hash_before, lag(id) over (order by id) as id_before
      from public.audit_log
    )
    select id from chain
    where hash <> expected or (id_before is not null and (previous_hash <> hash_before or id <> id_before + 1))`;
  expect(broken).toEqual([]);
});

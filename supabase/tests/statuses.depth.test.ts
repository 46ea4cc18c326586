import { expect, test } from 'vitest';
import { call, setUpPersonas } from './personas.ts';

const { clients, sql } = await setUpPersonas();
const nobody = Array.from({ length: 500 }, (_, n) => n + 2_000_000);

test('verification takes 500 at once, and verifies 60', async () => {
  const { admin } = clients;
  const crowd = nobody.map((id) => ({ id, seen_updated_at: '2026-01-01' }));
  expect(await call(admin, 'verify_profiles', { people: crowd, items: ['ID'] })).toMatchObject({
    data: { left_out: nobody.map((id) => ({ id, why: 'gone' })) },
  });

  await sql`
    insert into public."RegisteredUsers" (name, gender, status) select 'Test many', 'bride', 'submitted' from generate_series(1, 60)`;
  const people = await sql<{ id: number; seen_updated_at: string }[]>`
    select id::int, to_json(updated_at) #>> '{}' as seen_updated_at from public."RegisteredUsers" where name = 'Test many'`;
  expect((await call(admin, 'verify_profiles', { people, items: ['ID'] })).data).toMatchObject({ left_out: [] });
});

test('500 statuses at once are not too many, and 60 are changed and put back', async () => {
  const setStatuses = (changes: unknown) => call(clients.admin, 'set_profile_statuses', { changes });
  expect(await setStatuses(nobody.map((id) => ({ id, status: 'on hold' })))).toMatchObject({ status: 200, data: [] });

  const rows = await sql<{ id: number }[]>`
    select id::int from public."RegisteredUsers" where status = 'verified' and id <= 1000 order by id limit 60`;
  const change = { status: 'changes requested', reason: 'Please send a newer picture.' };
  const { status, data } = await setStatuses(rows.map(({ id }) => ({ id, ...change })));
  expect(status).toBe(200);
  expect(data).toHaveLength(60);
  expect((await setStatuses(data)).data).toHaveLength(60);
});

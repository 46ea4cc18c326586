import { expect, test } from 'vitest';
import { indexPeople } from '../commands/check/compare-schemas.ts';
import { setUpPersonas } from './personas.ts';

const { sql } = await setUpPersonas();
const rolledBack = new Error('Only tried.');

test('a new filter is indexed by its migration: a fact that nobody has stated counts against nobody', async () => {
  const add = (view: string, row: string) => `
    do $$ begin
      execute format('create or replace view %1$s as %2$s union all values %3$s', '${view}',
        rtrim(pg_get_viewdef('${view}'::regclass), ';'), $row$${row}$row$);
    end $$`;
  let found = {};
  await sql
    .begin(async (transaction) => {
      await transaction.unsafe(`
        alter table public.profile_details add column smoking text;
        ${add('private.person_fields', `('smoking', 'profile_details', 999::smallint, 'choice', null::smallint, null::smallint, null, array['Yes', 'No'], true)`)};
        ${add('private.profile_filters', `('smoking', 'choices', 'smoking', false)`)};
        ${indexPeople}`);
      await transaction`
        insert into public.wishes (registered_user_id, must) select min(id), '{"smoking": "No"}' from public."RegisteredUsers"
        on conflict (registered_user_id) do update set must = excluded.must, hoped = '{}'`;
      const [condition] = await transaction<{ must: string }[]>`
        select wished.must from private.wish_index
        cross join lateral private.wish_conditions(registered_user_id, '{}') as wished where kind = 'smoking'`;
      [found = {}] = await transaction.unsafe(`
        select count(*)::integer as visible, count(*) filter (where ${condition?.must ?? ''})::integer as fitting
        from private.profile_search where visible`);
      throw rolledBack;
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
  const [{ visible } = { visible: 0 }] = await sql<{ visible: number }[]>`
    select count(*)::integer as visible from private.profile_search where visible`;
  expect(visible).toBeGreaterThan(800);
  expect(found).toEqual({ visible, fitting: visible });
});

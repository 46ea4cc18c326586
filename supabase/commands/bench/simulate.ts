import postgres from 'postgres';
import { readSetting } from '../../lib/settings.ts';
import { withPeople } from './full-backend.ts';

const weeks = 12;

// The admin of fill.sql. A family is shown its first matches that it has not been shown before.
const setUp = `
  select set_config('request.jwt.claims', jsonb_build_object(
    'sub', auth.sessions.user_id, 'session_id', auth.sessions.id, 'role', 'authenticated'
  )::text, false), set_config('request.jwt.claim.sub', auth.sessions.user_id::text, false) from auth.sessions join private.admins using (user_id);
  truncate public.introductions;
  create temporary table shown (family bigint, person bigint, primary key (family, person));
  create function pg_temp.show(family_id bigint, at_once integer, counted boolean) returns void language plpgsql as $$
  declare
    listed jsonb;
    chosen bigint[] := '{}';
  begin
    for page in 0..16 loop
      listed := public.find_matches(family_id, skipped => page * 60, at_most => 60) -> 'list';
      chosen := chosen || array(
        select (match ->> 'id')::bigint from jsonb_array_elements(listed) with ordinality as each (match, place)
        where not exists (select from shown where family = family_id and person = (match ->> 'id')::bigint)
        order by place limit at_once - cardinality(chosen)
      );
      exit when cardinality(chosen) = at_once or jsonb_array_length(listed) < 60;
    end loop;
    insert into shown select family_id, unnest(chosen);
    if counted then
      update private.profile_search set times_shown = times_shown + 1 where id = any (chosen);
    end if;
  end $$;
  create temporary table fitting as
    select id from private.profile_search
    where visible and (public.find_matches(id, at_most => 1) ->> 'people')::integer > 0;
  create temporary table families as
    select id, row_number() over (order by id) as place from private.profile_search where visible`;

const runs = [
  { families: 'a tenth at random', atOnce: 10, counted: false },
  { families: 'a tenth at random', atOnce: 10, counted: true },
  { families: 'a tenth in turn', atOnce: 10, counted: true },
] as const;

/** Prints the fitting people who were never shown in twelve weeks, with and without the order by times shown. */
export async function simulate(): Promise<void> {
  await withPeople(Number(readSetting('PEOPLE') ?? '10000'), async ({ superuserUrl }) => {
    const sql = postgres(superuserUrl, { max: 1, onnotice: () => undefined });
    try {
      await sql.unsafe(setUp);
      const [fitting] = await sql<{ count: number }[]>`select count(*)::int from pg_temp.fitting`;
      console.log(`${fitting?.count ?? 0} people fit somebody. Never shown after ${weeks} weeks:\n`);
      console.log(
        '| families each week | shown at once | plain order | least shown first |\n| --- | --- | --- | --- |',
      );
      for (const { families, atOnce, counted } of runs) {
        await sql`truncate pg_temp.shown`;
        await sql`update private.profile_search set times_shown = 0`;
        for (let week = 0; week < weeks; week += 1) {
          // hashtextextended gives the same random tenth each time.
          const tenth =
            families === 'a tenth in turn'
              ? sql`place % 10 = ${week % 10}`
              : sql`hashtextextended(id::text, ${week}) % 10 = 0`;
          await sql`
            select pg_temp.show(id, ${atOnce}, ${counted})
            from (select id from pg_temp.families where ${tenth} order by place) as drawn`;
          await sql`vacuum private.profile_search`;
        }
        const [never] = await sql<{ share: number }[]>`
          select 100.0 * count(*) filter (where not exists (select from pg_temp.shown where person = id)) / count(*)::float as share
          from pg_temp.fitting`;
        const share = `${(never?.share ?? 0).toFixed(2)} %`;
        console.log(`| ${families} | ${atOnce} | ${counted ? '' : share} | ${counted ? share : ''} |`);
      }
    } finally {
      await sql.end();
    }
  });
}

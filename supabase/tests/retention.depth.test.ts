import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { keeping } from '../../web/src/bureau/api/profiles.ts';
import { morning } from '../../web/src/features/today/api.ts';
import { addPerson, column, type TestPerson } from './people.ts';
import { call, setUpPersonas, type Client } from './personas.ts';
import { addMember, startAgain } from './scenes.ts';

// How long a profile is kept, and when its family last confirmed it.

const { clients, sql } = await setUpPersonas();
const { admin, clerk, visitor } = clients;
const member = await addMember(sql, { label: 'kept' });
const other = await addMember(sql, { label: 'kept-other', card: { gender: 'groom' } });
const quiet = await addPerson(sql, { label: 'kept-quiet', card: { gender: 'groom' } });
const people = [member, other, quiet];
const ids = people.map(({ id }) => id);

beforeEach(async () => {
  await startAgain(sql, ...people);
  await sql`delete from private.keeping where true`;
  await sql`update public.site_settings set confirm_grace_days = 0`;
});

async function setStatus(tx: postgres.Sql | postgres.TransactionSql, { id }: TestPerson, status: string, days: number) {
  await tx`update public."RegisteredUsers" set status = ${status} where id = ${id}`;
  await tx`update private.keeping set status_since = private.today() - ${days}::int where registered_user_id = ${id}`;
}

/** Runs make daily's part after so many days, in a transaction that leaves nothing. */
async function inTime<Seen>(
  act: (tx: postgres.TransactionSql, daily: (after: number) => Promise<number[]>) => Promise<Seen>,
) {
  const seen: Seen[] = [];
  const done = new Error('Only tried.');
  await sql
    .begin(async (tx) => {
      // The demo data may not use up the announcements and questions of a day.
      await tx`
        insert into private.keeping (registered_user_id, kept_on, confirmed_on, confirmed_by)
        select id, private.today() + 5000, private.today() + 5000, 'bureau' from public."RegisteredUsers" where id <> all (${ids})`;
      seen.push(
        await act(tx, async (after) => {
          const moment = tx`now() + ${after} * interval '1 day'`;
          await tx`select private.note_keeping(${moment})`;
          await tx`select private.hide_unconfirmed(${moment})`;
          return (
            await column(tx<{ id: number }[]>`
              select (jsonb_array_elements(private.erase_unkept_people(${moment})) ->> 'profile_id')::int as id`)
          ).filter((id) => ids.includes(id));
        }),
      );
      throw done;
    })
    .catch((error: unknown) => {
      if (error !== done) throw error;
    });
  return seen[0];
}

test('who is married for 181 days is erased, who is for 179 is not, and nobody before 30 days of notice', async () => {
  const found = await inTime(async (tx, daily) => {
    await setStatus(tx, member, 'married', 151);
    await setStatus(tx, other, 'engaged', 149);
    const erased = [await daily(0), await daily(29), await daily(30)];
    const left = await column(tx<{ action: string }[]>`
      select action from public.audit_log where registered_user_id = ${member.id} order by id desc limit 1`);
    // A longer period counts at once.
    await tx`update public.site_settings set settled_days = 212`;
    return { erased, left, later: [await daily(62), await daily(63)] };
  });
  expect(found).toEqual({ erased: [[], [], [member.id]], left: ['erased'], later: [[], [other.id]] });
});

test('on the day of the upgrade nobody is erased, however long ago the status was set', async () => {
  const erased = await inTime(async (tx, daily) => {
    await tx`update public."RegisteredUsers" set status = 'married' where id = ${member.id}`;
    await tx`delete from private.keeping where registered_user_id = ${member.id}`;
    await tx`
      insert into public.audit_log (actor_name, action, table_name, record_id, registered_user_id, new_values, happened_at)
      values ('A test', 'changed status', 'RegisteredUsers', ${member.id}, ${member.id}, '{"status": "married"}', now() - interval '900 days')`;
    await tx`update public.own_statuses set set_at = now() - interval '900 days' where registered_user_id = ${member.id}`;
    return [await daily(0), await daily(29), await daily(31)];
  });
  expect(erased).toEqual([[], [], [member.id]]);
});

test('silence of a year after the first note ends a profile too; a sign of the family or an owner keeps it', async () => {
  const erased = await inTime(async (tx, daily) => {
    await daily(0);
    await tx`update private.keeping set confirmed_on = private.today() + 200, confirmed_by = 'bureau' where registered_user_id = ${other.id}`;
    await tx`update private.profile_search set last_active_on = private.today() where id = ${member.id}`;
    await daily(340);
    await tx`update private.keeping set kept_on = private.today() + 341, announced_on = null where registered_user_id = ${quiet.id}`;
    return [await daily(364), await daily(371), await daily(566)];
  });
  expect(erased).toEqual([[], [member.id], []]);
});

const read = async (who: Client, person: TestPerson) =>
  keeping.parse((await call(who, 'read_keeping', { profile_id: person.id })).data);
const monthSeen = async (who: Client, person: TestPerson) =>
  (await call(who, 'read_confirmed_month', { profile_id: person.id })).data;
const today = async (who: Client) => morning.parse((await call(who, 'read_today')).data);

test('an owner reads announced erasures on Today and keeps somebody longer, a clerk does not', async () => {
  await setStatus(sql, member, 'married', 170);
  await sql`update private.keeping set announced_on = private.today() - 3 where registered_user_id = ${member.id}`;
  expect((await today(admin)).to_erase.list.map(({ id }) => id)).toContain(member.id);
  expect((await today(clerk)).to_erase).toEqual({ count: 0, list: [] });
  expect((await read(member.client, member))?.erased_on).toBe((await today(admin)).to_erase.list[0]?.since);
  expect((await call(clerk, 'keep_longer', { profile_id: member.id })).status).toBe(403);
  expect((await read(clerk, member))?.erased_on).not.toBeNull();
  expect((await call(admin, 'keep_longer', { profile_id: member.id })).status).toBe(204);
  expect((await today(admin)).to_erase.list.map(({ id }) => id)).not.toContain(member.id);
  expect(await inTime(async (_, daily) => [...(await daily(0)), ...(await daily(178))])).toEqual([]);
  const [entry] =
    await sql`select action from public.audit_log where registered_user_id = ${member.id} order by id desc limit 1`;
  expect(entry).toEqual({ action: 'kept longer' });
});

test('a visible profile is to be confirmed 90 days after the last time, and its member is notified once', async () => {
  const asked = await inTime(async (tx, daily) => {
    await tx`insert into private.keeping (registered_user_id, confirmed_on, confirmed_by) select unnest(${ids}::bigint[]), private.today(), 'bureau'`;
    await tx`update public."RegisteredUsers" set verified_at = now() where id = any (${ids})`;
    await setStatus(tx, other, 'on hold', 0);
    const due = () =>
      column(tx<{ id: number }[]>`
      select registered_user_id::int as id from private.keeping where asked_on is not null and registered_user_id = any (${ids}) order by 1`);
    const seen: unknown[] = [];
    for (const day of [89, 90, 91]) {
      await daily(day);
      seen.push(await due());
    }
    return [
      ...seen,
      await column(tx<{ kind: string }[]>`
      select kind from public.notifications where registered_user_id = any (${ids}) and recipient is not null`),
    ];
  });
  expect(asked).toEqual([[], [member.id, quiet.id], [member.id, quiet.id], ['confirmation asked for']]);
});

test('after an upgrade a bureau is not asked about its whole register on one day', async () => {
  const asked = await inTime(async (tx, daily) => {
    await tx`update private.keeping set confirmed_on = null, confirmed_by = null where true`;
    await tx`update public."RegisteredUsers" set verified_at = now() - interval '400 days' where visible`;
    const days: unknown[] = [];
    for (const day of [0, 1]) {
      await daily(day);
      days.push(
        (await tx`select count(*)::int as count from private.keeping where asked_on is not null`)[0]?.['count'],
      );
    }
    return days;
  });
  expect(asked).toEqual([25, 50]);
});

test('the member, the link of a family and the office confirm; readers learn the month', async () => {
  const linked = z.string().parse((await call(admin, 'make_family_link', { profile_id: quiet.id })).data);
  const device = randomUUID();
  const byLink = (token: string, phone = device) => call(visitor, 'confirm_by_link', { token, device: phone });
  expect((await byLink(linked)).status).toBe(401);
  expect((await call(visitor, 'open_family_link', { token: linked, device })).status).toBe(200);
  await sql`insert into private.keeping (registered_user_id, asked_on) select unnest(${ids}::bigint[]), private.today()`;
  expect((await today(clerk)).to_confirm.count).toBeGreaterThanOrEqual(3);
  expect(await monthSeen(visitor, quiet)).toBeNull();

  expect((await byLink(linked, randomUUID())).status).toBe(401);
  expect((await byLink('no such token')).status).toBe(404);
  expect((await call(visitor, 'confirm_my_profile')).status).toBe(401);
  expect((await read(clerk, quiet))?.is_due).toBe(true);

  expect((await byLink(linked)).status).toBe(204);
  expect((await call(member.client, 'confirm_my_profile')).status).toBe(204);
  expect((await call(clerk, 'confirm_profile', { profile_id: other.id })).status).toBe(204);
  for (const [person, by] of [
    [quiet, 'link'],
    [member, 'member'],
    [other, 'bureau'],
  ] as const)
    expect(await read(admin, person)).toMatchObject({ confirmed_by: by, is_due: false });
  const [month] = await column(
    sql<{ month: string }[]>`select date_trunc('month', private.today())::date::text as month`,
  );
  for (const who of [visitor, member.client, clerk]) expect(await monthSeen(who, other)).toBe(month);
  expect(await monthSeen(clients.temporaryPassword, other)).toBeNull();
  expect(await read(member.client, other)).toBeNull();
});

test('hidden after the grace time in no list, and shown again by confirming, unless the bureau put it on hold', async () => {
  const seen = async (who: Client) =>
    (await who.from('RegisteredUsers').select('id').in('id', [member.id, quiet.id])).data?.map(({ id }) => id);
  await sql`
    insert into private.keeping (registered_user_id, asked_on, confirmed_on, confirmed_by)
    select unnest(${[member.id, quiet.id]}::bigint[]), private.today() - 20, private.today() - 110, 'bureau'`;
  await sql`select private.hide_unconfirmed(now())`;
  expect(await seen(other.client)).toHaveLength(2);
  expect(await monthSeen(visitor, quiet)).not.toBeNull();
  const found = async () => (await call(other.client, 'find_profiles', { filters: { search: String(quiet.id) } })).data;
  expect(await found()).toHaveLength(1);
  await sql`update public.site_settings set confirm_grace_days = 20`;
  await sql`select private.hide_unconfirmed(now())`;
  for (const who of [other.client, visitor]) {
    expect(await seen(who)).toEqual([]);
    expect(await monthSeen(who, quiet)).toBeNull();
  }
  expect(await found()).toEqual([]);
  expect(await read(member.client, member)).toMatchObject({ is_hidden: true, is_due: true });

  expect((await call(member.client, 'confirm_my_profile')).status).toBe(204);
  await call(admin, 'set_profile_statuses', {
    changes: [{ id: quiet.id, status: 'on hold', reason: 'Asked for by the father' }],
  });
  expect((await call(clerk, 'confirm_profile', { profile_id: quiet.id })).status).toBe(204);
  expect(await seen(other.client)).toEqual([member.id]);
});

test('sign-ins are kept for the months of the setting', async () => {
  const ages = await inTime(async (tx) => {
    await tx`update public.site_settings set log_months = 2`;
    await tx`update auth.sessions set created_at = now() - interval '80 days', refreshed_at = now() - interval '50 days' where user_id = (select user_id from public.accounts where registered_user_id = ${member.id})`;
    await tx`update auth.sessions set refreshed_at = null, created_at = now() - interval '63 days' where user_id = (select user_id from public.accounts where registered_user_id = ${other.id})`;
    await tx`select private.forget_logs(now())`;
    return column(tx<{ id: number }[]>`
      select registered_user_id::int as id from auth.sessions join public.accounts using (user_id) where registered_user_id = any (${ids})`);
  });
  expect(ages).toEqual([member.id]);
});

test('no more erasures are announced in a day than an owner can look at', async () => {
  const announced = await inTime(async (tx, daily) => {
    const many = tx`(select id from public."RegisteredUsers" where deleted_at is null order by id limit 30)`;
    await tx`update public."RegisteredUsers" set status = 'married' where id in ${many}`;
    await tx`
      update private.keeping set kept_on = null, status_since = private.today() - 900 where registered_user_id in ${many}`;
    await daily(0);
    return column(
      tx<{ count: number }[]>`select count(*)::int as count from private.keeping where announced_on is not null`,
    );
  });
  expect(announced).toEqual([25]);
});

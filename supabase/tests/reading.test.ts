import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visitorColumns } from '../../web/src/lib/card-columns.ts';
import { anyOf } from './matching.ts';
import { one } from './people.ts';
import {
  call,
  setUpPersonas,
  personaNames,
  readContact,
  tableNames,
  type PersonaName,
  type TableName,
} from './personas.ts';
import { addRequest } from './scenes.ts';

const { clients, profileIds, sql } = await setUpPersonas();
const counts = await one(sql<{ all: number; visible: number }[]>`
  select count(*)::int as all, count(*) filter (where visible)::int as visible from public."RegisteredUsers"`);

/** How many rows this persona sees, or the code of the refusal. */
async function see(persona: PersonaName, table: TableName): Promise<number | string> {
  const { count, error, status } = await clients[persona]
    .from(table)
    // Not all columns of the audit log can be read, nor can visitors read all of a card.
    .select(table === 'audit_log' || table === 'RegisteredUsers' ? 'id' : '*', { count: 'exact', head: true });
  return error === null ? (count ?? -1) : `refused with ${status}`;
}

describe('RegisteredUsers', () => {
  test('visitors see verified and active profiles only', async () => {
    expect(counts.visible).toBeGreaterThan(0);
    expect(counts.visible).toBeLessThan(counts.all);
    expect(await see('visitor', 'RegisteredUsers')).toBe(counts.visible);
    const { data } = await clients.visitor.from('RegisteredUsers').select('status').neq('status', 'verified');
    expect(data).toEqual([]);
  });

  test('members see the same, and their own profile whatever its status', async () => {
    expect(await see('member', 'RegisteredUsers')).toBe(counts.visible);
    expect(await see('unverifiedMember', 'RegisteredUsers')).toBe(counts.visible + 1);
    const { data } = await clients.unverifiedMember.from('RegisteredUsers').select('id').eq('visible', false);
    expect(data).toEqual([{ id: profileIds.unverifiedMember }]);
  });

  test('the admin sees all, a switched-off account nothing', async () => {
    expect(await see('admin', 'RegisteredUsers')).toBe(counts.all);
    expect(await see('switchedOff', 'RegisteredUsers')).toBe(0);
  });

  test('visitors see nothing while the bureau does not allow it, members still do', async () => {
    await sql`update public.site_settings set visitors_may_browse = false`;
    try {
      expect(await see('visitor', 'RegisteredUsers')).toBe(0);
      expect(await see('member', 'RegisteredUsers')).toBe(counts.visible);
    } finally {
      await sql`update public.site_settings set visitors_may_browse = true`;
    }
  });

  test('the card holds nothing that its audience must not see', async () => {
    const { data } = await clients.visitor.from('RegisteredUsers').select(visitorColumns).limit(1).single();
    expect(Object.keys(data ?? {})).toHaveLength(19);
    for (const column of ['*', 'verified_by', 'updated_at', 'status_reason', 'deleted_at'])
      expect((await clients.visitor.from('RegisteredUsers').select(column).limit(1)).error?.code, column).toBe('42501');
    const { data: cards } = await call(clients.visitor, 'find_profiles', { filters: {}, at_most: 3 });
    expect(cards).toMatchObject(
      Array.from({ length: 3 }, () => ({ verified_by: null, updated_at: null, status_reason: null, deleted_at: null })),
    );
    expect((await call(clients.member, 'find_profiles', { filters: {}, at_most: 1 })).data).toMatchObject([
      { verified_by: anyOf(String) },
    ]);
  });
});

describe('profile_details', () => {
  // As if each of them had opened everybody today: how many they may open is a matter of daily-limits.test.ts.
  beforeAll(
    () => sql`
      insert into private.readings (reader, day, kind, item)
      select user_id, private.today(), 'profile', id::text from public.accounts, public."RegisteredUsers"
      on conflict do nothing`,
  );
  afterAll(() => sql`delete from private.readings`);

  test('visitors see none', async () => {
    expect(await see('visitor', 'profile_details')).toBe(0);
    const { data } = await clients.visitor
      .from('RegisteredUsers')
      .select('id, profile_details(*)')
      .eq('id', profileIds.member)
      .single();
    expect(data).toEqual({ id: profileIds.member, profile_details: null });
  });

  test('members see those of visible profiles and their own, the admin all, a switched-off account none', async () => {
    const [row] = await sql<{ all: number; visible: number }[]>`
      select count(*)::int as all, count(*) filter (where visible)::int as visible
      from public.profile_details join public."RegisteredUsers" on id = registered_user_id`;
    expect(await see('member', 'profile_details')).toBe(row?.visible);
    expect(await see('unverifiedMember', 'profile_details')).toBe((row?.visible ?? 0) + 1);
    expect(await see('admin', 'profile_details')).toBe(row?.all);
    expect(await see('switchedOff', 'profile_details')).toBe(0);
  });

  test.each(personaNames.filter((name) => name !== 'visitor'))(
    '%s sees the details of those whose cards they see, and of nobody else, though two policies say so',
    async (persona) => {
      const order = { ascending: false };
      const pair = { blocker_id: profileIds.otherMember, profile_id: profileIds.member };
      await sql`insert into public.blocks ${sql(pair)}`;
      try {
        const rows = await sql<{ id: number }[]>`select registered_user_id::int as id from public.profile_details`;
        const known = new Set(rows.map(({ id }) => id));
        const { data: cards } = await clients[persona].from('RegisteredUsers').select('id').order('id', order);
        const { data: details } = await clients[persona]
          .from('profile_details')
          .select('registered_user_id')
          .order('registered_user_id', order);
        const withDetails = cards?.filter(({ id }) => known.has(id));
        expect(details?.map((row) => row.registered_user_id)).toEqual(withDetails?.map(({ id }) => id));
      } finally {
        await sql`delete from public.blocks where blocker_id = ${pair.blocker_id} and profile_id = ${pair.profile_id}`;
      }
    },
  );
});

describe('contact_details', () => {
  test.each(['member', 'otherMember', 'unverifiedMember'] as const)('%s reads their own only', async (persona) => {
    const ids = Object.values(profileIds);
    const read = await Promise.all(ids.map((id) => readContact(clients[persona], id)));
    expect(ids.filter((_id, n) => read[n] !== null)).toEqual([profileIds[persona]]);
  });
});

test('who still has a temporary password reads the settings and their own account, and nothing else', async () => {
  const seen = await Promise.all(tableNames.map(async (table) => [table, await see('temporaryPassword', table)]));
  expect(Object.fromEntries(seen)).toEqual({
    ...Object.fromEntries(tableNames.map((table) => [table, 0])),
    contact_details: 'refused with 403',
    site_settings: 1,
    accounts: 1,
  });
  const { data } = await clients.temporaryPassword.from('accounts').select('username, must_change_password');
  expect(data).toEqual([{ username: 'test-temporary-password', must_change_password: true }]);
});

describe('accounts, notifications, settings and the audit log', () => {
  test('members read their own account only, the admin all', async () => {
    const { data } = await clients.member.from('accounts').select('username');
    expect(data).toEqual([{ username: 'asha' }]);
    const [row] = await sql<{ count: number }[]>`select count(*)::int from public.accounts`;
    expect(await see('admin', 'accounts')).toBe(row?.count);
  });

  test('a switched-off member learns that from their own account row, and nothing else', async () => {
    const { data } = await clients.switchedOff.from('accounts').select('username, active');
    expect(data).toEqual([{ username: 'test-switched-off', active: false }]);
    expect(await see('switchedOff', 'notifications')).toBe(0);
  });

  test('members read the notices that are for them only, the admin all', async () => {
    await sql`
      insert into public.notifications (kind, recipient, message)
      select 'profile verified', user_id, 'A test notice for ' || username from public.accounts where username in ('asha', 'bala')`;
    try {
      const { data } = await clients.member.from('notifications').select('message');
      expect(data).toEqual([{ message: 'A test notice for asha' }]);
      const [row] = await sql<{ count: number }[]>`select count(*)::int from public.notifications`;
      expect(await see('admin', 'notifications')).toBe(row?.count);
    } finally {
      await sql`delete from public.notifications where message like 'A test notice%'`;
    }
  });

  test('everyone reads the settings', async () => {
    for (const persona of personaNames) expect(await see(persona, 'site_settings')).toBe(1);
  });

  test('only the office reads the audit log, what was checked, and what it writes about a family', async () => {
    const { member, otherMember, unverifiedMember } = profileIds;
    await clients.admin.rpc('open_contact_details', { wanted_id: member });
    await sql`
      insert into public.verification_checks (registered_user_id, item, checked_by_name)
      values (${unverifiedMember}, 'ID', 'A test')`;
    const written = [
      sql`insert into public.profile_log (registered_user_id, kind, entry, written_by_name) values (${member}, 'Other', 'Seen', 'A test')`,
      sql`insert into public.contact_attempts (request_id, registered_user_id, channel, note, tried_by_name)
        values (${await addRequest(sql, { id: otherMember }, { id: member })}, ${member}, 'Letter', 'Came back', 'A test')`,
      sql`insert into public.follow_ups (request_id, state, changed_by_name)
        select id, 'met', 'A test' from public.contact_requests where requester_id = ${otherMember} and open`,
    ];
    for (const statement of written) await statement;
    try {
      for (const table of [
        'audit_log',
        'verification_checks',
        'office_details',
        'profile_log',
        'contact_attempts',
        'follow_ups',
      ] as const) {
        expect(await see('admin', table), table).toBeGreaterThan(0);
        for (const persona of ['member', 'otherMember', 'unverifiedMember', 'switchedOff'] as const)
          expect(await see(persona, table), table).toBe(0);
      }
    } finally {
      await sql`delete from public.profile_log where written_by_name = 'A test'`;
      await sql`delete from public.contact_requests where requester_id = ${otherMember} and profile_id = ${member}`;
    }
  });

  test('members read their own proposals, the admin all', async () => {
    const { member, otherMember } = profileIds;
    await sql`
      insert into public.profile_proposals (registered_user_id, changes, base)
      select id, '{"job":"A test"}', '{"job":null}' from unnest(${[member, otherMember]}::bigint[]) as id`;
    try {
      const { data } = await clients.member.from('profile_proposals').select('registered_user_id');
      expect(data).toEqual([{ registered_user_id: member }]);
      expect(await see('admin', 'profile_proposals')).toBe(2);
      expect(await see('unverifiedMember', 'profile_proposals')).toBe(0);
      expect(await see('switchedOff', 'profile_proposals')).toBe(0);
    } finally {
      await sql`delete from public.profile_proposals where changes ->> 'job' = 'A test'`;
    }
  });
});

test('only admins are told that they are an owner or a clerk', async () => {
  const answers = await Promise.all(
    personaNames.map(async (persona) => {
      const { data, error } = await clients[persona].rpc('read_my_role');
      return [persona, error === null ? data : error.code];
    }),
  );
  expect(Object.fromEntries(answers)).toEqual({
    visitor: '42501',
    member: 'none',
    otherMember: 'none',
    unverifiedMember: 'none',
    switchedOff: 'none',
    temporaryPassword: 'none',
    clerk: 'clerk',
    admin: 'owner',
  });
});

test('an admin whose login is banned or switched off is an admin no more, with the token already issued', async () => {
  const isAdmin = async () => (await clients.admin.rpc('read_my_role')).data === 'owner';
  await sql`update auth.users set banned_until = now() + interval '1 day' where email like 'admin@%'`;
  expect(await isAdmin()).toBe(false);
  expect(await see('admin', 'RegisteredUsers')).toBe(0);
  await sql`update auth.users set banned_until = null where email like 'admin@%'`;
  await sql`update public.accounts set active = false where username = 'admin'`;
  expect(await isAdmin()).toBe(false);
  await sql`update public.accounts set active = true where username = 'admin'`;
  expect(await isAdmin()).toBe(true);
});

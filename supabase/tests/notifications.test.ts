import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Tables } from '../../web/src/lib/database.types.ts';
import { formatDay } from '../../web/src/lib/format.ts';
import { sayNotification } from '../../web/src/bureau/notification-words.ts';
import '../../web/src/texts/build/english.ts';
import { addPerson, column, type TestPerson } from './people.ts';
import { setUpPersonas, personaNames, send, type PersonaName } from './personas.ts';

const { clients, sql } = await setUpPersonas();
let ids: { forMember: number; forAdmin: number };

beforeEach(async () => {
  await sql`delete from public.notifications where message like 'A test notice%'`;
  const rows = await sql<{ id: number }[]>`
    insert into public.notifications (kind, recipient, message)
    values
      ('profile verified', (select user_id from public.accounts where username = 'asha'), 'A test notice for asha'),
      ('note', null, 'A test notice')
    returning id::int`;
  ids = { forMember: rows[0]?.id ?? 0, forAdmin: rows[1]?.id ?? 0 };
});
afterAll(async () => {
  await sql`delete from public.notifications where message like 'A test notice%'`;
});

const path = (filter: string) => `/rest/v1/notifications?${filter}`;
const patch = (persona: PersonaName, filter: string, body: object) =>
  send(clients[persona], 'PATCH', path(filter), body, { prefer: 'return=representation' });

/** Which of the two notices are read now. */
async function read(): Promise<string[]> {
  const rows = await sql<{ id: number }[]>`
    select id::int from public.notifications where read_at is not null and message like 'A test notice%'`;
  return Object.entries(ids)
    .filter(([, id]) => rows.some((row) => row.id === id))
    .map(([name]) => name);
}

test.each(personaNames)('%s marks as read only what is for them', async (persona) => {
  const filter = `id=in.(${ids.forMember},${ids.forAdmin})`;
  const { status } = await patch(persona, filter, { read_at: '2026-11-20T12:00:00Z' });
  expect(status).toBe(persona === 'visitor' ? 401 : 200);
  const expected: Partial<Record<PersonaName, string[]>> = {
    member: ['forMember'],
    clerk: ['forAdmin'],
    admin: ['forAdmin'],
  };
  expect(await read()).toEqual(expected[persona] ?? []);
});

test.each(['member', 'admin'] as const)('%s without a filter reaches only what is for them', async (persona) => {
  const others = () => sql`
    select id, read_at from public.notifications
    where (recipient is null) <> ${persona === 'admin'} and id <> ${ids.forMember} order by id`;
  const before = await others();
  const earlier = await sql<{ id: number; read_at: Date | null }[]>`select id::int, read_at from public.notifications`;
  await patch(persona, 'id=gt.0', { read_at: '2026-11-20T12:00:00Z' });
  expect(await others()).toEqual(before);
  expect(await read()).toEqual([persona === 'admin' ? 'forAdmin' : 'forMember']);
  for (const { id, read_at } of earlier)
    await sql`update public.notifications set read_at = ${read_at} where id = ${id}`;
});

test.each(['member', 'admin'] as const)('%s without any filter is refused, as Supabase refuses it', async (persona) => {
  const { status, body } = await patch(persona, '', { read_at: '2026-11-20T12:00:00Z' });
  expect(status).toBe(400);
  expect(JSON.parse(body)).toMatchObject({ code: '21000' });
  expect(await read()).toEqual([]);
});

test('what is no time is refused', async () => {
  expect((await patch('admin', `id=eq.${ids.forAdmin}`, { read_at: 'soon' })).status).toBe(400);
});

describe('the kinds of notifications', () => {
  test('are said by the site in the same English', async () => {
    const given = {
      name: 'Asha',
      other: 'Bala',
      status: 'engaged',
      reason: 'Other',
      username: 'asha',
      count: 200,
      admin: 'Lakshmi',
      day: 'today',
      answer: 'later',
      // A known one has a text of its own.
      purpose: 'of tomorrow',
    };
    const kinds = await sql<Pick<Tables<'notifications'>, 'kind' | 'message'>[]>`
      select kind, private.notification_text(kind, ${sql.json(given)}) as message from private.notification_kinds() where kind <> 'note'`;
    const today = new Date().toISOString();
    for (const { kind, message } of kinds) {
      const sentence = sayNotification({ kind, given, message: '', created_at: today });
      expect(sentence, kind).toBe(
        kind === 'password set' ? message.replace(' on today', ` on ${formatDay(today)}`) : message,
      );
    }
    expect(sayNotification({ kind: 'note', given: {}, message: 'As written.', created_at: today })).toBe('As written.');
  });

  test.each([
    ['for a member', 'note', false],
    ['for the admin', 'profile verified', true],
    ['for the admin', 'love letter', true],
  ])('%s there is no “%s”', async (_audience, kind, forAdmin) => {
    const left = sql`
      insert into public.notifications (kind, recipient, message)
      select ${kind}, case when not ${forAdmin}::boolean then user_id end, 'A test notice' from public.accounts where username = 'asha'`;
    await expect(left).rejects.toThrow('kind_is_for_the_recipient');
  });

  test('that come once replace the same one that is unread, and no other', async () => {
    const [person, other] = [await addPerson(sql, { label: 'told' }), await addPerson(sql, { label: 'told-other' })];
    const tell = (kind: string, about: TestPerson, status: string) =>
      sql`select private.notify_admin(${kind}, ${about.id}, ${sql.json({ name: 'Test', status, reason: status })})`;
    const left: Record<string, string[]> = {};
    for (const kind of ['settled', 'profile reported']) {
      await tell(kind, person, 'engaged');
      await sql`update public.notifications set read_at = now() where kind = ${kind} and registered_user_id = ${person.id}`;
      await tell(kind, person, 'engaged');
      await tell(kind, other, 'engaged');
      await tell(kind, person, 'married');
      await tell(kind, person, 'engaged');
      left[kind] = await column(sql<{ text: string }[]>`
        select concat_ws(' ', case registered_user_id when ${person.id} then 'person' else 'other' end, given ->> 'status',
          case when read_at is not null then 'read' end) as text
        from public.notifications where kind = ${kind} and registered_user_id in (${person.id}, ${other.id}) order by id`);
    }
    expect(left).toEqual({
      settled: ['person engaged read', 'other engaged', 'person married', 'person engaged'],
      'profile reported': [
        'person engaged read',
        'person engaged',
        'other engaged',
        'person married',
        'person engaged',
      ],
    });
  });

  test('one that nobody knows is an error and no silence', async () => {
    await expect(sql`select private.notify_admin('love letter', 1000)`).rejects.toThrow('not-null');
  });
});

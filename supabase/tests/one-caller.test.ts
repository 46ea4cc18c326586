import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { asCaller } from './as-caller.ts';
import { oneValue } from './people.ts';
import { call, callAnything, setUpPersonas, type Client } from './personas.ts';
import { addMember } from './scenes.ts';

// What one caller can make everybody pay: answers that take long, and rows that nothing empties.

const { clients, sql } = await setUpPersonas();
const person = await addMember(sql, { label: 'one-caller', card: { gender: 'bride' } });
const other = await addMember(sql, { label: 'one-caller-other', card: { gender: 'groom' } });
const linked = await addMember(sql, { label: 'one-caller-linked' });
await sql`delete from public.accounts where registered_user_id = ${linked.id}`;
const token = z.string().parse((await call(clients.admin, 'make_family_link', { profile_id: linked.id })).data);
const device = randomUUID();
await call(clients.visitor, 'open_family_link', { token, device });
const link = await oneValue<string>(
  sql`select id::text from private.family_links where registered_user_id = ${linked.id}`,
);

describe('a dear answer', () => {
  const asMember = (name: string, args: object = {}) => [name, args, () => person.client, 'login'] as const;
  const asHolder = (name: string) => [name, { token, device }, () => clients.visitor, 'link'] as const;
  test.each([
    asMember('find_profiles'),
    asMember('count_profiles'),
    asMember('list_saved_searches'),
    asMember('list_my_matches'),
    asMember('read_statements', { profile_id: person.id }),
    asHolder('open_family_link'),
    asHolder('read_linked_statements'),
  ])('of %s is given to one call at a time of a caller', async (name, args, who, kind) => {
    await sql.begin(async (held) => {
      await (kind === 'link'
        ? held`select pg_advisory_xact_lock(hashtextextended(${`${name} ${link}`}, 0))`
        : held`
          select pg_advisory_xact_lock(hashtextextended(${`${name} `} || user_id, 0)) from public.accounts
          where registered_user_id = ${person.id}`);
      expect(await callAnything(who(), name, args)).toMatchObject({ status: 429, refusal: 'still_answering' });
      if (kind === 'login') expect((await callAnything(other.client, name, args)).status).toBe(200);
    });
    expect((await callAnything(who(), name, args)).status).toBe(200);
  });

  test.each(['find_profiles', 'count_profiles'])('of %s is given to one call at a time of an address', async (name) => {
    const from = (address: string) =>
      asCaller(sql, clients.visitor, (run) => run(`select from public.${name}()`), { 'x-real-ip': address });
    await sql.begin(async (held) => {
      await held`select pg_advisory_xact_lock(hashtextextended(${`${name} 203.0.113.9`}, 0))`;
      expect(await from('203.0.113.9')).toMatchObject({ code: 'PT429' });
      expect(await from('203.0.113.10')).toMatchObject({ code: '' });
    });
    expect(await from('203.0.113.9')).toMatchObject({ code: '' });
  });
});

describe('wishes', () => {
  const save = (must: object, who: Client = person.client) =>
    callAnything(who, 'save_wishes', { profile_id: person.id, must, hoped: {} });
  const wishes = () => sql`select kind, value from private.wish_list order by 1, 2`;
  beforeEach(async () => {
    await sql`delete from public.wishes where registered_user_id = ${person.id}`;
    await sql`delete from private.reading_counts where kind = 'enquiry'`;
  });

  test('leave nothing behind, however often they change', async () => {
    const before = await wishes();
    const [{ last: highest } = { last: 0 }] = await sql<
      { last: number }[]
    >`select max(id) as last from private.wish_list`;
    await save({ caste: 'Nobody', age_from: 20 });
    await sql.unsafe(`
      do $$
      begin
        for n in 0..99 loop
          update public.wishes set must = jsonb_build_object('age_from', 20 + n / 10, 'age_to', 50 + n % 10)
            where registered_user_id = ${person.id};
        end loop;
      end
      $$`);
    expect(await wishes()).toHaveLength(before.length + 1);
    expect(await sql`select from private.wish_list where id > ${highest + 4}`).toEqual([]);
    expect((await save({})).status).toBe(204);
    expect(await wishes()).toEqual(before);
    expect(await sql`select from private.wish_values where wish_id not in (select id from private.wish_list)`).toEqual(
      [],
    );
  });

  test('of several families stay until the last one has changed them', async () => {
    for (const profile_id of [person.id, other.id])
      await call(clients.admin, 'save_wishes', { profile_id, must: { caste: 'Onlytwo' }, hoped: {} });
    await save({});
    expect(await sql`select value from private.wish_list where value = 'Onlytwo'`).toHaveLength(1);
    await call(clients.admin, 'save_wishes', { profile_id: other.id, must: {}, hoped: {} });
    expect(await sql`select value from private.wish_list where value = 'Onlytwo'`).toEqual([]);
  });

  test('change fifty times a day for a member, and without a limit for the office', async () => {
    await save({ caste: 'First' });
    await sql`update private.reading_counts set count = 49 where kind = 'enquiry'`;
    expect((await save({ caste: 'Fiftieth' })).status).toBe(204);
    expect(await save({ caste: 'One too many' })).toMatchObject({ status: 400, refusal: 'too_many_wishes_today' });
    expect((await save({ caste: 'Fiftieth' })).status).toBe(204);
    expect((await save({ caste: 'By the office' }, clients.clerk)).status).toBe(204);
  });
});

test('statistics of the planner hold no words that people wrote', async () => {
  const written = await sql`
    select attrelid::regclass::text as of_table, attname as name
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r' and not attisdropped
      and atttypid in ('text'::regtype, 'jsonb'::regtype) and attstattarget is distinct from 0
      and (attname in ('note', 'words', 'entry', 'message', 'given', 'person', 'agreed_person', 'said_by_name', 'payer_name', 'changes', 'must', 'hoped')
        or attname ~ '_(reason|values)$' or relname in ('grievances', 'enquiries') and attname in ('name', 'answer', 'relative'))`;
  expect(written).toEqual([]);
});

/** Tables that visitors and members fill, and what limits or empties them. */
const limited: Readonly<Record<string, string>> = {
  'private.answers': 'of the office, deleted after five minutes',
  'private.consents': 'fifty answers a day; a record of law, which goes with the person',
  'private.day_salts': 'one a day, deleted with the day',
  'private.earlier_acts': 'only after an erasure or a renewal; goes with the family',
  'private.enquiries': 'sixty an hour, five of an address; erased after ninety days',
  'private.enquiry_numbers': 'one for an enquiry, and goes with it',
  'private.grievance_contacts': 'one for a complaint, and goes with it',
  'private.grievances': 'ten a day of a member, sixty an hour of visitors; words are erased after the answer',
  'private.other_sendings': 'deleted after an hour',
  'private.password_changes': 'one a minute of a login',
  'private.past_enquiries': 'one a month for each admin',
  'private.profile_search': 'one for each card',
  'private.reading_counts': 'deleted with the day',
  'private.readings': 'as many as a day allows, deleted with the day',
  'private.recovery_tries': 'of admins, deleted after an hour',
  'private.wish_values': 'of private.wish_list',
  'private.wish_list': 'goes with the last wish; fifty changes a day',
  'public."RegisteredUsers"': 'made by the office',
  'public.audit_log': 'nothing empties the record of law; each call that adds to it has a limit of its own',
  'public.blocks': 'one for a pair',
  'public.contact_consents': 'two for a request',
  'public.contact_requests': 'the limits of site_settings',
  'public.introductions': 'one for a pair',
  'public.likes': 'five hundred of a member',
  'public.notifications': 'of calls with a limit, an unread one of each kind; goes with the person',
  'public.profile_log': 'by the office',
  'public.profile_proposals': 'one that waits',
  'public.reports': 'one that waits for a pair',
  'public.saved_searches': 'twenty of a member',
};

test('each table that visitors and members fill has a limit, or a rule that empties it', async () => {
  const functions = await sql<{ name: string; body: string; open: boolean }[]>`
    select pronamespace::regnamespace || '.' || proname as name, prosrc as body,
      pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute')
        and prosrc !~ 'private\\.require_(admin|owner)\\(' as open
    from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  const triggers = await sql<{ on_table: string; name: string }[]>`
    select tgrelid::regclass::text as on_table, tgfoid::regproc::text as name from pg_trigger where not tgisinternal`;
  const bodies = new Map(functions.map(({ name, body }) => [name, body]));
  const waiting = functions.filter(({ open }) => open).map(({ name }) => name);
  const reached = new Set<string>();
  const filled = new Set<string>();
  const matches = (body: string, pattern: RegExp) => [...body.matchAll(pattern)].map(([, found = '']) => found);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    const body = bodies.get(name) ?? '';
    waiting.push(...matches(body, /((?:public|private)\.\w+)\(/g));
    for (const into of matches(body, /insert into ((?:public|private)\.(?:\w+|"\w+"))/g)) filled.add(into);
    const written = matches(body, /(?:insert into|update|delete from) ((?:public|private)\.(?:\w+|"\w+"))/g);
    for (const trigger of triggers)
      if (written.some((table) => table.replace('public.', '') === trigger.on_table.replace('public.', '')))
        waiting.push(trigger.name.includes('.') ? trigger.name : `public.${trigger.name}`);
  }
  const onePerPerson = await sql<{ name: string }[]>`
    select relnamespace::regnamespace || '.' || relname as name
    from pg_index join pg_class on pg_class.oid = indrelid join pg_attribute on attrelid = indrelid and attnum = indkey[0]
    where indisunique and indnkeyatts = 1 and indpred is null and attname in ('registered_user_id', 'user_id')`;
  const others = [...filled].filter((table) => !onePerPerson.some(({ name }) => name === table)).sort();
  expect(others).toEqual(Object.keys(limited).sort());
});

import { beforeEach, describe, expect, test } from 'vitest';
import { readReview, reasons } from '../../web/src/features/audit/api.ts';
import { having, textLike } from './matching.ts';
import { addPerson, one, type TestPerson } from './people.ts';
import { call, setUpPersonas } from './personas.ts';

// The review of reads: by month and admin the owner sees each opening, sharing, export and look-up with its reason, the
// unusual first. The owner signs the month off. The rows of the log here are in months of long ago: the log itself is
// append-only.

const { clients, sql } = await setUpPersonas();
/** An actor of this test alone: rows of the log stay. */
let actor: string;
let tests = 0;

const month = '2021-03-01';
const longAgo = '2020-01-01';

const owner = clients.admin;
/** Somebody nobody asked for: registered long ago. */
const quiet = await addPerson(sql, { label: 'quiet', card: { created_at: longAgo, verified_at: longAgo } });
const other = await addPerson(sql, { label: 'other', card: { created_at: longAgo, verified_at: longAgo } });
beforeEach(async () => {
  tests += 1;
  actor = `Reader ${Date.now()}-${tests} (reader)`;
  await sql`delete from private.read_reviews`;
  await clearReasons();
});

const clearReasons = async () => {
  const ids = [quiet.id, other.id];
  await sql`delete from public.contact_requests where requester_id = any (${ids}) or profile_id = any (${ids})`;
  await sql`delete from public.introductions where family_id = any (${ids}) or shown_id = any (${ids})`;
  await sql`delete from public.profile_log where registered_user_id = any (${ids})`;
  await sql`delete from public.reports where profile_id = any (${ids})`;
  await sql`delete from public.deletion_requests where registered_user_id = any (${ids})`;
  await sql`delete from public.profile_proposals where registered_user_id = any (${ids})`;
};

interface Read {
  at: string;
  action?: string;
  about?: number | null;
  table?: string;
  values?: Record<string, string>;
}
/** A row of the log, at a time in India. */
async function log({ at, action = 'read contact details', about = quiet.id, table = 'contact_details', values }: Read) {
  await sql`
    insert into public.audit_log (happened_at, actor_name, action, table_name, record_id, registered_user_id, new_values)
    values (${at}::timestamp at time zone 'Asia/Kolkata', ${actor}, ${action}, ${table}, ${String(about ?? 1)}, ${about},
      ${values === undefined ? null : sql.json(values)})`;
}

const reviewOf = async (of = month, skipped = 0) =>
  readReview.shape.parse((await call(owner, 'review_reads', { month: of, skipped })).data);
/** All that is unusual about this test's actor. */
async function unusual(of = month) {
  const { count, list } = (await reviewOf(of)).unusual;
  const found = [...list];
  while (found.length < count) {
    const more = (await reviewOf(of, found.length)).unusual.list;
    expect(more).not.toHaveLength(0);
    found.push(...more);
  }
  expect(found).toHaveLength(count);
  return found.filter((item) => item.actor_name === actor);
}
const mine = async (of = month) => (await reviewOf(of)).admins.find((admin) => admin.actor_name === actor);
const nextActor = () => `${actor}.`;
const reasonOf = async (read: Read) => {
  actor = nextActor();
  await log(read);
  const admin = await mine();
  return reasons.filter((why) => admin?.[why] === 1);
};

describe('what is counted', () => {
  test('openings, sharings, exports and searches of the month in India, by admin', async () => {
    const at = '2021-03-15 12:00';
    const acts: [string, Partial<Read>][] = [
      ['read contact details', {}],
      ['put contact details on biodata', {}],
      ['read number of enquiry', { about: null, table: 'enquiries' }],
      ['put contact details in message', { table: 'disclosures' }],
      ['approved request', { table: 'disclosures' }],
      // The request itself is another part of the same act; so is the number of an export.
      ['approved request', { table: 'contact_requests' }],
      ['exported with contact details', { table: 'RegisteredUsers' }],
      ['exported with contact details', { table: 'RegisteredUsers', about: null }],
      ['exported', { table: 'RegisteredUsers' }],
      ['looked up telephone numbers', { about: null }],
      ['looked up e-mail addresses', { about: null }],
      ['update', { table: 'contact_details' }],
    ];
    for (const [action, rest] of acts) await log({ at, action, ...rest });
    // The first and the last second of the month, and those outside.
    for (const edge of ['2021-02-28 23:59:59', '2021-03-01 12:00', '2021-03-31 22:59:59', '2021-04-01 00:00'])
      await log({ at: edge, action: 'looked up telephone numbers', about: null });
    expect(await mine()).toEqual({
      actor_name: actor,
      opened: 3,
      shared: 2,
      exported: 1,
      looked_up: 4,
      request: 0,
      introduction: 0,
      profile: 0,
      question: 0,
      enquiry: 1,
      none: 4,
    });
  });

  test('failed sign-ins by login, also those that are not in the log yet', async () => {
    await sql`
      insert into public.audit_log (happened_at, actor_name, action, table_name, record_id, new_values)
      values ('2021-05-10 12:00+00', 'supabase_auth_admin', 'failed sign-ins', 'admins', ${actor}, '{"failures": 3}'),
        ('2021-05-11 12:00+00', 'supabase_auth_admin', 'failed sign-ins', 'admins', ${actor}, '{"failures": 4}'),
        -- The last second of April in India, and the first of June.
        ('2021-04-30 18:29:59+00', 'supabase_auth_admin', 'failed sign-ins', 'admins', ${actor}, '{"failures": 16}'),
        ('2021-05-31 18:30+00', 'supabase_auth_admin', 'failed sign-ins', 'admins', ${actor}, '{"failures": 32}')`;
    const find = async () => (await reviewOf('2021-05-31')).failed.find(({ username }) => username === actor);
    expect(await find()).toEqual({ username: actor, failures: 7, failed_at: textLike(/^2021-05-11T/) });
    const reported = (at: string) => sql`
      insert into private.sign_ins (user_id, reported_at, failures)
      select user_id, ${at}, 2 from public.accounts where username = 'admin'
      on conflict (user_id) do update set reported_at = excluded.reported_at, failures = excluded.failures`;
    await reported('2021-05-12 12:00+00');
    expect((await reviewOf('2021-05-31')).failed).toContainEqual(having({ username: 'admin', failures: 2 }));
    for (const at of ['2021-04-30 18:29:59+00', '2021-05-31 18:30+00']) {
      await reported(at);
      expect((await reviewOf('2021-05-31')).failed, at).not.toContainEqual(having({ username: 'admin' }));
    }
    await sql`delete from private.sign_ins`;
  });

  test('and no number, name of a number or address is in any of it', async () => {
    await log({ at: '2021-03-10 12:00' });
    const answer = JSON.stringify([await mine(), await unusual()]);
    expect(answer).toContain(quiet.name);
    expect(answer).not.toMatch(/5000\d{6}|@|phone|email|address/);
  });
});

describe('why a person was read', () => {
  const at = '2021-03-15 12:00';
  const india = (moment: string) => sql`${moment}::timestamp at time zone 'Asia/Kolkata'`;

  test('nobody asked', async () => {
    expect(await reasonOf({ at })).toEqual(['none']);
  });

  test.each([
    ['2021-03-16 11:59', null, 'request'],
    ['2021-03-16 12:01', null, 'none'],
    ['2021-01-01 12:00', '2021-02-13 12:01', 'request'],
    ['2021-01-01 12:00', '2021-02-13 11:59', 'none'],
  ])('a contact request of %s, decided %s: %s', async (asked, decided, reason) => {
    for (const [requester, target] of [
      [quiet, other],
      [other, quiet],
    ] as const) {
      await clearReasons();
      // updated_at is set by a trigger on updates only.
      await sql`
        insert into public.contact_requests (requester_id, profile_id, status, created_at, updated_at)
        values (${requester.id}, ${target.id}, ${decided === null ? 'requested' : 'withdrawn'}, ${india(asked)}, ${india(decided ?? asked)})`;
      expect(await reasonOf({ at })).toEqual([reason]);
    }
  });

  test.each([
    ['2021-03-16 11:59', 'introduction'],
    ['2021-03-16 12:01', 'none'],
    ['2021-02-13 12:01', 'introduction'],
    ['2021-02-13 11:59', 'none'],
  ])('an introduction of %s: %s', async (shown, reason) => {
    for (const [family, seen] of [
      [quiet, other],
      [other, quiet],
    ] as const) {
      await clearReasons();
      await sql`
        insert into public.introductions (family_id, shown_id, how, shown_at) values (${family.id}, ${seen.id}, 'List', ${india(shown)})`;
      expect(await reasonOf({ at })).toEqual([reason]);
      await sql`
        update public.introductions set shown_at = '2020-01-01', answer = 'later', answered_by = 'bureau', answered_at = ${india(shown)}
        where ${quiet.id} in (family_id, shown_id)`;
      expect(await reasonOf({ at })).toEqual([reason]);
    }
  });

  test.each([
    ['2021-03-15 10:59', 'introduction'],
    ['2021-03-15 11:01', 'none'],
    ['2021-03-15 12:01', 'none'],
  ])('the person was shown by the reader at %s: %s; the family is called for it', async (shown, reason) => {
    const show = (family: TestPerson, seen: TestPerson) => sql`
      insert into public.introductions (family_id, shown_id, how, shown_at, shown_by_name)
      values (${family.id}, ${seen.id}, 'List', ${india(shown)}, ${nextActor()})`;
    await show(other, quiet);
    expect(await reasonOf({ at })).toEqual([reason]);
    await show(quiet, other);
    expect(await reasonOf({ at })).toEqual(['introduction']);
  });

  test.each([
    ['2021-03-15 10:59', 'question'],
    ['2021-03-15 11:01', 'none'],
    ['2021-03-15 12:01', 'question'],
  ])('an entry that the reader wrote at %s: %s', async (written, reason) => {
    await sql`
      insert into public.profile_log (registered_user_id, kind, entry, written_by_name, written_at)
      values (${quiet.id}, 'Telephone', 'They called', ${nextActor()}, ${india(written)})`;
    expect(await reasonOf({ at })).toEqual([reason]);
  });

  test.each([
    ['created_at', '2021-02-13 12:01', 'profile'],
    ['created_at', '2021-02-13 11:59', 'none'],
    ['verified_at', '2021-03-16 11:59', 'profile'],
    ['verified_at', '2021-03-16 12:01', 'none'],
    ['verified_at', '2021-02-13 12:01', 'profile'],
    ['verified_at', '2021-02-13 11:59', 'none'],
  ])('the profile, %s %s: %s', async (column, moment, reason) => {
    await sql`update public."RegisteredUsers" set ${sql(column)} = ${india(moment)} where id = ${quiet.id}`;
    expect(await reasonOf({ at })).toEqual([reason]);
    await sql`update public."RegisteredUsers" set created_at = ${longAgo}, verified_at = ${longAgo} where id = ${quiet.id}`;
  });

  test.each([
    ['2021-03-16 11:59', null, 'profile'],
    ['2021-03-16 12:01', null, 'none'],
    ['2021-01-01 12:00', '2021-02-13 12:01', 'profile'],
    ['2021-01-01 12:00', '2021-02-13 11:59', 'none'],
  ])('changes that were proposed %s, decided %s: %s', async (proposed, decided, reason) => {
    await sql`
      insert into public.profile_proposals (registered_user_id, changes, base, status, created_at, decided_at, decided_by_name)
      values (${quiet.id}, '{"job": "Cook"}', '{}', ${decided === null ? 'pending' : 'approved'}, ${india(proposed)},
        ${decided === null ? null : india(decided)}, 'A test')`;
    expect(await reasonOf({ at })).toEqual([reason]);
  });

  test.each([
    ['2021-03-16 11:59', 'question'],
    ['2021-03-16 12:01', 'none'],
    ['2021-02-13 12:01', 'question'],
    ['2021-02-13 11:59', 'none'],
  ])('an entry of the log of %s: %s', async (written, reason) => {
    await sql`
      insert into public.profile_log (registered_user_id, kind, entry, written_by_name, written_at)
      values (${quiet.id}, 'Telephone', 'They called', 'A test', ${india(written)})`;
    expect(await reasonOf({ at })).toEqual([reason]);
  });

  test.each([
    ['2021-03-15', null, 'question'],
    ['2021-03-16', null, 'none'],
    ['2021-03-01', '2021-03-14 12:01', 'question'],
    ['2021-03-01', '2021-03-14 11:59', 'none'],
  ])('a call that was due %s, done %s: %s', async (due, done, reason) => {
    await sql`
      insert into public.profile_log (registered_user_id, kind, entry, written_by_name, written_at, call_again_on, done_at)
      values (${quiet.id}, 'Telephone', 'Call again', 'A test', '2020-06-01', ${due}, ${done === null ? null : india(done)})`;
    expect(await reasonOf({ at })).toEqual([reason]);
  });

  test.each([
    ['2021-02-13 12:01', 'question'],
    ['2021-02-13 11:59', 'none'],
  ])('a report that was resolved %s: %s', async (resolved, reason) => {
    await sql`
      insert into public.reports (reporter_id, profile_id, reason, created_at, resolved_by_name, resolved_at)
      values (${other.id}, ${quiet.id}, 'Wrong information', '2020-06-01', 'A test', ${india(resolved)})`;
    expect(await reasonOf({ at })).toEqual([reason]);
  });

  test('a wish to be deleted', async () => {
    await sql`insert into public.deletion_requests (registered_user_id, asked_at) values (${quiet.id}, ${india('2021-03-14 12:00')})`;
    expect(await reasonOf({ at })).toEqual(['question']);
  });
});

describe('what is unusual', () => {
  /** Somebody else for each number; nobody of the register. */
  const somebody = (n: number) => 900_000_000 + n;

  test('more than 20 people within any hour, also over the end of an hour, and exports', async () => {
    const minute = (n: number) => `2021-03-15 1${n < 30 ? 1 : 2}:${String((n + 30) % 60).padStart(2, '0')}`;
    // 11:30 to 12:29: one in three minutes.
    for (let n = 0; n < 60; n += 3) await log({ at: minute(n), about: somebody(n) });
    const many = async () => (await unusual()).filter(({ kind }) => kind === 'many');
    // The same person once more is nobody else.
    await log({ at: '2021-03-15 12:30', about: somebody(57) });
    expect(await many()).toEqual([]);
    // The first one is just an hour ago: the 21st.
    await log({ at: '2021-03-15 12:30', about: quiet.id });
    const first = { reads: 21, people_count: 21, began_at: textLike(/T06:00:00/), ended_at: textLike(/T07:00:00/) };
    expect(await many()).toEqual([having(first)]);
    // Without a pause of an hour it is the same burst, with one it is another.
    for (let n = 0; n < 21; n += 1) await log({ at: '2021-03-15 13:30', about: somebody(100 + n) });
    expect(await many()).toEqual([having({ reads: 22, people_count: 42, ended_at: textLike(/T08:00:00/) })]);
    for (let n = 0; n < 21; n += 1) await log({ at: '2021-03-15 14:30:01', about: somebody(n) });
    expect(await many()).toEqual([having({ reads: 21, people_count: 21 }), having({ reads: 22 })]);
    actor += 'later';
    for (let n = 0; n < 60; n += 3) await log({ at: minute(n), about: somebody(n) });
    await log({ at: '2021-03-15 12:30:01', about: quiet.id });
    expect(await many()).toEqual([]);
    actor += 'again';
    for (let n = 0; n < 25; n += 1) await log({ at: '2021-03-15 12:00' });
    expect(await many()).toEqual([]);
    actor += 'export';
    for (let n = 0; n < 21; n += 1)
      await log({
        at: '2021-03-15 12:00',
        action: 'exported with contact details',
        table: 'RegisteredUsers',
        about: somebody(n),
      });
    expect(await many()).toEqual([having({ reads: 21 })]);
    actor += 'lookup';
    for (let n = 0; n < 21; n += 1)
      await log({
        at: '2021-03-15 12:00',
        action: 'looked up telephone numbers',
        table: 'contact_details',
        about: null,
      });
    expect(await many()).toEqual([having({ reads: 21, people_count: 0 })]);
  });

  test('the hour before the month counts for its first minutes', async () => {
    for (let n = 0; n < 20; n += 1) await log({ at: '2021-02-28 23:50', about: somebody(n) });
    await log({ at: '2021-03-01 00:10' });
    expect((await unusual()).map(({ kind, reads }) => [kind, reads])).toContainEqual(['many', 21]);
  });

  test('at night, from 23 to 5 in India: one night, one line', async () => {
    for (const day of ['2021-03-15 22:59', '2021-03-16 05:00']) await log({ at: day });
    expect((await unusual()).filter(({ kind }) => kind === 'night')).toEqual([]);
    for (const night of ['2021-03-15 23:00', '2021-03-16 04:59', '2021-03-17 02:00']) await log({ at: night });
    expect((await unusual()).filter(({ kind }) => kind === 'night')).toEqual([
      having({ reads: 1 }),
      having({ reads: 2, began_at: textLike(/^2021-03-15T17:30/), ended_at: textLike(/^2021-03-15T23:29/) }),
    ]);
  });

  test('people nobody asked for, once a day; one who was erased has no name', async () => {
    const gone = await addPerson(sql, { label: 'gone' });
    for (const at of ['2021-03-15 12:00', '2021-03-15 13:00', '2021-03-16 12:00']) await log({ at });
    await log({ at: '2021-03-17 12:00', about: gone.id });
    await sql`delete from public."RegisteredUsers" where id = ${gone.id}`;
    const line = (reads: number, id: number, name: string | null) =>
      having({ kind: 'none', reads, people_count: 1, people: [{ id, name }] });
    expect(await unusual()).toEqual([
      line(1, gone.id, null),
      line(1, quiet.id, quiet.name),
      line(2, quiet.id, quiet.name),
    ]);
  });

  test('a login whose password an admin had set, with the admin', async () => {
    await log({
      at: '2021-03-15 12:00',
      action: 'login read contact details',
      values: { bureau_password_by: 'Lakshmi, office' },
    });
    expect(await unusual()).toEqual([having({ kind: 'login', set_by: 'Lakshmi, office', reads: 1 })]);
    // It is no admin.
    expect(await mine()).toBeUndefined();
  });

  test('twenty people at most are named, of more the number is given', async () => {
    const people: TestPerson[] = [];
    for (let n = 0; n < 21; n += 1) people.push(await addPerson(sql, { label: `night-${n}` }));
    for (const { id } of people) await log({ at: '2021-03-15 23:30', about: id });
    const [night] = (await unusual()).filter(({ kind }) => kind === 'night');
    expect(night).toMatchObject({
      reads: 21,
      people_count: 21,
      people: people.slice(0, 20).map(({ id, name }) => ({ id, name })),
    });
  });
});

describe('signing off', () => {
  const note = 'Looked at each one. Lakshmi called the families of the fair at night.';
  const signOff = (args: object = {}, who = owner) => call(who, 'sign_off_reads', { month, note, ...args });

  test('keeps the counts as they were, once, with a row of the log', async () => {
    await log({ at: '2021-03-15 12:00' });
    const { admins, unusual: found, failed } = await reviewOf();
    expect((await signOff({ month: '2021-03-17' })).status).toBe(204);
    await log({ at: '2021-03-15 13:00' });
    const after = await reviewOf();
    expect(after.signed_off).toEqual({
      by: 'Lakshmi Narayanan, office',
      at: textLike(/^\d{4}-/),
      note,
      counts: { admins, failed, unusual: found.count },
    });
    expect(await signOff()).toMatchObject({ status: 409, code: 'PT409', refusal: 'reads_signed_off' });
    const signed = await sql`
      select record_id, new_values from public.audit_log where action = 'signed off reads' order by id desc limit 1`;
    expect(signed).toMatchObject([{ record_id: '2021-03', new_values: null }]);
  });

  test.each([
    ['note', { note: null }, 'review_note_missing'],
    ['note', { note: '  ' }, 'review_note_missing'],
    ['note', { note: 'x'.repeat(501) }, 'too_long'],
    ['note', { note: 'Call +91 98430 12345' }, 'contact_in_text'],
    ['month', { month: null }, 'not_in_list'],
    ['month', { month: '2019-12-31' }, 'not_in_list'],
    ['month', { month: '2999-01-01' }, 'not_in_list'],
  ])('is refused for a wrong %s: %j', async (hint, args, refusal) => {
    expect(await signOff(args)).toMatchObject({ status: 400, code: '22023', hint, refusal });
  });

  test('is for months that are over; the running one and two years before it can be read', async () => {
    const { today, next } = await one(sql<{ today: string; next: string }[]>`
      select private.today()::text as today, (private.today() + interval '1 month')::date::text as next`);
    expect(await signOff({ month: today })).toMatchObject({ hint: 'month', refusal: 'month_not_over' });
    const { is_over, months } = await reviewOf(today);
    expect([is_over, months[0]]).toEqual([false, { month: `${today.slice(0, 7)}-01`, signed_off: false }]);
    expect((await reviewOf()).is_over).toBe(true);
    expect(await call(owner, 'review_reads', { month: next })).toMatchObject({ refusal: 'not_in_list' });
    expect(await call(owner, 'review_reads', { month, skipped: -1 })).toMatchObject({ refusal: 'not_in_range' });
  });
});

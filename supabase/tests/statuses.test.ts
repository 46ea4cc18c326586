import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { verifications } from '../../web/src/features/review/api.ts';
import { morning } from '../../web/src/features/today/api.ts';
import { anyOf, having } from './matching.ts';
import { addPerson, versionOf, one, oneValue, type TestPerson } from './people.ts';
import {
  access,
  call,
  callAnything,
  setUpPersonas,
  readContact,
  signIn,
  type Client,
  type Outcome,
} from './personas.ts';
import { removeTestPictures, uploadPicture } from './pictures.ts';

const adminName = 'Lakshmi Narayanan, office';

const { clients, sql } = await setUpPersonas();
const { admin } = clients;
afterAll(() => removeTestPictures(sql));

const setStatuses = (...changes: object[]) => call(admin, 'set_profile_statuses', { changes });

const card = ({ id }: TestPerson) =>
  one(sql`
    select status, status_reason as reason, visible, verified_by, verified_items from public."RegisteredUsers" where id = ${id}`);
/** Never verified. */
const draft = (label: string, login = false) =>
  addPerson(sql, { label, login, card: { status: 'submitted', verified_at: null, verified_by: null } });

describe('verification', () => {
  const verify = async (person: TestPerson, items: unknown, seen?: string | null) => {
    const seen_updated_at = seen === undefined ? await versionOf(sql, person.id) : seen;
    return await callAnything(admin, 'verify_profile', { profile_id: person.id, seen_updated_at, items });
  };

  test('makes a profile visible, with the checks, admin and time, and tells the person', async () => {
    const person = await draft('verified-one', true);
    const seen = await versionOf(sql, person.id);
    const { data: version } = await verify(person, ['Mobile', 'ID', 'ID']);
    expect(await card(person)).toEqual({
      status: 'verified',
      reason: null,
      visible: true,
      verified_by: adminName,
      verified_items: ['ID', 'Mobile'],
    });
    const checks = () => sql`
      select item, checked_by_name, checked_by is not null as by_login, checked_at
      from public.verification_checks where registered_user_id = ${person.id} order by item`;
    const first = await checks();
    expect(first).toMatchObject([
      { item: 'ID', checked_by_name: adminName, by_login: true },
      { item: 'Mobile', checked_by_name: adminName, by_login: true },
    ]);
    const client = await signIn(person.username);
    const { data: notices } = await client.from('notifications').select('message');
    expect(notices).toEqual([{ message: 'Your profile is verified and can be seen.' }]);

    // Again: an unticked item goes, an earlier one keeps its date.
    expect(await verify(person, ['ID'], seen)).toMatchObject({ status: 409, code: 'PT409' });
    expect((await verify(person, ['ID', 'Met in person/phone call'], String(version))).status).toBe(200);
    const second = await checks();
    expect(second.map(({ item }) => String(item))).toEqual(['ID', 'Met in person/phone call']);
    expect(second[0]?.checked_at).toEqual(first[0]?.checked_at);
  });

  test('needs at least one item of the list, the version that was seen, and a profile', async () => {
    const person = await draft('verified-not');
    for (const items of [[], null, ['Passport'], ['ID', 'Passport'], [null]]) {
      expect(await verify(person, items)).toMatchObject({ code: '22023', hint: 'items' });
    }
    expect(await verify(person, ['ID', 'Photo'])).toMatchObject({
      status: 400,
      refusal: 'nothing_stored',
      hint: 'items',
    });
    expect(await verify(person, ['ID'], null)).toMatchObject({ code: '22023' });
    expect(await verify(person, ['ID'], '2026-01-01')).toMatchObject({ status: 409, code: 'PT409' });
    expect(await verify({ ...person, id: 999_999_999 }, ['ID'], '2026-01-01')).toMatchObject({ code: 'PT404' });
    await call(admin, 'delete_profile', { profile_id: person.id, seen_name: person.name });
    expect(await verify(person, ['ID'])).toMatchObject({ status: 409, code: 'PT409' });
    expect(await card(person)).toMatchObject({ visible: false });
  });

  test('of a thing ends with it after each kind of change, and of nothing else', async () => {
    const person = await addPerson(sql, {
      label: 'verified-changed',
      card: {
        first_img: 'https://example.com/1.jpg',
        second_img: 'https://example.com/2.jpg',
        birth_chart: 'https://example.com/3.jpg',
      },
      details: { education: 'B.E.', job: 'Engineer' },
      contact: { phone_number: '+91 51239 87611', address: '1 Test Street' },
    });
    const all = ['Address', 'Education', 'Employment', 'Horoscope', 'ID', 'Mobile', 'Photo'];
    const save = async (changes: object) => {
      expect((await verify(person, all)).status).toBe(200);
      const seen_updated_at = await versionOf(sql, person.id);
      const saved = await callAnything(clients.clerk, 'save_profile', {
        profile_id: person.id,
        seen_updated_at,
        changes,
      });
      expect(saved.status).toBe(200);
      // The answer is the version for the next save.
      expect(new Date(String(saved.data))).toEqual(new Date(await versionOf(sql, person.id)));
      const [left] = await sql<{ items: string[]; checks: string[] }[]>`
        select verified_items as items, array(
          select item from public.verification_checks where registered_user_id = card.id order by item
        ) as checks from public."RegisteredUsers" as card where id = ${person.id}`;
      expect(left?.checks).toEqual(left?.items);
      return all.filter((item) => left?.items.includes(item) !== true);
    };
    // Others, the same again, a further number, and pictures in another order.
    expect(await save({ caste: 'Other', education: 'B.E.', second_phone_number: '+91 51239 87612' })).toEqual([]);
    expect(await save({ first_img: 'https://example.com/2.jpg', second_img: 'https://example.com/1.jpg' })).toEqual([]);
    expect(await save({ education: 'M.E.', job: 'Teacher' })).toEqual(['Education', 'Employment']);
    expect(await save({ phone_number: '+91 51239 87613', address: '2 Test Street' })).toEqual(['Address', 'Mobile']);
    expect(await save({ second_img: null, birth_chart: 'https://example.com/4.jpg' })).toEqual(['Horoscope', 'Photo']);
    // Without a picture of the chart, what is typed of the horoscope is compared with the jathakam.
    all.splice(0, all.length, 'Horoscope');
    await save({ birth_chart: null });
    expect((await verify(person, all)).refusal).toBe('nothing_stored');
    await sql`update public.profile_details set birth_star = 'Rohini' where registered_user_id = ${person.id}`;
    expect(await save({ rasi: 'Vrishabha' })).toEqual([]);
    expect(await save({ birth_star: 'Mrigashira' })).toEqual(['Horoscope']);
    all.splice(0, all.length, 'Education', 'ID');
    expect(await save({ education: null })).toEqual(['Education']);
  });

  test.each(['admin', 'clerk'] as const)('by the %s is of a bride or a groom alone, and stays so', async (persona) => {
    const client = clients[persona];
    const person = await draft(`side-${persona}`);
    const change = async (gender: string | null) =>
      await call(client, 'save_profile', {
        profile_id: person.id,
        seen_updated_at: await versionOf(sql, person.id),
        changes: { gender },
      });
    const verifyOne = async () =>
      await call(client, 'verify_profile', {
        profile_id: person.id,
        seen_updated_at: await versionOf(sql, person.id),
        items: ['ID'],
      });
    const refusal = { status: 400, refusal: 'gender_missing', hint: 'gender' };
    expect((await change(null)).status).toBe(200);
    expect(await verifyOne()).toMatchObject(refusal);
    expect(await card(person)).toMatchObject({ visible: false, verified_items: [] });
    expect((await change('groom')).status).toBe(200);
    expect((await verifyOne()).status).toBe(200);
    expect(await change(null)).toMatchObject(refusal);
    expect((await change('bride')).status).toBe(200);
  });

  test('of earlier stays with somebody who is neither bride nor groom, until it is renewed', async () => {
    const person = await addPerson(sql, { label: 'side-earlier', card: { gender: null } });
    const { status } = await call(admin, 'save_profile', {
      profile_id: person.id,
      seen_updated_at: await versionOf(sql, person.id),
      changes: { location: 'Karur' },
    });
    expect(status).toBe(200);
    await setStatuses({ id: person.id, status: 'on hold', reason: null });
    await setStatuses({ id: person.id, status: 'verified', reason: null });
    expect(await card(person)).toMatchObject({ visible: true });
    expect(await verify(person, ['ID'])).toMatchObject({ refusal: 'gender_missing' });
  });

  test('at the same moment as a refusal has one outcome', async () => {
    const person = await draft('verified-or-not');
    const seen = await versionOf(sql, person.id);
    const [verified, again, refused] = await Promise.all([
      verify(person, ['ID'], seen),
      verify(person, ['Mobile'], seen),
      setStatuses({ id: person.id, status: 'changes requested', reason: 'Picture', if_status: 'submitted' }),
    ]);
    expect([verified, again, refused].filter(({ status }) => status < 300)).toHaveLength(1);
    expect([verified, again, refused].filter(({ code }) => code === 'PT409')).toHaveLength(2);
    expect(await card(person)).toMatchObject(
      refused.status < 300 ? { visible: false } : { visible: true, reason: null },
    );
  });
});

describe('verification of many', () => {
  const picture = (id: number) => `${id}/0f3c0f3c-0f3c-0f3c-0f3c-0f3c0f3c0f3c.webp`;
  const seen = async ({ id }: TestPerson) => ({ id, seen_updated_at: await versionOf(sql, id) });
  const verifyAll = async (people: TestPerson[], items: unknown) =>
    await callAnything(admin, 'verify_profiles', { people: await Promise.all(people.map(seen)), items });
  const audited = async (person: TestPerson) => {
    const { data } = await admin.from('audit_log').select('action, table_name').eq('registered_user_id', person.id);
    return (data ?? []).filter(({ action }) => action === 'bulk verification').map(({ table_name }) => table_name);
  };

  test('gives each profile its own record of the same checks, names each in the audit log, and tells each member', async () => {
    const people = [await draft('many-1', true), await draft('many-2')];
    expect((await verifyAll(people, ['Met in person/phone call', 'ID', 'ID'])).data).toEqual({
      verified: people.map(({ id }) => id),
      left_out: [],
    });
    for (const person of people) {
      const checks = await sql`
        select item, checked_by_name as by from public.verification_checks where registered_user_id = ${person.id} order by item`;
      expect(checks).toEqual([
        { item: 'ID', by: adminName },
        { item: 'Met in person/phone call', by: adminName },
      ]);
      expect(await card(person)).toMatchObject({
        status: 'verified',
        visible: true,
        verified_by: adminName,
        verified_items: ['ID', 'Met in person/phone call'],
      });
      expect(await audited(person)).toEqual(expect.arrayContaining(['RegisteredUsers', 'verification_checks']));
    }
    const client = await signIn(people[0]?.username ?? '');
    const { data: notices } = await client.from('notifications').select('message');
    expect(notices).toEqual([{ message: 'Your profile is verified and can be seen.' }]);
  });

  test('leaves out, and says why, people who do not wait, have changed, are gone or have nothing that could be checked', async () => {
    const good = await draft('many-good');
    const bare = await draft('many-bare');
    const onHold = await addPerson(sql, { label: 'many-hold', card: { status: 'on hold' } });
    const verified = await addPerson(sql, { label: 'many-verified' });
    const changed = await draft('many-changed');
    const deleted = await draft('many-deleted');
    const sideless = await draft('many-sideless');
    await sql`update public."RegisteredUsers" set gender = null where id = ${sideless.id}`;
    for (const { id } of [good, onHold, verified, changed, deleted])
      await sql`update public."RegisteredUsers" set first_img = ${picture(id)} where id = ${id}`;
    await call(admin, 'delete_profile', { profile_id: deleted.id, seen_name: deleted.name });
    const people = await Promise.all([good, bare, onHold, verified, changed, deleted, sideless].map(seen));
    await sql`update public."RegisteredUsers" set location = 'Karur' where id = ${changed.id}`;
    const { data } = await call(admin, 'verify_profiles', {
      people: [...people, { id: 999_999_999, seen_updated_at: '2026-01-01' }],
      items: ['Photo'],
    });
    const left = ({ id }: { id: number }, why: string, items: string[] = []) => ({ id, why, items });
    expect(data).toEqual({
      verified: [good.id],
      left_out: [
        left(bare, 'nothing stored', ['Photo']),
        left(onHold, 'not waiting'),
        left(verified, 'not waiting'),
        left(changed, 'changed'),
        left(deleted, 'gone'),
        left(sideless, 'side missing'),
        left({ id: 999_999_999 }, 'gone'),
      ],
    });
    expect(await Promise.all([good, bare, onHold, changed].map(card))).toMatchObject([
      { visible: true },
      { visible: false, verified_items: [] },
      { status: 'on hold', visible: false },
      { visible: false, verified_items: [] },
    ]);
    expect(await audited(bare)).toEqual([]);
    // The queue of the next test shows 25.
    await sql`delete from public."RegisteredUsers" where id = ${sideless.id}`;
  });

  test('has a queue without the imported people, and one of them, each with what is missing', async () => {
    const name = 'Test queue-imported';
    await call(admin, 'import_people', { request_id: crypto.randomUUID(), people: [{ name, education: 'B.Sc' }] });
    const walkIn = await draft('queue-walk-in');
    const queue = async (imported: boolean) =>
      verifications.shape.parse((await call(clients.clerk, 'list_verifications', { imported })).data);
    const [others, imported] = [await queue(false), await queue(true)];
    expect(others.list.map((person) => person.name)).toContain(walkIn.name);
    expect(others.list.map((person) => person.name)).not.toContain(name);
    expect(imported).toMatchObject({
      count: 1,
      list: [{ name, gender: null, missing: ['Address', 'Employment', 'Horoscope', 'Mobile', 'Photo'] }],
    });
    // On the page Today, who came in person does not wait behind a file.
    await call(admin, 'set_handler', {
      profile_ids: [walkIn.id, ...imported.list.map(({ id }) => id)],
      handler: 'clerk',
    });
    const today = morning.parse((await call(clients.clerk, 'read_today', { mine: true })).data);
    expect(today.verifications.list.map((person) => person.name).slice(-2)).toEqual([walkIn.name, name]);
    await sql`delete from public."RegisteredUsers" where name = ${name}`;
  });

  test('does nothing without a checklist, with one that is not known, or for too many', async () => {
    const person = await draft('many-not');
    for (const items of [[], null, ['ID', 'Passport'], [null]]) {
      expect(await verifyAll([person], items)).toMatchObject({ status: 400, code: '22023', hint: 'items' });
    }
    const crowd = Array.from({ length: 501 }, (_, n) => ({ id: n + 2_000_000, seen_updated_at: '2026-01-01' }));
    for (const people of [[], null, {}, crowd]) {
      expect(await call(admin, 'verify_profiles', { people, items: ['ID'] })).toMatchObject({
        code: '22023',
        hint: '',
      });
    }
    expect(await card(person)).toMatchObject({ visible: false });
  });
});

/**
 * As in a register that was open for four months: a member makes their own profile active, at birth or by the missing guard.
 */
describe('nobody verifies themselves', () => {
  test('not the admin either, with a status alone: what was never verified has to be verified', async () => {
    const person = await draft('never-verified');
    expect(await setStatuses({ id: person.id, status: 'verified' })).toMatchObject({ code: '22023', hint: 'status' });
    expect(await card(person)).toMatchObject({ visible: false });
  });
});

describe('a status that hides', () => {
  let person: TestPerson;
  let owner: Client;
  let picture: string;
  beforeAll(async () => {
    person = await addPerson(sql, { label: 'hidden', login: true });
    picture = await uploadPicture(admin, 'profile-images', person.id);
    await sql`update public."RegisteredUsers" set first_img = ${picture} where id = ${person.id}`;
    owner = await signIn('test-hidden');
  });

  /** The columns of the person that this client reads. */
  async function seen(client: Client) {
    await call(client, 'open_profile', { profile_id: person.id });
    const [cards, details, contact] = await Promise.all([
      client.from('RegisteredUsers').select('status').eq('id', person.id),
      client.from('profile_details').select('job').eq('registered_user_id', person.id),
      readContact(client, person.id),
    ]);
    const download = async (path: string) =>
      (await client.storage.from('profile-images').download(path)).error === null;
    return {
      card: cards.data?.length,
      details: details.data?.length,
      contact: contact === null ? 0 : 1,
      picture: await download(picture),
      thumbnail: await download(picture.replace('.webp', '.thumb.webp')),
    };
  }
  const nothing = { card: 0, details: 0, contact: 0, picture: false, thumbnail: false };
  const all = { card: 1, details: 1, contact: 1, picture: true, thumbnail: true };

  test('ends that visitors and members see the person, at once; the person still sees themselves', async () => {
    const { visitor, member } = clients;
    expect(await seen(visitor)).toEqual({ ...all, details: 0, contact: 0 });
    expect(await seen(member)).toEqual({ ...all, contact: 0 });

    const { data } = await setStatuses({ id: person.id, status: 'on hold', reason: 'A reason' });
    expect(await seen(visitor)).toEqual(nothing);
    expect(await seen(member)).toEqual(nothing);
    expect(await seen(owner)).toEqual(all);
    expect((await owner.from('RegisteredUsers').select('status_reason').eq('id', person.id)).data).toEqual([
      { status_reason: 'A reason' },
    ]);

    // The answer of the call undoes it.
    expect((await call(admin, 'set_profile_statuses', { changes: data })).status).toBe(200);
    expect(await seen(visitor)).toEqual({ ...all, details: 0, contact: 0 });
    expect(await card(person)).toMatchObject({ status: 'verified', reason: null, verified_by: 'A test' });
  });

  test('is no status of its own when deleted: then the person sees nothing either', async () => {
    await call(admin, 'delete_profile', { profile_id: person.id, seen_name: person.name });
    for (const client of [clients.visitor, clients.member, owner]) {
      expect(await seen(client)).toEqual(nothing);
    }
    await call(admin, 'restore_profile', { profile_id: person.id });
    expect(await seen(clients.member)).toEqual({ ...all, contact: 0 });
    expect(await seen(await signIn('test-hidden'))).toEqual(all);
  });
});

describe('statuses of many', () => {
  test('are set at once, each recorded, and put back by what the call answered', async () => {
    const people = await Promise.all([
      addPerson(sql, { label: 'bulk-1' }),
      addPerson(sql, { label: 'bulk-2', card: { status: 'changes requested' } }),
      addPerson(sql, { label: 'bulk-3', card: { status: 'on hold', status_reason: 'Exams' } }),
    ]);
    const cards = () => Promise.all(people.map(card));
    const before = await cards();
    const { data: previous } = await setStatuses(...people.map(({ id }) => ({ id, status: 'engaged' })));
    expect(await cards()).toMatchObject([{ status: 'engaged' }, { status: 'engaged' }, { status: 'engaged' }]);
    for (const { id } of people) {
      const { data } = await admin.from('audit_log').select('action, old_values').eq('registered_user_id', id);
      expect(data).toEqual([{ action: 'bulk status change', old_values: having({ status: anyOf(String) }) }]);
    }
    // A profile may have been without a reason; putting that back is no new request.
    expect((await call(admin, 'set_profile_statuses', { changes: previous })).status).toBe(200);
    expect(await cards()).toEqual(before);
  });

  test('are not written where they are the same, and tell nobody again', async () => {
    const reason = 'Please send a picture.';
    const same = await addPerson(sql, { label: 'bulk-same', login: true });
    const waiting = await addPerson(sql, {
      label: 'bulk-waiting',
      login: true,
      card: { status: 'changes requested', status_reason: reason },
    });
    const people = [same, waiting];
    const versions = () => Promise.all(people.map(({ id }) => versionOf(sql, id)));
    const before = await versions();
    const repeated = [
      { id: same.id, status: 'verified' },
      { id: waiting.id, status: 'changes requested', reason },
    ];
    expect(await setStatuses(...repeated)).toEqual({ status: 200, data: [] });
    expect(await versions()).toEqual(before);
    for (const { id, username } of people) {
      const { data } = await admin.from('audit_log').select('action').eq('registered_user_id', id);
      expect(data).toEqual([]);
      const { data: told } = await (await signIn(username)).from('notifications').select('message');
      expect(told).toEqual([]);
    }
  });

  test('leave alone people who are gone, deleted, changed in the meantime or were never verified', async () => {
    const good = await addPerson(sql, { label: 'good', card: { status: 'on hold' } });
    const changed = await addPerson(sql, { label: 'changed', card: { status: 'married' } });
    const never = await draft('never');
    const gone = await addPerson(sql, { label: 'deleted', card: { status: 'on hold' } });
    await call(admin, 'delete_profile', { profile_id: gone.id, seen_name: gone.name });
    const wish = (id: number) => ({ id, status: 'verified', if_status: 'on hold' });
    const { data } = await setStatuses(
      wish(good.id),
      wish(changed.id),
      { id: never.id, status: 'verified' },
      wish(gone.id),
      wish(999_999_999),
    );
    expect(data).toEqual([expect.objectContaining({ id: good.id, status: 'on hold' })]);
    expect(await Promise.all([good, changed, never, gone].map(card))).toMatchObject([
      { status: 'verified' },
      { status: 'married' },
      { status: 'submitted' },
      { status: 'withdrawn' },
    ]);
    // A single status has its own message.
    expect(await setStatuses(wish(changed.id))).toMatchObject({ status: 409, code: 'PT409' });
    expect(await setStatuses(wish(gone.id))).toMatchObject({ status: 404, code: 'PT404' });
    expect(await setStatuses(wish(999_999_999))).toMatchObject({ status: 404, code: 'PT404' });
  });

  test('are all refused when one of them is no status, or lacks what it needs', async () => {
    const person = await addPerson(sql, { label: 'untouched' });
    const { id } = person;
    const refusals: [string, object[]][] = [
      ['status', [{ id, status: 'approved' }]],
      ['status', [{ id, status: null }]],
      ['status', [{ id, status: 'engaged' }, { id: 1 }]],
      ['reason', [{ id, status: 'changes requested' }]],
      ['reason', [{ id, status: 'changes requested', reason: '  ' }]],
      ['reason', [{ id, status: 'on hold', reason: 'x'.repeat(301) }]],
      ['', []],
      ['', Array.from({ length: 501 }, (_, n) => ({ id: n + 2_000_000, status: 'engaged' }))],
    ];
    for (const [hint, changes] of refusals) {
      expect(await setStatuses(...changes)).toMatchObject({ status: 400, code: '22023', hint });
    }
    expect(await call(admin, 'set_profile_statuses', { changes: { id, status: 'engaged' } })).toMatchObject({
      code: '22023',
    });
    expect(await card(person)).toMatchObject({ status: 'verified' });
  });

  test('wait for an edit that is going on, and neither ends in a deadlock', async () => {
    const people = await Promise.all([addPerson(sql, { label: 'lock-1' }), addPerson(sql, { label: 'lock-2' })]);
    const ids = people.map(({ id }) => id).sort((a, b) => a - b);
    const { data } = await admin.auth.getSession();
    const claims = Buffer.from(data.session?.access_token.split('.')[1] ?? '', 'base64url').toString();
    const { sub } = z.object({ sub: z.string() }).parse(JSON.parse(claims));
    // Another of the admin's tabs: holds the later card, and writes to the audit log a moment later.
    const other = postgres(access.databaseUrl, { max: 1 });
    const bulk: Promise<Outcome>[] = [];
    await other.begin(async (transaction) => {
      await transaction`
        select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${sub}, true)`;
      await transaction`select 1 from public."RegisteredUsers" where id = ${ids[1] ?? 0} for update`;
      bulk.push(setStatuses(...ids.map((id) => ({ id, status: 'engaged' }))));
      await waitForLock();
      await transaction`update public."RegisteredUsers" set location = 'Karur' where id = ${ids[1] ?? 0}`;
    });
    await other.end();
    expect(await bulk[0]).toMatchObject({ status: 200 });
    expect(await Promise.all(people.map(card))).toMatchObject([{ status: 'engaged' }, { status: 'engaged' }]);
  });
});

/** Until a session waits for a lock. */
async function waitForLock(): Promise<void> {
  for (let waiting = 0; waiting === 0;) {
    waiting = await oneValue(sql<{ count: number }[]>`select count(*)::int from pg_locks where not granted`);
  }
}

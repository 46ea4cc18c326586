import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { anyOf, having, textLike } from './matching.ts';
import { addPerson, column, one, testPassword, type TestPerson } from './people.ts';
import { call, setUpPersonas, fingerprintOfAll, readContact, signIn, type Client, outsiders } from './personas.ts';
import { addMember, startAgain } from './scenes.ts';
import { removeTestPictures, uploadPicture } from './pictures.ts';

const { clients, sql } = await setUpPersonas();
const { admin } = clients;
const person = await addMember(sql, {
  label: 'own',
  contact: { phone_number: '+91 5123100001', email: 'own@example.com', address: '1 Own Street' },
});
const { client } = person;
const other = await addMember(sql, { label: 'own-other', card: { gender: 'groom' } });
beforeEach(() => startAgain(sql, person, other));
afterAll(() => removeTestPictures(sql));

const setMyStatus = (who: Client, new_status: string | null) => call(who, 'set_my_status', { new_status });
const statusOf = ({ id }: TestPerson) =>
  one(sql<{ status: string; own: string | null }[]>`
    select card.status, own.status as own from public."RegisteredUsers" as card
    left join public.own_statuses as own on own.registered_user_id = card.id where card.id = ${id}`);
const seenBy = async (who: Client, { id }: TestPerson) =>
  (await who.from('RegisteredUsers').select('id').eq('id', id)).data?.length;
const setAsAdmin = (status: string, reason: string | null = null) =>
  call(admin, 'set_profile_statuses', { changes: [{ id: person.id, status, reason }] });
const adminNotices = () =>
  column(sql<{ message: string }[]>`
    select message from public.notifications where registered_user_id = ${person.id} and recipient is null order by id`);

describe('a member who sets their own status', () => {
  test('hides everything at once, and they come back', async () => {
    const status = 'on hold';
    const picture = await uploadPicture(admin, 'profile-images', person.id);
    await sql`update public."RegisteredUsers" set first_img = ${picture} where id = ${person.id}`;
    const picturesOf = async (who: Client) => (await who.storage.from('profile-images').download(picture)).error;
    expect(await seenBy(other.client, person)).toBe(1);
    expect(await picturesOf(other.client)).toBeNull();

    expect((await setMyStatus(client, status)).status).toBe(204);
    expect(await statusOf(person)).toEqual({ status, own: status });
    for (const who of [other.client, clients.visitor]) {
      expect(await seenBy(who, person)).toBe(0);
      expect(await picturesOf(who)).not.toBeNull();
    }
    expect(await seenBy(client, person)).toBe(1);
    expect(await seenBy(admin, person)).toBe(1);
    const found = await call(other.client, 'find_profiles', { filters: { search: String(person.id) } });
    expect(found.data).toEqual([]);

    expect((await setMyStatus(client, 'verified')).status).toBe(204);
    expect(await statusOf(person)).toEqual({ status: 'verified', own: null });
    expect(await seenBy(other.client, person)).toBe(1);
    const notices = await adminNotices();
    expect(notices).toHaveLength(2);
    expect(notices[1]).toBe('Test own wants to be seen again.');
  });

  test('changes from one to another, and twice is once', async () => {
    await setMyStatus(client, 'engaged');
    await setMyStatus(client, 'engaged');
    await setMyStatus(client, 'married');
    expect(await statusOf(person)).toEqual({ status: 'married', own: 'married' });
    expect(await adminNotices()).toEqual(['Test own is engaged.', 'Test own is married.']);
  });

  test.each([
    ['on hold', null],
    ['on hold', 'Their pictures are being asked for'],
    ['withdrawn', null],
    ['engaged', null],
    ['changes requested', 'Better pictures'],
  ])('cannot lift what the bureau has set: %s (%s)', async (status, reason) => {
    await setAsAdmin(status, reason);
    for (const wish of ['verified', 'on hold', 'engaged', 'married']) {
      expect(await setMyStatus(client, wish)).toMatchObject({ status: 400, code: '22023', hint: 'status' });
    }
    expect(await statusOf(person)).toEqual({ status, own: null });
  });

  test('cannot lift what the bureau has confirmed with a reason, or set again', async () => {
    await setMyStatus(client, 'on hold');
    await setAsAdmin('on hold', 'The family asked us to wait');
    expect(await setMyStatus(client, 'verified')).toMatchObject({ code: '22023', hint: 'status' });
    await setAsAdmin('verified');
    await setMyStatus(client, 'on hold');
    await setAsAdmin('withdrawn');
    expect(await setMyStatus(client, 'verified')).toMatchObject({ code: '22023', hint: 'status' });
    expect(await seenBy(other.client, person)).toBe(0);
  });

  test.each(['draft', 'submitted', 'changes requested', 'withdrawn', '', null])('cannot choose %j', async (wish) => {
    expect(await setMyStatus(client, wish)).toMatchObject({ status: 400, code: '22023', hint: 'status' });
    expect(await statusOf(person)).toEqual({ status: 'verified', own: null });
  });

  test('cannot become visible who was never verified', async () => {
    const before = await fingerprintOfAll(sql);
    for (const wish of ['verified', 'on hold', 'married']) {
      expect(await setMyStatus(clients.unverifiedMember, wish)).toMatchObject({ code: '22023', hint: 'status' });
    }
    expect(await fingerprintOfAll(sql)).toBe(before);
  });

  test('is read of by themselves and the admin only', async () => {
    await setMyStatus(client, 'engaged');
    await call(client, 'ask_for_deletion', { note: 'Found someone' });
    for (const table of ['own_statuses', 'deletion_requests'] as const) {
      const rowsOf = async (who: Client) =>
        (await who.from(table).select('registered_user_id').eq('registered_user_id', person.id)).data ?? [];
      for (const who of [client, admin]) expect(await rowsOf(who)).toHaveLength(1);
      for (const name of outsiders) expect(await rowsOf(clients[name]), name).toEqual([]);
    }
  });
});

describe('asking for deletion', () => {
  const askForDeletion = (note: string | null = null) => call(client, 'ask_for_deletion', { note });
  const requests = async () =>
    (await client.from('deletion_requests').select('note, asked_at').eq('registered_user_id', person.id)).data;

  test('tells the admin once, is changed and taken back', async () => {
    expect((await askForDeletion(' We have found someone. ')).status).toBe(204);
    expect(await requests()).toEqual([{ note: 'We have found someone.', asked_at: anyOf(String) }]);
    expect((await askForDeletion()).status).toBe(204);
    expect(await requests()).toEqual([{ note: null, asked_at: anyOf(String) }]);
    expect(await adminNotices()).toEqual(['Test own asks for the profile to be deleted.']);
    expect(await call(client, 'withdraw_deletion_request')).toMatchObject({ status: 200, data: true });
    expect(await call(client, 'withdraw_deletion_request')).toMatchObject({ status: 200, data: false });
    expect(await requests()).toEqual([]);
    expect(await seenBy(other.client, person)).toBe(1);
  });

  test('a note that is too long is refused', async () => {
    expect(await askForDeletion('x'.repeat(501))).toMatchObject({ status: 400, code: '22023', hint: 'note' });
    expect(await requests()).toEqual([]);
  });

  test('is answered by the deletion, and stays answered after a restoration', async () => {
    const leaving = await addPerson(sql, { label: 'own-leaving', login: true });
    const theirs = await signIn(leaving.username);
    await call(theirs, 'ask_for_deletion', { note: 'Please' });
    await call(theirs, 'set_my_status', { new_status: 'married' });
    await call(admin, 'delete_profile', { profile_id: leaving.id, seen_name: leaving.name });
    await call(admin, 'restore_profile', { profile_id: leaving.id });
    const left = await sql`
      select registered_user_id from public.deletion_requests where registered_user_id = ${leaving.id}
      union all select registered_user_id from public.own_statuses where registered_user_id = ${leaving.id}`;
    expect(left).toEqual([]);
    const again = await signIn(leaving.username, testPassword);
    expect(await setMyStatus(again, 'verified')).toMatchObject({ code: '22023', hint: 'status' });
  });
});

describe('my data', () => {
  const everything = z.record(z.string(), z.unknown());

  test('holds everything about the member, and of others a name at most', async () => {
    await call(client, 'like_profile', { profile_id: other.id });
    await call(client, 'ask_for_contact', { profile_id: other.id, note: 'We would like to talk.' });
    await call(client, 'save_search', { search_name: 'Own search', filters: { religion: 'Hindu' } });
    await call(client, 'save_wishes', { profile_id: person.id, must: { diet: 'Vegetarian' }, hoped: {} });
    await call(client, 'propose_changes', { changes: { job: 'Own job' } });
    await call(client, 'report_profile', { profile_id: other.id, reason: 'Wrong information', note: null });
    // A member requests this member's details: only the admin sees that.
    await call(other.client, 'like_profile', { profile_id: person.id });
    await call(other.client, 'ask_for_contact', { profile_id: person.id, note: 'A secret wish' });
    await sql`
      insert into private.enquiries (kind, name, relative, state, registered_user_id)
      values ('new', 'Own father', 'Daughter', 'registered', ${person.id}), ('new', 'Somebody else', null, 'new', null)`;
    // Opened on a phone, on another one, and one that was never opened. The hashes are those of tokens and phones.
    await sql`
      insert into private.family_links (
        registered_user_id, token_hash, created_by_name, expires_at, device_hash, first_opened_at, last_opened_at, other_phone_at, known_phones
      ) values
        (${person.id}, 'own 1', 'Lakshmi', now(), 'phone 1', '2026-01-02', '2026-01-03', null, '{}'),
        (${person.id}, 'own 2', 'Lakshmi', now(), 'phone 1', '2026-01-04', '2026-01-05', '2026-01-05', '{}'),
        (${person.id}, 'own 3', 'Lakshmi', now(), 'phone 1', '2026-01-06', '2026-01-07', '2026-01-07', '{phone 2,phone 3}'),
        (${person.id}, 'own 4', 'Lakshmi', now(), null, null, null, null, '{}'),
        (${other.id}, 'own 5', 'Lakshmi', now(), 'phone 1', '2026-01-08', '2026-01-08', null, '{}')`;
    const { status, data } = await call(client, 'export_my_data');
    expect(status).toBe(200);
    expect(everything.parse(data)).toMatchObject({
      account: { username: person.username },
      profile: { id: person.id, name: person.name, phone_number: '+91 5123100001', address: '1 Own Street' },
      likes: [{ registered_user_id: other.id, name: other.name }],
      requests: [{ registered_user_id: other.id, note: 'We would like to talk.', status: 'requested' }],
      links_opened: [
        { first_opened_at: textLike(/^2026-01-02/), last_opened_at: textLike(/^2026-01-03/), phones: 1 },
        { first_opened_at: textLike(/^2026-01-04/), other_phone_at: textLike(/^2026-01-05/), phones: 2 },
        { first_opened_at: textLike(/^2026-01-06/), phones: 3 },
      ],
      saved_searches: [{ name: 'Own search' }],
      wishes: { must: { diet: 'Vegetarian' }, hoped: {} },
      enquiries: [{ name: 'Own father', relative: 'Daughter' }],
      proposals: [having({ changes: { job: 'Own job' } })],
      reports: [{ registered_user_id: other.id, reason: 'Wrong information' }],
      disclosures: [],
      deletion_request: null,
    });
    const text = JSON.stringify(data);
    expect(text).not.toContain('A secret wish');
    expect(text).not.toMatch(/hash|token/);
    expect(text).not.toContain(`5000${String(other.id).padStart(6, '0')}`);
    // Hidden and renamed: the new name is nobody's business any more.
    await call(client, 'block_profile', { profile_id: other.id });
    const blocks = async () => JSON.stringify((await call(client, 'list_my_blocks')).data);
    expect(await blocks()).toContain(other.name);
    await sql`update public."RegisteredUsers" set status = 'on hold', name = 'Test renamed' where id = ${other.id}`;
    await sql`insert into public.likes (liker_id, profile_id) values (${person.id}, ${other.id})`;
    const hidden = `User id ${other.id} (hidden)`;
    const later = everything.parse((await call(client, 'export_my_data')).data);
    expect(later).toMatchObject({
      likes: [{ registered_user_id: other.id, name: hidden }],
      requests: [{ registered_user_id: other.id, name: hidden }],
      blocks: [{ registered_user_id: other.id, name: hidden }],
    });
    expect(`${JSON.stringify(later)}${await blocks()}`).not.toContain('Test renamed');
    await sql`update public."RegisteredUsers" set status = 'verified', name = ${other.name} where id = ${other.id}`;
    await sql`delete from public.blocks where blocker_id = ${person.id}`;
    await sql`delete from public.contact_requests where requester_id in (${person.id}, ${other.id})`;
    await sql`delete from public.likes where liker_id in (${person.id}, ${other.id})`;
    await sql`delete from public.reports where reporter_id = ${person.id}`;
    await sql`delete from private.family_links where registered_user_id in (${person.id}, ${other.id})`;
    await sql`delete from private.enquiries where name in ('Own father', 'Somebody else')`;
  });

  test('names every table that holds something about a member, so that a new one is thought of', async () => {
    const rows = await sql<{ name: string }[]>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'public."RegisteredUsers"'::regclass`;
    expect(rows.map(({ name }) => name).sort()).toEqual([
      'accounts',
      'blocks',
      'contact_attempts',
      'contact_consents',
      'contact_details',
      'contact_requests',
      'deletion_requests',
      'disclosures',
      'income_details',
      'introductions',
      'likes',
      'notifications',
      'office_details',
      // Who may lift a status: the status itself is in the profile.
      'own_statuses',
      // Deletions: the former state of a profile. The search: its keys.
      'private.consents',
      'private.deletions',
      // Acts for them whose row went with somebody who was erased.
      'private.enquiries',
      'private.family_links',
      'private.grievances',
      // The import that they came with, for a day.
      'private.imported_people',
      'private.keeping',
      'private.nominees',
      // The office's notes about them.
      'private.office_notes',
      'private.profile_search',
      'private.purchases',
      // Names of pictures that they removed.
      // The language in which they read: that of the account, unless they chose one.
      'private.read_languages',
      'private.removed_files',
      // A couple's story on the home page.
      'private.stories',
      // The time of their last look at the profiles, which marks new ones.
      'private.visits',
      'profile_details',
      'profile_log',
      'profile_proposals',
      'reports',
      'saved_searches',
      // The checked items are in the profile as verified_items.
      'verification_checks',
      'wishes',
    ]);
  });
});

describe('the contact details for a biodata sheet', () => {
  const open = (who: Client, profile_id: number) => call(who, 'open_contact_for_biodata', { profile_id });

  test('are given to the admin, each time with a row in the audit log', async () => {
    expect((await open(admin, person.id)).status).toBe(204);
    expect(await readContact(admin, person.id)).toEqual({
      phone_number: '+91 5123100001',
      whose_phone: null,
      second_phone_number: null,
      whose_second_phone: null,
      email: 'own@example.com',
      address: '1 Own Street',
      assets: null,
    });
    await open(admin, person.id);
    const recorded = await sql`
      select old_values, new_values from public.audit_log
      where registered_user_id = ${person.id} and action = 'put contact details on biodata'`;
    expect(recorded).toEqual([
      { old_values: null, new_values: null },
      { old_values: null, new_values: null },
    ]);
    expect(await open(admin, 999_999_999)).toMatchObject({ status: 204 });
  });
});

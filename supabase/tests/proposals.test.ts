import { beforeEach, describe, expect, test } from 'vitest';
import { having } from './matching.ts';
import { addPerson, versionOf, one } from './people.ts';
import { call, callAnything, setUpPersonas, signIn, type Client } from './personas.ts';

const { clients, sql } = await setUpPersonas();
let client: Client;
const { admin } = clients;
const person = await addPerson(sql, { label: 'proposer', login: true, details: { job: 'Before', caste: 'Kept' } });
client = await signIn('test-proposer');
beforeEach(async () => {
  await sql`delete from public.profile_proposals where registered_user_id = ${person.id}`;
  await sql`delete from public.notifications where registered_user_id = ${person.id}`;
  await sql`update public.profile_details set job = 'Before', height = null where registered_user_id = ${person.id}`;
});

const propose = (changes: unknown, who = client) => call(who, 'propose_changes', { changes });
const decide = (proposal_id: unknown, approve: boolean | null, decline_reason?: string) =>
  callAnything(admin, 'decide_proposal', { proposal_id, approve, decline_reason });

const proposals = () => sql`
  select id::int, changes, base, status, reason, decided_by_name from public.profile_proposals
  where registered_user_id = ${person.id} order by id`;

const details = () =>
  one(sql`
    select name, age, job, caste, height from public."RegisteredUsers" join public.profile_details on registered_user_id = id
    where id = ${person.id}`);

/** The notifications about this person: receiver and text. */
const notices = () => sql`
  select recipient is null as for_admin, message, kind from public.notifications where registered_user_id = ${person.id} order by id`;

describe('a proposal', () => {
  test('changes nothing, and the admin learns of it', async () => {
    const before = await details();
    const version = await versionOf(sql, person.id);
    const { data: id } = await propose({ job: ' Head nurse ', height: 165, caste: 'Kept' });
    expect(await details()).toEqual(before);
    expect(await versionOf(sql, person.id)).toBe(version);
    expect(await proposals()).toEqual([
      {
        id,
        changes: { job: 'Head nurse', height: '165' },
        base: { job: 'Before', height: null },
        status: 'pending',
        reason: null,
        decided_by_name: null,
      },
    ]);
    expect(await notices()).toEqual([
      { for_admin: true, message: 'Test proposer proposes changes to the profile.', kind: 'changes proposed' },
    ]);
    const { data } = await client.from('profile_proposals').select('status');
    expect(data).toEqual([{ status: 'pending' }]);
    expect((await clients.member.from('profile_proposals').select('id')).data).toEqual([]);
  });

  test('takes the place of an earlier one, which cannot be approved any more; the admin is told once', async () => {
    const { data: first } = await propose({ job: 'First' });
    const { data: second } = await propose({ job: 'Second' });
    // The admin may just be looking at the first one.
    expect([404, 409]).toContain((await decide(first, true)).status);
    expect(await details()).toMatchObject({ job: 'Before' });
    expect((await decide(second, true)).status).toBe(204);
    expect(await details()).toMatchObject({ job: 'Second' });
    expect((await notices()).filter(({ for_admin }) => for_admin)).toHaveLength(1);
  });

  test('sent five times at once leaves one that waits', async () => {
    await Promise.all(['A', 'B', 'C', 'D', 'E'].map((job) => propose({ job })));
    expect((await proposals()).filter(({ status }) => status === 'pending')).toHaveLength(1);
    expect((await notices()).length).toBeLessThanOrEqual(1);
  });

  test('of the horoscope and the diet is taken over when it is approved', async () => {
    const changes = { rasi: 'Simha', gothram: 'Harita', mangal_dosha: "Don't know", diet: 'Vegetarian' };
    const { data: id } = await propose(changes);
    expect((await decide(id, true)).status).toBe(204);
    const [row] = await sql`
      select rasi, gothram, mangal_dosha, diet from public.profile_details where registered_user_id = ${person.id}`;
    expect(row).toEqual(changes);
  });

  test('of the time of birth is judged with what is known of its certainty', async () => {
    await sql`
      update public.profile_details set time_of_birth = null, birth_time_certainty = 'Not known'
      where registered_user_id = ${person.id}`;
    expect(await propose({ time_of_birth: '06:05' })).toMatchObject({ code: '22023', hint: 'birth_time_certainty' });
    expect(await propose({ birth_time_certainty: 'Exact' })).toMatchObject({ code: '22023', hint: 'time_of_birth' });
    const changes = {
      time_of_birth: '06:05',
      birth_time_certainty: 'Approximate',
      place_of_birth: 'Tenkasi, Tamil Nadu',
    };
    const { data: id } = await propose(changes);
    expect((await decide(id, true)).status).toBe(204);
    const [row] = await sql`
      select time_of_birth, birth_time_certainty, place_of_birth from public.profile_details
      where registered_user_id = ${person.id}`;
    expect(row).toEqual(changes);
    // Nor does the table take the two as they contradict each other.
    const write = sql`
      update public.profile_details set birth_time_certainty = 'Not known' where registered_user_id = ${person.id}`;
    await expect(write).rejects.toThrow('birth_time_goes_with_its_certainty');
  });

  test('is taken back by its member, once', async () => {
    const { data: id } = await propose({ job: 'Regretted' });
    expect(await call(clients.member, 'withdraw_proposal')).toMatchObject({ data: false });
    expect(await call(client, 'withdraw_proposal')).toMatchObject({ data: true });
    expect(await call(client, 'withdraw_proposal')).toMatchObject({ data: false });
    expect([404, 409]).toContain((await decide(id, true)).status);
    expect(await details()).toMatchObject({ job: 'Before' });
  });

  test.each([
    ['gender', 'groom'],
    ['age', 25],
    ['phone_number', '+91 98450 12345'],
    ['second_phone_number', '+91 98450 12346'],
    ['whose_phone', 'Father'],
    ['email', 'one@example.com'],
    ['address', '1 Test Street'],
    ['status', 'verified'],
    ['visible', 'true'],
    ['verified_at', '2026-01-01'],
    ['verified_items', 'ID'],
    ['deleted_at', null],
    ['id', 1],
    ['registered_user_id', 1],
    ['unheard of', 'x'],
  ])('of %s is refused', async (field, value) => {
    expect(await propose({ [field]: value, job: 'Smuggler' })).toMatchObject({ status: 400, code: '22023', hint: '' });
    expect(await proposals()).toEqual([]);
  });

  test.each([
    ['job', { job: 'Call 98450 12345' }],
    ['job', { job: 'one@example.com' }],
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(121) }],
    ['date_of_birth', { date_of_birth: '2020-01-01' }],
    ['religion', { religion: 'Unheard of' }],
    ['height', { height: 20 }],
    ['rasi', { rasi: 'Aries' }],
    ['', {}],
    ['', { job: 'Before' }],
    ['', { job: ['x'] }],
    ['', 'job'],
    ['', null],
  ])('is refused with the field %j: %j', async (hint, changes) => {
    expect(await propose(changes)).toMatchObject({ status: 400, code: '22023', hint });
    expect(await proposals()).toEqual([]);
  });

  test.each(['visitor', 'switchedOff', 'temporaryPassword', 'admin'] as const)('by %s is refused', async (persona) => {
    const refused = await propose({ job: 'X' }, clients[persona]);
    expect(refused.code).toBe('42501');
    const withdrawn = await call(clients[persona], 'withdraw_proposal');
    expect(withdrawn.data).toBe(persona === 'visitor' ? null : false);
  });
});

describe('a decision', () => {
  test('to approve takes the values over, and tells the person', async () => {
    const { data: id } = await propose({ job: 'Approved', date_of_birth: '1990-01-01', name: 'Test proposer renamed' });
    const { status } = await decide(id, true);
    expect(status).toBe(204);
    expect(await details()).toMatchObject({ job: 'Approved', caste: 'Kept', name: 'Test proposer renamed' });
    expect((await details()).age).toBeGreaterThanOrEqual(36);
    expect(await proposals()).toMatchObject([{ status: 'approved', decided_by_name: 'Lakshmi Narayanan, office' }]);
    expect(await notices()).toContainEqual({
      for_admin: false,
      message: 'The bureau has approved the changes to your profile.',
      kind: 'changes approved',
    });
    const { data } = await client.from('notifications').select('message');
    expect(data).toHaveLength(1);
    const { data: audit } = await admin
      .from('audit_log')
      .select('table_name, new_values')
      .eq('registered_user_id', person.id)
      .eq('action', 'approved proposal');
    expect(audit).toContainEqual({
      table_name: 'RegisteredUsers',
      new_values: having({ name: 'Test proposer renamed' }),
    });
    await sql`
      update public.profile_details set date_of_birth = null where registered_user_id = ${person.id}`;
    await sql`update public."RegisteredUsers" set name = ${person.name} where id = ${person.id}`;
  });

  test('to decline needs a reason, which the person reads', async () => {
    const { data: id } = await propose({ job: 'Declined' });
    for (const reason of [undefined, '', '   ', 'x'.repeat(301)]) {
      expect(await decide(id, false, reason)).toMatchObject({ code: '22023', hint: 'decline_reason' });
    }
    expect(await decide(id, null)).toMatchObject({ code: '22023' });
    expect(await proposals()).toMatchObject([{ status: 'pending' }]);
    expect((await decide(id, false, 'Please send the certificate.')).status).toBe(204);
    expect(await details()).toMatchObject({ job: 'Before' });
    const { data } = await client.from('profile_proposals').select('status, reason');
    expect(data).toEqual([{ status: 'declined', reason: 'Please send the certificate.' }]);
    expect((await notices()).at(-1)?.message).toContain('Please send the certificate.');
  });

  test('is made once: a second one is told, also at the same moment', async () => {
    const { data: id } = await propose({ job: 'Once' });
    const answers = await Promise.all([decide(id, true), decide(id, false, 'No.'), decide(id, true)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    expect(answers.filter(({ code }) => code === 'PT409')).toHaveLength(2);
    const approved = (await proposals())[0]?.status === 'approved';
    expect(await details()).toMatchObject({ job: approved ? 'Once' : 'Before' });
    expect((await notices()).filter(({ for_admin }) => !for_admin)).toHaveLength(1);
    expect(await decide(999_999_999, true)).toMatchObject({ status: 404, code: 'PT404' });
  });

  test('goes by what is right at that moment, not when it was proposed', async () => {
    const { data: id } = await propose({ date_of_birth: '2006-06-01' });
    await sql`update public."RegisteredUsers" set gender = 'groom', age = 30 where id = ${person.id}`;
    expect(await decide(id, true)).toMatchObject({ code: '22023', hint: 'date_of_birth' });
    expect(await proposals()).toMatchObject([{ status: 'pending' }]);
    await sql`update public."RegisteredUsers" set gender = 'bride' where id = ${person.id}`;
  });

  test('takes nothing over an edit that the admin has not seen', async () => {
    const { data: id } = await propose({ job: 'Proposed', height: 165 });
    const seen_updated_at = await versionOf(sql, person.id);
    const corrected = { profile_id: person.id, seen_updated_at, changes: { job: 'Corrected' } };
    expect((await call(admin, 'save_profile', corrected)).status).toBe(200);
    // With the version of before the edit, and with none.
    for (const seen of [{ seen_updated_at }, {}]) {
      const refused = await callAnything(admin, 'decide_proposal', { proposal_id: id, approve: true, ...seen });
      expect(refused).toMatchObject({ status: 409, code: 'PT409' });
      expect(refused.message).toMatch(/^This profile was changed/);
      expect(await details()).toMatchObject({ job: 'Corrected', height: null });
      expect(await proposals()).toMatchObject([{ status: 'pending' }]);
    }
  });

  test('keeps what the bureau has corrected in the meantime, where the admin wants that', async () => {
    const { data: id } = await propose({ job: 'Proposed', height: 165 });
    await sql`update public.profile_details set job = 'Corrected' where registered_user_id = ${person.id}`;
    const seen_updated_at = await versionOf(sql, person.id);
    const keep = (...kept_fields: string[]) =>
      callAnything(admin, 'decide_proposal', { proposal_id: id, approve: true, seen_updated_at, kept_fields });
    expect(await keep('job', 'height')).toMatchObject({ code: '22023', hint: 'kept_fields' });
    expect((await keep('job')).status).toBe(204);
    expect(await details()).toMatchObject({ job: 'Corrected', height: 165 });
    expect((await notices()).at(-1)?.message).toContain('except what it had corrected itself');
  });

  test('takes the proposed value over the correction, where the admin has seen both', async () => {
    const { data: id } = await propose({ job: 'Proposed' });
    await sql`update public.profile_details set job = 'Corrected' where registered_user_id = ${person.id}`;
    const seen_updated_at = await versionOf(sql, person.id);
    expect(
      (await callAnything(admin, 'decide_proposal', { proposal_id: id, approve: true, seen_updated_at })).status,
    ).toBe(204);
    expect(await details()).toMatchObject({ job: 'Proposed' });
  });

  test('comes too late for somebody who was deleted in the meantime', async () => {
    const { data: id } = await propose({ job: 'Too late' });
    await call(admin, 'delete_profile', { profile_id: person.id, seen_name: person.name });
    expect(await decide(id, true)).toMatchObject({ status: 409, code: 'PT409' });
    await call(admin, 'restore_profile', { profile_id: person.id });
    expect(await decide(id, true)).toMatchObject({ status: 409, code: 'PT409' });
    expect(await details()).toMatchObject({ job: 'Before' });
    client = await signIn('test-proposer');
  });
});

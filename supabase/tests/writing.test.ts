import { describe, expect, test } from 'vitest';
import { createNodeClient } from '../lib/node-client.ts';
import { asCaller, literal } from './as-caller.ts';
import { access, setUpPersonas, personaNames, send, tableNames, type Personas } from './personas.ts';

const { clients, profileIds, sql } = await setUpPersonas();

/** A row that would be accepted if the writer were allowed to write it. */
const rows = (ids: Personas['profileIds']) => ({
  RegisteredUsers: { name: 'Forged', status: 'verified', verified_at: '2026-01-01', verified_by: 'Myself' },
  profile_details: { registered_user_id: ids.unverifiedMember, job: 'Forged' },
  contact_details: { registered_user_id: ids.unverifiedMember, phone_number: '+91 5999999999' },
  income_details: { registered_user_id: ids.unverifiedMember, income: '5 to 7', income_shown_to: 'Members' },
  office_details: { registered_user_id: ids.unverifiedMember, old_number: 'G-101' },
  accounts: { user_id: '00000000-0000-4000-8000-000000000001', username: 'forged' },
  notifications: { kind: 'note', message: 'Forged' },
  site_settings: { visitors_may_browse: false },
  audit_log: { id: 999_999, action: 'forged' },
  verification_checks: { registered_user_id: ids.unverifiedMember, item: 'ID', checked_by_name: 'Myself' },
  profile_proposals: { registered_user_id: ids.unverifiedMember, changes: { job: 'Forged' }, base: {} },
  saved_searches: { registered_user_id: ids.unverifiedMember, name: 'Forged', filters: { religion: 'Hindu' } },
  // For themselves and for somebody else, who has asked for nothing.
  likes: { liker_id: ids.member, profile_id: ids.otherMember },
  contact_requests: { requester_id: ids.otherMember, profile_id: ids.member, note: 'Forged' },
  contact_consents: {
    request_id: 1,
    registered_user_id: ids.member,
    given_on: '2026-01-01',
    channel: 'Telephone',
    person: 'Myself',
    recorded_by_name: 'Myself',
  },
  contact_attempts: {
    request_id: 1,
    registered_user_id: ids.member,
    channel: 'Telephone',
    note: 'Forged',
    tried_by_name: 'Myself',
  },
  follow_ups: { request_id: 1, state: 'agreed', changed_by_name: 'Myself' },
  profile_log: { registered_user_id: ids.member, kind: 'Telephone', entry: 'Forged', written_by_name: 'Myself' },
  disclosures: { request_id: 1, subject_id: ids.member, recipient_id: ids.otherMember, shared_by_name: 'Myself' },
  blocks: { blocker_id: ids.member, profile_id: ids.otherMember },
  reports: { reporter_id: ids.member, profile_id: ids.otherMember, reason: 'Wrong information' },
  own_statuses: { registered_user_id: ids.member, status: 'on hold' },
  deletion_requests: { registered_user_id: ids.otherMember, note: 'Forged' },
  message_templates: { template: 'account made', body: 'Forged' },
  wishes: { registered_user_id: ids.member, must: { diet: 'Vegan' } },
  introductions: { family_id: ids.member, shown_id: ids.otherMember, how: 'List' },
});

/** A change of every row that the writer could reach. */
const changes = {
  RegisteredUsers: { status: 'verified' },
  profile_details: { job: 'Forged' },
  contact_details: { phone_number: '+91 5999999999' },
  income_details: { income_shown_to: 'Members' },
  office_details: { old_number: 'G-101' },
  accounts: { active: true },
  notifications: { kind: 'note', message: 'Forged' },
  site_settings: { visitors_may_browse: false },
  audit_log: { action: 'forged' },
  verification_checks: { checked_by_name: 'Myself' },
  profile_proposals: { status: 'approved' },
  saved_searches: { name: 'Forged' },
  likes: { profile_id: 1 },
  contact_requests: { status: 'approved', decided_by_name: 'Myself', decided_at: '2026-01-01' },
  contact_consents: { person: 'Myself' },
  contact_attempts: { note: 'Forged' },
  follow_ups: { state: 'ended' },
  profile_log: { entry: 'Forged' },
  disclosures: { revoked_at: null, revoked_by_name: null },
  blocks: { profile_id: 1 },
  reports: { resolved_at: '2026-01-01' },
  own_statuses: { status: 'married' },
  deletion_requests: { note: 'Forged' },
  message_templates: { body: 'Forged' },
  wishes: { must: { diet: 'Vegan' } },
  introductions: { answer: 'interested', answered_by: 'member', answered_at: '2026-01-01' },
} satisfies Record<(typeof tableNames)[number], object>;

const keys = {
  RegisteredUsers: 'id',
  profile_details: 'registered_user_id',
  contact_details: 'registered_user_id',
  income_details: 'registered_user_id',
  office_details: 'registered_user_id',
  accounts: 'user_id',
  notifications: 'id',
  site_settings: 'id',
  audit_log: 'id',
  verification_checks: 'registered_user_id',
  profile_proposals: 'id',
  saved_searches: 'id',
  likes: 'liker_id',
  contact_requests: 'id',
  contact_consents: 'request_id',
  contact_attempts: 'id',
  follow_ups: 'request_id',
  profile_log: 'id',
  disclosures: 'id',
  blocks: 'blocker_id',
  reports: 'id',
  own_statuses: 'registered_user_id',
  deletion_requests: 'registered_user_id',
  message_templates: 'template',
  wishes: 'registered_user_id',
  introductions: 'id',
} satisfies Record<(typeof tableNames)[number], string>;

/** Keys of more than one column: an upsert needs a key that is unique. */
const uniqueKeys = new Map<string, string>([
  ['verification_checks', 'registered_user_id,item'],
  ['likes', 'liker_id,profile_id'],
  ['contact_consents', 'request_id,registered_user_id'],
  ['blocks', 'blocker_id,profile_id'],
  ['message_templates', 'template,language'],
]);

describe.each(personaNames)('%s', (persona) => {
  test('cannot insert, update, upsert or delete in any table', async () => {
    const written: string[] = [];
    await asCaller(sql, clients[persona], async (run) => {
      for (const table of tableNames) {
        const row = rows(profileIds)[table];
        const columns = (of: object) => Object.keys(of).join();
        const record = (of: object) => `jsonb_populate_record(null::public."${table}", ${literal(JSON.stringify(of))})`;
        const insert = `insert into public."${table}" (${columns(row)}) select ${columns(row)} from ${record(row)}`;
        const key = keys[table];
        const set = Object.keys(row).map((name) => `${name} = excluded.${name}`);
        for (const statement of [
          insert,
          `${insert} on conflict (${uniqueKeys.get(table) ?? key}) do update set ${set.join()}`,
          `update public."${table}" set (${columns(changes[table])}) = (select ${columns(changes[table])} from ${record(changes[table])}) where ${key} is not null`,
          `delete from public."${table}" where ${key} is not null`,
        ]) {
          const { code, text } = await run(statement);
          if (code !== '42501') written.push(`${statement}: ${text}`);
        }
      }
    });
    expect(written).toEqual([]);
  });

  test('gets a status of the API for it', async () => {
    const { status, body } = await send(clients[persona], 'DELETE', '/rest/v1/likes?liker_id=not.is.null');
    expect(status).toBe(persona === 'visitor' ? 401 : 403);
    expect(body).toContain('42501');
  });
});

test('the service role, which fixtures use, may write what the API roles may not', async () => {
  const id = profileIds.unverifiedMember;
  const { error } = await createNodeClient(access.apiUrl, access.secretKey)
    .from('RegisteredUsers')
    .update({ location: 'Madurai, Tamil Nadu' })
    .eq('id', id);
  expect(error).toBeNull();
  const [row] = await sql`select location from public."RegisteredUsers" where id = ${id}`;
  expect(row).toEqual({ location: 'Madurai, Tamil Nadu' });
});

describe('what the database refuses from every writer', () => {
  const refusal = async (columns: Record<string, string | number | null>): Promise<string> => {
    const row = { name: 'A test of rules', ...columns };
    try {
      await sql.begin(async (transaction) => {
        await transaction`insert into public."RegisteredUsers" ${transaction(row)}`;
        throw new Error('accepted');
      });
    } catch (error) {
      return error instanceof Error && 'constraint_name' in error ? String(error.constraint_name) : String(error);
    }
    return 'accepted';
  };

  test.each([
    [{ gender: 'groom', age: 20 }, 'age_is_lawful'],
    [{ gender: 'bride', age: 17 }, 'age_is_lawful'],
    [{ age: -1 }, 'age_is_lawful'],
    [{ age: 200 }, 'age_is_lawful'],
    [{ name: '' }, 'name_is_readable'],
    [{ name: '   ' }, 'name_is_trimmed'],
    [{ name: 'x'.repeat(121) }, 'name_is_readable'],
    [{ religion: 'Unheard of' }, 'religion_is_known'],
    [{ status: 'approved' }, 'status_is_known'],
    [{ status: 'verified' }, 'visible_profiles_are_verified'],
    [{ status: 'submitted', deleted_at: '2026-01-01' }, 'deleted_profiles_are_withdrawn'],
    [{ name: 'Call 98450 12345' }, 'name_holds_no_contact'],
    [{ location: 'asha@example.com' }, 'location_holds_no_contact'],
    [{ first_img: 'javascript:alert(1)' }, 'first_img_is_path_or_link'],
    [{ first_img: '../1/0f3c0f3c-0f3c-0f3c-0f3c-0f3c0f3c0f3c.webp' }, 'first_img_is_path_or_link'],
    [{ birth_chart: 'http://example.com/chart.png' }, 'birth_chart_is_path_or_link'],
  ])('%o', async (columns, constraint) => {
    expect(await refusal(columns)).toBe(constraint);
  });

  test.each([{ gender: 'groom', age: 21 }, { gender: 'bride', age: 18 }, { age: null }])(
    'but not %o',
    async (columns) => {
      expect(await refusal(columns)).toBe('Error: accepted');
    },
  );
});

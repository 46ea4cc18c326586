import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  access,
  createPersonas,
  fingerprint,
  personaNames,
  tableNames,
  type Personas,
  type TableName,
} from './personas.ts';

let personas: Personas;
beforeAll(async () => (personas = await createPersonas()));
afterAll(() => personas.end());

/** A row that would be accepted if the writer were allowed to write it. */
const rows = (ids: Personas['registeredUserIds']) => ({
  RegisteredUsers: { name: 'Forged', status: 'verified', verified_at: '2026-01-01', verified_by: 'Myself' },
  profile_details: { registered_user_id: ids.unverifiedMember, job: 'Forged' },
  contact_details: { registered_user_id: ids.unverifiedMember, phone_number: '+91 5999999999' },
  accounts: { user_id: '00000000-0000-4000-8000-000000000001', username: 'forged' },
  notifications: { message: 'Forged' },
  site_settings: { visitors_may_browse: false },
  audit_log: { id: 999_999, action: 'forged' },
});

/** A change of every row that the writer could reach. */
const changes = {
  RegisteredUsers: { status: 'verified' },
  profile_details: { job: 'Forged' },
  contact_details: { phone_number: '+91 5999999999' },
  accounts: { active: true },
  notifications: { message: 'Forged' },
  site_settings: { visitors_may_browse: false },
  audit_log: { action: 'forged' },
} satisfies Record<TableName, object>;

const keys = {
  RegisteredUsers: 'id',
  profile_details: 'registered_user_id',
  contact_details: 'registered_user_id',
  accounts: 'user_id',
  notifications: 'id',
  site_settings: 'id',
  audit_log: 'id',
} satisfies Record<TableName, string>;

/** The tables' own rules are checked over HTTP, without the client library's idea of what may be sent. */
async function request(persona: (typeof personaNames)[number], method: string, path: string, body?: object) {
  const { data } = await personas.clients[persona].auth.getSession();
  const token = data.session?.access_token ?? access.publishableKey;
  const response = await fetch(`${access.apiUrl}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: access.publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer: path.includes('on_conflict')
        ? 'return=representation,resolution=merge-duplicates'
        : 'return=representation',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.text() };
}

describe.each(personaNames)('%s', (persona) => {
  test.each(tableNames)('cannot insert, update, upsert or delete in %s', async (table) => {
    const before = await fingerprint(personas.sql, table);
    const refused = persona === 'visitor' ? 401 : 403;
    const every = `${table}?${keys[table]}=not.is.null`;
    const attempts = [
      await request(persona, 'POST', table, rows(personas.registeredUserIds)[table]),
      await request(persona, 'POST', `${table}?on_conflict=${keys[table]}`, rows(personas.registeredUserIds)[table]),
      await request(persona, 'PATCH', every, changes[table]),
      await request(persona, 'DELETE', every),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([refused, refused, refused, refused]);
    for (const { body } of attempts) expect(body).toContain('42501');
    expect(await fingerprint(personas.sql, table)).toBe(before);
  });
});

test('the service role, which fixtures use, may write what the API roles may not', async () => {
  const response = await fetch(
    `${access.apiUrl}/rest/v1/RegisteredUsers?id=eq.${personas.registeredUserIds.unverifiedMember}`,
    {
      method: 'PATCH',
      headers: { apikey: access.secretKey, 'content-type': 'application/json', prefer: 'return=representation' },
      body: JSON.stringify({ location: 'Madurai, Tamil Nadu' }),
    },
  );
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([expect.objectContaining({ location: 'Madurai, Tamil Nadu' })]);
});

describe('what the database refuses whoever writes', () => {
  const refusal = async (columns: Record<string, string | number | null>): Promise<string> => {
    const { sql } = personas;
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
    [{ name: '   ' }, 'name_is_readable'],
    [{ name: 'x'.repeat(121) }, 'name_is_readable'],
    [{ religion: 'Unheard of' }, 'religion_is_known'],
    [{ status: 'approved' }, 'status_is_known'],
    [{ status: 'verified' }, 'visible_profiles_are_verified'],
    [{ first_img: 'javascript:alert(1)' }, 'images_are_paths_or_links'],
    [{ first_img: '../1/0f3c0f3c-0f3c-0f3c-0f3c-0f3c0f3c0f3c.webp' }, 'images_are_paths_or_links'],
    [{ birth_chart: 'http://example.com/chart.png' }, 'images_are_paths_or_links'],
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

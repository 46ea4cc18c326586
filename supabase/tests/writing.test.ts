import { describe, expect, test } from 'vitest';
import { createNodeClient } from '../lib/node-client.ts';
import { asCaller } from './as-caller.ts';
import { access, setUpPersonas, personaNames, send, tableNames } from './personas.ts';

const { clients, profileIds, sql } = await setUpPersonas();

/** The only right to write: a notice is marked as read (notifications.test.ts). */
const writable = ['notifications update read_at'];

const tables = await sql<{ name: string; columns: string[] }[]>`
  select relname as name, array_agg(format('%I', attname)::text order by attnum) as columns
  from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    -- PostgreSQL refuses these to everybody.
    and attgenerated = '' and attidentity <> 'a'
  group by relname order by relname collate "C"`;

describe.each(personaNames)('%s', (persona) => {
  test('cannot insert, update or delete in any table, not even one column', async () => {
    expect(tables.map(({ name }) => name).sort()).toEqual([...tableNames].sort());
    const written: string[] = [];
    await asCaller(sql, clients[persona], async (run) => {
      for (const { name, columns } of tables) {
        const attempt = async (act: string, statement: string) => {
          // Another refusal, by a policy or a rule of the row, comes after the right: then the right is there.
          if (!(await run(statement)).text.includes('permission denied for')) written.push(`${name} ${act}`);
        };
        const table = `public."${name}"`;
        await attempt('insert', `insert into ${table} default values`);
        await attempt('delete', `delete from ${table} where true`);
        for (const column of columns) {
          await attempt(`insert ${column}`, `insert into ${table} (${column}) values (null)`);
          await attempt(`update ${column}`, `update ${table} set ${column} = null where true`);
        }
      }
    });
    expect(written).toEqual(persona === 'visitor' ? [] : writable);
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

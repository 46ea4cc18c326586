import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseBackend } from '../stack/choose-backend.ts';
import { readSettings } from '../stack/settings.ts';
import { access, createPersonas, personaNames, tableNames, type PersonaName, type Personas } from './personas.ts';

const marker = { phone_number: '+91 5123987604', email: 'marker-7f3a@example.com', address: '1 Marker-7f3a Street' };

let personas: Personas;
let marked: number;

beforeAll(async () => {
  personas = await createPersonas();
  marked = personas.registeredUserIds.otherMember;
  await personas.sql`create table if not exists private.contact_before_test as select * from public.contact_details where false`;
  await personas.sql`insert into private.contact_before_test select * from public.contact_details where registered_user_id = ${marked}`;
  await personas.sql`update public.contact_details set ${personas.sql(marker)} where registered_user_id = ${marked}`;
});
afterAll(async () => {
  await personas.sql`
    update public.contact_details as now set phone_number = old.phone_number, email = old.email, address = old.address
    from private.contact_before_test as old where now.registered_user_id = old.registered_user_id`;
  await personas.sql`drop table private.contact_before_test`;
  await personas.end();
});

const auditRows = async (): Promise<number> => {
  const [row] = await personas.sql<{ count: number }[]>`select count(*)::int from public.audit_log`;
  return row?.count ?? 0;
};

describe('opening contact details', () => {
  test('the admin gets them, and the reading is recorded with who and whose', async () => {
    const before = await auditRows();
    const { data } = await personas.clients.admin.rpc('open_contact_details', { wanted_id: marked });
    expect(data).toEqual([expect.objectContaining(marker)]);
    const rows = await personas.sql`
      select action, record_id, actor_name, actor is not null as has_actor from public.audit_log order by id desc limit 1`;
    expect(rows[0]).toEqual({
      action: 'read contact details',
      record_id: String(marked),
      actor_name: 'Lakshmi Narayanan, office',
      has_actor: true,
    });
    expect(await auditRows()).toBe(before + 1);
  });

  test('someone who is not registered has none, and nothing is recorded', async () => {
    const before = await auditRows();
    const { data } = await personas.clients.admin.rpc('open_contact_details', { wanted_id: 999_999_999 });
    expect(data).toEqual([]);
    expect(await auditRows()).toBe(before);
  });

  test.each(personaNames.filter((name) => name !== 'admin'))(
    '%s is refused, even for their own row',
    async (persona) => {
      const before = await auditRows();
      for (const wanted_id of [marked, personas.registeredUserIds.member, personas.registeredUserIds.switchedOff]) {
        const { data, error } = await personas.clients[persona].rpc('open_contact_details', { wanted_id });
        expect(data).toBeNull();
        expect(error?.code).toBe('42501');
      }
      expect(await auditRows()).toBe(before);
    },
  );
});

describe('the marked contact details', () => {
  const strangers = personaNames.filter((name) => name !== 'otherMember' && name !== 'admin');
  const traces = [marker.phone_number, '5123987604', 'marker-7f3a', 'Marker-7f3a'];

  async function get(persona: PersonaName, path: string, headers: Record<string, string> = {}): Promise<string> {
    const { data } = await personas.clients[persona].auth.getSession();
    const token = data.session?.access_token ?? access.publishableKey;
    const response = await fetch(`${access.apiUrl}${path}`, {
      headers: { apikey: access.publishableKey, authorization: `Bearer ${token}`, ...headers },
    });
    return `${JSON.stringify([...response.headers])}${await response.text()}`;
  }

  test.each(strangers)('appear nowhere to %s', async (persona) => {
    const contacts = 'contact_details';
    const paths = [
      ...tableNames.map((table) => `/rest/v1/${table}?select=*&limit=1000`),
      `/rest/v1/${contacts}?registered_user_id=eq.${marked}`,
      `/rest/v1/${contacts}?phone_number=like.*51239*&order=phone_number`,
      `/rest/v1/RegisteredUsers?id=eq.${marked}&select=*,profile_details(*),contact_details(*),accounts(*),notifications(*)`,
      `/rest/v1/RegisteredUsers?select=id,contact_details!inner(phone_number)&limit=1000`,
      `/rest/v1/RegisteredUsers?select=id&contact_details.phone_number=like.*51239*&limit=1`,
      `/rest/v1/RegisteredUsers?select=id,contact_details(*)&order=contact_details(phone_number).desc&id=eq.${marked}`,
      `/rest/v1/profile_details?registered_user_id=eq.${marked}&select=*,RegisteredUsers(*,contact_details(*))`,
      `/rest/v1/${contacts}?phone_number=eq.notanumber&registered_user_id=eq.x`,
      `/rest/v1/rpc/open_contact_details?wanted_id=${marked}`,
      '/rest/v1/',
    ];
    for (const path of paths) {
      const answer = await get(persona, path);
      for (const trace of traces) expect(answer, path).not.toContain(trace);
    }
  });

  test.each(strangers)('cannot be counted or probed by %s', async (persona) => {
    const client = personas.clients[persona];
    const { count } = await client
      .from('contact_details')
      .select('*', { count: 'exact', head: true })
      .like('phone_number', '%5123987604%');
    expect(count).toBe(0);
    const { data } = await client
      .from('RegisteredUsers')
      .select('id, contact_details!inner(registered_user_id)')
      .like('contact_details.phone_number', '%5123987604%');
    expect(data).toEqual([]);
  });

  test('appear to their owner, so that the walk above would have found them', async () => {
    const answer = await get('otherMember', '/rest/v1/contact_details?select=*');
    for (const trace of traces) expect(answer).toContain(trace);
  });

  test('are in no other table', async () => {
    for (const table of tableNames.filter((name) => name !== 'contact_details')) {
      const rows = await personas.sql`
        select 1 from public.${personas.sql(table)} as row where row::text like any(${traces.map((trace) => `%${trace}%`)})`;
      expect(rows, table).toHaveLength(0);
    }
  });
});

test('a refused row does not reach the log of the database', async () => {
  const { logFiles } = chooseBackend(readSettings());
  const phone_number = `not-dialable-${crypto.randomUUID()}`;
  await expect(
    personas.sql`update public.contact_details set phone_number = ${phone_number} where registered_user_id = ${marked}`,
  ).rejects.toThrow('phone_number_is_dialable');
  const logs = await Promise.all(logFiles.map(async (file) => await readFile(file, 'utf8').catch(() => '')));
  expect(logs.join('\n')).toContain('phone_number_is_dialable');
  expect(logs.join('\n')).not.toContain(phone_number);
});

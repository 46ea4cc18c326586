import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson } from './people.ts';
import { backend, createPersonas, personaNames, traits, type Personas } from './personas.ts';

const contact = { phone_number: '+91 5123987604', email: 'one@example.com', address: '1 Test Street' };

let personas: Personas;
let marked: number;

beforeAll(async () => {
  personas = await createPersonas();
  marked = (await addPerson(personas.sql, { label: 'contact', contact })).id;
});
afterAll(() => personas.end());

const auditRows = async (): Promise<number> => {
  const [row] = await personas.sql<{ count: number }[]>`select count(*)::int from public.audit_log`;
  return row?.count ?? 0;
};

describe('opening contact details', () => {
  test('the admin gets them, and the reading is recorded with who and whose', async () => {
    const before = await auditRows();
    const { data } = await personas.clients.admin.rpc('open_contact_details', { wanted_id: marked });
    expect(data).toEqual([expect.objectContaining(contact)]);
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

test.runIf(traits.logsCanBeRead)('a refused row does not reach the log of the database', async () => {
  const phone_number = `not-dialable-${crypto.randomUUID()}`;
  await expect(
    personas.sql`update public.contact_details set phone_number = ${phone_number} where registered_user_id = ${marked}`,
  ).rejects.toThrow('phone_number_is_dialable');
  const logs = await backend.readLogs();
  const text = logs.map((log) => log.text).join('\n');
  expect(text).toContain('phone_number_is_dialable');
  if (traits.rowsStayOutOfLog) expect(text).not.toContain(phone_number);
});

import { expect, test } from 'vitest';
import { importReport } from '../../web/src/features/transfer/import-report.ts';
import { call, exportPeople, setUpPersonas } from './personas.ts';

const { clients, sql } = await setUpPersonas();

const importPeople = async (people: readonly object[]) => {
  const request_id = crypto.randomUUID();
  return importReport.parse((await call(clients.admin, 'import_people', { request_id, people })).data);
};

test('an import of 1000 people is not too many, and of 60 gets through', async () => {
  // None has a name: each is read, and nobody is registered, which takes most of the time.
  const { imported, errors } = await importPeople(Array.from({ length: 1000 }, () => ({})));
  expect(imported).toBe(0);
  expect(new Set(errors.map(({ row }) => row)).size).toBe(1000);

  const file = Array.from({ length: 60 }, (_, n) => ({
    name: 'Test crowd',
    date_of_birth: '1990-01-01',
    phone_number: `+91 61${String(n).padStart(8, '0')}`,
  }));
  expect(await importPeople(file)).toMatchObject({ imported: 60 });
  const registered = await sql`select from public."RegisteredUsers" where name = 'Test crowd'`;
  expect(registered).toHaveLength(60);
});

test('an export of 1000 people gets through', async () => {
  const ids = Array.from({ length: 1000 }, (_, n) => n + 1);
  expect((await exportPeople(clients.admin, ids, false)).data).toHaveLength(1000);
});

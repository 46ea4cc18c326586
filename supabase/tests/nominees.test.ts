import { describe, expect, test } from 'vitest';
import { addPerson } from './people.ts';
import { call, openContact, setUpPersonas, type Client } from './personas.ts';

const { clients, profileIds, sql } = await setUpPersonas();
const { admin, clerk } = clients;
const nominee = { name: 'Kamala Devi', relation: 'Mother', phone_number: '+91 51239 87621' };
const other = { name: 'Raman', relation: 'Uncle or guardian', phone_number: '+91 51239 87622' };
const none = { name: ' ', relation: '', phone_number: '' };
const person = await addPerson(sql, { label: 'nominating' });
await sql`delete from public.contact_details where registered_user_id = ${person.id}`;

const stored = async (id = person.id) =>
  await sql`select name, relation, phone_number from private.nominees where registered_user_id = ${id}`;
const save = (client: Client, given: typeof nominee, seen: object | null, profile_id = person.id) =>
  call(client, 'save_nominee', { profile_id, ...given, seen });
const read = (client: Client, profile_id = person.id) => call(client, 'read_nominee', { profile_id });
const notRecorded = { status: 403, refusal: 'opening_not_recorded' };

describe('the nominee of a person', () => {
  test('is checked, each refusal at its field, and saved by the admin', async () => {
    for (const [wrong, hint] of [
      [{ name: 'x'.repeat(121) }, 'name'],
      [{ name: 'Call 98450 12345' }, 'name'],
      [{ relation: 'Self' }, 'relation'],
      [{ relation: '' }, 'relation'],
      [{ phone_number: '98450' }, 'phone_number'],
      [{ phone_number: '' }, 'phone_number'],
    ] as const)
      expect(await save(admin, { ...nominee, ...wrong }, null)).toMatchObject({ code: '22023', hint });
    expect(await stored()).toEqual([]);
    expect(await save(admin, { ...nominee, name: ' Kamala Devi ' }, null)).toMatchObject({ status: 200 });
    expect(await save(admin, none, null)).toMatchObject(notRecorded);
  });

  test('is read after an opening that is recorded, also where there are no contact details', async () => {
    expect(await read(admin)).toMatchObject(notRecorded);
    await openContact(admin, person.id);
    expect(await read(admin)).toMatchObject({ status: 200, data: nominee });
  });

  test('is confirmed to nobody who guesses it: read within a minute, changed within a day of an opening', async () => {
    const opened = (seconds: number) => sql`
      insert into public.audit_log (happened_at, actor, actor_name, action, table_name, record_id, registered_user_id)
      select now() - make_interval(secs => ${seconds}), user_id, 'A test', 'read contact details', 'contact_details', '', ${person.id}
      from public.accounts where username = 'clerk'`;
    for (const guess of [nominee, other, none])
      for (const seen of [nominee, null]) expect(await save(clerk, guess, seen)).toMatchObject(notRecorded);
    await opened(24 * 3600 + 20);
    expect(await save(clerk, other, nominee)).toMatchObject(notRecorded);
    await opened(24 * 3600 - 20);
    expect(await save(clerk, other, null)).toMatchObject({ status: 409, refusal: 'nominee_changed' });
    expect(await stored()).toEqual([nominee]);
    expect(await save(clerk, other, nominee)).toMatchObject({ status: 200, data: other });
    // Sent again, because the answer was lost.
    expect(await save(clerk, other, nominee)).toMatchObject({ status: 200, data: other });
    await opened(61);
    expect(await read(clerk)).toMatchObject(notRecorded);
    await opened(45);
    expect(await read(clerk)).toMatchObject({ data: other });
    expect(await save(clerk, none, other)).toMatchObject({ status: 200, data: null });
    expect(await stored()).toEqual([]);
  });

  test('is in the record without its words, and goes with the person', async () => {
    const { data } = await admin
      .from('audit_log')
      .select('old_values, new_values')
      .eq('table_name', 'nominees')
      .eq('registered_user_id', person.id);
    expect(data).toHaveLength(3);
    expect(JSON.stringify(data)).not.toMatch(/Kamala|Raman|Mother|guardian|8762/);
    const erased = await addPerson(sql, { label: 'nominating erased' });
    await sql`insert into private.nominees ${sql({ registered_user_id: erased.id, ...nominee })}`;
    await sql`delete from public."RegisteredUsers" where id = ${erased.id}`;
    expect(await stored(erased.id)).toEqual([]);
  });
});

test("a member's data holds their own, and nobody else's", async () => {
  const { member } = profileIds;
  await sql`insert into private.nominees ${sql({ registered_user_id: member, ...nominee })}`;
  try {
    expect((await call(clients.member, 'export_my_data', {})).data).toMatchObject({ nominee });
    const others = await call(clients.otherMember, 'export_my_data', {});
    expect(others.data).toMatchObject({ nominee: null });
  } finally {
    await sql`delete from private.nominees where registered_user_id = ${member}`;
  }
});

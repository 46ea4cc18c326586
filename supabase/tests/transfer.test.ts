import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { importReport } from '../../web/src/features/transfer/import-report.ts';
import { anyOf, textWith } from './matching.ts';
import { addPerson, type TestPerson } from './people.ts';
import { call, callAndRead, setUpPersonas, exportPeople, reachesRest, sendPastGateway } from './personas.ts';

const { clients, sql } = await setUpPersonas();
const { admin } = clients;

const importPeople = (people: unknown, dry_run = false, request_id = crypto.randomUUID()) =>
  dry_run ? callAndRead(admin, 'check_import', { people }) : call(admin, 'import_people', { request_id, people });
/** The report as the site reads it, which is all of it. */
async function report(...args: Parameters<typeof importPeople>) {
  const { data } = await importPeople(...args);
  const read = importReport.parse(data);
  expect(read).toEqual(data);
  return read;
}

const named = async (name: string) =>
  await sql`
  select gender, age, status, height, date_of_birth::text, job, phone_number, address
  from public."RegisteredUsers" as card
  join public.profile_details as details on details.registered_user_id = card.id
  join public.contact_details as contact on contact.registered_user_id = card.id
  where name like ${`${name}%`} order by name`;

describe('an import', () => {
  test('registers people as a file gives them: all text, empty ones null', async () => {
    const file = [
      { name: 'Test file one', gender: 'groom', age: '30', height: '170', job: '', phone_number: '+91 51239 87604' },
      { name: ' Test file two ', date_of_birth: '1996-02-29', address: '1 Test Street', age: '17', religion: null },
    ];
    expect(await report(file)).toEqual({ imported: 2, errors: [], warnings: [] });
    const none = { gender: null, height: null, date_of_birth: null, job: null, phone_number: null, address: null };
    expect(await named('Test file')).toEqual([
      { ...none, gender: 'groom', age: 30, status: 'submitted', height: 170, phone_number: '+91 51239 87604' },
      { ...none, age: anyOf(Number), status: 'submitted', date_of_birth: '1996-02-29', address: '1 Test Street' },
    ]);
    const { data } = await admin.from('audit_log').select('table_name, new_values').eq('action', 'imported');
    expect(data?.filter(({ table_name }) => table_name === 'RegisteredUsers').length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(data)).not.toContain('87604');
  });

  test('takes what a family looks for, and an export has it again', async () => {
    const wishes = { must: { religion: 'Hindu' }, hoped: { age_from: '25', mother_tongue: 'Tamil, Telugu' } };
    const file = [
      { name: 'Test wishing one', wishes },
      { name: 'Test wishing two', wishes: { must: {}, hoped: {} } },
      { name: 'Test wishing three', wishes: null },
    ];
    expect(await report(file)).toEqual({ imported: 3, errors: [], warnings: [] });
    const people = await sql<{ id: number; must: object | null; hoped: object | null }[]>`
      select card.id::int, must, hoped from public."RegisteredUsers" as card
      left join public.wishes on registered_user_id = card.id
      where name like 'Test wishing%' order by name`;
    expect(people.map(({ must, hoped }) => ({ must, hoped }))).toEqual([
      wishes,
      { must: null, hoped: null },
      { must: null, hoped: null },
    ]);
    const { data } = await exportPeople(
      admin,
      people.map(({ id }) => id),
      false,
    );
    const exported = z.array(z.object({ wishes: z.unknown() })).parse(data);
    expect(exported.map((person) => person.wishes)).toEqual([wishes, null, null]);
  });

  test('that is only tried keeps nothing, and says what the real one would', async () => {
    const contact = { phone_number: '+91 6123456788', second_phone_number: '+91 6123456789' };
    const known = await addPerson(sql, { label: 'known', contact });
    const file = [{ name: 'Test tried' }, { name: 'Test tried', phone_number: '+91 61234 56789' }, { name: '' }];
    const count = async () => (await sql`select id from public."RegisteredUsers"`).length;
    const before = await count();
    const request_id = crypto.randomUUID();
    expect(await report(file, true, request_id)).toEqual({
      imported: 0,
      errors: [{ row: 2, field: 'name', code: 'name_missing', values: {}, message: 'Enter the name.' }],
      warnings: [
        {
          row: 1,
          field: '',
          code: 'phone_registered_already',
          values: { name: known.name, id: known.id },
          message: textWith(known.name),
          profile_id: known.id,
        },
      ],
    });
    expect(await report(file.slice(0, 1), true, request_id)).toEqual({ imported: 0, errors: [], warnings: [] });
    expect(await count()).toBe(before);
    // The same number may be used for the real one afterwards.
    expect(await report(file.slice(0, 2), false, request_id)).toMatchObject({ imported: 2, errors: [] });
  });

  test.runIf(reachesRest)('that is too large is refused as a whole, before its rows are read', async () => {
    const people = Array.from({ length: 5 }, () => ({ name: 'Test large', more: 'x'.repeat(900_000) }));
    // The gateway has a limit of its own.
    const { status, body } = await sendPastGateway(admin, 'POST', '/rest/v1/rpc/check_import', { people });
    expect(status).toBe(400);
    expect(body).toContain('too_large');
  });

  test("is all or nothing, with each row's own message", async () => {
    const rows: [string, unknown][] = [
      ['name', {}],
      ['name', { name: 'Test 98450 12345' }],
      ['own_script_name', { name: 'Test', own_script_name: '..' }],
      ['age', { name: 'Test', age: 'thirty' }],
      ['age', { name: 'Test', age: 17 }],
      ['date_of_birth', { name: 'Test', gender: 'groom', date_of_birth: '2008-01-01' }],
      ['date_of_birth', { name: 'Test', date_of_birth: '01.02.1990' }],
      ['religion', { name: 'Test', religion: 'hindu' }],
      ['height', { name: 'Test', height: "5'4" }],
      ['phone_number', { name: 'Test', phone_number: '98450' }],
      ['email', { name: 'Test', email: 'nobody' }],
      ['job', { name: 'Test', job: 'one@example.com' }],
      ['', { name: 'Test', office_note: 'x'.repeat(2001) }],
      ['status', { name: 'Test', status: 'verified' }],
      ['id', { name: 'Test', id: 1 }],
      ['', { name: 'Test', first_img: '1/0f3c0f3c-0f3c-0f3c-0f3c-0f3c0f3c0f3c.webp' }],
      ['wishes.religion', { name: 'Test', wishes: { must: { religion: 'Unheard of' } } }],
      ['wishes.diet', { name: 'Test', wishes: { must: { diet: 'Vegan' }, hoped: { diet: 'Jain' } } }],
      ['wishes', { name: 'Test', wishes: ['Hindu'] }],
      ['', { name: 'Test', wishes: { must: { caste: 'x'.repeat(40_000) } } }],
      ['', { name: ['Test'] }],
      ['', 'Test'],
      ['', null],
      ['', ['Test']],
    ];
    const file = [{ name: 'Test good' }, ...rows.map(([, row]) => row)];
    const expected = rows.map(([field], index) => ({ row: index + 1, field }));
    for (const dryRun of [true, false]) {
      const { imported, errors } = await report(file, dryRun);
      expect(imported).toBe(0);
      expect(errors.map(({ row, field }) => ({ row, field }))).toEqual(expect.arrayContaining(expected));
      expect(errors.filter(({ row }) => row === 0)).toEqual([]);
      for (const { message } of errors) expect(message).toMatch(/^[A-Z].*\.$/s);
    }
    expect(await named('Test good')).toEqual([]);
  });

  test('of the same request is made once, also when it is sent three times at once', async () => {
    const request = crypto.randomUUID();
    const file = [{ name: 'Test once' }];
    const reports = await Promise.all([1, 2, 3].map(() => report(file, false, request)));
    expect(reports).toEqual([1, 2, 3].map(() => ({ imported: 1, errors: [], warnings: [] })));
    expect(await report([{ name: 'Test once more' }], false, request)).toMatchObject({ imported: 1 });
    expect(await named('Test once')).toHaveLength(1);
  });

  test.each([
    ['nobody', []],
    ['1001 people', Array.from({ length: 1001 }, () => ({ name: 'Test many' }))],
    ['no list', { name: 'Test' }],
    ['null', null],
  ])('of %s is refused', async (_name, people) => {
    expect(await importPeople(people)).toMatchObject({ status: 400, code: '22023', hint: '' });
    expect(await named('Test many')).toEqual([]);
  });
});

describe('an export', () => {
  const contact = { phone_number: '+91 51239 87605', email: 'one@example.com', address: '1 Test Street' };
  let people: TestPerson[];
  beforeAll(async () => {
    people = await Promise.all(
      ['one', 'two', 'deleted'].map((label) => addPerson(sql, { label: `exported ${label}`, contact })),
    );
    const deleted = people[2];
    await call(admin, 'delete_profile', { profile_id: deleted?.id, seen_name: deleted?.name });
  });
  const ids = () => people.map(({ id }) => id);
  const recorded = async () => {
    const { data } = await admin
      .from('audit_log')
      .select('action, registered_user_id')
      .in('registered_user_id', ids())
      .order('id');
    return (data ?? []).filter(({ action }) => action.startsWith('exported'));
  };

  test('without contact details holds none, and each person is recorded', async () => {
    const { data } = await exportPeople(admin, [...ids(), 999_999_999], false);
    const rows = z.array(z.record(z.string(), z.unknown())).parse(data);
    expect(rows.map(({ id }) => id)).toEqual(
      ids()
        .slice(0, 2)
        .sort((a, b) => a - b),
    );
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      [
        "age birth_coordinates birth_star birth_time_certainty birth_zone brothers caste chart_almanac children children_live_with date_of_birth diet education father's_job father's_name gender gothram height id job kulam lagnam location",
        "mangal_dosha marital_status married_brothers married_sisters mother's_job mother's_name mother_tongue name native_place number_of_siblings other_dosha own_script_name place_of_birth rasi",
        'religion sisters star_pada status time_of_birth wishes work_place',
      ]
        .join(' ')
        .split(' '),
    );
    expect(JSON.stringify(data)).not.toContain('87605');
    expect(await recorded()).toEqual(
      expect.arrayContaining(
        ids()
          .slice(0, 2)
          .map((id) => ({ action: 'exported', registered_user_id: id })),
      ),
    );
    expect(await recorded()).toHaveLength(2);
    const [act] = await sql`
      select action, record_id from public.audit_log
      where table_name = 'RegisteredUsers' and registered_user_id is null order by id desc limit 1`;
    expect(act).toEqual({ action: 'exported', record_id: '2' });
  });

  test('with contact details holds them and the note, and says so in the record', async () => {
    const [noted = 0] = ids();
    await sql`insert into private.office_notes values (${noted}, 'Call late') on conflict do nothing`;
    expect(JSON.stringify((await exportPeople(admin, ids(), false)).data)).not.toContain('Call late');
    expect((await exportPeople(admin, [noted], true)).data).toEqual([
      expect.objectContaining({ office_note: 'Call late' }),
    ]);
    const before = await recorded();
    const { data } = await exportPeople(admin, ids(), true);
    expect(data).toEqual([expect.objectContaining(contact), expect.objectContaining(contact)]);
    const rows = (await recorded()).slice(before.length);
    expect(rows.map(({ action }) => action)).toEqual([
      'exported with contact details',
      'exported with contact details',
    ]);
  });

  test.each([
    ['exported', false],
    ['exported with contact details', true],
  ])('is given for a minute after it is recorded as %s', async (action, with_contact) => {
    const person = await addPerson(sql, { label: action, contact });
    const record = (seconds: number) => sql`
      insert into public.audit_log (happened_at, actor, actor_name, action, table_name, record_id, registered_user_id)
      select now() - make_interval(secs => ${seconds}), user_id, 'A test', ${action}, 'RegisteredUsers', '', ${person.id}
      from public.accounts where username = 'admin'`;
    const read = () => call(admin, 'export_people', { ids: [person.id], with_contact });
    await record(61);
    expect(await read()).toMatchObject({ data: null, code: '42501' });
    await record(45);
    expect((await read()).data).toHaveLength(1);
  });

  test('of nobody, of null or of too many is refused, and nothing is recorded', async () => {
    const before = await recorded();
    for (const wanted of [[], null, Array.from({ length: 1001 }, (_, n) => n)]) {
      expect(await exportPeople(admin, wanted, true)).toMatchObject({ status: 400, code: '22023', hint: '' });
    }
    expect((await exportPeople(admin, [null], null)).data).toEqual([]);
    expect(await recorded()).toEqual(before);
  });
});

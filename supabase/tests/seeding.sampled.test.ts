import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withDatabase } from '../lib/database.ts';
import { isPersonField, personFields, type PersonField } from '../../web/src/person/fields.ts';
import { sampleDetails } from '../../web/src/person/sample.ts';
import { applyPeopleFile } from '../commands/apply-people.ts';
import { readSettings } from '../lib/settings.ts';
import { sampled } from '../../web/test-depth.ts';
import { column, removePeople } from './people.ts';
import { textWith } from './matching.ts';
import { access } from './personas.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'seeding-'));
const file = path.join(folder, 'file.sql');
const { root } = readSettings();
const forget = async () =>
  await withDatabase(access.databaseUrl, (sql) => sql`drop table if exists public.seeding_test`);

beforeEach(async () => void (await forget()));
afterAll(async () => {
  await forget();
  rmSync(folder, { recursive: true });
});

async function apply(text: string): Promise<void> {
  writeFileSync(file, text);
  await applyPeopleFile(access.databaseUrl, file);
}

const isThere = async () =>
  await withDatabase(access.databaseUrl, async (sql) => {
    const [row] = await sql<{ found: boolean }[]>`select to_regclass('public.seeding_test') is not null as found`;
    return row?.found;
  });

const table = 'create table public.seeding_test (id integer);\n';

describe('a file of SQL', () => {
  test('is applied as a whole, statement by statement, with blocks and texts of its own', async () => {
    await apply(`${table}insert into public.seeding_test values (1);
      do $$ begin insert into public.seeding_test values (2); end $$;
      create temporary table seen on commit drop as select * from public.seeding_test;
      insert into public.seeding_test select 3 from seen where id = 2; -- $$ 'commit;'`);
    const rows = await withDatabase(access.databaseUrl, (sql) => sql`select id from public.seeding_test order by id`);
    expect([...rows]).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });

  test.each(
    sampled([
      'commit;',
      'COMMIT AND CHAIN;',
      'end;',
      'rollback;',
      'begin;',
      'savepoint a;',
      'do $$ begin commit; end $$;',
    ]),
  )('with %s is refused, and nothing of it is kept, whether the rest fails or not', async (statement) => {
    for (const rest of ['select 1;', 'select 1 / 0;']) {
      await expect(apply(`${table}${statement}\n${rest}`)).rejects.toThrow('Take those out');
      expect(await isThere()).toBe(false);
    }
  });

  test('that fails is not kept, and the line is said', async () => {
    await expect(apply(`${table}\nselect nothing_like_it;`)).rejects.toThrow('(line 3)');
    await expect(apply(`${table}insert into public.seeding_test values ('x');`)).rejects.toThrow('line 2');
    await expect(apply(`${table}\n\nselectt;`)).rejects.toThrow('(line 4)');
    expect(await isThere()).toBe(false);
  });

  test('may end its lines as Windows does: a text of several lines holds LF', async () => {
    await apply(
      `create table public.seeding_test (id text);\r\ninsert into public.seeding_test values ('a\r\nb');\r\n`,
    );
    const rows = await withDatabase(access.databaseUrl, (sql) => sql`select id from public.seeding_test`);
    expect([...rows]).toEqual([{ id: 'a\nb' }]);
  });

  test('may begin with a byte order mark', async () => {
    await apply(`\uFEFF${table}`);
    expect(await isThere()).toBe(true);
  });
});

/** The template with other values in the part to fill in. */
function fillIn(values: Readonly<Record<string, string | number>>): string {
  let text = readFileSync(path.join(root, 'seed/template.sql.example'), 'utf8');
  const all = {
    full_name: "'Test Kavitha'",
    user_name: "'test-kavitha'",
    temporary_password: "'Kolam-drawn-2026'",
    ...values,
  };
  for (const [variable, value] of Object.entries(all)) {
    const line = new RegExp(`^( +${variable} +text :=) [^;]+;`, 'm');
    expect(text, `the template asks for ${variable}`).toMatch(line);
    text = text.replace(line, (_line, declaration: string) => `${declaration} ${value};`);
  }
  return text;
}

/** The line in which the template's variable is filled in. */
const lineOf = (text: string, variable: string): number =>
  text.split('\n').findIndex((line) => line.startsWith(`  ${variable} `)) + 1;

/** The refusal of a file, a line for each problem. */
async function refusalOf(text: string): Promise<string[]> {
  const told = await apply(text).then(
    () => 'It was applied.',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  expect(await peopleOfTests()).toEqual([]);
  return told.replace('file.sql was not applied, nothing of it was kept: ', '').split('\n').filter(Boolean);
}

const peopleOfTests = async () =>
  await withDatabase(
    access.databaseUrl,
    async (sql) =>
      await column(
        sql<{ name: string }[]>`select name from public."RegisteredUsers" where name like 'Test %' order by name`,
      ),
  );

describe('the template', () => {
  afterEach(async () => await withDatabase(access.databaseUrl, removePeople));

  test('has a place for every field of a person, and saves it', async () => {
    const variables: Partial<Record<PersonField, string>> = {
      name: 'full_name',
      gender: 'bride_or_groom',
      location: 'place',
      "father's_name": 'fathers_name',
      "mother's_name": 'mothers_name',
      "father's_job": 'fathers_job',
      "mother's_job": 'mothers_job',
    };
    const values: Partial<Record<PersonField, string | number | null>> = {
      ...Object.fromEntries(Object.entries(sampleDetails).filter(([field]) => isPersonField(field))),
      birth_coordinates: '9.93, 78.12',
      birth_zone: 'Asia/Singapore',
      number_of_siblings: 3,
      marital_status: 'Divorced',
      children: 1,
      children_live_with: 'This parent',
      income: '5 to 7',
      income_shown_to: 'Members',
      assets: 'Own house',
      name: 'Test Kavitha',
      gender: 'bride',
      religion: 'Hindu',
      location: 'Erode, Tamil Nadu',
      phone_number: '+91 55500 99901',
      whose_phone: 'Father',
      second_phone_number: '+91 55500 99902',
      whose_second_phone: 'Uncle or guardian',
      email: 'kavitha@mail.example',
      address: '12, Car Street',
      old_number: 'G-101',
      source: 'Other bureau',
      source_name: 'Meenakshi Bureau',
      share_agreed: 'Half of the fee',
    };
    // It follows from the date of birth.
    const filled = personFields.filter((field) => field !== 'age');
    await apply(
      fillIn(
        Object.fromEntries(
          filled.map((field) => [variables[field] ?? field, `'${String(values[field]).replaceAll("'", "''")}'`]),
        ),
      ),
    );
    const [saved] = await withDatabase(
      access.databaseUrl,
      (sql) => sql<{ person: Record<string, unknown> }[]>`
        select private.read_person(id) as person from public."RegisteredUsers" where name = 'Test Kavitha'`,
    );
    expect(Object.fromEntries(filled.map((field) => [field, saved?.person[field]]))).toEqual(
      Object.fromEntries(filled.map((field) => [field, String(values[field])])),
    );
  });

  test.each(
    sampled([
      ['date_of_birth', "'05-07-1998'", 'Date of birth: Write the date as year-month-day'],
      ['date_of_birth', "'05-31-1998'", 'Date of birth: Write the date as year-month-day'],
      ['date_of_birth', "'5 July 1998'", 'Date of birth: Write the date as year-month-day'],
      ['date_of_birth', '1998-07-05', 'Date of birth: Write the date as year-month-day'],
      ['height', "'5.4'", 'Height: Enter a whole number from 100 to 250 (centimetres).'],
      ['height', '5.4', 'Height: Enter a whole number from 100 to 250 (centimetres).'],
      ['height', '163.4', 'Height: Enter a whole number from 100 to 250 (centimetres).'],
      ['diet', "'Veg'", 'Diet: This word is not in the list. Write one of: Vegetarian, Eggetarian'],
      ['bride_or_groom', "'Bride'", 'Bride or groom: This word is not in the list. Write one of: bride, groom.'],
      ['religion', '‘Hindu’', 'Religion: These are the quotes of a word processor'],
      ['date_of_birth', '‘1998-07-05’', 'Date of birth: These are the quotes of a word processor'],
      ['fathers_name', "'O'Brien'", "Father's name: An apostrophe inside a text is written twice"],
      ['caste', "''", 'Caste: Write null'],
      ['phone_number', "'98430-12345'", 'Phone: Enter the number with a plus sign and the country'],
    ]),
  )('refuses %s := %s with the person and the line', async (variable, value, words) => {
    const text = fillIn({ [variable]: value });
    const [problem, ...others] = await refusalOf(text);
    expect(others).toEqual([]);
    // A computed value has no line of its own.
    const place = value === '1998-07-05' ? 'Test Kavitha' : `Test Kavitha, line ${lineOf(text, variable)}`;
    expect(problem).toContain(`${place}, ${words}`);
    expect(problem).not.toContain('98430');
  });

  test('names the person whose very name has the wrong quotes', async () => {
    expect(await refusalOf(fillIn({ full_name: '‘Test Kavitha’' }))).toEqual([
      expect.stringContaining('Test Kavitha, line'),
    ]);
    expect(await refusalOf(fillIn({ full_name: "'Test O'Brien'" }))).toEqual([
      expect.stringContaining("Test O'Brien, line"),
    ]);
  });

  test('tells all that is wrong at once', async () => {
    const problems = await refusalOf(
      fillIn({
        full_name: '‘Test Kavitha’',
        height: '5.4',
        star_pada: 7,
        fathers_name: "'O'Brien'",
        rasi: "'Leo'",
        user_name: "'Kavitha P'",
        temporary_password: "'short'",
      }),
    );
    expect(problems.map((problem) => /^Test Kavitha, line \d+, ([^:]+):/.exec(problem)?.[1])).toEqual([
      'Name',
      'Pada',
      'Rasi (Moon sign)',
      'Height',
      "Father's name",
      'username',
      'temporary password',
    ]);
  });

  test('says in words what the database refuses: login, seal, a time that is missing', async () => {
    const taken = fillIn({ user_name: "'asha'" });
    expect(await refusalOf(taken)).toEqual([
      `Test Kavitha, line ${lineOf(taken, 'user_name')}, username: This username is taken. Choose another one.`,
    ]);
    const withoutPassword = fillIn({ temporary_password: 'null' });
    expect(await refusalOf(withoutPassword)).toEqual([
      `Test Kavitha, line ${lineOf(withoutPassword, 'temporary_password')}, temporary password: Enter a password.`,
    ]);
    const timeless = fillIn({ time_of_birth: 'null' });
    expect(await refusalOf(timeless)).toEqual([
      `Test Kavitha, line ${lineOf(timeless, 'time_of_birth')}, Time of birth: Enter the time of birth, or choose "Not known" for its certainty.`,
    ]);
    expect(await refusalOf(fillIn({}).replace('boolean := false', 'boolean := true'))).toEqual([
      expect.stringContaining('fill in verified_by and verified_items'),
    ]);
  });

  test('is refused by the database too, in whatever way it is applied', async () => {
    for (const [variable, value] of Object.entries({ date_of_birth: "'05-07-1998'", height: '5.4', diet: "'Veg'" })) {
      const applied = withDatabase(access.databaseUrl, (sql) => sql.unsafe(fillIn({ [variable]: value })));
      await expect(applied).rejects.toMatchObject({ code: '22023', hint: textWith(variable) });
    }
  });
});

const cards = (rows: string): string =>
  `insert into public."RegisteredUsers" (name, gender, religion, location, first_img)\nvalues\n${rows};\n`;
const kavitha = "  ('Test Kavitha', 'bride', 'Hindu', 'Erode, Tamil Nadu', null)";

describe('a file of many people', () => {
  afterEach(async () => await withDatabase(access.databaseUrl, removePeople));

  const details = `with card as (
  insert into public."RegisteredUsers" (name, gender) values ('Test Meena', 'bride') returning id
)
insert into public.profile_details (registered_user_id, date_of_birth, height, "father's_name")
select id, '1998-07-05', 160, 'O''Brien' from card;
`;

  test('is applied when all is well', async () => {
    const obrien = "  ('Test O''Brien', 'groom', 'Christian', 'Kochi, Kerala', 'https://pictures.example/a.webp')";
    await apply(cards(`${kavitha},\n${obrien}`) + details);
    expect(await peopleOfTests()).toEqual(['Test Kavitha', 'Test Meena', "Test O'Brien"]);
  });

  test.each(
    sampled([
      ["'1998-07-05'", "'05-07-1998'", 'Test Meena, line 8, Date of birth: Write the date as year-month-day'],
      ['160', "'5.4'", 'Test Meena, line 8, Height: Enter a whole number'],
      ['160', '163.4', 'Test Meena, line 8, Height: Enter a whole number'],
      ["'O''Brien'", "'O'Brien'", "Test Meena, line 8, Father's name: An apostrophe"],
      ["'bride') returning", "'Bride') returning", 'Test Meena, line 5, Bride or groom: This word is not in the list'],
      ["'Test Meena'", '‘Test Meena’', 'Test Meena, line 5, Name: These are the quotes of a word processor'],
      ["'Test Meena'", "'Test D'Souza'", "Test D'Souza, line 5, Name: An apostrophe"],
      ["'Test Meena'", "' Test Meena'", ' Test Meena, line 5, Name: Take out the blank'],
      ['160', 'null, 160', 'more expressions than target columns'],
    ]),
  )('with %s as %s is refused, with the person and the line', async (right, wrong, words) => {
    const [problem, ...others] = await refusalOf(cards(kavitha) + details.replace(right, wrong));
    expect(others).toEqual([]);
    expect(problem).toContain(words);
  });

  test('names each of the people in whose rows something is wrong', async () => {
    const rows = `${kavitha},
  ('Test Meena', 'female', 'Hindu', 'Salem, Tamil Nadu', null),
  ('Test Latha', 'bride', 'Hindoo', 'Salem, Tamil Nadu', null)`;
    expect(await refusalOf(cards(rows))).toEqual([
      expect.stringContaining('Test Meena, line 4, Bride or groom: This word'),
      expect.stringContaining('Test Latha, line 5, Religion: This word'),
    ]);
  });

  test('takes no day before the month, wherever the date stands', async () => {
    const dates = (date: string) => `${cards(kavitha)}
insert into public.profile_details (registered_user_id, date_of_birth)
select card.id, told.born::date from public."RegisteredUsers" as card
join (values ('Test Kavitha', ${date})) as told (name, born) on told.name = card.name;`;
    expect(await refusalOf(dates("'05-07-1998'"))).toEqual([
      expect.stringContaining('Test Kavitha, line 7: Write the date'),
    ]);
    expect(await refusalOf(dates("'05-07' || '-1998'"))).toEqual([expect.stringContaining('Write the date')]);
    await apply(dates("'1998-07-05'"));
  });

  test('shows nothing of a row in which the database finds what the file does not show', async () => {
    const text = `${cards(kavitha)}
insert into public.contact_details (registered_user_id, phone_number, address)
select id, '98430' || '12345', '12, Car Street' from public."RegisteredUsers" where name = 'Test Kavitha';`;
    expect(await refusalOf(text)).toEqual([
      'Test Kavitha, Phone: Write a plus sign, the country and the number, digits and spaces only: +91 98450 12345.',
    ]);
    const nobodys = "insert into public.contact_details (phone_number) values ('+91 55500 99901');";
    expect((await refusalOf(nobodys)).join()).toMatch(/^null value in column "registered_user_id"(?!.*55500)/);
  });

  test('with a picture that is not in storage is refused, and with one that is there applied', async () => {
    const nowhere = '7/44af1ea7-8dab-0fe4-2fd8-e2c5207ac7ae.webp';
    const picture = (place: string) => cards(kavitha.replace('null', `'${place}'`));
    expect(await refusalOf(picture(nowhere))).toEqual([
      'Test Kavitha, line 3, First picture: There is no such file in storage. Write null here, and add the picture on the website afterwards.',
    ]);
    const [known] = await withDatabase(
      access.databaseUrl,
      (sql) => sql<{ name: string }[]>`
        select name from storage.objects where bucket_id = 'profile-images' and name not like '%.thumb.%' limit 1`,
    );
    const name = known?.name ?? '';
    // It lies in the other bucket.
    expect(await refusalOf(picture(name).replace('first_img', 'birth_chart'))).toEqual([
      expect.stringContaining('Test Kavitha, line 3, Birth chart: There is no such file'),
    ]);
    await apply(picture(name));
    const change = (rest: string) => `update public."RegisteredUsers" set ${rest} where name = 'Test Kavitha';`;
    await expect(apply(change(`second_img = '7/' || '${nowhere.slice(2)}'`))).rejects.toThrow(
      'Test Kavitha, Second picture: There is no such file in storage.',
    );
    // A picture that was missing before blocks no other change.
    await withDatabase(access.databaseUrl, (sql) => sql.unsafe(change(`first_img = '${nowhere}'`)));
    await apply(change("location = 'Salem, Tamil Nadu'"));
  });
});

test('every state of every list can be added to the demo data', async () => {
  const text = readFileSync(path.join(root, 'e2e/every-state.sql'), 'utf8');
  const rollBack = new Error('Only tried.');
  const found: unknown[] = [];
  const trying = withDatabase(access.databaseUrl, (sql) =>
    sql.begin(async (transaction) => {
      await transaction.unsafe(text);
      found.push(
        ...(await transaction`
          select distinct status from public.contact_requests where requester_id = 999
          union select distinct status from public.profile_proposals where registered_user_id in (999, 1000)`.values()),
      );
      throw rollBack;
    }),
  );
  await expect(trying).rejects.toBe(rollBack);
  expect(found.flat().toSorted()).toEqual([
    'approved',
    'awaiting consent',
    'declined',
    'expired',
    'pending',
    'requested',
    'revoked',
    'under review',
    'withdrawn',
  ]);
});

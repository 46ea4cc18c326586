import { expect, test } from 'vitest';
import { readSeedFile } from './seed-file.ts';

const fields = new Set(['name', 'gender', 'date_of_birth', 'height', "father's_name", 'address']);
const read = (sql: string) => readSeedFile(sql, fields);

test('the values of the template are read with their fields and lines', () => {
  const { people, mistakes } = read(`-- D'Souza
do $$
declare
  full_name text := 'கயல்விழி'; -- the name
  date_of_birth date := '05-07-1998';
  tall smallint := 5.4;
  father text := null;
  untold text := lower('X');
  person constant jsonb := f(jsonb_build_object(
    'name', full_name, 'date_of_birth', date_of_birth, 'height', tall, 'father''s_name', father, 'address', untold));
  user_name text := 'kayal';
begin perform private.add_login(id, user_name, father); end $$;`);
  expect(mistakes).toEqual([]);
  expect(people).toEqual([
    {
      name: 'கயல்விழி',
      isTemplate: true,
      values: [
        { field: 'name', text: 'கயல்விழி', line: 4 },
        { field: 'date_of_birth', text: '05-07-1998', line: 5 },
        { field: 'height', text: '5.4', line: 6 },
        { field: "father's_name", text: null, line: 7 },
        { field: 'username', text: 'kayal', line: 11 },
        { field: 'temporary_password', text: null, line: 7 },
      ],
    },
  ]);
});

test('rows belong to the person that they name, or to the one card before them', () => {
  const { people } = read(`
insert into public."RegisteredUsers" (name, gender, age) values
  ('Asha Nair', 'bride', 27),
  ('Bala Raju', upper('groom'), 30);
insert into public.profile_details (registered_user_id, "father's_name", height) values
  ((select id from public."RegisteredUsers" where name = 'Bala Raju'), 'D''Souza', 171),
  (currval('ids'), null, 5.4);
with card as (
  insert into public."RegisteredUsers" (name) values ('Chitra Menon') returning id
)
insert into profile_details (registered_user_id, date_of_birth, height)
  select id, date '1998-07-05', '160'::smallint from card;
update public.contact_details set address = '12/5/98' where registered_user_id in (
  select id from public."RegisteredUsers" where name = 'Asha Nair');
`);
  expect(
    people.map(({ name, values }) => [name, ...values.map(({ field, text, line }) => `${line} ${field} ${text}`)]),
  ).toEqual([
    ['Asha Nair', '3 name Asha Nair', '3 gender bride', '13 address 12/5/98'],
    ['Bala Raju', '4 name Bala Raju', "6 father's_name D'Souza", '6 height 171'],
    [undefined, "7 father's_name null", '7 height 5.4'],
    ['Chitra Menon', '9 name Chitra Menon', '12 date_of_birth 1998-07-05', '12 height 160'],
  ]);
});

test('quotes that PostgreSQL accepts are no mistakes', () => {
  const sql = `select E'O\\'Brien', 'D’Souza', 'D''Souza', "‘odd’", $$it's ‘so’$$; -- don't ‘mind’`;
  expect(read(sql)).toEqual({ people: [], mistakes: [] });
});

test('a file that cannot be parsed has no mistakes here: the database refuses it', () => {
  for (const sql of [
    'selectt;',
    "select 'without an end",
    'insert into',
    'insert into "RegisteredUsers" (name',
    'update',
  ]) {
    expect(read(sql)).toEqual({ people: [], mistakes: [] });
  }
});

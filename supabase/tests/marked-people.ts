// People with unique contact details, so that an answer that holds one is found (walk.test.ts, marker.test.ts).
import type postgres from 'postgres';
import { afterAll } from 'vitest';
import { addPerson, one, type TestPerson } from './people.ts';
import { call, personaNames, setUpPersonas, signIn, type Client, type Personas } from './personas.ts';
import { removeTestPictures, uploadPicture } from './pictures.ts';

export const callers = [...personaNames, 'owner'] as const;
export type Caller = (typeof callers)[number];

/** The marked people: `owned` belongs to the caller `owner`, all others to no caller. */
export const markedNames = ['owned', 'visible', 'hidden', 'deleted', 'restored', 'imported'] as const;
export type Marked = (typeof markedNames)[number];

export const contactOf = (name: Marked) => {
  const n = markedNames.indexOf(name);
  return {
    phone_number: `+91 51239 8760${n}`,
    second_phone_number: `+91 51238 8770${n}`,
    whose_second_phone: 'Sister',
    email: `marker7f3a${n}@example.com`,
    address: `${n} Marker7f3a Street`,
  };
};
/** The office's note holds further numbers. */
const noteOf = (name: Marked) => `Also: ${contactOf(name).phone_number}`;

/** The owners of the contact details in this text, in any spelling. */
export function tracesIn(text: string): Marked[] {
  const plain = text.replace(/%20|%2B|[\s+-]/g, '').toLowerCase();
  return markedNames.filter((_name, n) =>
    [`512398760${n}`, `512388770${n}`, `marker7f3a${n}`, `${n}marker7f3astreet`].some((trace) => plain.includes(trace)),
  );
}

/** The people with details that this caller must not read. */
export const strangersTo = (caller: Caller) => markedNames.filter((name) => !(caller === 'owner' && name === 'owned'));

export interface ApiTable {
  /** As SQL writes it. */
  readonly name: string;
  readonly columns: readonly string[];
  /** The column with the number of a person; empty without. */
  readonly person: string;
}

/** The tables and views of the API, by the catalogue of the database. */
export const listTables = (sql: postgres.Sql): Promise<ApiTable[]> => sql<ApiTable[]>`
  select format('%I.%I', 'public', relname) as name,
    array_agg(format('%I', attname)) as columns,
    coalesce(min(attname) filter (where attname = case relname when 'RegisteredUsers' then 'id' else 'registered_user_id' end), '') as person
  from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f') group by relname order by relname collate "C"`;

export interface MarkedPeople extends Pick<Personas, 'sql'> {
  readonly clients: Record<Caller, Client>;
  readonly marked: Readonly<Record<Marked, TestPerson>>;
}

/** Adds the marked people for the tests of a file, each with a note, a nominee, a plan and a payment. */
export async function setUpMarkedPeople(): Promise<MarkedPeople> {
  const personas = await setUpPersonas();
  const { sql } = personas;
  afterAll(() => leave(sql));
  const { admin } = personas.clients;
  const file = [{ name: 'Test marked imported', ...contactOf('imported'), office_note: noteOf('imported') }];
  await call(admin, 'import_people', { request_id: crypto.randomUUID(), people: file });
  const add = (name: Marked, card = {}, login = false) =>
    addPerson(sql, { label: `marked-${name}`, contact: contactOf(name), card, login });
  const imported = await one(sql<{ id: number; name: string }[]>`
    select id::int, name from public."RegisteredUsers" where name = 'Test marked imported'`);
  const marked: Record<Marked, TestPerson> = {
    owned: await add('owned', {}, true),
    visible: await add('visible', {}, true),
    hidden: await add('hidden', { status: 'on hold' }),
    deleted: await add('deleted'),
    restored: await add('restored'),
    imported: { ...imported, username: '' },
  };
  for (const name of markedNames.filter((one) => one !== 'imported'))
    await sql`insert into private.office_notes values (${marked[name].id}, ${noteOf(name)})`;
  for (const [n, name] of markedNames.entries())
    await sql`
      insert into private.nominees
      values (${marked[name].id}, ${`Marker7f3a${n}`}, 'Sister', ${contactOf(name).second_phone_number})`;
  // An enquiry with the number of somebody who is registered: the queue of the bureau holds it, without the number.
  await sql`
    with sent as (insert into private.enquiries (kind, name) values ('login', 'Test marked') returning id)
    insert into private.enquiry_numbers select id, ${contactOf('visible').phone_number} from sent`;
  // A complaint with number and address of the same: its queue, and the complaints of today.
  await sql`
    with sent as (insert into private.grievances (about, name, words, channel) values ('misuse', 'Test marked', 'Test', 'website') returning id)
    insert into private.grievance_contacts select id, ${contactOf('visible').phone_number}, ${contactOf('visible').email} from sent`;
  // A plan, a pause and a payment of each, so that the functions of fees answer about them.
  await sql`update public.site_settings set fees_on = true`;
  await sql`
    with plan as (
      insert into private.plans (name, price, days, introductions, contacts, made_by_name) values ('Test marked', 100, 90, 30, 3, 'A test') returning *
    ), sold as (
      insert into private.purchases (
        request_id, registered_user_id, plan_id, plan_name, plan_price, days, introductions, contacts, parts, agreed_price, agreed_by, agreed_on,
        agreed_how, starts_on, recorded_by_name
      )
      select gen_random_uuid(), person, plan.id, name, price, days, introductions, contacts, '{"start": 100}', price, 'Self', private.today(), 'office',
        private.today() - 10, made_by_name
      from plan, unnest(${Object.values(marked).map(({ id }) => id)}::bigint[]) as person
      returning id
    )
    insert into private.payments (request_id, purchase_id, amount, way, paid_on, number, code, received_by_name)
    select gen_random_uuid(), id, 50, 'cash', '2001-01-01', id, 'MARKED' || id, 'A test' from sold`;
  for (const { id, name } of [marked.deleted, marked.restored])
    await call(admin, 'delete_profile', { profile_id: id, seen_name: name });
  await call(admin, 'restore_profile', { profile_id: marked.restored.id });
  const picture = await uploadPicture(admin, 'profile-images', marked.visible.id);
  await sql`update public."RegisteredUsers" set first_img = ${picture} where id = ${marked.visible.id}`;
  return { sql, marked, clients: { ...personas.clients, owner: await signIn('test-marked-owned') } };
}

async function leave(sql: postgres.Sql): Promise<void> {
  await removeTestPictures(sql);
  await sql`delete from private.password_failures`;
  await sql`update public.site_settings set fees_on = false`;
  await sql`delete from private.enquiries where name = 'Test marked'`;
  await sql`delete from private.grievances where name = 'Test marked'`;
}

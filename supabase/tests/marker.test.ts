// The first promise of this product: a phone number, an e-mail or an address reaches nobody before the admin has
// approved it. The test registers people with unique contact details. Then every caller reads everything that the API offers,
// in every way that it understands. The list of requests comes from the catalogue of the database: a new table or function
// without a decision fails here.
import { afterAll, describe, expect, test } from 'vitest';
import { argumentsFor, audiences } from './functions.ts';
import { addPerson, one, versionOf, type TestPerson, oneValue } from './people.ts';
import {
  access,
  backend,
  call,
  callAnything,
  callAndRead,
  setUpPersonas,
  exportPeople,
  openContact,
  personaNames,
  readContact,
  sendPastGateway,
  signIn,
  tableNames,
  traits,
  type Answer,
  type Client,
} from './personas.ts';
import { removeTestPictures, uploadPicture } from './pictures.ts';
import { findTraces } from './traces.ts';

const callers = [...personaNames, 'owner'] as const;
type Caller = (typeof callers)[number];

/** The marked people: `owned` belongs to the caller `owner`, all others to no caller. */
const markedNames = ['owned', 'visible', 'hidden', 'deleted', 'restored', 'imported'] as const;
type Marked = (typeof markedNames)[number];

const contactOf = (name: Marked) => {
  const n = markedNames.indexOf(name);
  return {
    phone_number: `+91 51239 8760${n}`,
    second_phone_number: `+91 51238 8770${n}`,
    // A word like the decoy's: a gateway refuses a query with blanks for its form.
    whose_second_phone: 'Sister',
    email: `marker7f3a${n}@example.com`,
    address: `${n} Marker7f3a Street`,
  };
};
/** The office's note holds further numbers. */
const noteOf = (name: Marked) => `Also: ${contactOf(name).phone_number}`;
/** Looks like the marked ones, and is nobody's. */
const decoy = {
  phone_number: '+91 51239 8761x',
  second_phone_number: '+91 51238 8771x',
  whose_second_phone: 'Other',
  email: 'marker7f3ax@example.com',
  address: 'x Marker7f3a Street',
};
const contactColumns = ['phone_number', 'second_phone_number', 'whose_second_phone', 'email', 'address'] as const;

const personas = await setUpPersonas();
const { sql } = personas;

/** The owners of the contact details in this text, in any spelling. */
function tracesIn(text: string): Marked[] {
  const plain = text.replace(/%20|%2B|[\s+-]/g, '').toLowerCase();
  return markedNames.filter((_name, n) =>
    [`512398760${n}`, `512388770${n}`, `marker7f3a${n}`, `${n}marker7f3astreet`].some((trace) => plain.includes(trace)),
  );
}
const traces = ({ headers, body }: Answer) => tracesIn(`${JSON.stringify([...headers])}${body}`);

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
const clients: Record<Caller, Client> = { ...personas.clients, owner: await signIn('test-marked-owned') };
for (const { id, name } of [marked.deleted, marked.restored]) {
  await call(admin, 'delete_profile', { profile_id: id, seen_name: name });
}
await call(admin, 'restore_profile', { profile_id: marked.restored.id });
const picture = await uploadPicture(admin, 'profile-images', marked.visible.id);
await sql`update public."RegisteredUsers" set first_img = ${picture} where id = ${marked.visible.id}`;

const columns = await sql<{ name: string; columns: string[] }[]>`
  select relname as name, array_agg(attname::text) as columns
  from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f') group by relname`;
const tables = new Map(
  columns.map((table) => {
    const person = table.name === 'RegisteredUsers' ? 'id' : 'registered_user_id';
    return [table.name, { columns: table.columns, person: table.columns.includes(person) ? person : undefined }];
  }),
);
const relations = await sql<{ name: string; child: string; parent: string }[]>`
  select conname as name, child.relname as child, parent.relname as parent from pg_constraint
  join pg_class as child on child.oid = conrelid join pg_class as parent on parent.oid = confrelid
  where contype = 'f' and child.relnamespace = 'public'::regnamespace and parent.relnamespace = 'public'::regnamespace`;
// Estimates are made from statistics, which the database gathers by itself sooner or later.
await sql`analyze`;
afterAll(async () => {
  await removeTestPictures(sql);
  await sql`delete from private.password_failures`;
  await sql`update public.site_settings set fees_on = false`;
  await sql`delete from private.enquiries where name = 'Test marked'`;
  await sql`delete from private.grievances where name = 'Test marked'`;
});

interface Question {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

const ask = (caller: Caller, { method = 'GET', path, body, headers }: Question): Promise<Answer> =>
  sendPastGateway(clients[caller], method, path, body, headers);

/** Asks all questions, a few at a time. */
async function askAll<Q extends Question>(caller: Caller, questions: readonly Q[]): Promise<[Q, Answer][]> {
  const waiting = [...questions];
  const answers: [Q, Answer][] = [];
  const next = async (): Promise<void> => {
    for (let question = waiting.pop(); question !== undefined; question = waiting.pop()) {
      answers.push([question, await ask(caller, question)]);
    }
  };
  await Promise.all(Array.from({ length: 8 }, next));
  return answers;
}

/** The people with details that this caller must not read. */
const strangersTo = (caller: Caller) => markedNames.filter((name) => !(caller === 'owner' && name === 'owned'));
const idsFor = (caller: Caller) =>
  strangersTo(caller)
    .map((name) => marked[name].id)
    .join();

/** Asks all, and fails when an answer holds contact details that the caller must not learn. */
async function expectNothingIn<Q extends Question>(caller: Caller, questions: readonly Q[]): Promise<[Q, Answer][]> {
  const answers = await askAll(caller, questions);
  const leaks = answers.flatMap(([{ method = 'GET', path }, answer]) => {
    const found = traces(answer).filter((name) => strangersTo(caller).includes(name));
    return found.length > 0 ? [`${method} ${path}: ${found.join()}`] : [];
  });
  expect(leaks).toEqual([]);
  return answers;
}

test('the walk covers every table and function that the database has, and the API lists none', async () => {
  expect([...tables.keys()].sort()).toEqual([...tableNames].sort());
  const functions = await sql<{ name: string }[]>`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace`;
  expect(functions.map(({ name }) => name).sort()).toEqual(Object.keys(audiences).sort());

  // Nobody gets PostgREST's own list.
  const asService = await fetch(`${access.apiUrl}/rest/v1/`, {
    headers: { apikey: access.secretKey, authorization: `Bearer ${access.secretKey}` },
  });
  await asService.body?.cancel();
  expect(asService.status).toBe(404);
  for (const caller of callers) expect((await ask(caller, { path: '/rest/v1/' })).status).toBe(404);
});

test('the marked contact details are there, so that the walk can find them', async () => {
  for (const name of markedNames) {
    const { data } = await openContact(clients.admin, marked[name].id);
    expect(tracesIn(JSON.stringify(data))).toEqual([name]);
  }
  expect(tracesIn(JSON.stringify(await readContact(clients.owner, marked.owned.id)))).toEqual(['owned']);
});

describe.each(callers)('%s', (caller) => {
  const rest = (path: string, headers?: Record<string, string>): Question => ({
    path: `/rest/v1/${path}`,
    ...(headers && { headers }),
  });
  /** Rows about the marked people only. */
  const about = (table: string) => {
    const person = tables.get(table)?.person;
    return person === undefined ? '' : `&${person}=in.(${idsFor(caller)})`;
  };

  test('reads none from any table, plain, as a file, by column or through any relation', async () => {
    const questions: Question[] = [];
    for (const table of tables.keys()) {
      questions.push(
        rest(`${table}?select=*&limit=60`),
        rest(`${table}?select=*${about(table)}`, { accept: 'text/csv' }),
        rest(`${table}?select=*${about(table)}`, { accept: 'application/vnd.pgrst.object+json' }),
        rest(`${table}?select=*${about(table)}`, {
          accept: 'application/vnd.pgrst.plan+json; options=verbose|analyze',
        }),
        rest(`${table}?select=*${about(table)}`, { accept: 'application/geo+json' }),
        rest(`${table}?select=*,RegisteredUsers(*,contact_details(*))${about(table)}`),
        rest(`${table}?select=*,RegisteredUsers!inner(*,contact_details!inner(*))${about(table)}`),
      );
    }
    // By their names: two tables may have several.
    for (const { name, child, parent } of relations) {
      questions.push(
        rest(`${child}?select=*,${parent}!${name}(*)${about(child)}`),
        rest(`${parent}?select=*,${child}!${name}(*)${about(parent)}`),
        rest(`${parent}?select=*,${child}!${name}!inner(*)${about(parent)}`),
        rest(
          `${parent}?select=*,contact_details(*),${child}!${name}(*,RegisteredUsers!${name}(contact_details(*)))${about(parent)}`,
        ),
      );
    }
    await expectNothingIn(caller, questions);

    const whole = [...tables.keys()].map((table) => ({ ...rest(`${table}?select=*${about(table)}`), table }));
    const answers = await expectNothingIn(caller, whole);
    // A caller who was given whole rows has read each column.
    const refused = answers.filter(([, { status }]) => status !== 200).map(([{ table }]) => table);
    const byColumn = refused.flatMap((table) =>
      (tables.get(table)?.columns ?? []).map((column) =>
        rest(`${table}?select=${encodeURIComponent(`"${column}"`)}${about(table)}`),
      ),
    );
    await expectNothingIn(caller, byColumn);
  });

  test('learns none by filters, counts and estimates: the answer to the truth is that to an invention', async () => {
    const whole = (value: string) => encodeURIComponent(value);
    const part = (value: string) => encodeURIComponent(`*${value.slice(2, 12)}*`);
    const operators: Record<string, (value: string) => string> = {
      eq: (value) => `eq.${whole(value)}`,
      like: (value) => `like.${part(value)}`,
      ilike: (value) => `ilike.${part(value)}`,
      'not.like': (value) => `not.like.${part(value)}`,
      in: (value) => `in.(${whole(`"${value}"`)})`,
      ...Object.fromEntries(
        ['neq', 'not.eq', 'gt', 'lt', 'plfts', 'imatch'].map((name) => [
          name,
          (value: string) => `${name}.${whole(value)}`,
        ]),
      ),
    };
    const ways: Record<string, (column: string, filter: string) => string> = {
      itself: (column, filter) =>
        `contact_details?select=registered_user_id&${column}=${filter}${about('contact_details')}`,
      card: (column, filter) =>
        `RegisteredUsers?select=id,contact_details!inner(registered_user_id)` +
        `&contact_details.${column}=${filter}${about('RegisteredUsers')}`,
      'details, by way of the card': (column, filter) =>
        `profile_details?select=registered_user_id,RegisteredUsers!inner(contact_details!inner(registered_user_id))` +
        `&RegisteredUsers.contact_details.${column}=${filter}${about('profile_details')}`,
    };
    const truth = contactOf('visible');
    const pairs: [truth: string, invention: string][] = [];
    for (const [nth, column] of contactColumns.entries()) {
      for (const [base, way] of Object.entries(ways)) {
        pairs.push([way(column, 'is.null'), way(column, 'not.is.null')]);
        for (const [index, [name, operator]] of Object.entries(operators).entries()) {
          if (base.startsWith('details') && name !== 'like') continue;
          // Rights belong to columns, not operators: each column with a third of them, each operator with a column.
          if (!['eq', 'like'].includes(name) && index % contactColumns.length !== nth) continue;
          pairs.push([way(column, operator(truth[column])), way(column, operator(decoy[column]))]);
        }
      }
      const either = (value: string, logic: string) =>
        `contact_details?select=registered_user_id&${logic}=(${column}.eq.${whole(`"${value}"`)},${column}.is.null)` +
        about('contact_details');
      for (const logic of ['or', 'not.or', 'and', 'not.and']) {
        pairs.push([either(truth[column], logic), either(decoy[column], logic)]);
      }
    }
    const counted = { prefer: 'count=exact' };
    const questions = pairs.flatMap((pair, n) =>
      pair.flatMap((path) => [
        { ...rest(path, counted), n },
        ...(/^contact.*=(eq|like)/.test(path) ? [{ ...rest(path, counted), method: 'HEAD', n: n + pairs.length }] : []),
      ]),
    );
    const answers = new Map<number, Set<string>>();
    for (const [{ n }, { status, headers, body }] of await askAll(caller, questions)) {
      const told = answers.get(n) ?? new Set<string>();
      answers.set(n, told.add(`${status} ${headers.get('content-range') ?? ''} ${body}`));
    }
    expect(answers.size).toBeGreaterThan(pairs.length);
    const differing = [...answers].filter(([, told]) => told.size > 1).map(([n]) => pairs[n % pairs.length]?.[0]);
    expect(differing).toEqual([]);
  });

  test('learns none by estimates of how many there are', async () => {
    const values = ['', '+91 5123', '+91 55500 5', '+91 9', '5', 'marker7f3a1', 'z'];
    const questions = ['planned', 'estimated'].flatMap((count) =>
      contactColumns.flatMap((column) =>
        ['gt', 'eq'].flatMap((operator) =>
          values.map((value) => ({
            // The own row is counted where possible; a plan has no rows.
            ...rest(
              `contact_details?select=registered_user_id&${column}=${operator}.${encodeURIComponent(value)}` +
                (count === 'planned' ? '' : about('contact_details')),
              { prefer: `count=${count}` },
            ),
            method: 'HEAD',
            kind: `${count} ${column} ${operator}`,
          })),
        ),
      ),
    );
    const told = new Map<string, Set<string>>();
    for (const [{ kind }, { headers }] of await askAll(caller, questions)) {
      const total = headers.get('content-range')?.split('/')[1] ?? 'none';
      told.set(kind, (told.get(kind) ?? new Set<string>()).add(total));
    }
    expect([...told].filter(([, totals]) => totals.size > 1)).toEqual([]);
  });

  test('learns none by order', async () => {
    for (const column of contactColumns) {
      const ways = [
        (direction: string) =>
          `contact_details?select=registered_user_id&order=${column}.${direction}${about('contact_details')}`,
        (direction: string) =>
          `RegisteredUsers?select=id,contact_details(registered_user_id)&order=contact_details(${column}).${direction},id.asc${about('RegisteredUsers')}`,
      ];
      for (const way of ways) {
        const [up, down] = [await ask(caller, rest(way('asc'))), await ask(caller, rest(way('desc')))];
        expect(down.body).toBe(up.body);
      }
    }
  });

  test('learns none from what is refused: nonsense, casts, other schemas, writes', async () => {
    const { id } = marked.visible;
    const row = { registered_user_id: id, phone_number: '+91 5999999999', name: 'Test forged', message: 'Forged' };
    const returning = { prefer: 'return=representation,resolution=merge-duplicates' };
    const questions: Question[] = [
      ...contactColumns.flatMap((column) => [
        rest(`contact_details?select=${column}::integer${about('contact_details')}`),
        rest(`contact_details?select=${column}.max()`),
        rest(`contact_details?select=count(),${column}`),
        rest(`contact_details?select=x:${column}->>y`),
        rest(`contact_details?${column}=cs.{x}&registered_user_id=eq.x`),
        rest(`contact_details?${column}=match.(`),
        rest(`RegisteredUsers?select=*,...contact_details(${column})${about('RegisteredUsers')}`),
        rest(`RegisteredUsers?${column}=not.is.null`),
      ]),
      rest('contact_details?select=*&limit=x&offset=-1'),
      rest('contact_details?select=*', { 'accept-profile': 'private' }),
      rest('contact_details?select=*', { range: '0-999999', 'range-unit': 'items' }),
      rest('deletions?select=*'),
    ];
    for (const [table, { columns, person }] of tables) {
      const body = Object.fromEntries(Object.entries(row).filter(([key]) => columns.includes(key)));
      const filter = person === undefined ? '' : `?${person}=eq.${id}`;
      const key = person === undefined ? {} : { [person]: id };
      for (const [method, path, sent] of [
        ['POST', table, { ...body, ...key }],
        ['POST', `${table}?on_conflict=${person ?? 'id'}`, { ...body, ...key }],
        ['POST', `${table}?select=*,RegisteredUsers(contact_details(*))`, body],
        ['PATCH', `${table}${filter}`, body],
        ['PUT', `${table}${filter}`, { ...body, ...key }],
        ['DELETE', `${table}${filter}`, undefined],
      ] as const) {
        questions.push({ ...rest(path, returning), method, body: sent });
      }
    }
    await expectNothingIn(caller, questions);
  });

  test('gets none from functions, files and the auth service', async () => {
    const { visible } = marked;
    const questions: Question[] = [];
    // The admin's calls have a test of their own, and so have a member's.
    const served = Object.entries(audiences).filter(([, audience]) =>
      audience.some((name) => name === caller || (caller === 'owner' && name === 'member')),
    );
    for (const [name, args] of Object.entries(await argumentsFor(sql, visible, contactOf('visible').phone_number))) {
      if (!served.some(([allowed]) => allowed === name)) {
        questions.push({ ...rest(`rpc/${name}`), method: 'POST', body: args });
        questions.push(
          rest(
            `rpc/${name}?${new URLSearchParams(Object.entries(args).map(([key, value]) => [key, String(value)])).toString()}`,
          ),
        );
      }
      questions.push({ ...rest(`rpc/${name}`), method: 'POST', body: {} });
      questions.push({
        ...rest(`rpc/${name}`),
        method: 'POST',
        body: { wanted_id: 'x', profile_id: [], ids: {}, phone: 1, changes: '{' },
      });
    }
    for (const bucket of ['profile-images', 'birth-charts']) {
      for (const { id } of [marked.visible, marked.hidden]) {
        const path = `/storage/v1/object/list/${bucket}`;
        questions.push({ path, method: 'POST', body: { prefix: String(id), limit: 100 } });
        questions.push({ path, method: 'POST', body: { prefix: '', search: 'marker', limit: 100 } });
        questions.push({
          path: `/storage/v1/object/sign/${bucket}/${id}/x.webp`,
          method: 'POST',
          body: { expiresIn: 60 },
        });
        questions.push({ path: `/storage/v1/object/${bucket}/${id}/x.webp` });
      }
    }
    questions.push({ path: '/auth/v1/user' }, { path: '/auth/v1/settings' }, { path: '/auth/v1/admin/users' });
    await expectNothingIn(caller, questions);
  });
});

/** The callers that read the contact details of `visible` by the reading functions, and with `everywhere` by tables too. */
async function whoLearns({ everywhere = false } = {}): Promise<Caller[]> {
  const fromTables: Question[] = [
    // Of a table with a row for each person theirs: an answer ends before all others.
    ...[...tables]
      .filter(([table]) => table !== 'RegisteredUsers')
      .map(([table, { person }]) => ({
        path: `/rest/v1/${table}?select=*${person === undefined ? '' : `&${person}=eq.${marked.visible.id}`}`,
      })),
    ...relations
      .filter(({ parent }) => parent === 'RegisteredUsers')
      .map(({ name, child, parent }) => ({
        path: `/rest/v1/${child}?select=*,${parent}!${name}(*,contact_details(*))`,
      })),
  ];
  const questions: Question[] = [
    { path: '/rest/v1/contact_details?select=*' },
    { path: '/rest/v1/RegisteredUsers?select=*,profile_details(*),contact_details(*)' },
    { method: 'POST', path: '/rest/v1/rpc/read_contact_details', body: { profile_id: marked.visible.id } },
    ...[
      'find_profiles',
      'list_my_disclosures',
      'list_shared_with_me',
      'list_my_blocks',
      'list_saved_searches',
      'export_my_data',
    ].map((name) => ({ method: 'POST', path: `/rest/v1/rpc/${name}`, body: {} })),
    ...(everywhere ? fromTables : []),
  ];
  const learners: Caller[] = [];
  for (const caller of ['visitor', 'member', 'switchedOff', 'owner'] as const) {
    const answers = await askAll(caller, questions);
    if (answers.some(([, answer]) => traces(answer).includes('visible'))) learners.push(caller);
  }
  return learners;
}

test('one member learns them, from the approval until they are taken back, hidden or blocked', async () => {
  const { owner, admin } = clients;
  const target = { profile_id: marked.visible.id };
  const theirs = await signIn(marked.visible.username);
  const done = async (client: Client, name: string, args: object) => {
    const { status, data } = await callAnything(client, name, args);
    expect(status, name).toBeLessThan(300);
    return data;
  };
  const share = async (look: (expected: Caller[]) => Promise<void>) => {
    await done(owner, 'like_profile', target);
    const request_id = await done(owner, 'ask_for_contact', { ...target, note: 'Please' });
    await look([]);
    await done(admin, 'record_consent', {
      request_id,
      given_on: '2026-01-02',
      channel: 'Telephone',
      person: 'Her father',
    });
    await look([]);
    await done(admin, 'decide_request', { request_id, approve: true });
    await look(['owner']);
  };
  const setStatus = (status: string) =>
    done(admin, 'set_profile_statuses', { changes: [{ id: marked.visible.id, status }] });

  const everywhere = { everywhere: true };
  await share(async (expected) => expect(await whoLearns(everywhere)).toEqual(expected));
  const { data } = await admin.from('disclosures').select('id').eq('subject_id', marked.visible.id).single();
  await done(admin, 'revoke_disclosure', { disclosure_id: data?.id, revoke_reason: 'A test' });
  expect(await whoLearns(everywhere)).toEqual([]);

  // The way there has been looked at.
  await share(() => Promise.resolve());
  await setStatus('withdrawn');
  expect(await whoLearns()).toEqual([]);
  await setStatus('verified');
  await done(theirs, 'set_my_status', { new_status: 'on hold' });
  expect(await whoLearns()).toEqual([]);
  await done(theirs, 'set_my_status', { new_status: 'verified' });
  expect(await whoLearns()).toEqual(['owner']);
  await done(admin, 'set_account_active', { profile_id: marked.owned.id, is_active: false });
  expect(await whoLearns()).toEqual([]);
  await done(admin, 'set_account_active', { profile_id: marked.owned.id, is_active: true });
  clients.owner = await signIn(marked.owned.username);
  expect(await whoLearns()).toEqual(['owner']);
  await done(theirs, 'block_profile', { profile_id: marked.owned.id });
  expect(await whoLearns(everywhere)).toEqual([]);
}, 90_000);

test('proposals carry none in, and none out', async () => {
  const { owner, admin } = clients;
  const { phone_number, second_phone_number, email, address } = contactOf('visible');
  for (const changes of [
    { phone_number },
    { second_phone_number },
    { email },
    { address },
    { job: phone_number },
    { caste: email },
    { name: `Call ${phone_number}` },
  ]) {
    const { status, message } = await call(owner, 'propose_changes', { changes });
    expect(status).toBe(400);
    expect(tracesIn(message ?? '')).toEqual([]);
  }
  const { data: id } = await call(owner, 'propose_changes', { changes: { job: 'Proposed' } });
  expect(traces(await ask('admin', { path: '/rest/v1/profile_proposals?select=*' }))).toEqual([]);
  expect((await callAnything(admin, 'decide_proposal', { proposal_id: id, approve: true })).status).toBe(204);
  for (const table of ['profile_proposals', 'audit_log', 'notifications']) {
    const select = table === 'audit_log' ? 'old_values,new_values' : '*';
    expect(traces(await ask('admin', { path: `/rest/v1/${table}?select=${select}` }))).toEqual([]);
  }
});

test("the admin's functions answer with none, but for the five that are meant to once it is recorded", async () => {
  const admin = clients.admin;
  const { id, name } = marked.visible;
  const answers = new Map<string, string>();
  const note = (key: string, answer: object) => answers.set(key, JSON.stringify(answer));
  const phone = contactOf('visible').phone_number;
  const calls = { ...(await argumentsFor(sql, { id, name }, phone)) };
  // Other tests have sent complaints before.
  const grievance_id = await oneValue(sql<{ id: number }[]>`
    select max(id)::int as id from private.grievances where name = 'Test marked'`);
  calls.open_grievance_contact = { grievance_id };
  calls.read_grievance_contact = { grievance_id };
  // Functions that end a profile come last.
  const ending = ['delete_profile', 'restore_profile', 'delete_profile', 'erase_profile'];
  note('export_people before it is recorded', await callAnything(admin, 'export_people', calls.export_people));
  await call(admin, 'record_export', { ids: [id], with_contact: true });
  for (const key of [...Object.keys(calls).filter((key) => !ending.includes(key)), ...ending]) {
    if (key === 'change_password') continue;
    note(key, await callAnything(admin, key, calls[key]));
    note(
      `${key} with nonsense`,
      await callAnything(admin, key, { profile_id: 'x', wanted_id: 'x', ids: 'x', changes: 1, no: 1 }),
    );
  }
  const contact = contactOf('hidden');
  const hidden = marked.hidden.id;
  const search = (phone: string) => callAndRead(admin, 'find_people_by_contact', { part: phone });
  note('search', await search(contact.phone_number));
  note('search for the second number', await search(contact.second_phone_number));
  note('search in part', await search(contact.phone_number.slice(0, -1)));
  note('search for an e-mail', await search(contact.email.slice(1)));
  const like = { person_name: marked.hidden.name, birth_date: null, phone: contact.phone_number };
  note('duplicates', await callAndRead(admin, 'find_possible_duplicates', like));
  const second = { second_phone: contact.second_phone_number };
  note('duplicates by the second number', await callAndRead(admin, 'find_possible_duplicates', second));
  note('export without contact', await exportPeople(admin, [hidden], false));
  const people = [
    { name: 'Test marked again', ...contact },
    { name: '', ...contact },
  ];
  note('import', await callAndRead(admin, 'check_import', { people }));
  const seen_updated_at = await versionOf(sql, hidden);
  const save = (changes: object) => call(admin, 'save_profile', { profile_id: hidden, seen_updated_at, changes });
  note('save what is refused', await save({ ...contact, email: 'x', height: 1 }));
  note('save', await save({ phone_number: contact.phone_number, address: contact.address, job: 'Saved' }));

  const holding = [...answers].filter(([, answer]) => tracesIn(answer).length > 0).map(([key]) => key);
  expect(holding.sort()).toEqual([
    'export_people',
    'read_contact_details',
    'read_grievance_contact',
    'read_nominee',
    'read_office_note',
  ]);
  expect(answers.get('search')).toContain(`[${hidden}]`);
  expect(answers.get('search for the second number')).toContain(`[${hidden}]`);
  expect(answers.get('duplicates by the second number')).toContain(`${hidden}`);
  expect(answers.get('search in part')).toContain(`${hidden}`);
  expect(answers.get('search for an e-mail')).toContain(`${hidden}`);
  const recorded = await sql`
    select action from public.audit_log where registered_user_id = ${id} and (action like 'read%' or action like 'exported%' or action like 'put%')`;
  expect(recorded.map(({ action }) => String(action)).sort()).toEqual([
    'exported with contact details',
    'exported with contact details',
    'put contact details on biodata',
    'read contact details',
    'read contact details',
  ]);
});

test('are in no other table of the database', async () => {
  const traces = await findTraces(sql, 'marker7f3a|512398760|512388770');
  expect(traces).not.toEqual([]);
  const elsewhere = traces.filter(
    (found) => !/^(public\.contact_details|private\.(office_notes|nominees)): /.test(found),
  );
  expect(elsewhere).toEqual([]);
  // Of the indexes too: one of an expression has statistics of its own.
  await sql`analyze public.contact_details, private.office_notes, private.nominees`;
  const statistics = await sql`
    select tablename, attname from pg_stats
    where (schemaname = 'public' and tablename = 'contact_details' and attname = any(${[...contactColumns]}))
      or (schemaname = 'private' and tablename = 'office_notes' and attname = 'note')
      or (schemaname = 'private' and tablename = 'nominees' and attname <> 'registered_user_id')
      or tablename in (select relname from pg_index join pg_class on pg_class.oid = indexrelid
        where indrelid = 'public.contact_details'::regclass and indexprs is not null)`;
  expect(statistics).toEqual([]);
});

test.runIf(traits.logsCanBeRead)('are in no log', async () => {
  const logs = (await backend.readLogs()).map(({ text }) => text).join('\n');
  expect(logs.trim()).not.toBe('');
  expect(tracesIn(logs)).toEqual([]);
});

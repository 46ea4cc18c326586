// The first promise of this product, from the side of the API: each caller asks each function with its arguments, with nulls and
// with nonsense, and reads each table (writing.test.ts writes them). Who is not served is refused, and no answer holds contact details that the
// caller must not learn. The catalogue of the database gives the functions and tables, so a new one without a decision in
// functions.ts is red. The calls run in the database as role and claims of the caller, and are rolled back; forms that only
// PostgREST has are sent to it.
import { describe, expect, test } from 'vitest';
import { asCaller, callOf, listFunctions, type ListedFunction, type Values } from './as-caller.ts';
import { argumentsFor, audiences } from './functions.ts';
import {
  callers,
  contactOf,
  listTables,
  markedNames,
  setUpMarkedPeople,
  strangersTo,
  tracesIn,
} from './marked-people.ts';
import { column } from './people.ts';
import { access, send, sendPastGateway, tableNames } from './personas.ts';

const { clients, marked, sql } = await setUpMarkedPeople();
const functions = await listFunctions(sql);
const tables = await listTables(sql);
const plausible = await argumentsFor(sql, marked.visible, contactOf('visible').phone_number);

/** A value that no screen sends; the type alone allows it. */
const nonsense: Readonly<Record<string, unknown>> = {
  text: '{',
  bigint: -1,
  integer: -1,
  smallint: -1,
  boolean: true,
  uuid: '7e570000-0000-4000-8000-00000000dead',
  date: '-infinity',
  'timestamp with time zone': 'infinity',
  jsonb: 'x',
  'text[]': ['{'],
  'bigint[]': [-1],
  // A computed column has the row.
  '"RegisteredUsers"': null,
};

const ways: Readonly<Record<string, (name: string, args: ListedFunction['args']) => Values>> = {
  'with all it needs': (name) => ({ ...plausible[name] }),
  'with nulls': (_name, args) => Object.fromEntries(args.map((argument) => [argument.name, null])),
  'with nonsense': (_name, args) =>
    Object.fromEntries(
      args.map((argument) => {
        expect(nonsense, `a value of this type for ${argument.name}`).toHaveProperty([argument.type]);
        return [argument.name, nonsense[argument.type]];
      }),
    ),
};

test('the walk covers every table and function, with the rights that are meant, and the API lists none', async () => {
  expect(tables.map(({ name }) => name.replace(/^public\.|"/g, '')).sort()).toEqual([...tableNames].sort());
  const callable = await column(sql<{ name: string }[]>`
    select role || ' ' || proname as name from pg_proc, unnest(array['anon', 'authenticated', 'service_role']) as role
    where pronamespace = 'public'::regnamespace and has_function_privilege(role, pg_proc.oid, 'execute')`);
  expect(functions.map(({ name }) => name)).toEqual(Object.keys(audiences));
  expect(callable.sort()).toEqual(
    Object.entries(audiences)
      .flatMap(([name, audience]) => [
        // Who is served by none of them is in between, and signed in.
        ...(audience.length === 0 || audience.some((caller) => caller !== 'visitor') ? [`authenticated ${name}`] : []),
        ...(audience.includes('visitor') ? [`anon ${name}`] : []),
      ])
      .sort(),
  );

  // Nobody gets PostgREST's own list.
  const asService = await fetch(`${access.apiUrl}/rest/v1/`, {
    headers: { apikey: access.secretKey, authorization: `Bearer ${access.secretKey}` },
  });
  await asService.body?.cancel();
  expect(asService.status).toBe(404);
  for (const caller of callers)
    expect((await sendPastGateway(clients[caller], 'GET', '/rest/v1/')).status, caller).toBe(404);
});

test('the marked contact details are there, and the walk sees what a caller may read', async () => {
  const rows = await sql<{ row: string }[]>`select contact::text as row from public.contact_details as contact`;
  expect(tracesIn(rows.map(({ row }) => row).join())).toEqual(markedNames);
  const { text } = await asCaller(sql, clients.owner, (run) =>
    run(`select public.read_contact_details(${marked.owned.id})`),
  );
  expect(tracesIn(text)).toEqual(['owned']);
});

/** The refusals of guards. Another 42501, such as an opening that is not on record, would hide a guard that is gone. */
const isGuard =
  /"code":"42501",.*(permission denied for function|"detail":"(admin_only|owner_only|member_only|sign_in_first|sign_in_again|no_second_step)")/;

describe.each(callers)('%s', (caller) => {
  const served = (name: string) => audiences[name]?.includes(caller === 'owner' ? 'member' : caller) === true;
  /** The owners of contact details that this caller must not learn. */
  const leaksIn = (text: string) => tracesIn(text).filter((name) => strangersTo(caller).includes(name));
  const ids = strangersTo(caller).map((name) => marked[name].id);

  test('is refused by each function for others, and learns no contact details from any', async () => {
    const faults: string[] = [];
    await asCaller(sql, clients[caller], async (run) => {
      for (const { name, args } of functions) {
        for (const [way, valuesFor] of Object.entries(ways)) {
          const values = valuesFor(name, args);
          const { code, text } = await run(callOf({ name, args }, values));
          const leaks = leaksIn(text);
          if (leaks.length > 0) faults.push(`${name} ${way} tells of ${leaks.join()}`);
          if (!served(name) && (way === 'with all it needs' ? !isGuard.test(text) : code === ''))
            faults.push(`${name} ${way} is not refused: ${code || text}`);
          // PostgREST answers these with a status of 500: a call with a wrong argument is no fault of the server.
          if (/^(XX|42(?!501)|0A)/.test(code) || (way === 'with all it needs' && /^22(?!023)/.test(code)))
            faults.push(`${name} ${way} fails: ${text}`);
        }
      }
    });
    expect(faults).toEqual([]);
  });

  test('reads no contact details from any table, by row or column', async () => {
    const faults: string[] = [];
    await asCaller(sql, clients[caller], async (run) => {
      const ask = async (statement: string): Promise<string> => {
        const { code, text } = await run(statement);
        const leaks = leaksIn(text);
        if (leaks.length > 0) faults.push(`${statement} tells of ${leaks.join()}`);
        return code;
      };
      for (const { name, columns, person } of tables) {
        const about = person === '' ? '' : `where ${person} in (${ids.join()})`;
        // A caller who is given whole rows has read each column.
        if ((await ask(`select * from ${name} ${about}`)) !== '')
          for (const each of columns) await ask(`select ${each} from ${name} ${about}`);
      }
    });
    expect(faults).toEqual([]);
  });

  test('gets none in the forms of PostgREST, nor from files and the auth service', async () => {
    const few = ids.slice(0, 2).join();
    const forms = ['text/csv', 'application/vnd.pgrst.object+json', 'application/geo+json'];
    const requests: [method: string, path: string, headers?: Record<string, string>, body?: object][] = [];
    for (const [table, key] of [
      ['RegisteredUsers', 'id'],
      ['profile_details', 'registered_user_id'],
      ['contact_details', 'registered_user_id'],
    ] as const) {
      const rows = `/rest/v1/${table}?${key}=in.(${ids.join()})&select`;
      const relation = table === 'RegisteredUsers' ? 'contact_details' : 'RegisteredUsers';
      for (const accept of [...forms, 'application/vnd.pgrst.plan+json; options=verbose|analyze'])
        requests.push(['GET', `${rows}=*`, { accept }]);
      for (const select of [
        `*,${relation}(*)`,
        `*,${relation}!inner(*,contact_details(*))`,
        `*,...${relation}(*)`,
        'phone_number',
        'phone_number::integer',
        'email.max()',
        'count(),address',
        'x:address->>y',
      ])
        requests.push(['GET', `${rows}=${select}`]);
      for (const rest of [
        '*&phone_number=match.(',
        '*&order=phone_number.desc',
        '*&contact_details.email=like.*marker*',
      ])
        requests.push(['GET', `${rows}=${rest}`]);
      for (const count of ['exact', 'planned', 'estimated'])
        requests.push(['HEAD', `${rows}=*&phone_number=gt.5`, { prefer: `count=${count}` }]);
      requests.push(
        ['GET', `/rest/v1/${table}?select=*&limit=x`],
        ['GET', `/rest/v1/${table}?select=*`, { 'accept-profile': 'private' }],
        ['GET', `/rest/v1/${table}?select=*`, { range: '0-999999', 'range-unit': 'items' }],
      );
      const returning = { prefer: 'return=representation,resolution=merge-duplicates' };
      const row = { [key]: marked.visible.id, phone_number: contactOf('visible').phone_number };
      requests.push(
        ['POST', `/rest/v1/${table}?on_conflict=${key}`, returning, row],
        ['PATCH', `/rest/v1/${table}?${key}=in.(${few})`, returning, row],
        ['PUT', `/rest/v1/${table}?${key}=eq.${marked.visible.id}`, returning, row],
        ['DELETE', `/rest/v1/${table}?${key}=in.(${few})`, returning],
      );
    }
    const { id } = marked.visible;
    for (const name of ['read_contact_details', 'read_nominee', 'read_office_note']) {
      requests.push(['GET', `/rest/v1/rpc/${name}?profile_id=${id}`]);
      for (const accept of forms) requests.push(['POST', `/rest/v1/rpc/${name}`, { accept }, { profile_id: id }]);
      requests.push(['POST', `/rest/v1/rpc/${name}`, {}, { profile_id: 'x', ids: {}, phone: 1 }]);
    }
    for (const bucket of ['profile-images', 'birth-charts'])
      requests.push(
        ['POST', `/storage/v1/object/list/${bucket}`, {}, { prefix: String(id), limit: 100 }],
        ['POST', `/storage/v1/object/list/${bucket}`, {}, { prefix: '', search: 'marker', limit: 100 }],
        ['POST', `/storage/v1/object/sign/${bucket}/${id}/x.webp`, {}, { expiresIn: 60 }],
        ['GET', `/storage/v1/object/${bucket}/${id}/x.webp`],
      );
    for (const path of ['user', 'settings', 'admin/users']) requests.push(['GET', `/auth/v1/${path}`]);

    const faults: string[] = [];
    await Promise.all(
      requests.map(async ([method, path, headers, body]) => {
        const answer = await sendPastGateway(clients[caller], method, path, body, headers);
        const leaks = leaksIn(`${JSON.stringify([...answer.headers])}${answer.body}`);
        if (leaks.length > 0) faults.push(`${method} ${path} tells of ${leaks.join()}`);
        if (/contact_details|phone_number/.test(path) && method === 'HEAD' && answer.status < 300)
          faults.push(`${method} ${path} counts`);
      }),
    );
    expect(faults).toEqual([]);
  });
});

test('a refusal reaches a caller as the status of the API', async () => {
  const open = { wanted_id: marked.visible.id };
  for (const [caller, status] of [
    ['visitor', 401],
    ['member', 403],
  ] as const) {
    const answer = await send(clients[caller], 'POST', '/rest/v1/rpc/open_contact_details', open);
    expect(answer.status, caller).toBe(status);
    expect(answer.body, caller).toContain('"code":"42501"');
  }
});

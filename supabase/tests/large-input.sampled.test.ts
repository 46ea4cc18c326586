// Input that the site never sends: objects, lists and texts of a megabyte, and nulls. The database refuses them itself, because
// hosted Supabase has no gateway of ours. Each function is called in the database, which makes the value: sending a megabyte
// takes far longer than its refusal.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sampled } from '../../web/test-depth.ts';
import { asCaller, callOf, listFunctions } from './as-caller.ts';
import { argumentsFor, audiences } from './functions.ts';
import { addPerson } from './people.ts';
import { call, reachesRest, sendPastGateway, setUpPersonas, type PersonaName } from './personas.ts';

const { clients, sql } = await setUpPersonas();
const callers = ['visitor', 'member', 'admin'] as const satisfies readonly PersonaName[];

const functions = await listFunctions(sql);
const found = functions.flatMap((called) => called.args.map((argument) => ({ called, ...argument })));
const plausible = await argumentsFor(sql, await addPerson(sql, { label: 'target', login: true }));

const longText = "repeat('x', 1000000)";
const nulls = (type: string) => `array_fill(null::${type}, array[300000])`;

/** By their types: values in SQL that take long to read. */
const largeValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  jsonb: {
    'many keys': `(select jsonb_object_agg('k' || n, 1) from generate_series(1, 50000) as n)`,
    'many levels of objects': `(repeat('{"k":', 3500) || '1' || repeat('}', 3500))::jsonb`,
    'many nulls': `to_jsonb(${nulls('text')})`,
    'a long text': `jsonb_build_object('name', ${longText})`,
    'a long value of a list': `jsonb_build_array(jsonb_build_object('id', 1, 'status', ${longText}))`,
  },
  text: { 'a long text': longText, 'a long text that is not seen': `'Name' || repeat(U&'\\2060', 300000)` },
  'text[]': {
    'many nulls': nulls('text'),
    'many texts': `(select array_agg('t' || n) from generate_series(1, 100000) as n)`,
  },
  'bigint[]': {
    'many nulls': nulls('bigint'),
    'many numbers': '(select array_agg(n) from generate_series(1::bigint, 200000) as n)',
  },
};

/** Refusals after one look at the size, the type or the row: nothing has walked the value. */
const cheapRefusals = [
  'too_large',
  'admin_missing',
  'notice_wrong',
  'too_many_ids',
  'too_many_in_file',
  'too_many_profiles',
  'not_in_list',
  'language_not_offered',
  'profile_changed',
  'profile_not_deleted',
  'password_too_long',
  'template_unknown',
  'username_not_simple',
  'disclosure_gone',
  'admin_only',
  'handler_unknown',
  'introduction_gone',
  'link_gone',
  'no_star_lists',
  'proposal_gone',
  'registration_unknown',
  'request_gone',
  'search_gone',
];

const refusalSchema = z.object({ code: z.string(), detail: z.string().optional() });

const isServed = (caller: PersonaName, name: string) => audiences[name]?.includes(caller) === true;

describe.each(callers)('%s', (caller) => {
  test('is refused every large value by its size', async () => {
    const cases = found
      .filter(({ called }) => isServed(caller, called.name))
      .flatMap((argument) =>
        Object.entries(largeValues[argument.type] ?? {}).map(([what, value]) => ({ ...argument, what, value })),
      )
      // The size of a file is the import's: see the test below.
      .filter(({ name, what }) => name !== 'people' || what !== 'a long value of a list');
    await asCaller(sql, clients[caller], async (run) => {
      for (const { called, name, what, value } of sampled(cases)) {
        const { text } = await run(callOf(called, { ...plausible[called.name] }, { [name]: value }));
        const where = `${called.name}, ${name}: ${what} -> ${text.slice(0, 200)}`;
        expect(text, where).toMatch(/^\{/);
        const { code, detail } = refusalSchema.parse(JSON.parse(text));
        expect(cheapRefusals, where).toContain(detail ?? code);
      }
    });
  });

  test('is refused a large value of a function for others as any other value', async () => {
    const ofOthers = found.filter(({ called, type }) => !isServed(caller, called.name) && type in largeValues);
    await asCaller(sql, clients[caller], async (run) => {
      for (const { called, name, type } of sampled(ofOthers)) {
        const [value = ''] = Object.values(largeValues[type] ?? {});
        const { code } = await run(callOf(called, { ...plausible[called.name] }, { [name]: value }));
        expect(code, called.name).toBe('42501');
      }
    });
  });
});

test('one large person of a file is a problem of its row', async () => {
  const people = [{ name: 'x'.repeat(1_000_000) }];
  const { admin } = clients;
  const request_id = crypto.randomUUID();
  const answer = await sendPastGateway(admin, 'POST', '/rest/v1/rpc/import_people', { request_id, people });
  expect(JSON.parse(answer.body)).toMatchObject({ imported: 0, errors: [{ row: 0, code: 'too_large' }] });
});

test('the largest requests of the site are answered, the gateway included', async () => {
  const { admin } = clients;
  const ids = Array.from({ length: 500 }, (_, n) => 900_000_000 + n);
  const [status, reason] = ['changes requested', 'அ'.repeat(300)];
  const statuses = await call(admin, 'set_profile_statuses', { changes: ids.map((id) => ({ id, status, reason })) });
  expect(statuses).toEqual({ status: 200, data: [] });
  const people = ids.map((id) => ({ id, seen_updated_at: '2026-01-01T00:00:00.123456+00:00' }));
  expect((await call(admin, 'verify_profiles', { people, items: ['ID'] })).status).toBe(200);
});

test.runIf(reachesRest).each([
  ['a text', JSON.stringify('x'.repeat(1_000_000)), [400]],
  // Too deep a value: 413 of PostgREST 12, 500 of 16.
  ['levels', '['.repeat(100_000) + ']'.repeat(100_000), [413, 500]],
])('%s of a megabyte is refused past the gateway', async (_what, value, statuses) => {
  const body = new Blob([`{"changes":${value}}`], { type: 'application/json' });
  const answer = await sendPastGateway(clients.admin, 'POST', '/rest/v1/rpc/set_profile_statuses', body);
  expect(statuses, answer.body).toContain(answer.status);
});

test.each(callers)('%s learns nothing of a row by a null', async (caller) => {
  const cases = functions.flatMap((called) => {
    const names = called.args.map(({ name }) => name);
    const all = Object.fromEntries(names.map((name) => [name, null]));
    return [all, ...names.map((name) => ({ ...plausible[called.name], [name]: null }))].map((values) => ({
      called,
      values,
    }));
  });
  await asCaller(sql, clients[caller], async (run) => {
    for (const { called, values } of sampled(cases)) {
      const { code, text } = await run(callOf(called, values));
      const where = `${called.name} ${JSON.stringify(values)} -> ${text}`;
      // PostgREST answers these with a status of 500.
      expect(code, where).not.toMatch(/^(0|2[35D]|3[89]|40|42(?!501)|5|P0(?!001)|XX)/);
      expect(text, where).not.toContain('Failing row');
    }
  });
});

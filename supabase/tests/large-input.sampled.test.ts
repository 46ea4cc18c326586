// Input that the site never sends: objects, lists and texts of a megabyte, and nulls. The database refuses them itself, because
// hosted Supabase has no gateway of ours.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sampled } from '../../web/test-depth.ts';
import { argumentsFor, audiences } from './functions.ts';
import { addPerson } from './people.ts';
import { call, reachesRest, sendPastGateway, setUpPersonas, type Answer, type PersonaName } from './personas.ts';

const { clients, sql } = await setUpPersonas();
const callers = ['visitor', 'member', 'admin'] as const satisfies readonly PersonaName[];

/** An argument of a function of the API. */
interface Argument {
  readonly function: string;
  readonly name: string;
  readonly type: string;
}

const found = await sql<Argument[]>`
  select proname as function, argument.name, argument.type::regtype::text as type
  from pg_proc, unnest(proargnames, proargtypes::oid[]) as argument (name, type)
  where pronamespace = 'public'::regnamespace and argument.type is not null
  order by 1, 2`;
const plausible = await argumentsFor(sql, await addPerson(sql, { label: 'target', login: true }));

const repeated = (count: number, valueAt: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => valueAt(n)).join();
const nulls = `[${repeated(300_000, () => 'null')}]`;
const longText = JSON.stringify('x'.repeat(1_000_000));
const invisibleText = JSON.stringify(`Name${'\u2060'.repeat(300_000)}`);

/** By their types: values in JSON that take long to read. */
const largeValues: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  jsonb: {
    'many keys': `{${repeated(50_000, (n) => `"k${n}":1`)}}`,
    'many levels': '['.repeat(100_000) + ']'.repeat(100_000),
    'many levels of objects': '{"k":'.repeat(3_500) + '1' + '}'.repeat(3_500),
    'many nulls': nulls,
    'a long text': `{"name":${longText}}`,
    'a long value of a list': `[{"id":1,"status":${longText}}]`,
  },
  text: { 'a long text': longText, 'a long text that is not seen': invisibleText },
  'text[]': { 'many nulls': nulls, 'many texts': `[${repeated(100_000, (n) => `"t${n}"`)}]` },
  'bigint[]': { 'many nulls': nulls, 'many numbers': `[${repeated(200_000, String)}]` },
};

/** Refusals of the parser (levels), or after one look at the size, the type or the row: nothing has walked the value. */
const cheapRefusals = [
  'too_large',
  'admin_missing',
  'notice_wrong',
  '54001',
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

async function ask(caller: PersonaName, { function: name, name: argument }: Argument, value: string): Promise<Answer> {
  const others = Object.entries(plausible[name] ?? {}).filter(([key]) => key !== argument);
  const members = [
    ...others.map(([key, other]) => `${JSON.stringify(key)}:${JSON.stringify(other)}`),
    `${JSON.stringify(argument)}:${value}`,
  ];
  const body = new Blob([`{${members.join()}}`], { type: 'application/json' });
  return await sendPastGateway(clients[caller], 'POST', `/rest/v1/rpc/${name}`, body);
}

const refusalSchema = z.object({ code: z.string(), details: z.string().nullable() });
/** Our own code of a refusal, or PostgreSQL's. */
function refusalIn({ body }: Answer): string {
  const { code, details } = refusalSchema.parse(JSON.parse(body));
  return details ?? code;
}

const isServed = (caller: PersonaName, name: string) => audiences[name]?.includes(caller) === true;

describe.runIf(reachesRest).each(callers)('%s', (caller) => {
  test('is refused every large value by its size', async () => {
    const cases = found
      .filter((given) => isServed(caller, given.function))
      .flatMap((argument) =>
        Object.entries(largeValues[argument.type] ?? {}).map(([what, value]) => ({ argument, what, value })),
      )
      // The size of a file is the import's: see the test below.
      .filter(({ argument, what }) => argument.name !== 'people' || what !== 'a long value of a list');
    for (const { argument, what, value } of sampled(cases)) {
      const answer = await ask(caller, argument, value);
      const where = `${argument.function}, ${argument.name}: ${what} -> ${answer.status} ${answer.body.slice(0, 200)}`;
      const refusal = refusalIn(answer);
      expect(cheapRefusals, where).toContain(refusal);
      // Too deep a value: 413 of PostgREST 12, 500 of 16.
      const statuses = refusal === '54001' ? [413, 500] : [400, 401, 403, 404, 409];
      expect(statuses, where).toContain(answer.status);
    }
  }, 120_000);

  test('is refused a large value of a function for others as any other value', async () => {
    const ofOthers = found.filter((given) => !isServed(caller, given.function) && given.type in largeValues);
    for (const argument of sampled(ofOthers)) {
      const value = argument.type.endsWith('[]') ? nulls : longText;
      expect((await ask(caller, argument, value)).body, argument.function).toContain('"code":"42501"');
    }
  }, 120_000);
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

test.each(callers)('%s learns nothing of a row by a null', async (caller) => {
  const cases = Object.keys(audiences).flatMap((name) => {
    const names = found.filter((argument) => argument.function === name).map((argument) => argument.name);
    const all = Object.fromEntries(names.map((argument) => [argument, null]));
    return [all, ...names.map((argument) => ({ ...plausible[name], [argument]: null }))].map((body) => ({
      name,
      body,
    }));
  });
  for (const { name, body } of sampled(cases)) {
    const answer = await sendPastGateway(clients[caller], 'POST', `/rest/v1/rpc/${name}`, body);
    const where = `${name} ${JSON.stringify(body)} -> ${answer.status} ${answer.body}`;
    expect(answer.status, where).toBeLessThan(500);
    expect(answer.body, where).not.toMatch(/Failing row|"code":"23/);
  }
});

import { describe, expect, test } from 'vitest';
import { argumentsFor, audiences } from './functions.ts';
import { addPerson } from './people.ts';
import { setUpPersonas, fingerprintOfAll, personaNames, send, type Answer } from './personas.ts';

const { clients, sql } = await setUpPersonas();

const rows = await sql<{ callable: string }[]>`
  select role || ' ' || proname as callable
  from pg_proc, unnest(array['anon', 'authenticated', 'service_role']) as role
  where pronamespace = 'public'::regnamespace and has_function_privilege(role, pg_proc.oid, 'execute')`;
const callable = rows.map((row) => row.callable);
const plausible = await argumentsFor(sql, await addPerson(sql, { label: 'target', login: true }));
/** Of all that is stored when the calls begin. */
const before = await fingerprintOfAll(sql);

const names = Object.entries(audiences);

test('the functions that the API offers are the ones that are meant, to each role only where that is meant', () => {
  expect(callable.sort()).toEqual(
    names
      .flatMap(([name, audience]) => [
        // Those that serve none of the personas are for somebody in between, who is signed in.
        ...(audience.length === 0 || audience.some((persona) => persona !== 'visitor')
          ? [`authenticated ${name}`]
          : []),
        ...(audience.includes('visitor') ? [`anon ${name}`] : []),
      ])
      .sort(),
  );
});

/** One function, called with everything it needs, with nothing, with nonsense, and by GET as a link would. */
const attempts: Record<string, (name: string, call: Caller) => Promise<Answer>> = {
  'with all it needs': (name, call) => call('POST', name, plausible[name]),
  'with nothing': (name, call) => call('POST', name, {}),
  'with nonsense': (name, call) =>
    call('POST', name, { profile_id: 'x', changes: '{', request_id: 7, ids: {}, no: null }),
  'by GET': (name, call) => call('GET', name),
};
type Caller = (method: string, name: string, body?: unknown) => Promise<Answer>;

describe.each(personaNames)('%s', (persona) => {
  const refused = names.filter(([, audience]) => !audience.includes(persona)).map(([name]) => name);

  test(`is refused ${refused.length} functions, and nothing changes`, async () => {
    const call: Caller = (method, name, body) => send(clients[persona], method, `/rest/v1/rpc/${name}`, body);
    await Promise.all(
      refused.map(async (name) => {
        for (const [how, attempt] of Object.entries(attempts)) {
          const { status, body } = await attempt(name, call);
          expect(status, `${name} ${how}`).toBeGreaterThanOrEqual(400);
          expect(status, `${name} ${how}`).toBeLessThan(500);
          if (how === 'with all it needs') {
            expect(body, name).toContain('"code":"42501"');
            expect(status, name).toBe(persona === 'visitor' ? 401 : 403);
          }
        }
      }),
    );
    expect(await fingerprintOfAll(sql)).toBe(before);
  });
});

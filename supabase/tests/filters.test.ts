import { describe, expect, test } from 'vitest';
import { addPerson } from './people.ts';
import { access, setUpPersonas, send, traits, type Client, type PersonaName } from './personas.ts';

// PostgREST's grammar allows these requests, and our gateway does not pass them on. Other gateways pass everything:
// there the policies alone decide (walk.test.ts).

const { clients, sql } = await setUpPersonas();

const callers = ['visitor', 'member', 'admin'] as const satisfies readonly PersonaName[];
const cards = '/rest/v1/RegisteredUsers';

describe.runIf(traits.ownGateway).each(callers)('%s', (caller) => {
  test.each<[string, string, Record<string, string>]>([
    ['regular expressions', `${cards}?select=id&name=match.${'(.*)'.repeat(100)}x`, {}],
    ['regular expressions, spelt otherwise', `${cards}?select=id&name=m%61tch.x`, {}],
    ['full-text search', `${cards}?select=id&name=fts.x`, {}],
    ['patterns of many parts', `${cards}?select=id&name=ilike.*a*b*`, {}],
    ['hundreds of alternatives', `${cards}?select=id&or=(${'id.eq.1,'.repeat(200)}id.eq.2)`, {}],
    ['patterns in alternatives', `${cards}?select=id&or=(name.ilike.*a*,name.match.x)`, {}],
    ['casts', '/rest/v1/accounts?select=username::integer', {}],
    ['casts of what a function gives', '/rest/v1/rpc/count_profiles?select=pgrst_scalar::text', {}],
    ['pages far away', `${cards}?select=id&offset=100000`, {}],
    ['a range instead of pages', `${cards}?select=id`, { range: '99000-99999' }],
    ['the planner’s guess', `${cards}?select=id&status=eq.withdrawn`, { prefer: 'count=planned' }],
    ['estimates', `${cards}?select=id&status=eq.withdrawn`, { prefer: 'count=estimated' }],
    ['plans', `${cards}?select=id`, { accept: 'application/vnd.pgrst.plan+json' }],
    ['files', `${cards}?select=*`, { accept: 'text/csv' }],
    ['long addresses', `${cards}?select=id&id=in.(${'1,'.repeat(4000)}1)`, {}],
  ])('is refused %s', async (_what, path, headers) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, body } = await send(clients[caller], method, path, undefined, headers);
      expect(status).toBe(400);
      if (method === 'GET') expect(JSON.parse(body)).toMatchObject({ code: 'NOT_ALLOWED' });
    }
  });
});

test.each(callers)('%s gets no list of what the API has', async (caller) => {
  for (const path of ['/rest/v1/', '/rest/v1/?select=x', '/rest/v1/?apikey=']) {
    const { status, body } = await send(clients[caller], 'GET', path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('RegisteredUsers');
  }
});

test('what the site asks is answered: parts of names, alternatives, exact counts', async () => {
  const { admin, member } = clients;
  const { id } = await addPerson(sql, { label: 'filters' });
  const named = await admin.from('RegisteredUsers').select('id', { count: 'exact' }).ilike('name', '%test filters%');
  expect(named).toMatchObject({ count: 1, data: [{ id }] });
  const either = await member.from('RegisteredUsers').select('id').or(`id.eq.${id},id.eq.1`).order('id').limit(2);
  expect(either.error).toBeNull();
});

test('no answer of PostgREST or auth is kept on its way', async () => {
  for (const path of [`${cards}?select=id&limit=1`, '/auth/v1/settings', '/auth/v1/user']) {
    const { headers } = await send(clients.member, 'GET', path);
    if (traits.ownGateway) expect(headers.get('cache-control'), path).toBe('no-store');
  }
});

test.runIf(traits.ownGateway)('no answer names the software behind the gateway', async () => {
  for (const path of [`${cards}?select=id&limit=1`, '/rest/v1/nothing', '/auth/v1/settings', '/auth/v1/user']) {
    const { headers } = await send(clients.member, 'GET', path);
    for (const name of ['server', 'via', 'proxy-status']) expect(headers.get(name), `${name} of ${path}`).toBeNull();
  }
});

test.runIf(traits.ownGateway)('names that every object has are no keys', async () => {
  for (const apikey of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    for (const path of [`${cards}?select=id&limit=1`, '/auth/v1/settings']) {
      const response = await fetch(access.apiUrl + path, { headers: { apikey } });
      await response.body?.cancel();
      expect(response.status, `${apikey} ${path}`).toBe(401);
    }
  }
});

test('many requests at once of one caller are all answered, or told to come later, and another caller is answered', async () => {
  const ask = async (client: Client) => (await send(client, 'GET', `${cards}?select=id&order=id&limit=50`)).status;
  const burst = Promise.all(Array.from({ length: 60 }, async () => await ask(clients.otherMember)));
  expect(await ask(clients.member)).toBe(200);
  expect((await burst).filter((status) => status !== 200 && status !== 429)).toEqual([]);
});

// The caller is a visitor with the token of a private link. By it they read the list of one family and answer for it. Every
// other request gets the answer to an unknown token.
import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { asCaller, callOf, listFunctions, type Values } from './as-caller.ts';
import { argumentsFor } from './functions.ts';
import { addPerson } from './people.ts';
import { call, fingerprintOfAll, sendPastGateway, setUpPersonas, tableNames, type Answer } from './personas.ts';
import { startAgain } from './scenes.ts';

const personas = await setUpPersonas();
const { sql } = personas;
let token: string;

const marks = [0, 1] as const;
const contactOf = (n: (typeof marks)[number]) => ({
  phone_number: `+91 51777 6651${n}`,
  second_phone_number: `+91 51777 6661${n}`,
  email: `linkmark${n}@example.com`,
  address: `${n} Linkmark Street`,
});
const tracesIn = (text: string): boolean => /517776651|517776661|linkmark/i.test(text.replace(/%20|%2B|[\s+-]/g, ''));
const holdsContact = ({ headers, body }: Answer): boolean => tracesIn(`${JSON.stringify([...headers])}${body}`);

const inventToken = () => randomBytes(32).toString('hex');
const rpc = (name: string, args: object, headers: Record<string, string> = {}) =>
  sendPastGateway(personas.clients.visitor, 'POST', `/rest/v1/rpc/${name}`, args, headers);
const ownPhone = randomUUID();
const openLink = (of = token, device = ownPhone) => rpc('open_family_link', { token: of, device });
const answerLink = (answer: string, of = token) =>
  rpc('answer_family_link', { token: of, device: ownPhone, profile_id: shown.id, answer });
const prove = (of = token) => rpc('prove_family_phone', { token: of, device: randomUUID(), digits: '6650' });

const family = await addPerson(sql, { label: 'linked-family', card: { gender: 'groom' }, contact: contactOf(0) });
const shown = await addPerson(sql, { label: 'linked-shown', login: true, contact: contactOf(1) });
for (const { id } of [family, shown])
  await sql`insert into private.office_notes values (${id}, ${`Also: ${contactOf(1).phone_number}`})`;
beforeEach(async () => {
  await startAgain(sql, family, shown);
  await sql`delete from public.introductions where family_id in (${family.id}, ${shown.id})`;
  await sql`update public.site_settings set asked_families = 'may answer'`;
  const { data } = await call(personas.clients.admin, 'make_family_link', { profile_id: family.id });
  token = z.string().parse(data);
});

/** Each text of the arguments is the token. */
const asTexts = (args: unknown, text: string): unknown => {
  if (typeof args === 'string') return text;
  if (Array.isArray(args)) return args.map((one) => asTexts(one, text));
  if (typeof args !== 'object' || args === null) return args;
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, asTexts(value, text)]));
};

test('opens no table and no other function, wherever the token is sent', async () => {
  const { visitor } = personas.clients;
  const plausible = await argumentsFor(sql, shown, contactOf(1).phone_number);
  // Every visitor may send an enquiry or a complaint.
  const apart = [
    'open_family_link',
    'answer_family_link',
    'prove_family_phone',
    'confirm_by_link',
    'read_linked_statements',
    'answer_by_candidate',
    'send_enquiry',
    'send_grievance',
  ];
  const functions = (await listFunctions(sql)).filter(({ name }) => !apart.includes(name));
  const statements = (of: string) => [
    ...functions.flatMap((described) => {
      const args: Values = { ...plausible[described.name] };
      const isText = (name: string) =>
        described.args.some((argument) => argument.name === name && /^(text|jsonb)/.test(argument.type));
      const texts = Object.entries(args).map(([name, value]): [string, unknown] => [
        name,
        isText(name) ? asTexts(value, of) : value,
      ]);
      return [callOf(described, args), callOf(described, Object.fromEntries(texts))];
    }),
    ...tableNames.map((name) => `select * from public."${name}" limit 5`),
  ];
  const answers = async (of: string) => {
    const headers = { authorization: `Bearer ${of}`, apikey: of, cookie: `token=${of}`, token: of };
    const told: string[] = [];
    await asCaller(
      sql,
      visitor,
      async (run) => {
        for (const statement of statements(of)) {
          const { code, text } = await run(statement);
          // A challenge holds the second in which it was made.
          told.push(`${code} ${text.replaceAll(of, 'the token').replace(/\d{10}-\d{2}-[0-9a-f-]{36}/, 'a challenge')}`);
        }
      },
      headers,
    );
    return told;
  };
  const ofToken = await answers(token);
  expect(ofToken).toEqual(await answers(inventToken()));
  expect(ofToken.filter((text) => tracesIn(text))).toEqual([]);
});

test('is no token of PostgREST', async () => {
  const ask = async (of: string) => {
    const { visitor } = personas.clients;
    const answers = await Promise.all([
      sendPastGateway(visitor, 'GET', '/rest/v1/contact_details?select=*', undefined, {
        authorization: `Bearer ${of}`,
      }),
      sendPastGateway(visitor, 'GET', '/rest/v1/contact_details?select=*', undefined, { apikey: of, token: of }),
      sendPastGateway(visitor, 'GET', `/rest/v1/RegisteredUsers?select=*&limit=5&token=eq.${of}`),
      rpc('read_household', { profile_id: shown.id, token: of }),
    ]);
    return answers.map(({ status, body }) => `${status} ${body.replaceAll(of, 'the token')}`);
  };
  const answers = await ask(token);
  expect(answers).toEqual(await ask(inventToken()));
  for (const answer of answers) expect(answer).toMatch(/^4/);
});

describe('gets no contact details', () => {
  const facts =
    `age answer asked birth_star both education ended gender height id job location may_answer more name own_script_name
    picture rasi religion shown_at star_pada told was_told`.split(/\s+/);
  const list = z.object({
    family: z.strictObject({
      id: z.number(),
      name: z.string(),
      own_script_name: z.null(),
      gender: z.string(),
      birth_star: z.null(),
      star_pada: z.null(),
      rasi: z.null(),
    }),
    people: z.array(z.record(z.string(), z.unknown())),
  });
  const bothInterested = async () => {
    const [request] = await sql<{ id: number }[]>`
      insert into public.contact_requests (requester_id, profile_id, status)
      values (${family.id}, ${shown.id}, 'under review') returning id::int`;
    return request?.id ?? 0;
  };
  const states: Readonly<Record<string, () => Promise<object>>> = {
    'who is shown': () => Promise.resolve({}),
    'an interest': () => Promise.resolve({ answer: 'interested', answered_by: 'link', answered_at: new Date() }),
    'a refusal with a reason': () =>
      Promise.resolve({ answer: 'not interested', reason: 'Age', answered_by: 'bureau', answered_at: new Date() }),
    later: () => Promise.resolve({ answer: 'later', answered_by: 'link', answered_at: new Date() }),
    'call me': () => Promise.resolve({ answer: 'call me', answered_by: 'link', answered_at: new Date() }),
    'who is interested': () => Promise.resolve({ how: 'Interest', shown_by_name: null, asked_at: new Date() }),
    'both interested': async () => ({
      answer: 'interested',
      answered_by: 'link',
      answered_at: new Date(),
      request_id: await bothInterested(),
    }),
    'shared contact details': async () => {
      const request_id = await bothInterested();
      await sql`
        update public.contact_requests set status = 'approved', decided_at = now(), decided_by_name = 'A test'
        where id = ${request_id}`;
      for (const [subject, recipient] of [
        [shown.id, family.id],
        [family.id, shown.id],
      ])
        await sql`
          insert into public.disclosures (request_id, subject_id, recipient_id, shared_by_name)
          values (${request_id}, ${subject ?? 0}, ${recipient ?? 0}, 'A test')`;
      return { answer: 'interested', answered_by: 'link', answered_at: new Date(), request_id };
    },
  };

  test.each(Object.entries(states))('from %s, by any setting and any answer', async (_state, make) => {
    const row = { family_id: family.id, shown_id: shown.id, how: 'List', shown_by_name: 'A test', ...(await make()) };
    await sql`insert into public.introductions ${sql(row)}`;
    for (const setting of ['bureau calls', 'see who asked', 'may answer']) {
      await sql`update public.site_settings set asked_families = ${setting}`;
      const opened = await openLink();
      expect(opened.status).toBe(200);
      const { people } = list.parse(JSON.parse(opened.body));
      expect(people).toHaveLength(row.how === 'Interest' && setting === 'bureau calls' ? 0 : 1);
      for (const person of people) expect(Object.keys(person).sort()).toEqual(facts);
      const answers = [opened, await answerLink('nonsense')];
      for (const answer of ['call me', 'later', 'not interested', 'interested']) answers.push(await answerLink(answer));
      answers.push(await prove(), await openLink(), await openLink(token, randomUUID()));
      expect(answers.filter(holdsContact)).toEqual([]);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    }
    await sql`delete from public.disclosures where recipient_id = any (${[family.id, shown.id]})`;
  });
});

describe('a flood', () => {
  test('of invented tokens gets one answer, and writes nothing', async () => {
    await openLink();
    const before = await fingerprintOfAll(sql);
    const tokens = [...Array.from({ length: 12 }, inventToken), token.toUpperCase(), token.slice(1), `${token} `, ''];
    const answers = await Promise.all(tokens.flatMap((of) => [openLink(of), answerLink('interested', of), prove(of)]));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
    // Refused by its length, before it is hashed.
    for (const { status, body } of [await openLink('f'.repeat(30_000)), await answerLink('later', 'f'.repeat(30_000))])
      expect(`${status} ${body}`).toMatch(/^400 .*too_large/);
    expect(await fingerprintOfAll(sql)).toBe(before);
  });

  test('of openings from many phones is recorded twice, and notifies the bureau once', async () => {
    await Promise.all(Array.from({ length: 12 }, () => openLink(token, randomUUID())));
    const [told] = await sql<{ entries: number; notices: number }[]>`
      select (select count(*)::int from public.audit_log as entry join private.family_links as link
          on table_name = 'family_links' and record_id = link.id::text and action like 'opened%'
          where link.registered_user_id = ${family.id} and revoked_at is null) as entries,
        (select count(*)::int from public.notifications
          where kind = 'link on another phone' and registered_user_id = ${family.id}) as notices`;
    expect(told).toEqual({ entries: 2, notices: 1 });
  });

  test('of answers ends with the sixth of a day, and tells the bureau of each once', async () => {
    await sql`
      insert into public.introductions (family_id, shown_id, how, shown_by_name) values (${family.id}, ${shown.id}, 'List', 'A test')`;
    await openLink();
    const given = ['later', 'call me', 'later', 'call me', 'later', 'call me', 'interested'];
    const statuses: number[] = [];
    for (const answer of given) statuses.push((await answerLink(answer)).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 400, 400]);
  });
});

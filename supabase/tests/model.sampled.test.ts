// The API against the model: random acts of several callers, then every state of the rule of visibility. A failure of the
// first test prints its seed and the shortest acts that fail; MODEL_SEED=<seed> repeats it.
import fc from 'fast-check';
import { randomInt } from 'node:crypto';
import type postgres from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { randomRuns } from '../../web/test-depth.ts';
import { givenConsents } from './consents.ts';
import {
  acts,
  answered,
  finds,
  learns,
  newWorld,
  ownLists,
  pair,
  seesCard,
  seesContact,
  seesDetails,
  seesPictures,
  seesVisitorFacts,
  statuses,
  verifiedPerson,
  type ActName,
  type Caller,
  type Subject,
  type World,
} from './model.ts';
import { addPerson, one, versionOf, type TestPerson } from './people.ts';
import { call, callAnything, openContact, readContact, send, setUpPersonas, signIn, type Client } from './personas.ts';
import { removeTestPictures, uploadPicture } from './pictures.ts';

const seed = Number(process.env.MODEL_SEED ?? randomInt(2 ** 31));
// Each run is dear.
const runs = randomRuns(25, 9);
const actsInRun = 30;
/** In milliseconds, also on a machine that does much else. */
const longest = runs * 6_000;

const places = [0, 1, 2, 3] as const;
const requestsPerDay = 3;
/** Nobody else has it, so who is found by it is known by it. */
const casteOf = (place: number) => `Model caste ${place}`;

const personas = await setUpPersonas();
const { sql } = personas;

const people = await Promise.all(
  places.map((place) =>
    addPerson(sql, {
      label: `model-${place}`,
      login: true,
      details: { caste: casteOf(place), birth_star: 'Rohini' },
    }),
  ),
);
const clients = await Promise.all(people.map(({ username }) => signIn(username)));
const pictures = await Promise.all(people.map(({ id }) => uploadPicture(personas.clients.admin, 'profile-images', id)));
const settingsBefore = await one(sql<Record<string, unknown>[]>`
  select requests_per_day, visitors_may_browse, visitors_see_pictures, visitors_see_facts from public.site_settings`);
afterAll(async () => {
  await sql`update public.site_settings set ${sql(settingsBefore)} where id`;
  await removeTestPictures(sql);
});

const personAt = (place: number): TestPerson => {
  const person = people[place];
  if (person === undefined) throw new Error(`There is no person ${place}.`);
  return person;
};

/** Puts everybody back to where the model begins: all verified but the last, who waits, and nothing between them. */
async function begin(): Promise<World> {
  const ids = people.map(({ id }) => id);
  await sql.begin(async (sql) => {
    await sql`delete from public.contact_requests where requester_id = any(${ids})`;
    await sql`delete from public.blocks where blocker_id = any(${ids})`;
    await sql`delete from public.likes where liker_id = any(${ids})`;
    await sql`delete from private.deletions where registered_user_id = any(${ids})`;
    // Everybody is shown to everybody and interested: that gives nobody a right.
    await sql`delete from public.introductions where family_id = any(${ids})`;
    await sql`
      insert into public.introductions (family_id, shown_id, how, answer, answered_by, answered_at)
      select family, shown, 'List', 'interested', 'bureau', now()
      from unnest(${ids}::bigint[]) as family, unnest(${ids}::bigint[]) as shown where family <> shown`;
    // Answers are never removed: a yes follows each no.
    await sql`
      insert into private.consents (registered_user_id, purpose, given, notice_version, notice_language, channel, said_on)
      select id, purpose, true, 1, 'en', 'file', private.today()
      from unnest(${ids}::bigint[]) as id, unnest(private.consent_purposes()) as purpose
      where private.consent(id, purpose) is false`;
    for (const [place, { id }] of people.entries()) {
      const isVerified = place < 3;
      await sql`
        update public."RegisteredUsers" set ${sql({
          status: isVerified ? 'verified' : 'submitted',
          verified_at: isVerified ? '2026-01-01' : null,
          verified_by: isVerified ? 'A test' : null,
          status_reason: null,
          deleted_at: null,
          pictures_for_members: false,
          first_img: pictures[place] ?? null,
        })} where id = ${id}`;
    }
    await sql`delete from public.own_statuses where registered_user_id = any(${ids})`;
    await sql`update public.accounts set active = true where registered_user_id = any(${ids})`;
    await sql`
      update public.site_settings
      set requests_per_day = ${requestsPerDay}, visitors_may_browse = true, visitors_see_pictures = true,
        visitors_see_facts = false where id`;
  });
  const waiting = { ...verifiedPerson(), status: 'submitted', wasVerified: false } as const;
  return newWorld(
    places.map((place) => (place < 3 ? verifiedPerson() : { ...waiting })),
    requestsPerDay,
  );
}

/** The caller's client. A login that was switched off and on again has lost its session, and signs in. */
async function clientOf(world: World, caller: Caller): Promise<Client> {
  if (caller === 'visitor' || caller === 'admin') return personas.clients[caller];
  const client = clients[caller];
  if (client === undefined) throw new Error(`Nobody is at place ${caller}.`);
  if (world.people[caller]?.active !== true) return client;
  const { body } = await send(client, 'GET', '/rest/v1/accounts?select=username');
  if (body.includes(personAt(caller).username)) return client;
  return (clients[caller] = await signIn(personAt(caller).username));
}

/** The numbers of the requests in the database, in the order of the model's. */
let requestIds: number[] = [];

type Sending = (subject: Subject) => Promise<[name: string, args: object]> | [name: string, args: object];
const idOf = ({ about }: Subject) => ({ profile_id: personAt(about).id });
const requestOf = ({ nth }: Subject) => ({ request_id: requestIds.at(nth) ?? -1 });

const consent = { given_on: '2026-01-01', channel: 'Telephone', person: 'The father' };
const decisionOf = ({ flag }: Subject) => ({ approve: flag, decline_reason: 'Another choice' });
/** The disclosure of a request to its requester. */
async function revocationOf({ nth }: Subject) {
  const [row] = await sql<{ id: number }[]>`
    select disclosures.id::int from public.disclosures
    join public.contact_requests as request on request.id = request_id and request.profile_id = subject_id
    where request_id = ${requestIds.at(nth) ?? -1}`;
  return { disclosure_id: row?.id ?? -1, revoke_reason: 'They have changed their mind' };
}

/** How each act is sent to the API. */
const sendings: Record<ActName, Sending> = {
  like: (subject) => ['like_profile', idOf(subject)],
  unlike: (subject) => ['unlike_profile', idOf(subject)],
  block: (subject) => ['block_profile', idOf(subject)],
  unblock: (subject) => ['unblock_profile', idOf(subject)],
  ask: (subject) => ['ask_for_contact', idOf(subject)],
  withdraw: (subject) => ['withdraw_request', requestOf(subject)],
  setOwnStatus: ({ status }) => ['set_my_status', { new_status: status }],
  answer: ({ purpose, flag }) => ['set_my_consent', { purpose, given: flag, said_by: 'Self', notice_language: 'en' }],
  recordAnswer: (subject) => [
    'record_consents',
    { ...idOf(subject), ...givenConsents, said_by: 'Self', answers: { [subject.purpose]: subject.flag } },
  ],
  consent: (subject) => ['record_consent', { ...requestOf(subject), ...consent }],
  consentOfRequester: async (subject) => {
    const [row] = await sql<{ id: number }[]>`
      select requester_id::int as id from public.contact_requests where id = ${requestOf(subject).request_id}`;
    return ['record_consent', { ...requestOf(subject), ...consent, family_of: row?.id ?? null }];
  },
  decide: (subject) => ['decide_request', { ...requestOf(subject), ...decisionOf(subject) }],
  decideBothWays: (subject) => ['decide_request', { ...requestOf(subject), ...decisionOf(subject), both_ways: true }],
  revoke: async (subject) => ['revoke_disclosure', await revocationOf(subject)],
  revokeBothWays: async (subject) => ['revoke_disclosure', { ...(await revocationOf(subject)), both_ways: true }],
  setStatus: ({ about, status }) => [
    'set_profile_statuses',
    {
      changes: [
        { id: personAt(about).id, status, ...(status === 'changes requested' && { reason: 'A newer picture' }) },
      ],
    },
  ],
  verify: async (subject) => [
    'verify_profile',
    { ...idOf(subject), seen_updated_at: await versionOf(sql, personAt(subject.about).id), items: ['Mobile'] },
  ],
  setActive: (subject) => ['set_account_active', { ...idOf(subject), is_active: subject.flag }],
  delete: (subject) => ['delete_profile', { ...idOf(subject), seen_name: personAt(subject.about).name }],
  restore: (subject) => ['restore_profile', idOf(subject)],
  letVisitorsBrowse: ({ flag }) => ['save_settings', { changes: { visitors_may_browse: flag } }],
  letVisitorsSeePictures: ({ flag }) => ['save_settings', { changes: { visitors_see_pictures: flag } }],
  letVisitorsSeeFacts: ({ flag }) => ['save_settings', { changes: { visitors_see_facts: flag } }],
};

/** What a caller learns by asking, about a profile that they need not open. */
async function learn(client: Client, about: number) {
  const { id, name } = personAt(about);
  const filters = { caste: casteOf(about) };
  await call(client, 'begin_search', { filters });
  await call(client, 'open_stars', { profile_ids: [id] });
  const [found, count, stars] = await Promise.all([
    call(client, 'find_profiles', { filters }),
    call(client, 'count_profiles', { filters }),
    call(client, 'read_star_codes', { profile_ids: [id] }),
  ]);
  const bySearch = JSON.stringify(found.data ?? []).includes(name);
  expect((count.data ?? 0) === (bySearch ? 1 : 0)).toBe(true);
  return { bySearch, byStar: JSON.stringify(stars.data ?? []).includes('Rohini') };
}

/** The API's answers to a caller about a profile that they open, which is within the limit of the day. */
async function look(client: Client, caller: Caller, about: number) {
  const { id } = personAt(about);
  if (caller !== 'visitor') await call(client, 'open_profile', { profile_id: id });
  const rows = async (table: string, column: string) =>
    (await send(client, 'GET', `/rest/v1/${table}?select=${column}&${column}=eq.${id}`)).body.includes(String(id));
  const [card, details, found, picture, facts, contact] = await Promise.all([
    rows('RegisteredUsers', 'id'),
    rows('profile_details', 'registered_user_id'),
    call(client, 'find_profiles', { filters: {}, sort: 'newest', after: null }),
    send(client, 'GET', `/storage/v1/object/profile-images/${pictures[about]}`),
    call(client, 'read_visitor_facts', { profile_id: id }),
    caller === 'admin' ? openContact(client, id).then(({ data }) => data) : readContact(client, id),
  ]);
  return {
    ...(await learn(client, about)),
    card,
    details,
    found: JSON.stringify(found.data ?? []).includes(personAt(about).name),
    picture: picture.status === 200,
    facts: JSON.stringify(facts.data ?? []).includes('job'),
    contact: contact !== null,
  };
}

const shown = (world: World, caller: Caller, about: number) => ({
  card: seesCard(world, caller, about),
  details: seesDetails(world, caller, about),
  found: finds(world, caller, about),
  picture:
    seesPictures(world, caller, about) ||
    // The pictures in a member's own folder are always theirs.
    (caller === about && world.people[about]?.active === true),
  facts: seesVisitorFacts(world, caller, about),
  contact: caller === 'admin' || seesContact(world, caller, about),
});

const expected = (world: World, caller: Caller, about: number) => ({
  ...learns(world, caller, about),
  ...shown(world, caller, about),
});

/** The caller's own lists, in which members are places and requests are numbers of the model. */
async function readLists(client: Client) {
  const rows = async (path: string) =>
    z.array(z.record(z.string(), z.unknown())).parse(JSON.parse((await send(client, 'GET', `/rest/v1/${path}`)).body));
  const called = async (name: string) =>
    z.array(z.record(z.string(), z.unknown())).parse((await callAnything(client, name)).data);
  const place = (id: unknown) => people.findIndex((person) => person.id === Number(id));
  const [likes, blocks, requests, disclosures] = await Promise.all([
    rows('likes?select=profile_id'),
    called('list_my_blocks'),
    rows('contact_requests?select=id,status&order=id'),
    called('list_my_disclosures'),
  ]);
  return {
    likes: likes.map((like) => place(like.profile_id)).sort(),
    blocks: blocks.map((block) => place(block.registered_user_id)).sort(),
    requests: requests.map(({ id, status }) => [requestIds.indexOf(Number(id)), status]),
    shared: disclosures.map(({ other_id, revoked_at }) => [place(other_id), revoked_at === null]).sort(),
  };
}

type Step =
  | { readonly kind: 'act'; readonly caller: Caller; readonly name: ActName; readonly subject: Subject }
  | { readonly kind: 'look'; readonly caller: Caller; readonly about: number };

const anybody = fc.constantFrom<Caller>(0, 1, 2, 3, 'visitor', 'admin');
const member = fc.constantFrom<Caller>(...places);
const subjects = fc.record({
  about: fc.constantFrom(...places),
  nth: fc.nat({ max: 4 }),
  flag: fc.boolean(),
  status: fc.constantFrom(...statuses),
  purpose: fc.constantFrom(...answered),
});
const actOf = (caller: fc.Arbitrary<Caller>, ...names: ActName[]) =>
  fc
    .record({ caller, name: fc.constantFrom(...names), subject: subjects })
    .map((act): Step[] => [{ kind: 'act', ...act }]);
const allNames = Object.keys(sendings).filter((name): name is ActName => name in acts);
const looks = (from: Caller, about: number): Step[] => [
  { kind: 'look', caller: from, about },
  ...(typeof from === 'number' ? [{ kind: 'look', caller: about, about: from } as const] : []),
];
/**
 * Contact details are shared in three acts that chance rarely makes in this order. Then the admin or one of the two does
 * something about one of the two, and both look.
 */
const sharing = fc
  .record({
    two: fc.shuffledSubarray([...places], { minLength: 2, maxLength: 2 }),
    subject: subjects,
    isAdmin: fc.boolean(),
    byAdmin: fc.constantFrom<ActName>('setStatus', 'setActive', 'delete', 'revoke', 'revokeBothWays', 'recordAnswer'),
    isBothWays: fc.boolean(),
    byMember: fc.constantFrom<ActName>('block', 'unblock', 'setOwnStatus', 'ask', 'answer'),
  })
  .map(({ two: [requester = 0, about = 1], subject, isAdmin, byAdmin, byMember, isBothWays }): Step[] => {
    const request = { ...subject, about, nth: -1, flag: true };
    const [one, other] = subject.flag ? [requester, about] : [about, requester];
    const then = { ...subject, about: one, nth: -1 };
    return [
      { kind: 'act', caller: requester, name: 'ask', subject: request },
      { kind: 'act', caller: 'admin', name: 'consent', subject: request },
      { kind: 'act', caller: 'admin', name: 'consentOfRequester', subject: request },
      { kind: 'act', caller: 'admin', name: isBothWays ? 'decideBothWays' : 'decide', subject: request },
      ...looks(requester, about),
      { kind: 'act', caller: isAdmin ? 'admin' : other, name: isAdmin ? byAdmin : byMember, subject: then },
      ...looks(requester, about),
    ];
  });
const steps: fc.Arbitrary<Step[]> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .record({ from: anybody, about: fc.constantFrom(...places) })
      .map(({ from, about }) => looks(from, about)),
  },
  { weight: 3, arbitrary: sharing },
  {
    weight: 3,
    arbitrary: actOf(member, 'like', 'unlike', 'block', 'unblock', 'ask', 'withdraw', 'setOwnStatus', 'answer'),
  },
  { weight: 4, arbitrary: actOf(fc.constant('admin'), ...allNames) },
  // Callers who may not do it at all.
  { weight: 1, arbitrary: actOf(anybody, ...allNames) },
);

async function take(world: World, step: Step): Promise<void> {
  const what = `MODEL_SEED=${seed}: ${JSON.stringify(step)}`;
  const client = await clientOf(world, step.caller);
  if (step.kind === 'look') {
    // As text, because the report of a failure shortens objects.
    const seen = JSON.stringify(await look(client, step.caller, step.about));
    expect(seen, what).toBe(JSON.stringify(expected(world, step.caller, step.about)));
    if (typeof step.caller === 'number' && world.people[step.caller]?.active === true) {
      expect(JSON.stringify(await readLists(client)), what).toBe(JSON.stringify(ownLists(world, step.caller)));
    }
    return;
  }
  const [name, args] = await sendings[step.name](step.subject);
  const answer = await callAnything(client, name, args);
  const outcome = answer.status < 300 ? null : (answer.refusal ?? answer.code);
  expect(outcome, what).toBe(acts[step.name](world, step.caller, step.subject));
  if (step.name === 'ask' && outcome === null) requestIds.push(Number(answer.data));
}

test(
  `acts of members, admin and visitors in any order do what the model says (MODEL_SEED=${seed})`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: actsInRun }), async (run) => {
        requestIds = [];
        const world = await begin();
        for (const step of run.flat()) await take(world, step);
      }),
      // Ends the search for the shortest failure, and reports the shortest one so far.
      { seed, numRuns: runs, plugins: [fc.interruptAfterTimeLimit(longest)] },
    );
  },
  2 * longest,
);

// Every state -------------------------------------------------------------------------------------------------------------

const conditions = [...statuses, 'deleted'] as const;
const blockings = ['none', 'by the viewer', 'by the other', 'by both'] as const;
const sharings = [null, 'approved', 'taken back'] as const;
/** The people that a viewer may meet: the person at place n + 1 of the model. The viewer is at place 0. */
const others = conditions.flatMap((condition) =>
  [false, true].flatMap((picturesForMembers) =>
    blockings.flatMap((blocking) => sharings.map((shared) => ({ condition, picturesForMembers, blocking, shared }))),
  ),
);

/** In the folder of nobody. */
const folder = '900000000';
const pathsOfOthers = others.map(() => `${folder}/${crypto.randomUUID()}.webp`);

function worldOfAll(): World {
  const world = newWorld([verifiedPerson()], requestsPerDay);
  for (const [index, { condition, picturesForMembers, blocking, shared }] of others.entries()) {
    const isDeleted = condition === 'deleted';
    world.people.push({
      ...verifiedPerson(),
      picturesForMembers,
      status: isDeleted ? 'withdrawn' : condition,
      deleted: isDeleted ? { status: 'verified', active: true, isHeld: false } : null,
    });
    if (blocking === 'by the viewer' || blocking === 'by both') world.blocks.add(pair(0, index + 1));
    if (blocking === 'by the other' || blocking === 'by both') world.blocks.add(pair(index + 1, 0));
    if (shared === null) continue;
    world.requests.push({ requester: 0, about: index + 1, status: 'approved', consent: true, requesterConsent: false });
    world.sharings.push({
      nth: world.requests.length - 1,
      subject: index + 1,
      recipient: 0,
      inForce: shared === 'approved',
    });
  }
  return world;
}

/** Adds the same people to the database; returns their ids. */
async function addAll(sql: postgres.TransactionSql, world: World, viewerId: number): Promise<number[]> {
  const decided = { decided_by_name: 'A test', decided_at: '2026-01-01' };
  const rows = await sql<{ id: number }[]>`
    insert into public."RegisteredUsers" ${sql(
      world.people.slice(1).map(({ status, picturesForMembers, deleted }, index) => ({
        name: `Test state ${index}`,
        gender: 'bride',
        age: 30,
        status,
        verified_at: '2026-01-01',
        verified_by: 'A test',
        deleted_at: deleted ? '2026-01-01' : null,
        pictures_for_members: picturesForMembers,
        first_img: pathsOfOthers[index] ?? null,
      })),
    )} returning id::int`;
  const ids = rows.map(({ id }) => id);
  await sql`insert into public.profile_details ${sql(ids.map((id) => ({ registered_user_id: id, job: 'Tester' })))}`;
  await sql`
    insert into public.contact_details ${sql(ids.map((id) => ({ registered_user_id: id, phone_number: `+91 6000${id}` })))}`;
  await sql`
    insert into storage.objects ${sql(pathsOfOthers.map((name) => ({ bucket_id: 'profile-images', name })))}`;
  await sql`
    insert into private.readings
    select user_id, private.today(), 'profile', id::text
    from public.accounts, unnest(${ids}::bigint[]) as id where registered_user_id = ${viewerId}`;
  const idAt = (place: string | number | undefined) => (Number(place) === 0 ? viewerId : (ids[Number(place) - 1] ?? 0));
  const blocks = [...world.blocks].map((block) => block.split('>'));
  await sql`
    insert into public.blocks ${sql(blocks.map(([from, to]) => ({ blocker_id: idAt(from), profile_id: idAt(to) })))}`;
  const requests = await sql<{ id: number; profile_id: number }[]>`
    insert into public.contact_requests ${sql(
      world.requests.map(({ about, status }) => ({
        requester_id: viewerId,
        profile_id: idAt(about),
        status,
        ...decided,
      })),
    )} returning id::int, profile_id::int`;
  await sql`
    insert into public.disclosures ${sql(
      requests.map(({ id, profile_id }, nth) => ({
        request_id: id,
        subject_id: profile_id,
        recipient_id: viewerId,
        shared_by_name: 'A test',
        revoked_at: world.sharings[nth]?.inForce === false ? '2026-01-01' : null,
        revoked_by_name: world.sharings[nth]?.inForce === false ? 'A test' : null,
      })),
    )}`;
  return ids;
}

/** The claims of a client's token, as PostgREST and the storage server pass them on. */
async function claimsOf(client: Client): Promise<string> {
  const { data } = await client.auth.getSession();
  const [, payload = ''] = data.session?.access_token.split('.') ?? [];
  return payload === '' ? '{}' : Buffer.from(payload, 'base64url').toString();
}

/** The rows that a caller reads of these people, in the order of their places. */
async function readAll(sql: postgres.TransactionSql, caller: Caller, claims: string, ids: number[]) {
  return await sql.savepoint(async (inner) => {
    // auth.uid() reads the one or the other, depending on the version of the auth server.
    await inner`
      select set_config('request.jwt.claims', ${claims}, true),
        set_config('request.jwt.claim.sub', ${z.object({ sub: z.string().default('') }).parse(JSON.parse(claims)).sub}, true)`;
    await inner.unsafe(caller === 'visitor' ? 'set local role anon' : 'set local role authenticated');
    const list = async (rows: Promise<readonly { id: number }[]>) => new Set((await rows).map(({ id }) => id));
    const cards = await list(inner`select id::int from public."RegisteredUsers" where id = any(${ids})`);
    const details = await list(
      caller === 'visitor'
        ? Promise.resolve([])
        : inner`select registered_user_id::int as id from public.profile_details where registered_user_id = any(${ids})`,
    );
    const contacts = await list(
      typeof caller === 'number'
        ? inner`select id::int from unnest(${ids}::bigint[]) as id where public.read_contact_details(id) is not null`
        : Promise.resolve([]),
    );
    const facts = await list(
      caller === 'visitor'
        ? inner`select id::int from unnest(${ids}::bigint[]) as id, public.read_visitor_facts(id)`
        : Promise.resolve([]),
    );
    const pictureNames = await inner<{ name: string }[]>`
      select name from storage.objects where bucket_id = 'profile-images' and name like ${`${folder}/%`}`;
    const seen = new Set(pictureNames.map(({ name }) => name));
    const found = await list(inner`select id::int from public.find_profiles('{}', 'newest', null, 60)`);
    await inner`reset role`;
    return ids.map((id, index) => ({
      card: cards.has(id),
      details: details.has(id),
      found: found.has(id),
      picture: seen.has(pathsOfOthers[index] ?? ''),
      facts: facts.has(id),
      contact: contacts.has(id),
    }));
  });
}

test('in every state of viewer, other and settings each is shown what the model says', async () => {
  const claims = {
    member: await claimsOf(await signIn(personAt(0).username)),
    admin: await claimsOf(personas.clients.admin),
  };
  const viewerId = personAt(0).id;
  await begin();
  let compared = 0;
  const compare = async (sql: postgres.TransactionSql, world: World, caller: Caller, ids: number[]) => {
    const token = typeof caller === 'number' ? claims.member : caller === 'admin' ? claims.admin : '{}';
    const read = await readAll(sql, caller, token, ids);
    for (const [index, seen] of read.entries()) {
      const what = JSON.stringify({ caller, viewer: world.people[0], other: others[index] });
      const { contact, ...rest } = shown(world, caller, index + 1);
      expect(seen, what).toEqual({ ...rest, contact: caller !== 'admin' && contact });
      compared += 1;
    }
  };
  const world = worldOfAll();
  const viewer = world.people[0];
  if (viewer === undefined) throw new Error('The viewer is missing.');
  await expect(
    sql.begin(async (sql) => {
      const ids = await addAll(sql, world, viewerId);
      for (const status of statuses) {
        viewer.status = status;
        await sql`update public."RegisteredUsers" set status = ${status} where id = ${viewerId}`;
        await compare(sql, world, 0, ids);
      }
      await compare(sql, world, 'admin', ids);
      for (const browse of [true, false]) {
        for (const seen of [true, false]) {
          await sql`
            update public.site_settings
            set visitors_may_browse = ${browse}, visitors_see_pictures = ${seen}, visitors_see_facts = ${!seen} where id`;
          world.visitorsMayBrowse = browse;
          world.visitorsSeePictures = seen;
          world.visitorsSeeFacts = !seen;
          await compare(sql, world, 'visitor', ids);
        }
      }
      throw new Error('Nothing of this is kept.');
    }),
  ).rejects.toThrow('Nothing of this is kept.');
  expect(compared).toBe(others.length * (statuses.length + 1 + 4));
});

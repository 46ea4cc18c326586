import postgres from 'postgres';
import { beforeAll, describe, expect, test } from 'vitest';
import { databaseUrl } from '../../../backends/embedded/keys.ts';
import { addressOf, cut, join, nodes, type Node } from './machines/network.ts';
import { pools } from './machines/nodes.ts';
import { waitUntil } from '../../../lib/processes.ts';
import { addPerson, type TestPerson } from '../../../tests/people.ts';
import { call, callAnything, send, setUpPersonas, signIn, type Client } from '../../../tests/personas.ts';
import { cluster, say } from './cluster.ts';

// "At once" is what the site promises of these five. So no read of the pool `current` may show what was before.

const personas = await setUpPersonas();
const readsOfEach = 1_000;
let owner: TestPerson;
let reader: TestPerson;
let ownerClient: Client;
let readerClient: Client;
/** Of a request that was approved. */
let disclosureId = 0;

beforeAll(async () => {
  const { sql } = personas;
  owner = await addPerson(sql, { label: 'promise-owner', login: true });
  reader = await addPerson(sql, { label: 'promise-reader', login: true, card: { gender: 'groom' } });
  ownerClient = await signIn(owner.username);
  readerClient = await signIn(reader.username);
});

/** What the PostgREST of the pool `current` on one node says. */
async function readAt(
  node: Node,
  client: Client,
  path: string,
  body?: object,
): Promise<{ status: number; body: string }> {
  const url = `http://${addressOf(node)}:${pools.current.restPort}`;
  return await send(client, body === undefined ? 'GET' : 'POST', path, body, {}, url).catch((error: unknown) => ({
    status: 0,
    body: String(error),
  }));
}

interface Promised {
  /** Does it, and returns when it is acknowledged. */
  readonly act: () => Promise<unknown>;
  /** Undoes it, as a preparation of the next time. */
  readonly undo: () => Promise<unknown>;
  readonly path: string;
  readonly body?: object;
  /** Of an answer to this path, asked by the reader: whether it shows what was before. */
  readonly isStale: (body: string) => boolean;
  readonly client?: () => Client;
}

interface Count {
  reads: number;
  stale: number;
  failed: number;
}

/** Acts, and reads at once on all nodes, a few times, until it is enough. */
async function count(
  { act, undo, path, body, isStale, client = () => readerClient }: Promised,
  isEnough: (reads: number) => boolean,
): Promise<Count> {
  const total = { reads: 0, stale: 0, failed: 0 };
  while (!isEnough(total.reads)) {
    await undo();
    await act();
    for (let time = 0; time < 3; time += 1) {
      const answers = await Promise.all(nodes.map(async (node) => await readAt(node, client(), path, body)));
      for (const answer of answers) {
        total.reads += 1;
        if (answer.status !== 200) total.failed += 1;
        else if (isStale(answer.body)) total.stale += 1;
      }
    }
  }
  return total;
}

const done = async (answer: Promise<{ status: number; data: unknown }>) => {
  const { status, data } = await answer;
  expect(status).toBeLessThan(300);
  return data;
};
/** Does what may be done twice until it is acknowledged: while a node is cut off, some answers do not come. */
const insist = async (name: string, args: object) => {
  const isDone = async () =>
    await callAnything(ownerClient, name, args).then(
      ({ status }) => status < 300,
      () => false,
    );
  expect(await waitUntil(isDone, 60_000)).toBe(true);
};
const card = () => `/RegisteredUsers?id=eq.${owner.id}&select=id`;
const showsCard = (body: string) => body !== '[]';

const onHold: Promised = {
  act: async () => await insist('set_my_status', { new_status: 'on hold' }),
  undo: async () => await insist('set_my_status', { new_status: 'verified' }),
  get path() {
    return card();
  },
  isStale: showsCard,
};
const blocked: Promised = {
  act: async () => await done(call(ownerClient, 'block_profile', { profile_id: reader.id })),
  undo: async () => await done(call(ownerClient, 'unblock_profile', { profile_id: reader.id })),
  get path() {
    return card();
  },
  isStale: showsCard,
};
const takenBack: Promised = {
  act: async () =>
    await done(
      call(personas.clients.admin, 'revoke_disclosure', { disclosure_id: disclosureId, revoke_reason: 'A test' }),
    ),
  undo: async () => {
    await personas.sql`delete from public.contact_requests where requester_id = ${reader.id}`;
    const request_id = await done(call(readerClient, 'ask_for_contact', { profile_id: owner.id }));
    const { admin } = personas.clients;
    const consent = { request_id, given_on: '2026-01-02', channel: 'Telephone', person: 'Her father' };
    await done(callAnything(admin, 'record_consent', consent));
    await done(callAnything(admin, 'decide_request', { request_id, approve: true }));
    const [row] = await personas.sql<{ id: number }[]>`
      select id::int from public.disclosures where recipient_id = ${reader.id} and revoked_at is null`;
    disclosureId = row?.id ?? 0;
  },
  path: '/rpc/list_shared_with_me',
  body: {},
  isStale: (body) => body !== '[]',
};
let signedOut: Client;
const ended: Promised = {
  act: async () => await done(call(readerClient, 'end_my_other_sessions')),
  undo: async () => {
    signedOut = await signIn(reader.username);
  },
  path: '/rpc/read_session_state',
  body: {},
  isStale: (body) => body !== '"ended"',
  client: () => signedOut,
};
const switchedOff: Promised = {
  act: async () =>
    await done(call(personas.clients.admin, 'set_account_active', { profile_id: reader.id, is_active: false })),
  undo: async () => {
    await done(call(personas.clients.admin, 'set_account_active', { profile_id: reader.id, is_active: true }));
    readerClient = await signIn(reader.username);
  },
  get path() {
    return card();
  },
  isStale: showsCard,
};

describe('what has been acknowledged is so in the next answer', () => {
  test.each([
    ['on hold', onHold],
    ['blocked', blocked],
    ['taken back', takenBack],
    ['signed out', ended],
    ['switched off', switchedOff],
  ] as const)('%s', async (name, promised) => {
    const { reads, stale, failed } = await count(promised, (made) => made >= readsOfEach);
    await promised.undo();
    say(`${name}: ${reads} reads, ${stale} stale, ${failed} failed`);
    expect({ stale, failed }).toEqual({ stale: 0, failed: 0 });
  });

  test('also while a standby does not reach the primary', async () => {
    const primary = await cluster.primary();
    const [standby = primary] = await cluster.standbys();
    cut(standby, [primary]);
    try {
      // Until the primary has given the standby up, and some time more.
      const end = Date.now() + 25_000;
      const { reads, stale, failed } = await count(onHold, (made) => made >= readsOfEach && Date.now() > end);
      say(`with one standby cut off: ${reads} reads, ${stale} stale, ${failed} failed`);
      expect(stale).toBe(0);
      expect(reads - failed).toBeGreaterThan(reads / 2);
    } finally {
      join(standby, [primary]);
    }
    await cluster.waitUntilWhole();
    await onHold.undo();
  });
});

test('asynchronous replication shows what was before', async () => {
  await cluster.replicate('asynchronous');
  const standbys = (await cluster.standbys()).map((node) =>
    postgres(databaseUrl(5432).replace('127.0.0.1', addressOf(node)), { max: 1 }),
  );
  try {
    let stale = 0;
    for (let time = 0; time < readsOfEach / 2; time += 1) {
      const status = time % 2 === 0 ? 'on hold' : 'verified';
      await personas.sql`update public."RegisteredUsers" set status = ${status} where id = ${owner.id}`;
      const seen = await Promise.all(
        standbys.map(async (sql) => await sql`select status from public."RegisteredUsers" where id = ${owner.id}`),
      );
      stale += seen.filter(([row]) => row?.['status'] !== status).length;
    }
    say(`asynchronous: ${readsOfEach} reads on the standbys, ${stale} stale`);
    expect(stale).toBeGreaterThan(0);
  } finally {
    for (const sql of standbys) await sql.end();
    await cluster.replicate('synchronous');
  }
});

// supabase/tests/rest-pools.test.ts asks the primary, in transactions that only read. A standby refuses more.
import { beforeAll, expect, test } from 'vitest';
import { roleToken } from '../../../backends/embedded/keys.ts';
import { addressOf, type Node } from './machines/network.ts';
import { defineRest } from './machines/nodes.ts';
import { answers, waitUntil } from '../../../lib/processes.ts';
import { currentPool, primaryTables, publicPool } from '../rest-pools.ts';
import { audiences, plausibleArguments } from '../../../tests/functions.ts';
import { textWith } from '../../../tests/matching.ts';
import { addPerson, versionOf } from '../../../tests/people.ts';
import { personaNames, send, setUpPersonas } from '../../../tests/personas.ts';
import { cluster } from './cluster.ts';

const personas = await setUpPersonas();
let args: Readonly<Record<string, object>>;

beforeAll(async () => {
  const target = await addPerson(personas.sql, { label: 'target' });
  const phone = `+91 5000${String(target.id).padStart(6, '0')}`;
  args = plausibleArguments({ ...target, version: await versionOf(personas.sql, target.id), phone });
});

/** A PostgREST that asks this standby and no other node. */
async function withStandby(node: Node, work: (apiUrl: string) => Promise<void>): Promise<void> {
  const ports = { databasePort: 5432, restPort: 3009 };
  cluster.processes.start('rest-standby', defineRest(cluster.place, node, ports));
  const apiUrl = `http://${addressOf(node)}:${ports.restPort}`;
  try {
    expect(await waitUntil(async () => await answers(`${apiUrl}/site_settings?select=id`), 60_000)).toBe(true);
    await work(apiUrl);
  } finally {
    await cluster.processes.end('rest-standby');
  }
}

test('each read that may come from a standby is answered by each standby', async () => {
  for (const node of await cluster.standbys()) {
    await withStandby(node, async (apiUrl) => {
      for (const persona of personaNames) {
        const client = personas.clients[persona];
        // A visitor's key is a token for the gateway only.
        const headers = persona === 'visitor' ? { authorization: `Bearer ${roleToken('anon')}` } : undefined;
        const { tables, functions } = persona === 'visitor' ? publicPool : currentPool;
        for (const table of tables) {
          const path = `/${table}?select=${table === 'audit_log' ? 'id' : '*'}&limit=1`;
          const { status, body } = await send(client, 'GET', path, undefined, headers, apiUrl);
          expect(status, `${persona} ${table} ${body}`).toBe(200);
        }
        for (const name of functions.filter((listed) => audiences[listed]?.includes(persona))) {
          const { status, body } = await send(client, 'POST', `/rpc/${name}`, args[name], headers, apiUrl);
          expect(status, `${persona} ${name} ${body}`).toBe(200);
        }
      }
    });
  }
});

test('a standby refuses the tables that are read from the primary, and every write', async () => {
  const [standby = await cluster.primary()] = await cluster.standbys();
  await withStandby(standby, async (apiUrl) => {
    for (const table of primaryTables) {
      const answer = await send(personas.clients.member, 'GET', `/${table}?select=*&limit=1`, undefined, {}, apiUrl);
      expect(answer).toMatchObject({ status: 400, body: textWith('"0A000"') });
    }
    const answer = await send(personas.clients.member, 'POST', '/rpc/like_profile', { profile_id: 1 }, {}, apiUrl);
    expect(answer).toMatchObject({ status: 400, body: textWith('read-write mode') });
  });
});

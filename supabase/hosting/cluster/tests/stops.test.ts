import { expect, test } from 'vitest';
import { poolNames } from './machines/nodes.ts';
import { nodes } from './machines/network.ts';
import { waitUntil } from '../../../lib/processes.ts';
import { send, setUpPersonas, visitor } from '../../../tests/personas.ts';
import { cluster, say } from './cluster.ts';
import { readNames, Writers } from './writers.ts';

const personas = await setUpPersonas();

/** Readers who send requests one after the other until a stop, as visitor and as member, by GET and by POST. */
function startReaders(howMany: number) {
  let isWanted = true;
  const statuses: number[] = [];
  const questions = [
    async () => await send(visitor(), 'GET', '/rest/v1/RegisteredUsers?select=id&limit=3'),
    async () => await send(visitor(), 'POST', '/rest/v1/rpc/count_profiles', { filters: {} }),
    async () => await send(personas.clients.member, 'GET', '/rest/v1/RegisteredUsers?select=id&limit=3'),
    async () => await send(personas.clients.member, 'POST', '/rest/v1/rpc/read_session_state', {}),
    async () => await send(personas.clients.member, 'GET', '/rest/v1/profile_details?select=job&limit=1'),
  ];
  const read = async (first: number) => {
    for (let turn = first; isWanted; turn += 1) {
      const answer = await questions[turn % questions.length]?.().catch(() => undefined);
      statuses.push(answer?.status ?? 0);
    }
  };
  const done = Promise.all(Array.from({ length: howMany }, async (_, number) => await read(number)));
  return {
    statuses,
    stop: async () => {
      isWanted = false;
      await done;
      return statuses;
    },
  };
}

// The gateways send a read again, and a write only when nothing of it was sent.
test.each([
  ['stopped', 'SIGTERM'],
  ['killed', 'SIGKILL'],
] as const)(
  'no read fails when the PostgREST of a node are %s, and no write is lost or done twice',
  async (what, signal) => {
    const run = `rest-${what}`;
    for (const node of nodes) {
      const readers = startReaders(8);
      const writers = new Writers(personas.clients.admin, `${run}-${node}`, 4);
      await expect.poll(() => readers.statuses.length).toBeGreaterThan(200);
      await Promise.all(poolNames.map(async (pool) => await cluster.processes.end(`rest${node}-${pool}`, signal)));
      const seen = readers.statuses.length;
      await expect.poll(() => readers.statuses.length).toBeGreaterThan(seen + 300);
      for (const pool of poolNames) cluster.startRest(node, pool);
      expect(await waitUntil(async () => await cluster.isAnswering(), 60_000)).toBe(true);
      const [statuses, writes] = [await readers.stop(), await writers.stop()];
      const names = await readNames(personas.sql, `${run}-${node}`);
      const acknowledged = writes.filter(({ outcome }) => outcome === 'acknowledged');
      const unknown = writes.filter(({ outcome }) => outcome === 'unknown');
      const failed = statuses.filter((status) => status !== 200);
      say(
        `PostgREST of node ${node} ${what}: ${statuses.length} reads, ${failed.length} failed; ` +
          `${acknowledged.length} writes acknowledged, ${unknown.length} unknown`,
      );
      expect(failed).toEqual([]);
      expect(acknowledged.filter(({ name }) => !names.includes(name))).toEqual([]);
      expect(names).toHaveLength(new Set(names).size);
      // PostgREST ends with what it has in hand. Nothing is refused, and most writes do not notice.
      expect(unknown.length).toBeLessThan(acknowledged.length / 4);
      expect(acknowledged.length + unknown.length).toBe(writes.length);
    }
  },
);

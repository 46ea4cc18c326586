import { expect, test } from 'vitest';
import { verifyAuditLog } from '../../../commands/verify-audit.ts';
import { addressOf, cut, join, nodes, type Node } from './machines/network.ts';
import { pools } from './machines/nodes.ts';
import { access, setUpPersonas } from '../../../tests/personas.ts';
import { cluster, say, seconds } from './cluster.ts';
import { readNames, Writers } from './writers.ts';

const personas = await setUpPersonas();

/** The functions of the PostgREST of the writes on one node, reached past the gateways. */
const functionsOf = (node: Node) => `http://${addressOf(node)}:${pools.primary.restPort}/rpc`;

test('a primary that is cut off from both others acknowledges nothing, and loses nothing', async () => {
  const primary = await cluster.primary();
  const others = nodes.filter((node) => node !== primary);
  // Its own clients still reach it: through its own HAProxy, as the site's visitors at that node do.
  const onPrimary = new Writers(personas.clients.admin, 'cut-off', 8, functionsOf(primary));
  const everywhere = new Writers(personas.clients.admin, 'joined', 8);
  await expect.poll(() => onPrimary.writes.length).toBeGreaterThan(50);
  cut(primary, others);
  const cutAt = Date.now();
  try {
    const elsewhere = async () => {
      const found = await cluster.findPrimary();
      return found !== undefined && found !== primary;
    };
    await expect.poll(elsewhere, { timeout: 90_000 }).toBe(true);
    await expect.poll(() => everywhere.firstAfter(Date.now() - 1_000), { timeout: 90_000 }).toBeDefined();
  } finally {
    join(primary, others);
  }
  const joinedAt = Date.now();
  const [apart, together] = [await onPrimary.stop(), await everywhere.stop()];
  await cluster.waitUntilWhole();
  // One second: what was under way when it was cut had reached both.
  const after = apart.filter(
    ({ outcome, startedAt, endedAt }) => outcome === 'acknowledged' && startedAt > cutAt + 1_000 && endedAt < joinedAt,
  );
  const names = new Set([...(await readNames(personas.sql, 'cut-off')), ...(await readNames(personas.sql, 'joined'))]);
  const lost = [...apart, ...together].filter(({ outcome, name }) => outcome === 'acknowledged' && !names.has(name));
  say(
    `node ${primary} cut off for ${seconds(joinedAt - cutAt)}: ${after.length} acknowledged there after the cut, ${lost.length} lost; ` +
      `${together.filter(({ outcome, startedAt }) => outcome === 'acknowledged' && startedAt > cutAt).length} acknowledged elsewhere`,
  );
  expect(after).toEqual([]);
  expect(lost).toEqual([]);
  expect((await verifyAuditLog(access.databaseUrl)).problems).toEqual([]);
});

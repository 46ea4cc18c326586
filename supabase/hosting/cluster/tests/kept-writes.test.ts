import { expect, test } from 'vitest';
import { verifyAuditLog } from '../../../commands/verify-audit.ts';
import type { Node } from './machines/network.ts';
import { waitUntil } from '../../../lib/processes.ts';
import { access, setUpPersonas } from '../../../tests/personas.ts';
import { cluster, say, seconds } from './cluster.ts';
import { readNames, register, Writers, type Write } from './writers.ts';

const personas = await setUpPersonas();
const kills = Number(process.env['KILLS'] ?? 10);

interface Killed {
  readonly writes: readonly Write[];
  /** How long until a write that began after the kill was acknowledged. */
  readonly gapMs: number;
  readonly lost: readonly Write[];
}

/** Kills the primary under 16 writers, and waits until writes are acknowledged again and the lost node is back. */
async function kill(run: string, standStillMs: number): Promise<Killed> {
  const primary: Node = await cluster.primary();
  const writers = new Writers(personas.clients.admin, run);
  await expect.poll(() => writers.writes.length).toBeGreaterThan(500);
  if (standStillMs > 0) {
    // What it sends to the standbys, and nothing else: what it acknowledges now is on this node alone, if it does.
    const senders = cluster.databaseProcesses(primary).filter(({ title }) => title.includes('walsender'));
    expect(senders).toHaveLength(2);
    cluster.freeze(senders.map(({ pid }) => pid));
    const end = Date.now() + standStillMs;
    await waitUntil(() => Date.now() > end, standStillMs + 1_000);
  }
  await cluster.killDatabase(primary);
  const killedAt = Date.now();
  await expect.poll(() => writers.firstAfter(killedAt), { timeout: 90_000, interval: 50 }).toBeDefined();
  const gapMs = (writers.firstAfter(killedAt) ?? 0) - killedAt;
  cluster.startDatabase(primary);
  const writes = await writers.stop();
  await cluster.waitUntilWhole();
  const names = new Set(await readNames(personas.sql, run));
  const acknowledged = writes.filter(({ outcome }) => outcome === 'acknowledged');
  const lost = acknowledged.filter(({ name }) => !names.has(name));
  const unknown = writes.filter(({ outcome }) => outcome === 'unknown');
  say(
    `${run}: node ${primary} killed; ${acknowledged.length} acknowledged, ${lost.length} lost, ${unknown.length} unknown ` +
      `(${unknown.filter(({ name }) => names.has(name)).length} of them done); writes back after ${seconds(gapMs)}`,
  );
  return { writes, gapMs, lost };
}

test(`no acknowledged write is lost when the primary is killed, ${kills} times, and no unknown one is done twice`, async () => {
  for (let number = 1; number <= kills; number += 1) {
    const run = `sync-${number}`;
    const { writes, lost } = await kill(run, number % 4 === 0 ? 1_500 : 0);
    expect(lost).toEqual([]);
    // Somebody looks, and sends the file again, under the same number.
    const unknown = writes.filter(({ outcome }) => outcome === 'unknown').slice(-60);
    const again = await Promise.all(unknown.map(async (write) => await register(personas.clients.admin, run, write)));
    expect(again.filter(({ outcome }) => outcome !== 'acknowledged')).toEqual([]);
    const names = await readNames(personas.sql, run);
    expect(names).toHaveLength(new Set(names).size);
    expect(writes.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
    const { problems, rows } = await verifyAuditLog(access.databaseUrl);
    expect(problems).toEqual([]);
    expect(rows).toBeGreaterThan(names.length);
  }
});

test('asynchronous replication loses what a primary acknowledged while it reached no standby', async () => {
  await cluster.replicate('asynchronous');
  try {
    const { lost } = await kill('async', 1_500);
    expect(lost.length).toBeGreaterThan(0);
  } finally {
    await cluster.replicate('synchronous');
  }
});

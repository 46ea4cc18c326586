// What more of each brings, and what keeping every write on three nodes costs: figures, as multiples, of one run on one machine.
import { expect, test } from 'vitest';
import { addressOf, nodes, type Node } from './machines/network.ts';
import { pools, type Pool } from './machines/nodes.ts';
import { send, setUpPersonas } from '../../../tests/personas.ts';
import { cluster, say } from './cluster.ts';
import { register } from './writers.ts';

const personas = await setUpPersonas();
const measuredMs = 5_000;
const callers = 16;

const restOf = (pool: Pool) => (node: Node) => `http://${addressOf(node)}:${pools[pool].restPort}`;

/** The calls a second of several callers, each with its number. @throws when a call fails */
async function measure(ask: (turn: number) => Promise<boolean>): Promise<number> {
  const end = Date.now() + measuredMs;
  let done = 0;
  const work = async (first: number) => {
    for (let turn = first; Date.now() < end; turn += 1) {
      expect(await ask(turn)).toBe(true);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, async (_, number) => await work(number)));
  return done / (measuredMs / 1_000);
}

const pick = (urls: readonly string[], turn: number) => urls[turn % urls.length] ?? '';

const reads = async (urls: readonly string[]) =>
  await measure(async (turn) => {
    const path = '/RegisteredUsers?select=id,name,age,religion,location,first_img&order=id.desc&limit=25';
    return (await send(personas.clients.member, 'GET', path, undefined, {}, pick(urls, turn))).status === 200;
  });
const searches = async (urls: readonly string[]) =>
  await measure(async (turn) => {
    const body = { filters: { religion: 'Hindu' }, at_most: 25 };
    return (
      (await send(personas.clients.member, 'POST', '/rpc/find_profiles', body, {}, pick(urls, turn))).status === 200
    );
  });
const writes = async (run: string, urls: readonly string[]) =>
  await measure(async (turn) => {
    const { outcome } = await register(personas.clients.admin, run, undefined, `${pick(urls, turn)}/rpc`);
    return outcome === 'acknowledged';
  });

const compare = (what: string, rates: readonly (readonly [string, number])[]) => {
  const [, first = 1] = rates[0] ?? [];
  for (const [name, rate] of rates) say(`${what}, ${name}: ${(rate / first).toFixed(2)} (${rate.toFixed(0)}/s)`);
};

test('are printed', async () => {
  const primary = nodes.map(restOf('primary'));
  const current = nodes.map(restOf('current'));
  const steps = [
    ['one PostgREST', primary.slice(0, 1)],
    ['two', primary.slice(0, 2)],
    ['three', primary],
    ['three, reading from all three nodes', current],
  ] as const;
  for (const [what, ask] of [
    ['cards', reads],
    ['searches', searches],
  ] as const) {
    const rates: [string, number][] = [];
    for (const [name, urls] of steps) rates.push([name, await ask(urls)]);
    compare(what, rates);
  }
  const rates: [string, number][] = [];
  for (const [name, urls] of steps.slice(0, 3)) rates.push([name, await writes('figures', urls)]);
  compare('registrations, synchronous', rates);
  await cluster.replicate('asynchronous');
  try {
    compare('registrations', [
      ['asynchronous, three PostgREST', await writes('figures-async', primary)],
      ['synchronous, as above', rates.at(-1)?.[1] ?? 0],
    ]);
  } finally {
    await cluster.replicate('synchronous');
  }
});

import { expect, test } from 'vitest';
import { runChecks } from '../../findings.ts';
import { waitUntil } from '../../../lib/processes.ts';
import { addressOf, nodes } from './machines/network.ts';
import { access } from '../../../tests/personas.ts';
import { nodeChecks } from '../node-checks.ts';
import { cluster } from './cluster.ts';

// The files of the test are not in Garage.
const examine = async () =>
  await runChecks(
    nodeChecks({
      addresses: nodes.map(addressOf),
      databaseUrl: access.databaseUrl,
      siteUrl: access.apiUrl,
      hasGarage: false,
    }),
  );
const failures = async () => (await examine()).filter(({ state }) => state !== 'ok').map(({ name }) => name);

test('make doctor finds nothing wrong with three whole machines', async () => {
  expect((await examine()).filter(({ state }) => state !== 'ok')).toEqual([]);
});

test('it names a standby that is gone, and the pools and services that miss it', async () => {
  const [standby = await cluster.primary()] = await cluster.standbys();
  await cluster.killDatabase(standby);
  await cluster.processes.end(`rest${standby}-current`);
  try {
    const names = ['Patroni', 'pools of HAProxy', 'replication', 'services of the nodes'];
    // Until Patroni has noticed.
    const isFound = async () => {
      const found = await failures();
      return names.every((name) => found.includes(name));
    };
    expect(await waitUntil(isFound, 60_000)).toBe(true);
  } finally {
    cluster.startDatabase(standby);
    cluster.startRest(standby, 'current');
    await cluster.waitUntilWhole();
  }
});

test('it names settings with which writes would be lost', async () => {
  await cluster.replicate('asynchronous');
  try {
    expect(await failures()).toEqual(expect.arrayContaining(["Patroni's settings", 'Patroni', 'replication']));
  } finally {
    await cluster.replicate('synchronous');
  }
});

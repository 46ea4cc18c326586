import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { currentPool, publicPool } from './rest-pools.ts';
import { printPools } from './caddy-pools.ts';
import { writeGatewayFiles } from '../../backends/compose/gateway-files.ts';
import { gatewayFiles } from './placement.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const hosting = path.join(root, 'supabase/hosting');

test('each pool is asked for its own tables and functions; the public one by visitors alone', () => {
  const [visitors = '', others = ''] = printPools().split('@current');
  expect(visitors).toContain('header Authorization "Bearer {$ANON_TOKEN}"');
  for (const [printed, { tables, functions }] of [
    [visitors, publicPool],
    [others, currentPool],
  ] as const) {
    const [reads = '', calls = ''] = printed.split('||');
    expect(reads).toContain("method('GET', 'HEAD') &&");
    expect(calls).toContain("method('POST') &&");
    // Together with a card, as in select=id,profile_details(caste).
    expect(reads).toContain("!{http.request.uri.query}.contains('profile_details') && path(");
    expect(reads.match(/(?<='\/)\w+(?=')/g)).toEqual(tables);
    expect(calls.match(/(?<='\/rpc\/)\w+(?=')/g)).toEqual(functions);
  }
});

test('one machine and a cluster have the same servers for the gateway, and only a cluster has pools', () => {
  const serversOf = (placement?: { gatewayFiles: ReturnType<typeof gatewayFiles> }) => {
    const dist = mkdtempSync(path.join(tmpdir(), 'gateway-'));
    try {
      writeGatewayFiles({ root, dist, placement });
      const servers = readFileSync(path.join(dist, 'servers.caddy'), 'utf8');
      return { files: readdirSync(dist), snippets: servers.match(/(?<=^\()to_\w+/gm), servers };
    } finally {
      rmSync(dist, { recursive: true });
    }
  };
  const [one, cluster] = [serversOf(), serversOf({ gatewayFiles: gatewayFiles() })];
  expect(cluster.files.filter((file) => !one.files.includes(file))).toEqual(['pools.caddy']);
  expect(cluster.snippets).toEqual(one.snippets);
  const gateway = readFileSync(path.join(hosting, 'Caddyfile'), 'utf8');
  expect([...new Set(gateway.match(/(?<=import )to_\w+/g))]).toEqual(one.snippets);
  expect(gateway).not.toContain('reverse_proxy');
  // Every name that is imported is written, or the gateway would not start.
  const imported = [...gateway.matchAll(/import (\S+\.caddy)/g)].map(([, file = '']) => file);
  expect(one.files.toSorted()).toEqual(imported.toSorted());
});

test('a write is never sent twice', () => {
  const servers = readFileSync(path.join(hosting, 'cluster/three-machines.caddy'), 'utf8');
  const resent = [...servers.matchAll(/^\((\w+)\)[^(]*?lb_retry_match \{\s*method ([A-Z ]+)\s*\}/gm)];
  expect(resent.map(([, name, methods]) => [name, methods])).toEqual([
    ['retry_reads', 'GET HEAD'],
    ['reading_pool', 'GET HEAD POST'],
  ]);
  // POST may be in the two pools that have functions without effects alone.
  const proxies = servers.split('reverse_proxy ').slice(1);
  const reading = proxies.filter((proxy) => proxy.includes('import reading_pool'));
  expect(reading.map((proxy) => proxy.split(' ')[0])).toEqual(['@public', '@current']);
  expect(proxies.filter((proxy) => proxy.includes('import retry_reads'))).toHaveLength(3);
  expect(proxies).toHaveLength(5);
});

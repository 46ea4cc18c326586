import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { checkSettings, generateSettings, printEnvFile, settingNames } from '../../backends/compose/env-file.ts';
import {
  generateNodeSettings,
  missingPlace,
  nodeSettingNames,
  readAddresses,
  readNodeSettings,
} from './node-settings.ts';
import { threeMachines } from './placement.ts';

const url = 'https://matrimony.example';
const addresses = ['10.0.0.1', '10.0.0.2', '10.0.0.3'] as const;
const makeFile = async () => printEnvFile(await generateSettings(url), generateNodeSettings(url, addresses));

test.each([
  ['10.0.0.1,10.0.0.2,10.0.0.3', addresses],
  ['10.0.0.1,10.0.0.2', undefined],
  ['10.0.0.1,10.0.0.2,10.0.0.2', undefined],
  ['10.0.0.1,10.0.0.2,node3', undefined],
])('the nodes %s', (text, expected) => {
  expect(readAddresses(text)).toEqual(expected);
});

describe('the .env of three machines', () => {
  test('is accepted as it was made, once the machine has said which one it is', async () => {
    const file = await makeFile();
    expect(await checkSettings(parseEnv(file))).toHaveProperty('settings.SITE_URL', url);
    const place = missingPlace(file, ['127.0.0.1', '10.0.0.2']) ?? '';
    expect(place).toBe('NODE=2\nNODE_ADDRESS=10.0.0.2\n');
    expect(missingPlace(file + place, [])).toBeUndefined();
    expect(readNodeSettings(file + place)).toMatchObject({ NODE: '2', NODE_ADDRESS: '10.0.0.2', NODE_3: '10.0.0.3' });
    expect(threeMachines.read(file + place)).toMatchObject({ databaseAddress: '10.0.0.2:5000' });
  });

  test('is refused on a fourth machine, without a secret, and with the place of another node', async () => {
    const file = await makeFile();
    expect(() => missingPlace(file, ['10.0.0.4'])).toThrow('This machine has none of the addresses');
    expect(() => readNodeSettings(`${file}NODE=1\nNODE_ADDRESS=10.0.0.2\n`)).toThrow('do not fit together');
    const shortened = file.replace(/^GARAGE_RPC_SECRET=.*$/m, 'GARAGE_RPC_SECRET=secret');
    expect(() => readNodeSettings(`${shortened}NODE=1\nNODE_ADDRESS=10.0.0.1\n`)).toThrow('GARAGE_RPC_SECRET');
  });

  test('is not that of one machine', async () => {
    const file = printEnvFile(await generateSettings(url));
    expect(missingPlace(file, [])).toBeUndefined();
    expect(threeMachines.read(file)).toBeUndefined();
  });
});

test('docker-compose.node.yml asks for these settings and no others, and prepare-node.sh checks each secret', () => {
  const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, file), 'utf8');
  const asked = new Set([...read('docker-compose.node.yml').matchAll(/\$\{([A-Z0-9_]+)/g)].map((match) => match[1]));
  expect([...asked].filter((name) => !settingNames.includes(name ?? '')).sort()).toEqual([...nodeSettingNames].sort());
  for (const name of ['REPLICATION_PASSWORD', 'PATRONI_PASSWORD', 'GARAGE_RPC_SECRET', 'GARAGE_ADMIN_TOKEN'])
    expect(read('prepare-node.sh')).toContain(`require ${name} "$${name}" `);
});

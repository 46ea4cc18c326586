import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeTemporaryFolder } from '../../lib/temporary-folder.ts';
import { readProcesses, readState, stateWriter, writeState, type SupervisorState } from './state.ts';

const identity = { pid: 7, started: '70' };
const state: SupervisorState = {
  supervisor: identity,
  control: { port: 1, token: 'secret' },
  ready: true,
  version: 'abc',
  faults: ['rest: 500'],
  services: [
    { name: 'db', state: 'running', port: 2, process: identity },
    { name: 'rest', state: 'failed', port: 3 },
  ],
};

test('what was written is read again', () => {
  const folder = makeTemporaryFolder();
  expect(readState(folder)).toBeUndefined();
  writeState(folder, state);
  expect(readState(folder)).toEqual(state);
  writeState(folder, { ...state, problem: 'no space' });
  expect(readState(folder)).toMatchObject({ problem: 'no space' });
});

test('what can not be written now is written later, as it is then', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const folder = path.join(makeTemporaryFolder(), 'later');
  let now = state;
  const write = stateWriter(folder, () => now);
  write();
  expect(printed).toHaveBeenCalled();
  now = { ...state, faults: [] };
  mkdirSync(folder);
  await expect.poll(() => readState(folder)).toEqual(now);
  printed.mockRestore();
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a process without its start', { ...state, supervisor: { pid: 7 } }],
  ['no way to speak to it', { ...state, control: { port: 1 } }],
  ['a control port that is none', { ...state, control: { port: '1', token: 'secret' } }],
  ['a readiness in words', { ...state, ready: 'yes' }],
  ['a problem that is no text', { ...state, problem: 5 }],
  ['faults that are none', { ...state, faults: [5] }],
  ['a service in another state', { ...state, services: [{ name: 'db', state: 'starting', port: 2 }] }],
  ['a service without a port', { ...state, services: [{ name: 'db', state: 'running' }] }],
  ['a service whose process is a number', { ...state, services: [{ ...state.services[0], process: 7 }] }],
  ['no services', { ...state, services: undefined }],
])('what another version may have written is as good as nothing: %s', (_, other) => {
  const folder = makeTemporaryFolder();
  writeFileSync(path.join(folder, 'state.json'), JSON.stringify(other));
  expect(readState(folder)).toBeUndefined();
  writeFileSync(path.join(folder, 'state.json'), '{"half');
  expect(readState(folder)).toBeUndefined();
});

test('the processes of another version are known, whatever else it wrote', () => {
  const folder = makeTemporaryFolder();
  expect(readProcesses(folder)).toEqual([]);
  const server = { pid: 8, started: '80' };
  for (const other of [
    { ...state, faults: undefined, services: [{ process: server }, { process: 7 }, {}] },
    { supervisor: identity, servers: [], services: [{ name: 'db', process: server, state: 'starting' }] },
  ]) {
    writeFileSync(path.join(folder, 'state.json'), JSON.stringify(other));
    expect(readState(folder)).toBeUndefined();
    expect(readProcesses(folder)).toEqual([identity, server]);
  }
  writeFileSync(path.join(folder, 'state.json'), JSON.stringify({ supervisor: identity }));
  expect(readProcesses(folder)).toEqual([identity]);
});

import { expect, onTestFinished, test, vi } from 'vitest';
import type { Backend } from './backend.ts';
import { StackError } from '../lib/settings.ts';
import { startOrReplace } from './start-or-replace.ts';

/** A backend that only notes its calls; its start may fail as a start of containers does. */
function makeBackend(title: string, asked: string[], failure?: Error): Backend {
  const note = (what: string) => () => {
    asked.push(`${title}: ${what}`);
    return what === 'start' && failure !== undefined ? Promise.reject(failure) : Promise.resolve();
  };
  return {
    title,
    serviceNames: [],
    isBureaus: false,
    whenDataIsOld: '',
    traits: { ownGateway: true, rowsStayOutOfLog: true, logsCanBeRead: true },
    get access(): never {
      throw new Error('It does not run.');
    },
    start: note('start'),
    stop: note('stop'),
    drop: note('drop'),
    stopService: note('stop one'),
    startService: note('start one'),
    status: () => Promise.resolve([]),
    readLogs: () => Promise.resolve([]),
  };
}

function listen(): string[] {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  onTestFinished(() => log.mockRestore());
  return lines;
}

const noImage = new StackError('The Supabase CLI could not download postgres (no such host).', 'Try again.');

test('where nobody asked for it, the embedded backend takes the place of one that does not come up, and that is said', async () => {
  const [asked, lines]: [string[], string[]] = [[], listen()];
  const choice = { kind: 'supabase', reason: 'a Docker engine answers', byMachine: true } as const;
  const started = await startOrReplace(makeBackend('supabase', asked, noImage), choice, () =>
    makeBackend('embedded', asked),
  );
  expect(started.title).toBe('embedded');
  expect(asked).toEqual(['supabase: start', 'supabase: drop', 'embedded: start']);
  expect(lines.join('\n')).toContain('no such host');
  expect(lines.join('\n')).toContain('make up STACK=supabase');
});

test.each([
  ['STACK names it', { kind: 'supabase', reason: 'STACK says so', byMachine: false }, noImage],
  ['its data is there', { kind: 'supabase', reason: 'its data is in this folder', byMachine: false }, noImage],
  ['it is the embedded one', { kind: 'embedded', reason: 'Docker is not installed', byMachine: true }, noImage],
  [
    'nobody foresaw the error',
    { kind: 'supabase', reason: 'a Docker engine answers', byMachine: true },
    new Error('?'),
  ],
] as const)('nothing takes its place where %s', async (_why, choice, failure) => {
  const asked: string[] = [];
  const attempt = startOrReplace(makeBackend('chosen', asked, failure), choice, () => makeBackend('embedded', asked));
  await expect(attempt).rejects.toThrow(failure);
  expect(asked).toEqual(['chosen: start']);
});

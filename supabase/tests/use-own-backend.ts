// Runs before each file of the access tests, and before anything reads where the backend is.
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
import { readSetting } from '../lib/settings.ts';
import { backendsOfRun, talkTo } from './backend-of-worker.ts';

const own = backendsOfRun[Number(process.env['VITEST_POOL_ID']) - 1];
if (own === undefined) throw new Error('There are more workers than backends.');
talkTo(own);

// Requests are counted: their number does not depend on the machine. Those of random tests depend on chance.
let requests = 0;
subscribe('undici:request:create', () => (requests += 1));
const countFile = readSetting('COUNT_FILE');
afterAll(() => {
  const isRandom = expect.getState().testPath?.includes('.sampled.') === true;
  if (countFile !== undefined && !isRandom) appendFileSync(countFile, `${requests}\n`);
  requests = 0;
});

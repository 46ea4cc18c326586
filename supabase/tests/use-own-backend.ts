// Runs before each file of the access tests, and before anything reads where the backend is.
import { backendsOfRun, talkTo } from './backend-of-worker.ts';

const own = backendsOfRun[Number(process.env['VITEST_POOL_ID']) - 1];
if (own === undefined) throw new Error('There are more workers than backends.');
talkTo(own);

import { z } from 'zod';
import { readSetting } from '../lib/settings.ts';

/** Where the backends of a run are: for each worker the settings of its own. By hand it is the one that the settings say. */
export const backendsOfRun = z
  .array(z.record(z.string(), z.string()))
  .parse(JSON.parse(readSetting('TEST_BACKENDS') ?? '[{}]'));

/** Lets the settings of this process be those of a backend. */
export const talkTo = (environment: (typeof backendsOfRun)[number]): void => {
  Object.assign(process.env, environment);
};

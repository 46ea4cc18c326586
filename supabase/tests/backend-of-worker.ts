import { z } from 'zod';
import { readSetting } from '../lib/settings.ts';

/** The backends of a run: the settings of each worker. By hand it is the backend of the settings. */
export const backendsOfRun = z
  .array(z.record(z.string(), z.string()))
  .parse(JSON.parse(readSetting('TEST_BACKENDS') ?? '[{}]'));

/** Sets the settings of this process to those of a backend. */
export const talkTo = (environment: (typeof backendsOfRun)[number]): void => {
  Object.assign(process.env, environment);
};

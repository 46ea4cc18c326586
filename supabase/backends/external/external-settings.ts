import { z } from 'zod';
import type { BackendAccess } from '../backend.ts';
import { readSetting, StackError } from '../../lib/settings.ts';

const needed = {
  SUPABASE_URL: z.url({ protocol: /^https?$/ }),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
  SUPABASE_SECRET_KEY: z.string().min(1),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//),
};
const settingsSchema = z.object({ ...needed, SUPABASE_JWT_SECRET: z.string().optional() });

/** The address of a running Supabase, from the environment. @throws StackError naming each missing or wrong value */
export function readExternalAccess(): BackendAccess {
  const names = Object.keys(settingsSchema.shape);
  const given = settingsSchema.safeParse(Object.fromEntries(names.map((name) => [name, readSetting(name)])));
  if (!given.success) {
    const wrong = [...new Set(given.error.issues.map((issue) => issue.path.join('.')))];
    throw new StackError(
      `An external backend needs ${wrong.join(', ')} in the environment.`,
      'docs/backends.md says where they are found.',
    );
  }
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, DATABASE_URL, SUPABASE_JWT_SECRET } = given.data;
  return {
    apiUrl: SUPABASE_URL.replace(/\/+$/, ''),
    publishableKey: SUPABASE_PUBLISHABLE_KEY,
    secretKey: SUPABASE_SECRET_KEY,
    databaseUrl: DATABASE_URL,
    jwtSecret: SUPABASE_JWT_SECRET,
    servicePasswords: {},
  };
}

/** Whether the environment has any of it; else the note of `make up` counts. */
export const isExternalGiven = () => Object.keys(needed).some((name) => readSetting(name) !== undefined);

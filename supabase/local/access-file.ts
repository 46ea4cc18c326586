import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { BackendAccess } from '../stack/backend.ts';
import { StackError, type Settings } from '../stack/settings.ts';

const statusSchema = z.object({
  API_URL: z.url(),
  DB_URL: z.string().regex(/^postgres(ql)?:\/\//),
  PUBLISHABLE_KEY: z.string().startsWith('sb_publishable_'),
  SECRET_KEY: z.string().startsWith('sb_secret_'),
  JWT_SECRET: z.string(),
});

const accessSchema = z.object({
  apiUrl: z.string(),
  databaseUrl: z.string(),
  publishableKey: z.string(),
  secretKey: z.string(),
  jwtSecret: z.string(),
  servicePasswords: z.record(z.string(), z.string()),
});

/** URLs and keys from what `supabase status` prints. @throws StackError naming what is missing; never what was printed. */
export function parseStatus(printed: string): BackendAccess {
  const pairs = [...printed.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value.trim().replace(/^(["'])(.*)\1$/, '$2'),
  ]);
  const status = statusSchema.safeParse(Object.fromEntries(pairs));
  if (!status.success) {
    const names = [...new Set(status.error.issues.map((issue) => issue.path.join('.')))];
    throw new StackError(
      `supabase status printed no usable ${names.join(', ')}.`,
      'Are all services there? Run: make down, then make up',
    );
  }
  const { API_URL, DB_URL, PUBLISHABLE_KEY, SECRET_KEY, JWT_SECRET } = status.data;
  return {
    apiUrl: API_URL,
    databaseUrl: DB_URL,
    publishableKey: PUBLISHABLE_KEY,
    secretKey: SECRET_KEY,
    jwtSecret: JWT_SECRET,
    servicePasswords: {},
  };
}

const fileOf = ({ folder }: Settings) => path.join(folder, 'access.json');

/** Keeps URLs and keys for the processes that use the running stack; for its owner alone to read. */
export function writeAccess(settings: Settings, access: BackendAccess): void {
  writeFileSync(fileOf(settings), JSON.stringify(access), { mode: 0o600 });
}

/** Whether the stack was started and not stopped since. */
export function hasAccess(settings: Settings): boolean {
  return existsSync(fileOf(settings));
}

/** @throws StackError while the stack does not run, or when its file holds something else. */
export function readAccess(settings: Settings): BackendAccess {
  if (!hasAccess(settings)) throw new StackError('The backend is not running.', 'Start it first: make up');
  try {
    return accessSchema.parse(JSON.parse(readFileSync(fileOf(settings), 'utf8')));
  } catch {
    throw new StackError(`${fileOf(settings)} is not what this version writes.`, 'Run: make down, then make up');
  }
}

/** To be called when the stack is stopped. */
export function removeAccess(settings: Settings): void {
  rmSync(fileOf(settings), { force: true });
}

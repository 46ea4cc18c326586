import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { BackendAccess } from './backend.ts';
import { StackError, type Settings } from '../lib/settings.ts';

const accessSchema = z.object({
  apiUrl: z.string(),
  databaseUrl: z.string(),
  publishableKey: z.string(),
  secretKey: z.string(),
  jwtSecret: z.string().optional(),
  servicePasswords: z.record(z.string(), z.string()),
});

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

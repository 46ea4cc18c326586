import path from 'node:path';
import { readSetting, StackError } from '../lib/settings.ts';
import { applyPeopleFile } from './apply-people.ts';
import type { Stack } from './stack.ts';

/** Applies the SQL file that FILE names. */
export async function seed({ settings, backend }: Stack): Promise<void> {
  const file = readSetting('FILE');
  if (file === undefined) throw new StackError('Which file?', 'make seed FILE=../new-member.sql');
  await applyPeopleFile(backend.access.databaseUrl, path.resolve(settings.root, file));
  console.log(`${file} is applied.`);
}

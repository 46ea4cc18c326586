import { existsSync, writeFileSync } from 'node:fs';
import type { ArchiveFile } from './archive.ts';
import { inspectBackup, restoreBackup } from './restore-backup.ts';
import type { Target } from './store.ts';

/** The file beside a backup that was read back. */
const proofOf = (file: string) => `${file}.read-back`;

/** Whether a backup was restored once, and was equal. */
export const wasReadBack = (file: string): boolean => existsSync(proofOf(file));

interface Written {
  readonly root: string;
  readonly archive: ArchiveFile;
  readonly sealingKey: string;
}

/**
 * Restores a new backup into an empty target and notes it beside the file.
 * @returns the result in a line
 * @throws StackError if anything differs
 */
export async function readBack(target: Target, { root, archive, sealingKey }: Written): Promise<string> {
  const backup = await inspectBackup(root, archive, sealingKey);
  await restoreBackup(target, backup);
  const { tables, files } = backup.manifest;
  const people = tables.find(({ name }) => name === 'public.RegisteredUsers')?.rows ?? 0;
  const count = (number: number) => number.toLocaleString('en-IN');
  const line = `Restored into an empty database: ${count(people)} people, ${count(files.length)} files, equal.`;
  writeFileSync(proofOf(archive.file), `${line}\n`, { mode: 0o600 });
  return line;
}

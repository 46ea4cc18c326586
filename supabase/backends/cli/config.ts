import { StackError } from '../../lib/settings.ts';

/** The steps of `supabase start` for a new database, which we do for every backend alike. */
const leftOut = /^\[(db\.migrations|db\.seed|storage\.buckets\..*)\]$/;

/**
 * The project's supabase/config.toml with the name and ports of one stack. `supabase start` gets no migrations, seeds or
 * buckets. It would apply them to a new database only, upload the pictures without demo data too, and remove everything at
 * the first failure. @throws StackError when a setting that has to be replaced is not there.
 */
export function deriveConfig(
  config: string,
  { projectId, apiPort, databasePort }: { projectId: string; apiPort: number; databasePort: number },
): string {
  const replacements = new Map([
    ['project_id', `"${projectId}"`],
    ['[api] port', String(apiPort)],
    ['[db] port', String(databasePort)],
    // Of the database that the CLI compares with; nothing listens there while the stack runs.
    ['[db] shadow_port', String(Math.min(apiPort, databasePort) - 1)],
  ]);
  let section = '';
  const lines = config.split(/\r?\n/).flatMap((line) => {
    if (line.startsWith('[')) section = line.trim();
    if (leftOut.test(section)) return [];
    const key = `${section} ${/^\w+/.exec(line)?.[0] ?? ''}`.trim();
    const value = replacements.get(key);
    if (value === undefined) return [line];
    replacements.delete(key);
    return [`${line.split('=')[0]?.trim() ?? ''} = ${value}`];
  });
  const [missing] = replacements.keys();
  if (missing !== undefined) throw new StackError(`supabase/config.toml has no ${missing}.`, 'Put it back.');
  return [...lines, '[db.migrations]', 'enabled = false', '', '[db.seed]', 'enabled = false', ''].join('\n');
}

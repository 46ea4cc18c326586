import { openInstallation } from '../backends/compose/installation.ts';
import { examine } from '../hosting/installation-doctor.ts';
import { examineProject, type Project } from '../hosting/project-doctor.ts';
import { readSetting, StackError } from '../lib/settings.ts';
import { backupFolder } from './backup.ts';

/** Examines the bureau's own installation; with SUPABASE_URL, a Supabase elsewhere. Changes nothing. */
export async function doctor(root: string): Promise<void> {
  const apiUrl = readSetting('SUPABASE_URL')?.replace(/\/+$/, '');
  const findings =
    apiUrl === undefined
      ? await examine(await openInstallation(root), backupFolder(root))
      : await examineProject(namedProject(root, apiUrl));
  for (const { state, name, detail } of findings) console.log(`${state.padEnd(8)}${name}: ${detail}`);
  const failed = findings.filter(({ state }) => state === 'FAILED').length;
  if (failed > 0) throw new StackError(`${failed} of ${findings.length} checks failed.`, 'See above.');
}

/** A Supabase elsewhere, by the environment. */
function namedProject(root: string, apiUrl: string): Project {
  const publishableKey = readSetting('SUPABASE_PUBLISHABLE_KEY');
  if (publishableKey === undefined)
    throw new StackError(
      'SUPABASE_PUBLISHABLE_KEY is not given.',
      'It stands beside the address, in the API settings.',
    );
  return { root, apiUrl, publishableKey, databaseUrl: readSetting('DATABASE_URL') };
}

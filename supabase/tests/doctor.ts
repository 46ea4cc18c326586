import { examineProject } from '../hosting/project-doctor.ts';
import { readSettings } from '../lib/settings.ts';
import { access } from './personas.ts';

/** The doctor's findings that are not well, by name; without the URL of the database, those from outside. */
export async function findProblems(databaseUrl?: string): Promise<Record<string, string>> {
  const findings = await examineProject({ root: readSettings().root, ...access, databaseUrl });
  return Object.fromEntries(
    findings
      // The development backends confirm e-mails by themselves: nobody signs up there.
      .filter(({ state, detail }) => state === 'FAILED' && detail !== 'turn on "Confirm email"')
      .map(({ name, detail }) => [name, detail]),
  );
}

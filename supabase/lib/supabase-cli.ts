import path from 'node:path';
import { execa } from 'execa';
import { z } from 'zod';
import { StackError } from './settings.ts';

interface CliOptions {
  /** The folder that the command is run in. */
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** A command of the Supabase CLI has failed; the message is all that it printed. */
export class CliError extends Error {}

/** Runs the Supabase CLI of this project and gives what it printed. @throws CliError */
export async function execSupabaseCli(root: string, args: readonly string[], options: CliOptions): Promise<string> {
  const { failed, stdout, stderr, shortMessage } = await execa(path.join(root, 'node_modules/.bin/supabase'), args, {
    cwd: options.cwd,
    env: { DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1', NO_COLOR: '1', ...options.environment },
    stripFinalNewline: false,
    reject: false,
  });
  // It may not even have been there.
  if (failed) throw new CliError(`${stdout}${stderr}`.trim() || shortMessage);
  return stdout;
}

/**
 * Runs a command of the Supabase CLI against a database and gives what it printed.
 * @throws StackError with all of its output when it fails.
 */
async function askSupabaseCli(root: string, databaseUrl: string, args: readonly string[]): Promise<string> {
  // The password is nobody's who looks at the list of processes.
  const url = new URL(databaseUrl);
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = '';
  // The databases of this project listen on the loopback interface without TLS. Unless that is said to be meant, a
  // notice about it stands among what the CLI prints.
  const { PGSSLMODE = 'disable' } = process.env;
  try {
    return await execSupabaseCli(root, [...args, `--remote=${url.href}`], {
      cwd: root,
      environment: { PGSSLMODE, PGPASSWORD },
    });
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    throw new StackError(`supabase ${args.slice(0, 2).join(' ')} failed:`, error.message);
  }
}

/** Applies the migrations that the database does not have yet. */
export async function pushMigrations(root: string, databaseUrl: string): Promise<void> {
  await askSupabaseCli(root, databaseUrl, ['db', 'push', '--yes']);
}

const diffSchema = z.object({ diff: z.string() });

/**
 * The statements that make the first database like the second; none where nothing differs that the CLI sees. Only for databases
 * whose passwords are nobody's secret: both addresses stand in the list of processes.
 * @throws StackError with all of its output when it fails.
 */
export async function diffDatabases(root: string, firstUrl: string, secondUrl: string): Promise<string> {
  const args = ['db', 'diff', '--use-pg-delta', '--output-format=json', '--from', firstUrl, '--to', secondUrl];
  try {
    const output = await execSupabaseCli(root, args, { cwd: root, environment: { PGSSLMODE: 'disable' } });
    return diffSchema.parse(JSON.parse(output)).diff;
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    throw new StackError('supabase db diff failed:', error.message);
  }
}

/** The TypeScript types of the schema `public`. */
export async function generateTypes(root: string, databaseUrl: string): Promise<string> {
  return await askSupabaseCli(root, databaseUrl, ['gen', 'types', 'typescript', '--schema=public']);
}

/** What Supabase's advisors find, security and performance, as JSON. */
export async function runAdvisors(root: string, databaseUrl: string): Promise<string> {
  const args = ['db', 'advisors', '--type=all', '--level=info', '--fail-on=none'];
  return await askSupabaseCli(root, databaseUrl, args);
}

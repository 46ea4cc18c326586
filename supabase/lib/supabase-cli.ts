import path from 'node:path';
import { execa } from 'execa';
import { z } from 'zod';
import { givenTlsMode, StackError } from './settings.ts';

interface CliOptions {
  /** The working directory of the command. */
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** A failed command of the Supabase CLI; the message is its output. */
export class CliError extends Error {}

/** Runs this project's Supabase CLI. @returns stdout @throws CliError */
export async function execSupabaseCli(root: string, args: readonly string[], options: CliOptions): Promise<string> {
  const { failed, stdout, stderr, shortMessage } = await execa(path.join(root, 'node_modules/.bin/supabase'), args, {
    cwd: options.cwd,
    env: { DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1', NO_COLOR: '1', ...options.environment },
    stripFinalNewline: false,
    reject: false,
  });
  // Without output, the CLI may not be installed.
  if (failed) throw new CliError(`${stdout}${stderr}`.trim() || shortMessage);
  return stdout;
}

/**
 * The databases of this project listen on the loopback interface without TLS. With another mode the CLI prints a warning into
 * its output.
 */
export const tlsModeOf = ({ hostname }: URL, given = givenTlsMode): string =>
  hostname === '127.0.0.1' ? 'disable' : (given ?? 'disable');

/**
 * Runs a command of the Supabase CLI against a database.
 * @returns stdout
 * @throws StackError with the command's output
 */
async function runOnDatabase(root: string, databaseUrl: string, args: readonly string[]): Promise<string> {
  // The password goes through the environment: every user can read the command line.
  const url = new URL(databaseUrl);
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = '';
  try {
    return await execSupabaseCli(root, [...args, `--remote=${url.href}`], {
      cwd: root,
      environment: { PGSSLMODE: tlsModeOf(url), PGPASSWORD },
    });
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    throw new StackError(`supabase ${args.slice(0, 2).join(' ')} failed:`, error.message);
  }
}

/** Applies the migrations that the database does not have yet. */
export async function pushMigrations(root: string, databaseUrl: string): Promise<void> {
  await runOnDatabase(root, databaseUrl, ['db', 'push', '--yes']);
}

const diffSchema = z.object({ diff: z.string() });

/**
 * The statements that turn the first database into the second; empty if the CLI finds no difference. Only for databases without
 * secret passwords: both URLs are visible in the list of processes.
 * @throws StackError with the command's output
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
  return await runOnDatabase(root, databaseUrl, ['gen', 'types', 'typescript', '--schema=public']);
}

const findingsSchema = z.array(z.looseObject({ name: z.string(), detail: z.string().optional() }));

/** The findings of Supabase's security and performance advisors. A new database, or a small one, does not use every index yet. */
export async function runAdvisors(root: string, databaseUrl: string) {
  const args = ['db', 'advisors', '--type=all', '--level=info', '--fail-on=none'];
  const findings = findingsSchema.parse(JSON.parse(await runOnDatabase(root, databaseUrl, args)));
  return findings.filter(({ name }) => name !== 'unused_index');
}

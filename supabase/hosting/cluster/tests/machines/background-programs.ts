import { existsSync, mkdirSync, openSync, closeSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { endProcess, identify, identitySchema, isAlive, type ProcessIdentity } from '../../../../lib/processes.ts';

/** How a program is run. */
export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** Programs in the background, by name, noted in files for other processes. */
export class Processes {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    for (const part of ['run', 'logs']) mkdirSync(path.join(folder, part), { recursive: true });
  }

  logFile(name: string): string {
    return path.join(this.#folder, 'logs', `${name}.log`);
  }

  /** The process of this name; undefined when it does not run. */
  find(name: string): ProcessIdentity | undefined {
    const file = this.#note(name);
    if (!existsSync(file)) return undefined;
    const identity = identitySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return isAlive(identity) ? identity : undefined;
  }

  /** Starts it unless it runs. Its output is added to its log. */
  start(name: string, { command, args, env = {}, cwd = this.#folder }: Program): void {
    if (this.find(name) !== undefined) return;
    const log = openSync(this.logFile(name), 'a');
    const stdio: ['ignore', number, number] = ['ignore', log, log];
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, detached: true, stdio });
    closeSync(log);
    child.unref();
    if (child.pid === undefined) throw new Error(`${name} could not be started.`);
    writeFileSync(this.#note(name), JSON.stringify(identify(child.pid)));
  }

  async end(name: string, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    await endProcess(this.find(name), signal);
    rmSync(this.#note(name), { force: true });
  }

  #note(name: string): string {
    return path.join(this.#folder, 'run', `${name}.json`);
  }
}

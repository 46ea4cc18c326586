import { spawn } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { endProcess, identify, isAlive, waitUntil, type ProcessIdentity } from '../../lib/processes.ts';
import { StackError } from '../../lib/settings.ts';

/** The ports of the two servers that make an empty database. */
export interface DatabasePorts {
  readonly database: number;
  readonly auth: number;
}

/** Where a server's log is. */
export const logFileOf = (folder: string, name: string) => path.join(folder, 'logs', `${name}.log`);

/** How a server of the backend is run. */
export interface ServiceDefinition {
  readonly name: string;
  readonly port: number;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  readonly logFile: string;
  /** The signal for a quick but clean end. */
  readonly stopSignal: NodeJS.Signals;
  /** Whether it answers. */
  readonly isReady: () => Promise<boolean>;
  /** Work to repeat after each start. Never runs twice at once. */
  readonly afterStart?: () => Promise<void>;
}

const givesUpAfter = { deaths: 5, withinMs: 60_000 };

/**
 * A server process that is started again when it dies, until it is stopped on purpose. A process that needs another is
 * restarted only while that is ready, and each time it becomes ready. A driver may never recover from a connection with a
 * killed peer.
 */
export class Service {
  readonly definition: ServiceDefinition;
  readonly #onChange: () => void;
  readonly #needed: Service | undefined;
  readonly #neededBy: Service[] = [];
  #process: ProcessIdentity | undefined;
  /** The process of the needed service at the launch of this one. */
  #launchedWith: ProcessIdentity | undefined;
  /** The end of the replaced process. */
  #ending: Promise<void> = Promise.resolve();
  /** The last prepared process. */
  #prepared: ProcessIdentity | undefined;
  #wanted = false;
  #failed = false;
  #deaths: number[] = [];
  #preparing: Promise<void> = Promise.resolve();

  constructor(definition: ServiceDefinition, onChange: () => void, needed?: Service) {
    this.definition = definition;
    this.#onChange = onChange;
    this.#needed = needed;
    if (needed !== undefined) needed.#neededBy.push(this);
    // A log covers one run of the backend, with all restarts of the server in it.
    rmSync(definition.logFile, { force: true });
  }

  get process(): ProcessIdentity | undefined {
    return this.#process;
  }

  get state(): 'running' | 'stopped' | 'failed' {
    if (this.#failed) return 'failed';
    return isAlive(this.#process) ? 'running' : 'stopped';
  }

  /** Starts the process unless it runs, and waits until it answers. */
  async start(): Promise<void> {
    this.#wanted = true;
    this.#forgive();
    await this.#waitForNeeded();
    await this.#ending;
    if (!isAlive(this.#process)) this.#launch();
    await waitUntil(async () => this.state === 'failed' || (await this.definition.isReady()), 30_000);
    if (this.state !== 'running') {
      throw new StackError(`${this.definition.name} does not answer.`, `Its log says why: ${this.definition.logFile}`);
    }
    await this.#prepare();
  }

  async stop(): Promise<void> {
    this.#wanted = false;
    await endProcess(this.#process, this.definition.stopSignal);
    // Its exit was meant, even when it is noticed after the next start.
    this.#process = undefined;
    this.#forgive();
    this.#onChange();
  }

  /** Whether it runs, and all is done that must be done before it is used. */
  get #isReady(): boolean {
    return this.#process === this.#prepared && isAlive(this.#process);
  }

  #forgive(): void {
    this.#failed = false;
    this.#deaths = [];
  }

  async #waitForNeeded(): Promise<void> {
    const needed = this.#needed;
    if (needed === undefined) return;
    await waitUntil(() => needed.#isReady || !needed.#wanted || needed.#failed, 30_000);
    if (needed.#isReady) return;
    throw new StackError(
      `${this.definition.name} starts as soon as ${needed.definition.name} runs.`,
      `Start that: make start SERVICE=${needed.definition.name}`,
    );
  }

  async #prepare(): Promise<void> {
    const launched = this.#process;
    this.#preparing = this.#preparing.catch(() => undefined).then(() => this.definition.afterStart?.());
    await this.#preparing;
    this.#prepared = launched;
    for (const service of this.#neededBy) void service.#comeBack();
  }

  /** The needed service has become ready. */
  async #comeBack(): Promise<void> {
    if (!this.#mayRun()) return;
    if (isAlive(this.#process)) {
      if (this.#launchedWith === this.#needed?.process) return;
      // It would send its open answers from the process that is gone.
      this.#ending = endProcess(this.#process, 'SIGKILL');
      this.#process = undefined;
      await this.#ending;
      if (!this.#mayRun() || isAlive(this.#process)) return;
    }
    this.#forgive();
    await this.#startAgain();
  }

  #launch(): void {
    this.#launchedWith = this.#needed?.process;
    const log = openSync(this.definition.logFile, 'a', 0o600);
    const child = spawn(this.definition.command, this.definition.args, {
      cwd: this.definition.cwd,
      env: this.definition.env,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    child.on('error', () => (this.#failed = true));
    if (child.pid !== undefined) {
      const launched = identify(child.pid);
      this.#process = launched;
      child.on('exit', () => {
        if (this.#process === launched) void this.#afterDeath();
      });
    }
    this.#onChange();
  }

  async #afterDeath(): Promise<void> {
    this.#onChange();
    if (!this.#mayRun()) return;
    const now = Date.now();
    this.#deaths = [...this.#deaths.filter((moment) => now - moment < givesUpAfter.withinMs), now];
    if (this.#deaths.length >= givesUpAfter.deaths) {
      this.#failed = true;
      this.#onChange();
      return;
    }
    await delay(200 * this.#deaths.length);
    // It may have been stopped, or started by hand, in between.
    if (this.#mayRun() && this.state === 'stopped') await this.#startAgain();
  }

  /** Whether it is wanted, and its needed service is there. */
  #mayRun(): boolean {
    return this.#wanted && (this.#needed === undefined || this.#needed.#isReady);
  }

  async #startAgain(): Promise<void> {
    this.#launch();
    const launched = this.#process;
    const isGone = () => this.#process !== launched || !isAlive(launched);
    // As long as it takes: its dependents wait too.
    await waitUntil(async () => isGone() || (await this.definition.isReady()), Infinity);
    if (isGone()) return;
    try {
      await this.#prepare();
    } catch (error) {
      // As it is, it may not be used: a new start tries again, and after some of them it counts as failed.
      console.error(`${this.definition.name} was started again, but could not be prepared:`, error);
      await endProcess(launched, this.definition.stopSignal);
    }
  }
}

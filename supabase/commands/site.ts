import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { z } from 'zod';
import type { BackendAccess, ServiceStatus } from '../backends/backend.ts';
import { requireFreePort } from '../lib/ports.ts';
import { answers, endProcess, identify, identitySchema, isAlive, waitUntil } from '../lib/processes.ts';
import { programVersion } from '../lib/program-version.ts';
import { readJson } from '../lib/read-json.ts';
import { findBrokenModule } from '../lib/served-modules.ts';
import { StackError, type Settings } from '../lib/settings.ts';
import { viteArguments } from '../lib/vite.ts';

/** How it was started. */
const recordSchema = identitySchema.extend({
  port: z.number(),
  /** The API's address in use; earlier versions did not note it. */
  apiUrl: z.string().optional(),
  version: z.string().optional(),
});

/** How long the page and its modules may take together, after their packages are bundled. */
const patienceMs = 90_000;

interface SiteOptions {
  /** Whether the API is asked on the site's own origin, and passed on: not every gateway answers other origins. */
  readonly passesOn: boolean;
}

/** The web site, served in the background by Vite's dev server; or a site that is served elsewhere already. */
export class Site {
  readonly url: string;
  readonly logFile: string;
  readonly #settings: Settings;
  readonly #recordFile: string;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.url = settings.siteUrl ?? `http://127.0.0.1:${settings.webPort}`;
    this.logFile = path.join(settings.folder, 'logs', 'web.log');
    this.#recordFile = path.join(settings.folder, 'web.json');
  }

  /** @throws StackError when another program has its port */
  async requirePort(): Promise<void> {
    const { siteUrl, webPort } = this.#settings;
    const record = this.#readRecord();
    const isOurs = record?.port === webPort && isAlive(record);
    if (siteUrl !== undefined || isOurs) return;
    // A browser may open `localhost` at the second address, which another program would answer.
    for (const host of ['127.0.0.1', '::1']) await requireFreePort(webPort, 'the web site', 'WEB_PORT', { host });
  }

  /**
   * Starts it unless it runs, and waits until its page and all that the page needs answer.
   * @throws StackError with the line of the log that has the reason
   */
  async start(access: BackendAccess, options: SiteOptions): Promise<void> {
    const ended = new AbortController();
    let answered = 0;
    let progress = '';
    const printing = setInterval(() => console.log(`Waiting for the site${progress}.`), 10_000);
    const onAnswer = () => (progress = `: ${(answered += 1)} of its modules have answered`);
    try {
      if (this.#settings.siteUrl === undefined) await this.#serve(access, options, () => ended.abort());
      else if (!(await waitUntil(() => answers(this.url), 10_000))) {
        throw new StackError(`${this.url} does not answer.`, 'WEB_URL names a site that already runs.');
      }
      const deadline = AbortSignal.any([ended.signal, AbortSignal.timeout(patienceMs)]);
      const problem = await this.#findProblem(deadline, onAnswer);
      if (ended.signal.aborted) throw new StackError('The web site did not start:', this.#lastError());
      if (problem !== undefined) throw new StackError('The site is served, but cannot be shown:', problem);
    } finally {
      clearInterval(printing);
    }
  }

  async stop(): Promise<void> {
    await endProcess(this.#readRecord(), 'SIGTERM', 5_000);
    rmSync(this.#recordFile, { force: true });
  }

  /** Whether it runs, and whether its page can be shown. */
  async status(): Promise<ServiceStatus> {
    const record = this.#readRecord();
    if (!isAlive(record) && this.#settings.siteUrl === undefined)
      return { name: 'web', state: 'stopped', port: this.#settings.webPort };
    const problem = await this.#findProblem(AbortSignal.timeout(20_000));
    const where = record === undefined ? {} : { pid: record.pid, port: record.port };
    return problem === undefined
      ? { name: 'web', state: 'running', ...where }
      : { name: 'web', state: 'failed', ...where, problem };
  }

  async #serve({ apiUrl, publishableKey }: BackendAccess, { passesOn }: SiteOptions, onEnd: () => void): Promise<void> {
    const { root, webPort: port } = this.#settings;
    const record = this.#readRecord();
    const version = programVersion(root);
    const isSame = record?.port === port && record.apiUrl === apiUrl && record.version === version;
    if (isSame && isAlive(record)) return;
    await this.stop();
    await this.requirePort();
    const place = {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        WEB_PORT: String(port),
        VITE_SITE_URL: this.url,
        ...(passesOn ? { API_URL: apiUrl, VITE_SUPABASE_URL: this.url } : { VITE_SUPABASE_URL: apiUrl }),
        VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
      },
    };
    console.log('Starting the site. The first time its packages are bundled, which takes a minute on a busy machine.');
    // The dev server answers nothing while it bundles packages: on a busy machine for longer than the deadline, perhaps.
    const { failed, all, shortMessage } = await execa(process.execPath, viteArguments(root, 'optimize'), {
      ...place,
      all: true,
      reject: false,
    });
    if (failed)
      throw new StackError("The site's packages were not bundled:", errorLine([all, shortMessage].find(Boolean) ?? ''));
    const log = openSync(this.logFile, 'w', 0o600);
    const child = spawn(process.execPath, viteArguments(root), {
      ...place,
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    child.unref();
    if (child.pid === undefined) throw new StackError('The web site did not start.', 'Vite could not be run.');
    const identity = identify(child.pid);
    writeFileSync(this.#recordFile, JSON.stringify({ ...identity, port, apiUrl, version }));
    child.on('exit', onEnd);
  }

  async #findProblem(deadline: AbortSignal, onAnswer?: () => void): Promise<string | undefined> {
    const broken = await findBrokenModule(this.url, deadline, onAnswer);
    if (broken === undefined) return undefined;
    const { address, answer } = broken;
    if (answer !== undefined) return `${address} answers ${answer}. ${this.#lastError()}`;
    return `${address} has not answered. If this machine is busy, wait a moment and type make up again. ${this.#lastError()}`;
  }

  /** The line of the log that names an error, and where the log is. */
  #lastError(): string {
    return existsSync(this.logFile) ? `${this.logFile}: ${errorLine(readFileSync(this.logFile, 'utf8'))}` : '';
  }

  #readRecord() {
    return readJson(this.#recordFile, recordSchema);
  }
}

/** The last line that names an error, else the last one. */
function errorLine(output: string): string {
  const lines = output.trim().split('\n');
  return (lines.findLast((line) => /error/i.test(line)) ?? lines.at(-1) ?? '').trim();
}

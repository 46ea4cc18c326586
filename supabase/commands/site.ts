import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { BackendAccess, ServiceStatus } from '../backends/backend.ts';
import { requireFreePort } from '../lib/ports.ts';
import { answers, endProcess, identify, identitySchema, isAlive, waitUntil } from '../lib/processes.ts';
import { programVersion } from '../lib/program-version.ts';
import { readJson } from '../lib/read-json.ts';
import { findBrokenModule } from '../lib/served-modules.ts';
import { StackError, type Settings } from '../lib/settings.ts';

/** How it was started. */
const recordSchema = identitySchema.extend({
  port: z.number(),
  /** The backend that it was told; earlier versions did not note it. */
  apiUrl: z.string().optional(),
  version: z.string().optional(),
});

interface SiteOptions {
  /** Whether the API is asked on the site's own origin, and passed on: not every gateway answers other origins. */
  readonly passesOn: boolean;
}

/** The web site, served in the background by Vite's dev server; or one that is served elsewhere already. */
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

  /**
   * Starts it unless it runs, and waits until its page and all that the page needs answer.
   * @throws StackError with the line of the log that says why they do not
   */
  async start(access: BackendAccess, options: SiteOptions): Promise<void> {
    if (this.#settings.siteUrl === undefined) await this.#serve(access, options);
    else if (!(await waitUntil(() => answers(this.url), 10_000))) {
      throw new StackError(`${this.url} does not answer.`, 'WEB_URL names a site that already runs.');
    }
    const problem = await this.#findProblem();
    if (problem !== undefined) throw new StackError('The site is served, but cannot be shown:', problem);
  }

  async stop(): Promise<void> {
    await endProcess(this.#readRecord(), 'SIGTERM', 5_000);
    rmSync(this.#recordFile, { force: true });
  }

  /** Whether it runs, and whether what it serves can be shown. */
  async status(): Promise<ServiceStatus> {
    const record = this.#readRecord();
    if (!isAlive(record) && this.#settings.siteUrl === undefined)
      return { name: 'web', state: 'stopped', port: this.#settings.webPort };
    const problem = await this.#findProblem();
    const where = record === undefined ? {} : { pid: record.pid, port: record.port };
    return problem === undefined
      ? { name: 'web', state: 'running', ...where }
      : { name: 'web', state: 'failed', ...where, problem };
  }

  async #serve({ apiUrl, publishableKey }: BackendAccess, { passesOn }: SiteOptions): Promise<void> {
    const { webPort: port } = this.#settings;
    const record = this.#readRecord();
    const version = programVersion(this.#settings.root);
    const isSame = record?.port === port && record.apiUrl === apiUrl && record.version === version;
    if (isSame && isAlive(record)) return;
    await this.stop();
    await requireFreePort(port, 'the web site', 'WEB_PORT');
    const log = openSync(this.logFile, 'w', 0o600);
    const child = spawn(process.execPath, [path.join(this.#settings.root, 'node_modules/vite/bin/vite.js'), 'web'], {
      cwd: this.#settings.root,
      env: {
        ...process.env,
        WEB_PORT: String(port),
        VITE_SITE_URL: this.url,
        ...(passesOn ? { API_URL: apiUrl, VITE_SUPABASE_URL: this.url } : { VITE_SUPABASE_URL: apiUrl }),
        VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey,
      },
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    child.unref();
    if (child.pid === undefined) throw new StackError('The web site did not start.', 'Vite could not be run.');
    const identity = identify(child.pid);
    writeFileSync(this.#recordFile, JSON.stringify({ ...identity, port, apiUrl, version }));
    const settled = async () => !isAlive(identity) || (await answers(this.url));
    if ((await waitUntil(settled, 60_000)) && isAlive(identity)) return;
    throw new StackError('The web site did not start:', this.#lastError());
  }

  async #findProblem(): Promise<string | undefined> {
    const broken = await findBrokenModule(this.url);
    return broken && `${broken.address} answers ${broken.answer}. ${this.#lastError()}`;
  }

  /** The last line of the log that names an error, and where the log is. */
  #lastError(): string {
    if (!existsSync(this.logFile)) return '';
    const lines = readFileSync(this.logFile, 'utf8').trim().split('\n');
    const line = lines.findLast((text) => /error/i.test(text)) ?? lines.at(-1) ?? '';
    return `${this.logFile}: ${line.trim()}`;
  }

  #readRecord() {
    return readJson(this.#recordFile, recordSchema);
  }
}

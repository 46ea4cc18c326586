import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BackendAccess, ServiceStatus } from '../backends/backend.ts';
import { isObject, parseJson } from '../lib/json.ts';
import { requireFreePort } from '../lib/ports.ts';
import {
  answers,
  endProcess,
  identify,
  isAlive,
  isIdentity,
  waitUntil,
  type ProcessIdentity,
} from '../lib/processes.ts';
import { StackError, type Settings } from '../lib/settings.ts';

/** How it was started. */
interface SiteRecord extends ProcessIdentity {
  readonly port: number;
  readonly mode: string;
  /** The backend that it was told; earlier versions did not note it. */
  readonly apiUrl?: string;
}

/** How the site is served: by Vite's dev server, or the production build as it would be hosted. */
export type SiteMode = 'development' | 'production';

/** The web site, served in the background; or one that is served elsewhere already. */
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

  async start(access: BackendAccess, mode: SiteMode): Promise<void> {
    if (this.#settings.siteUrl !== undefined) {
      if (await waitUntil(() => answers(this.url), 10_000)) return;
      throw new StackError(`${this.url} does not answer.`, 'WEB_URL names a site that already runs.');
    }
    const record = this.#readRecord();
    const { webPort: port } = this.#settings;
    const { apiUrl } = access;
    if (isAlive(record) && record.port === port && record.mode === mode && record.apiUrl === apiUrl) return;
    await this.stop();
    await requireFreePort(this.#settings.webPort, 'the web site', 'WEB_PORT');
    const env = {
      ...process.env,
      WEB_PORT: String(this.#settings.webPort),
      VITE_SITE_URL: this.url,
      VITE_SUPABASE_URL: access.apiUrl,
      VITE_SUPABASE_PUBLISHABLE_KEY: access.publishableKey,
    };
    const outDir = path.join(this.#settings.folder, 'site');
    if (mode === 'production')
      await this.#run(['build', 'web', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'], env);
    const serve = mode === 'production' ? ['preview', 'web', '--outDir', outDir] : ['web'];
    const identity = this.#launch(serve, env);
    writeFileSync(this.#recordFile, JSON.stringify({ ...identity, port, mode, apiUrl }));
    // A file that is given as it is: the dev server reads and keeps the whole site for whoever asks for a page.
    const settled = async () => !isAlive(identity) || (await answers(`${this.url}/robots.txt`));
    if ((await waitUntil(settled, 60_000)) && isAlive(identity)) return;
    throw new StackError('The web site did not start.', `Its log says why: ${this.logFile}`);
  }

  async stop(): Promise<void> {
    await endProcess(this.#readRecord(), 'SIGTERM', 5_000);
    rmSync(this.#recordFile, { force: true });
  }

  status(): ServiceStatus {
    const record = this.#readRecord();
    return isAlive(record)
      ? { name: 'web', state: 'running', pid: record.pid, port: record.port }
      : { name: 'web', state: 'stopped', port: this.#settings.webPort };
  }

  #readRecord(): SiteRecord | undefined {
    if (!existsSync(this.#recordFile)) return undefined;
    const record = parseJson(readFileSync(this.#recordFile, 'utf8'));
    return isRecord(record) ? record : undefined;
  }

  #launch(args: readonly string[], env: NodeJS.ProcessEnv): ProcessIdentity {
    const log = openSync(this.logFile, 'w', 0o600);
    const child = this.#spawnVite(args, env, log, true);
    closeSync(log);
    child.unref();
    if (child.pid === undefined) throw new StackError('The web site did not start.', 'Vite could not be run.');
    return identify(child.pid);
  }

  async #run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
    const log = openSync(this.logFile, 'w', 0o600);
    const child = this.#spawnVite(args, env, log, false);
    const code = await new Promise((resolve) => child.on('exit', resolve));
    closeSync(log);
    if (code !== 0) throw new StackError('The web site could not be built:', readFileSync(this.logFile, 'utf8'));
  }

  #spawnVite(args: readonly string[], env: NodeJS.ProcessEnv, log: number, detached: boolean) {
    const vite = path.join(this.#settings.root, 'node_modules/vite/bin/vite.js');
    return spawn(process.execPath, [vite, ...args], {
      cwd: this.#settings.root,
      env,
      detached,
      stdio: ['ignore', log, log],
    });
  }
}

function isRecord(value: unknown): value is SiteRecord {
  return (
    isObject(value) &&
    isIdentity(value) &&
    typeof value.port === 'number' &&
    typeof value.mode === 'string' &&
    ['string', 'undefined'].includes(typeof value.apiUrl)
  );
}

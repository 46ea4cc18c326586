import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { hasAccess, readAccess, removeAccess, writeAccess } from '../access-file.ts';
import type { Backend, BackendAccess, BackendTraits, ServiceLog, ServiceStatus } from '../backend.ts';
import { withDatabase } from '../../lib/database.ts';
import { findSilent, serviceNames, waitForServices } from '../probes.ts';
import { readSetting, StackError, type Settings } from '../../lib/settings.ts';
import { removeKind, startAndSaveKind } from '../stack-kind.ts';
import { buckets, removeStoredFiles, type StoredFile } from '../../lib/stored-files.ts';
import { isExternalGiven, readExternalAccess } from './external-settings.ts';
import { inspectMadeUp } from './made-up.ts';

const patienceMs = 60_000;
const filesAtOnce = 200;

/**
 * A running Supabase: hosted and used for staging, a stack of the CLI, a server elsewhere. It is used, and
 * emptied when nobody in it can be real; it is never started or stopped as a whole.
 */
export class ExternalBackend implements Backend {
  readonly serviceNames: readonly string[];
  readonly traits: BackendTraits;
  readonly isBureaus = false;
  readonly whenDataIsOld =
    'make reset starts again where nobody in it is real; else use the version that made it (docs/CHANGELOG.md).';
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
    const canStop = readSetting('STOP_COMMAND') !== undefined && readSetting('START_COMMAND') !== undefined;
    this.serviceNames = canStop ? serviceNames : [];
    const ownGateway = readSetting('GATEWAY') === 'own';
    this.traits = {
      ownGateway,
      rowsStayOutOfLog: ownGateway,
      logsCanBeRead: readSetting('LOGS_COMMAND') !== undefined,
    };
  }

  get title(): string {
    const { apiUrl } = this.access;
    return `external (a Supabase that already runs: ${apiUrl})`;
  }

  /** The access from the environment, else from the note of the first use. */
  get access(): BackendAccess {
    return !isExternalGiven() && hasAccess(this.#settings) ? readAccess(this.#settings) : readExternalAccess();
  }

  async start(): Promise<void> {
    const { access } = this;
    await startAndSaveKind(this.#settings, 'external', async () => {
      await this.#waitFor(serviceNames);
      writeAccess(this.#settings, access);
    });
  }

  async stop(): Promise<void> {
    console.log('The backend itself goes on: it is not this project that runs it.');
    await Promise.resolve();
  }

  async drop(): Promise<void> {
    const { access } = this;
    const { root } = this.#settings;
    await withDatabase(access.databaseUrl, async (sql) => {
      const { people, logins, files } = await inspectMadeUp(sql, root);
      const where = `${new URL(access.databaseUrl).host} and ${new URL(access.apiUrl).host}`;
      console.log(
        `Everything of this product in ${where} is deleted: ${people} made-up people, ${logins} logins, ${files} files, all tables.`,
      );
      for (;;) {
        // One batch after the other: a request with all names would be too long. Files in other buckets belong to others.
        const some = await sql<StoredFile[]>`
          select bucket_id, name from storage.objects where bucket_id = any (${buckets}) limit ${filesAtOnce}`;
        if (some.length === 0) break;
        await removeStoredFiles(access, some);
      }
      const text = await readFile(path.join(import.meta.dirname, 'remove-everything.sql'), 'utf8');
      await sql.begin(async (transaction) => await transaction.unsafe(text));
    });
    removeAccess(this.#settings);
    removeKind(this.#settings);
  }

  async status(): Promise<readonly ServiceStatus[]> {
    const silent = await findSilent(this.access);
    return serviceNames.map((name) => ({ name, state: silent[name].length === 0 ? 'running' : 'stopped' }));
  }

  async stopService(name: string): Promise<void> {
    await this.#command('STOP_COMMAND', name);
  }

  async startService(name: string): Promise<void> {
    await this.#command('START_COMMAND', name);
    await this.#waitFor([name]);
  }

  async readLogs(): Promise<readonly ServiceLog[]> {
    return this.traits.logsCanBeRead ? [{ name: 'external', text: await this.#command('LOGS_COMMAND', '') }] : [];
  }

  /** Runs a command that the environment gives, with the name of the service in SERVICE. */
  async #command(setting: string, service: string): Promise<string> {
    const command = readSetting(setting);
    if (command === undefined) {
      throw new StackError(
        `This backend is run elsewhere: ${setting} is not given.`,
        'docs/backends.md says what it is.',
      );
    }
    const { stdout } = await execa('sh', ['-c', command], { env: { SERVICE: service }, maxBuffer: 256 * 1024 * 1024 });
    return stdout;
  }

  async #waitFor(services: readonly string[]): Promise<void> {
    await waitForServices(this.access, services, patienceMs, `Does ${this.access.apiUrl} run?`);
  }
}

import { rmSync } from 'node:fs';
import { findFreePort } from '../../lib/ports.ts';
import { identify } from '../../lib/processes.ts';
import { defineDatabase } from './definitions.ts';
import { databaseUrl } from './keys.ts';
import { defineLite } from './lite/lite.ts';
import { Service } from './service-process.ts';
import { writeState } from './state.ts';

/** A PostgreSQL of this process alone, with a new Supabase project's roles, extensions, default privileges, auth and storage. */
export class EmptyDatabase {
  readonly #folder: string;
  #services: readonly Service[] = [];

  /** @param folder has a folder `logs`; it is removed with the database. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Starts PostgreSQL and gives the address. The server of auth and storage only makes its schemas. */
  async start(): Promise<string> {
    const ports = { database: await findFreePort(), auth: await findFreePort() };
    const save = () => this.#save();
    const database = new Service(defineDatabase(this.#folder, ports), save);
    const auth = new Service(defineLite(this.#folder, ports), save);
    this.#services = [database, auth];
    await database.start();
    await auth.start();
    await auth.stop();
    return databaseUrl(ports.database);
  }

  async drop(): Promise<void> {
    for (const service of this.#services.toReversed()) await service.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Where a later check finds the servers of a process that was killed. */
  #save(): void {
    writeState(this.#folder, {
      supervisor: identify(process.pid),
      control: { port: 0, token: '' },
      ready: false,
      version: '',
      faults: [],
      services: this.#services.map(({ definition, state, process: identity }) => ({
        name: definition.name,
        state,
        port: definition.port,
        ...(identity === undefined ? {} : { process: identity }),
      })),
    });
  }
}

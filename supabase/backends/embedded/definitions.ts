import path from 'node:path';
import { answers } from '../../lib/processes.ts';
import { databasePassword as password, jwtSecret } from './keys.ts';
import { defineLite } from './lite/lite.ts';
import { findPostgres, initialiseDataFolder, launchAsAllowedUser, serverArguments } from './postgres.ts';
import { findPostgrest } from './postgrest.ts';
import { logFileOf, type DatabasePorts, type ServiceDefinition } from './service-process.ts';
import { runAsSuperuser, runFileAsSuperuser } from './superuser.ts';

/** The ports of the servers. The database's is fixed; those behind the gateway are any free ones. */
export interface EmbeddedPorts extends DatabasePorts {
  readonly rest: number;
  readonly restAdmin: number;
}

/** The three servers: the database and its two clients. */
export function defineServices(folder: string, ports: EmbeddedPorts) {
  return { database: defineDatabase(folder, ports), others: [defineLite(folder, ports), defineRest(folder, ports)] };
}

/** PostgreSQL, with the roles of Supabase once it has started. */
export function defineDatabase(folder: string, ports: DatabasePorts): ServiceDefinition {
  const binaries = findPostgres();
  initialiseDataFolder(binaries, folder, password);
  return {
    name: 'db',
    port: ports.database,
    ...launchAsAllowedUser(binaries.postgres, serverArguments(folder, ports.database)),
    env: process.env,
    cwd: folder,
    logFile: logFileOf(folder, 'db'),
    stopSignal: 'SIGINT',
    isReady: async () => (await runAsSuperuser(ports.database, 'select 1')) !== undefined,
    afterStart: async () => {
      const roles = await runAsSuperuser(ports.database, `select 1 from pg_roles where rolname = 'anon'`);
      if (roles?.length === 0)
        await runFileAsSuperuser(ports.database, path.join(import.meta.dirname, 'before-auth.sql'));
    },
  };
}

/** The settings of every PostgREST before a database with this auth server, as its environment. */
const restSettings = {
  PGRST_DB_SCHEMAS: 'public',
  PGRST_DB_EXTRA_SEARCH_PATH: 'public,extensions',
  PGRST_DB_ANON_ROLE: 'anon',
  PGRST_DB_MAX_ROWS: '60',
  PGRST_OPENAPI_MODE: 'disabled',
  PGRST_DB_PRE_REQUEST: 'embedded.set_legacy_claims',
  PGRST_JWT_SECRET: jwtSecret,
  PGRST_LOG_LEVEL: 'error',
};

function defineRest(folder: string, ports: EmbeddedPorts): ServiceDefinition {
  return {
    name: 'rest',
    port: ports.rest,
    command: findPostgrest(),
    args: [],
    env: {
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(ports.rest),
      PGRST_ADMIN_SERVER_PORT: String(ports.restAdmin),
      PGRST_DB_URI: `postgres://authenticator:${password}@127.0.0.1:${ports.database}/postgres`,
      ...restSettings,
      PGRST_DB_POOL_ACQUISITION_TIMEOUT: '3',
    },
    cwd: folder,
    logFile: logFileOf(folder, 'rest'),
    stopSignal: 'SIGTERM',
    isReady: () => answers(`http://127.0.0.1:${ports.restAdmin}/ready`),
  };
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { answers, waitUntil } from '../../lib/processes.ts';
import { StackError } from '../../lib/settings.ts';
import { databasePassword as password, jwtSecret, publishableKey, secretKey, superuserUrl } from './keys.ts';
import { findPostgres, initialiseDataFolder, launchAsAllowedUser, serverArguments } from './postgres.ts';
import { findPostgrest } from './postgrest.ts';
import type { ServiceDefinition } from './service.ts';

/** The ports of the two servers that make an empty database. */
interface DatabasePorts {
  readonly database: number;
  readonly auth: number;
}

/** The ports of the servers. The database's is fixed; those behind the gateway are any free ones. */
export interface EmbeddedPorts extends DatabasePorts {
  readonly rest: number;
  readonly restAdmin: number;
}

const logFileOf = (folder: string, name: string) => path.join(folder, 'logs', `${name}.log`);

/** The three servers, in the order in which they start. */
export function defineServices(folder: string, ports: EmbeddedPorts): ServiceDefinition[] {
  return [defineDatabase(folder, ports), defineAuthAndStorage(folder, ports), defineRest(folder, ports)];
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
      if (roles?.length === 0) await runFileAsSuperuser(ports.database, 'before-auth.sql');
    },
  };
}

/** The server of auth and storage, which makes the schemas of both in the database. */
export function defineAuthAndStorage(folder: string, ports: DatabasePorts): ServiceDefinition {
  const home = path.join(folder, 'auth');
  mkdirSync(path.join(home, 'supabase'), { recursive: true, mode: 0o700 });
  const configuration = path.join(home, 'supabase', 'config.toml');
  // Not the project's config.toml: this server refuses settings it does not know.
  writeFileSync(
    configuration,
    `[api]
port = ${ports.auth}
[db]
driver = "postgres"
url = "postgres://supabase_auth_admin:${password}@127.0.0.1:${ports.database}/postgres"
[auth]
enabled = true
site_url = "http://127.0.0.1"
jwt_secret = "${jwtSecret}"
jwt_expiry = 3600
enable_signup = false
minimum_password_length = 8
publishable_key = "${publishableKey}"
secret_key = "${secretKey}"
[storage]
enabled = true
file_size_limit = "50MiB"
`,
    { mode: 0o600 },
  );
  const cli = path.resolve(path.dirname(fileURLToPath(import.meta.resolve('@supabase/lite'))), 'cli/index.js');
  const preloads = ['node20-downloads.mjs', 'quiet-keys.mjs'].flatMap((file) => [
    '--import',
    path.join(import.meta.dirname, file),
  ]);
  return {
    name: 'auth',
    port: ports.auth,
    command: process.execPath,
    args: [...preloads, cli, 'start', '--no-admin', '--config', configuration],
    env: {
      ...process.env,
      EXPERIMENTAL_STORAGE: '1',
      LITE_TELEMETRY: '0',
      DO_NOT_TRACK: '1',
      NO_COLOR: '1',
      NODE_OPTIONS: '',
      // It makes a folder there, and a service account's home may be read-only.
      HOME: home,
    },
    // Objects are kept below the working directory.
    cwd: home,
    logFile: logFileOf(folder, 'auth'),
    stopSignal: 'SIGTERM',
    isReady: () => answers(`http://127.0.0.1:${ports.auth}/storage/v1/status`),
    afterStart: async () => {
      await grantAfterAuth(ports.database);
      // Its first storage request prepares roles and grants; when two come at once, one of them fails.
      const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
      await answers(`http://127.0.0.1:${ports.auth}/storage/v1/bucket`, headers);
    },
  };
}

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
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_EXTRA_SEARCH_PATH: 'public,extensions',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_MAX_ROWS: '1000',
      PGRST_OPENAPI_MODE: 'disabled',
      PGRST_DB_PRE_REQUEST: 'embedded.set_legacy_claims',
      PGRST_DB_POOL_ACQUISITION_TIMEOUT: '3',
      PGRST_JWT_SECRET: jwtSecret,
      PGRST_LOG_LEVEL: 'error',
    },
    cwd: folder,
    logFile: logFileOf(folder, 'rest'),
    stopSignal: 'SIGTERM',
    isReady: () => answers(`http://127.0.0.1:${ports.restAdmin}/ready`),
  };
}

/** The rows, or undefined while the database does not answer. */
async function runAsSuperuser(port: number, statements: string): Promise<readonly postgres.Row[] | undefined> {
  const sql = postgres(superuserUrl(port), { max: 1, connect_timeout: 2, onnotice: () => undefined });
  try {
    return await sql.unsafe(statements);
  } catch {
    return undefined;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/**
 * The server changes the same tables when it starts and when it is first asked for a file. PostgreSQL then refuses whoever
 * comes second, without waiting; the statements may be repeated.
 */
async function grantAfterAuth(port: number): Promise<void> {
  const isDone = await waitUntil(async () => {
    try {
      await runFileAsSuperuser(port, 'after-auth.sql');
      return true;
    } catch (error) {
      if (error instanceof Error && error.message === 'tuple concurrently updated') return false;
      throw error;
    }
  }, 10_000);
  if (!isDone)
    throw new StackError('The auth server does not stop changing its tables.', 'Run: make down, then make up');
}

async function runFileAsSuperuser(port: number, name: string): Promise<void> {
  const sql = postgres(superuserUrl(port), { max: 1, onnotice: () => undefined });
  try {
    const statements = await readFile(path.join(import.meta.dirname, name), 'utf8');
    await sql.begin(async (transaction) => await transaction.unsafe(statements));
  } finally {
    await sql.end({ timeout: 1 });
  }
}

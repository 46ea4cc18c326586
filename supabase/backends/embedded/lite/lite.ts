import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { answers, waitUntil } from '../../../lib/processes.ts';
import { StackError } from '../../../lib/settings.ts';
import { databasePassword as password, jwtSecret, publishableKey, secretKey } from '../keys.ts';
import { logFileOf, type DatabasePorts, type ServiceDefinition } from '../service-process.ts';
import { runFileAsSuperuser } from '../superuser.ts';

/** The server of auth and storage, which makes the schemas of both in the database. */
export function defineLite(folder: string, ports: DatabasePorts): ServiceDefinition {
  const home = path.join(folder, 'auth');
  mkdirSync(path.join(home, 'supabase'), { recursive: true, mode: 0o700 });
  const configuration = path.join(home, 'supabase', 'config.toml');
  // Not the project's config.toml: this server refuses unknown settings.
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
  const preloads = ['closed-downloads.mjs', 'one-password-at-a-time.mjs', 'quiet-keys.mjs'].flatMap((file) => [
    '--import',
    // Node reads it as a URL, in which # and % have a meaning.
    pathToFileURL(path.join(import.meta.dirname, file)).href,
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

/**
 * The server changes the same tables when it starts and at the first request for a file. PostgreSQL then refuses the
 * second statement, without waiting; the statements may be repeated.
 */
async function grantAfterAuth(port: number): Promise<void> {
  const isDone = await waitUntil(async () => {
    try {
      await runFileAsSuperuser(port, path.join(import.meta.dirname, 'after-auth.sql'));
      return true;
    } catch (error) {
      if (error instanceof Error && error.message === 'tuple concurrently updated') return false;
      throw error;
    }
  }, 10_000);
  if (!isDone)
    throw new StackError('The auth server does not stop changing its tables.', 'Run: make down, then make up');
}

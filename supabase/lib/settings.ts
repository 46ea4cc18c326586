import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** Folders and ports. The environment can set all of them, so that two checkouts can run at the same time. */
export interface Settings {
  readonly root: string;
  /** The stack's folder: data, logs and state. Git-ignored and private. */
  readonly folder: string;
  readonly apiPort: number;
  readonly databasePort: number;
  readonly webPort: number;
  /** The URL of the site, for an external backend that serves one. */
  readonly siteUrl?: string;
  /** Whether an empty database gets fixtures. */
  readonly seed: boolean;
}

const root = path.resolve(import.meta.dirname, '../..');

/** The TLS mode in the caller's shell: it may be for an external database, never for one of this project. */
export const { PGSSLMODE: givenTlsMode } = process.env;
// Every URL of this project is complete. Its clients, also as child processes, would take the rest from these variables, which
// belong to another database.
for (const name of Object.keys(process.env)) {
  if (/^PG(?!RST_)/.test(name)) Reflect.deleteProperty(process.env, name);
}

/** A setting from the environment. Undefined also for an empty one: make passes unset settings as empty. */
export function readSetting(name: string): string | undefined {
  return process.env[name] === '' ? undefined : process.env[name];
}

function readPort(name: string, fallback: number): number {
  const text = readSetting(name);
  if (text === undefined) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new StackError(`${name}=${text} is not a port number.`, `Give a number from 1 to 65535.`);
  }
  return port;
}

/** Only for an external backend: `make env` prints the same name, and many shells still hold that value. */
function readSiteUrl(): Pick<Settings, 'siteUrl'> {
  const siteUrl = readSetting('WEB_URL')?.replace(/\/+$/, '');
  const isExternal = [readSetting('STACK'), readSetting('BACKEND')].includes('external');
  return isExternal && siteUrl !== undefined ? { siteUrl } : {};
}

/** Reads the settings of this checkout and creates its folder. */
export function readSettings(): Settings {
  const folder = path.resolve(root, readSetting('STACK_FOLDER') ?? '.stack');
  mkdirSync(path.join(folder, 'logs'), { recursive: true, mode: 0o700 });
  return {
    root,
    folder,
    apiPort: readPort('API_PORT', 54321),
    databasePort: readPort('DB_PORT', 54322),
    webPort: readPort('WEB_PORT', 5173),
    ...readSiteUrl(),
    seed: readSetting('SEED') !== 'none',
  };
}

/** An error for the user of a command: the problem in one line, and its remedy. */
export class StackError extends Error {
  constructor(problem: string, remedy: string) {
    super(`${problem} ${remedy}`);
    this.name = 'StackError';
  }
}

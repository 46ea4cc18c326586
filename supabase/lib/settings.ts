import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** Where things are and which ports they use. Everything can be set from the environment, so that two checkouts run side by side. */
export interface Settings {
  readonly root: string;
  /** The stack's own folder: data, logs and state. Git-ignored and private. */
  readonly folder: string;
  readonly apiPort: number;
  readonly databasePort: number;
  readonly webPort: number;
  /** Where the site is served already, for an external backend that has one. */
  readonly siteUrl?: string;
  /** Whether fixtures go into an empty database. */
  readonly seed: boolean;
}

const root = path.resolve(import.meta.dirname, '../..');

/** A setting from the environment; make hands on settings that were not given as empty ones. */
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

/** Only for an external backend: `make env` prints the same name, and many shells keep what it printed. */
function readSiteUrl(): Pick<Settings, 'siteUrl'> {
  const siteUrl = readSetting('WEB_URL')?.replace(/\/+$/, '');
  const isExternal = [readSetting('STACK'), readSetting('BACKEND')].includes('external');
  return isExternal && siteUrl !== undefined ? { siteUrl } : {};
}

/** Reads the settings of this checkout and makes its folder. */
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

/** What went wrong, in one line, and the way out of it. */
export class StackError extends Error {
  constructor(problem: string, wayOut: string) {
    super(`${problem} ${wayOut}`);
    this.name = 'StackError';
  }
}

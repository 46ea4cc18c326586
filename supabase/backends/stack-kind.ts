import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describeDocker, type DockerState } from '../lib/docker-state.ts';
import { readSetting, StackError, type Settings } from '../lib/settings.ts';
import { hasOwnSettings } from './compose/installation.ts';

/** The backends, by the name that STACK has for them. */
const stackKinds = ['embedded', 'supabase', 'compose', 'external'] as const;
export type StackKind = (typeof stackKinds)[number];

const fileOf = ({ folder }: Settings) => path.join(folder, 'kind');

/** Whether a backend has this name. */
function isStackKind(name: string): name is StackKind {
  return stackKinds.some((kind) => kind === name);
}

/** The kind that STACK names. @throws StackError for a name that is none. */
export function givenKind(): StackKind | undefined {
  const name = readSetting('STACK');
  if (name === undefined || isStackKind(name)) return name;
  throw new StackError(`STACK=${name} is not a backend of this project.`, `Use one of: ${stackKinds.join(', ')}.`);
}

/**
 * Starts a backend of this kind, and notes the kind in the stack's folder for later commands. Noted before the start, because
 * an interrupted start leaves something behind; removed when it fails.
 */
export async function startAndSaveKind(settings: Settings, kind: StackKind, start: () => Promise<void>): Promise<void> {
  const before = readKind(settings);
  writeFileSync(fileOf(settings), `${kind}\n`, { mode: 0o600 });
  try {
    await start();
  } catch (error) {
    removeKind(settings);
    if (before !== undefined) writeFileSync(fileOf(settings), `${before}\n`, { mode: 0o600 });
    throw error;
  }
}

/** To be called when all data of the backend is gone. */
export function removeKind(settings: Settings): void {
  rmSync(fileOf(settings), { force: true });
}

/** The kind that was last started in this folder, or undefined when there is none. */
export function readKind(settings: Settings): StackKind | undefined {
  if (existsSync(fileOf(settings))) {
    const name = readFileSync(fileOf(settings), 'utf8').trim();
    if (isStackKind(name)) return name;
  }
  // Folders from before there were several kinds hold the embedded one.
  return existsSync(path.join(settings.folder, 'database/PG_VERSION')) ? 'embedded' : undefined;
}

/** A kind, and in words why it is this one. */
export interface Choice {
  readonly kind: StackKind;
  readonly reason: string;
  /** Whether neither a setting nor data chose it: then another one does as well. */
  readonly byMachine: boolean;
}

/**
 * The kind of STACK, else of the data in this folder (Docker may have come later). Else `compose` with an .env of `make
 * secrets`, `supabase` with a Docker engine that answers, or `embedded`. Takes three seconds at the most.
 */
export function chooseKindWithReason(settings: Settings, look: () => DockerState = describeDocker): Choice {
  const given = givenKind();
  if (given !== undefined) return { kind: given, reason: 'STACK says so', byMachine: false };
  const present = readKind(settings);
  if (present !== undefined) return { kind: present, reason: 'its data is in this folder', byMachine: false };
  if (hasOwnSettings(settings.root))
    return { kind: 'compose', reason: 'make secrets has made an .env here', byMachine: false };
  const { usable, words } = look();
  return { kind: usable ? 'supabase' : 'embedded', reason: words, byMachine: true };
}

/** The same without the words. */
export function chooseKind(settings: Settings, look?: () => DockerState): StackKind {
  return chooseKindWithReason(settings, look).kind;
}

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ServiceStatus } from '../backend.ts';
import { isObject, parseJson } from '../../lib/json.ts';
import { isIdentity, type ProcessIdentity } from '../../lib/processes.ts';

interface ServiceState {
  readonly name: string;
  readonly state: ServiceStatus['state'];
  readonly port: number;
  readonly process?: ProcessIdentity;
}

/** What the supervisor tells the commands, by way of a file. */
export interface SupervisorState {
  readonly supervisor: ProcessIdentity;
  readonly control: { readonly port: number; readonly token: string };
  readonly ready: boolean;
  readonly problem?: string;
  /** What fails on purpose, in words. */
  readonly faults: readonly string[];
  readonly services: readonly ServiceState[];
}

const stateFile = (folder: string) => path.join(folder, 'state.json');

/** The last state written, or undefined when there is none that can be read. */
export function readState(folder: string): SupervisorState | undefined {
  let text: string;
  try {
    text = readFileSync(stateFile(folder), 'utf8');
  } catch {
    return undefined;
  }
  const state = parseJson(text);
  return isState(state) ? state : undefined;
}

/** Writes the state in one step: a reader sees the old one or the new one, never half of it. */
export function writeState(folder: string, state: SupervisorState): void {
  const temporary = `${stateFile(folder)}.tmp`;
  writeFileSync(temporary, JSON.stringify(state, null, 2), { mode: 0o600 });
  renameSync(temporary, stateFile(folder));
}

/** Another version may have written another one. */
function isState(value: unknown): value is SupervisorState {
  return (
    isObject(value) &&
    isIdentity(value.supervisor) &&
    isObject(value.control) &&
    typeof value.control.port === 'number' &&
    typeof value.control.token === 'string' &&
    typeof value.ready === 'boolean' &&
    ['string', 'undefined'].includes(typeof value.problem) &&
    Array.isArray(value.faults) &&
    value.faults.every((fault) => typeof fault === 'string') &&
    Array.isArray(value.services) &&
    value.services.every(isServiceState)
  );
}

function isServiceState(value: unknown): value is ServiceState {
  return (
    isObject(value) &&
    typeof value.name === 'string' &&
    typeof value.port === 'number' &&
    (value.state === 'running' || value.state === 'stopped' || value.state === 'failed') &&
    (value.process === undefined || isIdentity(value.process))
  );
}

import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { identitySchema, type ProcessIdentity } from '../../lib/processes.ts';
import { programVersion } from '../../lib/program-version.ts';
import { readJson } from '../../lib/read-json.ts';

const stateSchema = z.object({
  supervisor: identitySchema,
  control: z.object({ port: z.number(), token: z.string() }),
  ready: z.boolean(),
  /** The code that the supervisor was started with. */
  version: z.string(),
  problem: z.string().optional(),
  /** The faults on purpose, in words. */
  faults: z.array(z.string()),
  services: z.array(
    z.object({
      name: z.string(),
      state: z.enum(['running', 'stopped', 'failed']),
      port: z.number(),
      process: identitySchema.optional(),
    }),
  ),
});

/** The supervisor's report to the commands, in a file. */
export type SupervisorState = z.infer<typeof stateSchema>;

/** The fields of the file in every version: enough to stop the processes. */
const processesSchema = z.object({
  supervisor: identitySchema,
  services: z.array(z.object({ process: identitySchema.optional().catch(undefined) })).catch([]),
});

/** The version of the code that a supervisor and its servers run. */
export const supervisorVersion = (root: string) => programVersion(root, ['supabase/backends/embedded', 'supabase/lib']);

const stateFile = (folder: string) => path.join(folder, 'state.json');

/** The last state written, or undefined when there is none, or another version wrote it. */
export function readState(folder: string): SupervisorState | undefined {
  return readJson(stateFile(folder), stateSchema);
}

/** The processes in the last state, of any version: the supervisor first. */
export function readProcesses(folder: string): readonly ProcessIdentity[] {
  const state = readJson(stateFile(folder), processesSchema);
  if (state === undefined) return [];
  return [state.supervisor, ...state.services.flatMap(({ process }) => process ?? [])];
}

/** Writes the state in one step: a reader sees the old one or the new one, never half of it. */
export function writeState(folder: string, state: SupervisorState): void {
  const temporary = `${stateFile(folder)}.tmp`;
  writeFileSync(temporary, JSON.stringify(state, null, 2), { mode: 0o600 });
  renameSync(temporary, stateFile(folder));
}

/**
 * Returns the writer of that moment's state. A full disk must not end the supervisor, and the gateway with it: it is
 * written again when there is room.
 */
export function stateWriter(folder: string, read: () => SupervisorState): () => void {
  let again: NodeJS.Timeout | undefined;
  return function write() {
    clearTimeout(again);
    try {
      writeState(folder, read());
    } catch (error) {
      console.error('The state could not be written:', error);
      again = setTimeout(write, 1000);
    }
  };
}

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const processSchema = z.object({ pid: z.number(), started: z.string() });

const stateSchema = z.object({
  supervisor: processSchema,
  control: z.object({ port: z.number(), token: z.string() }),
  ready: z.boolean(),
  problem: z.string().optional(),
  /** What fails on purpose, in words. */
  faults: z.array(z.string()),
  services: z.array(
    z.object({
      name: z.string(),
      state: z.enum(['running', 'stopped', 'failed']),
      port: z.number(),
      process: processSchema.optional(),
    }),
  ),
});

/** What the supervisor tells the commands, by way of a file. */
export type SupervisorState = z.infer<typeof stateSchema>;

const stateFile = (folder: string) => path.join(folder, 'state.json');

/** The last state written, or undefined when there is none that can be read. */
export function readState(folder: string): SupervisorState | undefined {
  try {
    return stateSchema.parse(JSON.parse(readFileSync(stateFile(folder), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Writes the state in one step: a reader sees the old one or the new one, never half of it. */
export function writeState(folder: string, state: SupervisorState): void {
  const temporary = `${stateFile(folder)}.tmp`;
  writeFileSync(temporary, JSON.stringify(state, null, 2), { mode: 0o600 });
  renameSync(temporary, stateFile(folder));
}

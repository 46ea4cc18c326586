// What no part of `make check` runs on a machine without Docker is in .config/not-in-check.json, with its promise. A test that
// leaves itself out there needs no entry: it makes the run red (tools.ts).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isRunByCheck } from './only-file.ts';

const listFile = '.config/not-in-check.json';
const listSchema = z.array(
  z.object({
    promise: z.string().min(1),
    /** The number of conditions by backend in each file; 0 for a test file that no part runs. */
    files: z.record(z.string(), z.number()),
    /** What holds a part of the promise here. */
    here: z.string().min(1),
    /** The run that holds it. */
    run: z.string().min(1),
  }),
);
export const readLeftOut = (root: string) =>
  listSchema.parse(JSON.parse(readFileSync(path.join(root, listFile), 'utf8')));

/** A part for other backends than the embedded one. */
const condition =
  /!\(?\w+ instanceof EmbeddedBackend|instanceof (?!Embedded)\w+Backend|\bisStandIn\b|!traits\.|!isEmbedded\b|kind === '(?:compose|supabase|external)'/g;

/** The conditions of each file that has any, and 0 for a test file that no part of the check runs. */
export function findGaps(files: readonly string[], read: (file: string) => string): Record<string, number> {
  const tests = /^(e2e|supabase\/tests)\/.*\.ts$|\.test\.tsx?$|^supabase\/commands\/check\/check\.ts$/;
  const own = /left-out(\.test)?\.ts$/;
  const found = files
    .filter((file) => tests.test(file) && !own.test(file))
    .map((file) => [file, read(file).match(condition)?.length ?? 0] as const);
  return Object.fromEntries(found.filter(([file, count]) => count > 0 || !isRunByCheck(file)));
}

/** The promises that this run does not hold, a line each. */
export const describeLeftOut = (root: string): string[] =>
  readLeftOut(root).flatMap(({ promise, here, run }) => [`LEFT OUT ${promise}: ${run}.`, `         Here: ${here}.`]);

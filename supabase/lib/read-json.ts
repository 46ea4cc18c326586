import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** Reads a JSON file. Undefined if it is missing or does not fit the schema: another version may have written it. */
export function readJson<T>(file: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

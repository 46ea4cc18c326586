import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** What a JSON file holds, or undefined when there is none or it holds something else: another version may have written it. */
export function readJson<T>(file: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

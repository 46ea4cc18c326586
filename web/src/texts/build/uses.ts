// Where the texts are used: their ids in the code.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const sourceFolder = path.resolve(import.meta.dirname, '../..');

/** The files of the site's code, without tests and what is generated. */
function sourceFiles(): string[] {
  return readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|texts\.types\.ts$|database\.types\.ts$/.test(file),
  );
}

/** Tells for an id in which files it is used. An id that is made of parts counts as used by its beginning. */
export function findUses(): (id: string) => string[] {
  const whole = new Map<string, string[]>();
  const beginnings = new Map<string, string[]>();
  const note = (found: Map<string, string[]>, key: string, file: string) =>
    found.set(key, [...new Set([...(found.get(key) ?? []), file])]);
  for (const file of sourceFiles()) {
    const code = readFileSync(path.join(sourceFolder, file), 'utf8');
    for (const [, id = ''] of code.matchAll(/['"]([a-z][a-z-]*\.[^'"\n]+)['"]/g)) note(whole, id, file);
    for (const [, start = ''] of code.matchAll(/`([a-z][a-z-]*\.[^`$\n]*)\$\{/g)) note(beginnings, start, file);
  }
  return (id) => [
    ...(whole.get(id) ?? []),
    ...[...beginnings].filter(([start]) => id.startsWith(start)).flatMap(([, files]) => files),
  ];
}

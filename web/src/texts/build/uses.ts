// Where the texts are used: their ids in the code, and the part of the site whose code uses them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTexts } from './catalogue.ts';

const sourceFolder = path.resolve(import.meta.dirname, '../..');

/** An import of a part: its code is fetched when it is needed. */
export const importOfPart = /\bimport\('@\/([^']+)'\)/g;
const staticImport = /^(?:import|export)\s+(?!type\b)(?:[^;']*?\bfrom\s+)?'@\/([^']+)'/gm;

/** The part whose code and texts each page has. */
const mainPart = 'main';

export const nameOfPart = (module: string): string => module.replaceAll('/', '.');

interface SourceFile {
  readonly code: string;
  readonly imports: readonly string[];
  readonly parts: readonly string[];
}

/** The files of the site's code by the name in their imports, without tests and without generated files. */
function readSource(): Map<string, SourceFile> {
  const names = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|texts\.types\.ts$|database\.types\.ts$/.test(file));
  const modulesOf = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, module = '']) => module);
  return new Map(
    names.map((file) => {
      const code = readFileSync(path.join(sourceFolder, file), 'utf8');
      const found = { code, imports: modulesOf(code, staticImport), parts: modulesOf(code, importOfPart) };
      return [file.replace(/\.tsx?$/, ''), found];
    }),
  );
}

/** The ids that the code makes of parts. Each of them counts as used by its beginning. */
function idsOfParts(code: string, ids: ReadonlySet<string>): string[] {
  // Not in types: `fees.${string}`.
  const beginnings = [...code.matchAll(/`([a-z][a-z-]*\.[^`$\n]*)\$\{(?!string\})/g)].map(([, start = '']) => start);
  return beginnings.length === 0 ? [] : [...ids].filter((id) => beginnings.some((start) => id.startsWith(start)));
}

function idsIn(code: string, ids: ReadonlySet<string>): string[] {
  const whole = [...code.matchAll(/['"]([a-z][a-z-]*\.[^'"\n]+)['"]/g)].map(([, id = '']) => id);
  return [...whole.filter((id) => ids.has(id)), ...idsOfParts(code, ids)];
}

/** The ids that stand in the code as a whole, and nowhere in parts. */
export function findWholeIds(): string[] {
  const ids = new Set(Object.keys(readTexts('en')));
  const source = [...readSource().values()].map(({ code }) => code).join('\n');
  const made = new Set(idsOfParts(source, ids));
  return [...new Set(idsIn(source, ids))].filter((id) => !made.has(id));
}

/** Tells for an id in which files it is used. */
export function findUses(): (id: string) => string[] {
  const ids = new Set(Object.keys(readTexts('en')));
  const uses = new Map<string, string[]>();
  for (const [file, { code }] of readSource())
    for (const id of new Set(idsIn(code, ids))) uses.set(id, [...(uses.get(id) ?? []), file]);
  return (id) => uses.get(id) ?? [];
}

/**
 * The texts that each part of the site needs beyond those that are there before it: texts of its own code and of what that
 * imports, without the texts of every part that can request it. The first part is `main`. Parts without texts have no entry.
 */
export function findTextsOfParts(): Map<string, Set<string>> {
  const source = readSource();
  const ids = new Set(Object.keys(readTexts('en')));
  const idsOfFile = new Map([...source].map(([file, { code }]) => [file, idsIn(code, ids)]));
  const codeOf = (part: string) => {
    const files = new Set([part]);
    // Added files are visited as well.
    for (const file of files) for (const imported of source.get(file)?.imports ?? []) files.add(imported);
    return [...files].filter((file) => source.has(file));
  };
  const parts = [...new Set([mainPart, ...[...source.values()].flatMap(({ parts: requested }) => requested)])];
  const code = new Map(parts.map((part) => [part, codeOf(part)]));
  const needed = new Map(
    [...code].map(([part, files]) => [part, new Set(files.flatMap((f) => idsOfFile.get(f) ?? []))]),
  );
  const requesting = new Map(
    parts.map((part) => [
      part,
      parts.filter((other) => code.get(other)?.some((f) => source.get(f)?.parts.includes(part))),
    ]),
  );
  // At first as if all were there: each round takes away what some requesting part does not have.
  const before = new Map<string, Set<string>>(parts.map((part) => [part, part === mainPart ? new Set() : ids]));
  for (let isStable = false; !isStable;) {
    isStable = true;
    for (const part of parts.slice(1)) {
      const others = requesting.get(part) ?? [];
      const has = (other: string, id: string) => before.get(other)?.has(id) || needed.get(other)?.has(id);
      const left = [...(before.get(part) ?? [])].filter((id) => others.every((other) => has(other, id)));
      isStable &&= left.length === before.get(part)?.size;
      before.set(part, new Set(left));
    }
  }
  const own = [...needed].map(
    ([part, all]) => [nameOfPart(part), new Set([...all].filter((id) => !before.get(part)?.has(id)))] as const,
  );
  return new Map(own.filter(([, texts]) => texts.size > 0));
}

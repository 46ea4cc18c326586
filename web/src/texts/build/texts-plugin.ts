import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';
import { isLanguage, languageCodes, pseudoLanguage } from '../languages.ts';
import { readTexts } from './catalogue.ts';
import { countTexts } from './checked.ts';
import { formsOf, wordFile, wordLanguages, wordParts, wordsOf } from './known-words.ts';
import { writeTextTypes } from './text-types.ts';
import { findTextsOfParts, importOfPart, nameOfPart } from './uses.ts';

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  n: 'ñ',
  c: 'ç',
  y: 'ý',
};

/** Accents on the letters outside of tags, and four more letters for ten, as the longest of the languages has. */
function stretch(text: string): string {
  return text.replaceAll(/<[^>]*>|[^<]+/g, (part) =>
    part.startsWith('<')
      ? part
      : part.replaceAll(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter).replaceAll(/(\p{L}{3,})/gu, '$1\u00B7'),
  );
}

/** A text of the pseudo-language: ⟦Prófíles·⟧. */
export function compilePseudo(message: string): CompiledMessage {
  const compiled = compileMessage(message, stretch);
  return ['⟦', ...compiled, '⟧'];
}

const prefix = 'virtual:texts';
/** The addresses of texts on the development server and in tests. */
const devStart = '/texts/';
/** Every text, for tests and for a page that lacks one. */
const allTexts = 'all';

/** A language's compiled texts by id. Missing translations are in English. */
function compileLanguage(language: string) {
  const own = isLanguage(language) ? readTexts(language) : {};
  const compile = language === pseudoLanguage ? compilePseudo : (text: string) => compileMessage(text);
  return Object.entries(readTexts('en')).map(([id, text]) => [id, compile(own[id] ?? text)] as const);
}

/** The texts of a part as JSON; all without ids. */
const textsOfPart = (compiled: ReturnType<typeof compileLanguage>, ids: ReadonlySet<string> | null): string =>
  JSON.stringify(Object.fromEntries(ids === null ? compiled : compiled.filter(([id]) => ids.has(id))));

/** Parsed faster than an object of the language. */
const asModule = (json: string) => `export default JSON.parse(${JSON.stringify(json)});`;

/** The table of the files of words, or one of them. */
function writeWords(language?: string, part?: string): string {
  if (language !== undefined) {
    const kinds = Object.entries(wordParts).find(([name]) => name === part)?.[1] ?? [];
    return asModule(JSON.stringify(formsOf(language, kinds)));
  }
  const files = wordLanguages.flatMap((code) =>
    Object.keys(wordParts).map((name) => `'${code}/${name}': () => import('${prefix}/words/${code}/${name}')`),
  );
  return `export const wordFiles = { ${files.join(',\n')} };`;
}

/** @param start the beginning of the addresses of texts */
function writeModule(name: string, start: string): string {
  const [kind, group, part] = name.split('/').slice(1);
  if (kind === 'words') return writeWords(group, part);
  if (kind === 'castes') return asModule(JSON.stringify(wordsOf('caste')));
  if (kind === 'drawn') {
    const all = languageCodes.map((code) => `${code}: ${textsOfPart(compileLanguage(code), null)}`);
    return `export default { ${all.join(',\n')} };`;
  }
  if (kind === 'counts') {
    const counts = languageCodes.map((code) => [code, countTexts(code)]);
    return `export const textCounts = ${JSON.stringify(Object.fromEntries(counts))};`;
  }
  return `export const loadTextFile = (language, part) => import(/* @vite-ignore */ \`${start}\${language}.\${part}.js\`);`;
}

/** Every file of texts in a build, by the end of its name. */
function compileAll(): Map<string, string> {
  const parts: [string, Set<string> | null][] = [...findTextsOfParts(), [allTexts, null]];
  return new Map(
    [...languageCodes, pseudoLanguage].flatMap((language) => {
      const compiled = compileLanguage(language);
      return parts.map(([part, ids]) => [`${language}.${part}.js`, asModule(textsOfPart(compiled, ids))] as const);
    }),
  );
}

/**
 * Makes the modules `virtual:texts`, and a file of compiled texts for each language and part of the site. Each import of a part
 * waits for the texts of that part too. With the development server a change of the catalogue loads the page again.
 */
export function texts(): Plugin {
  let files: Map<string, string> | undefined;
  let textsOfParts: Map<string, Set<string>> | undefined;
  let start = devStart;
  return {
    name: 'texts',
    enforce: 'pre',
    buildStart() {
      // The home page and the first script are built by themselves, and fetch no texts (first-load/build/prerender.ts).
      const { command, build } = this.environment.config;
      if (command !== 'build' || !build.write) return;
      files = compileAll();
      const version = createHash('sha256')
        .update(JSON.stringify([...files]))
        .digest('base64url')
        .slice(0, 8);
      start = `/assets/texts-${version}-`;
    },
    resolveId: (id) => (id === prefix || id.startsWith(`${prefix}/`) || id.startsWith(devStart) ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(`\0${prefix}`)) return writeModule(id.slice(1), start);
      const [, language = '', part = ''] = /^\0\/texts\/([\w-]+)\.([^?]+)\.js/.exec(id) ?? [];
      if (part === '') return null;
      textsOfParts ??= findTextsOfParts();
      const ids = part === allTexts ? null : (textsOfParts.get(part) ?? new Set<string>());
      return asModule(textsOfPart(compileLanguage(language), ids));
    },
    // In tests all texts are there from the beginning.
    transform(code, id) {
      if (process.env['VITEST'] !== undefined || !/\/src\/[^?]+\.tsx?$/.test(id) || !code.includes("import('@/"))
        return null;
      textsOfParts ??= findTextsOfParts();
      const parts = textsOfParts;
      const changed = code.replaceAll(importOfPart, (whole, module: string) =>
        parts.has(nameOfPart(module)) ? `withTexts(${whole}, '${nameOfPart(module)}')` : whole,
      );
      return changed === code ? null : { code: `import { withTexts } from '@/texts/language'; ${changed}`, map: null };
    },
    generateBundle() {
      for (const [name, source] of files ?? [])
        this.emitFile({ type: 'asset', fileName: `${start.slice(1)}${name}`, source });
    },
    configureServer: (server) => {
      // As the build has it: the home page in a language.
      server.middlewares.use((request, _response, next) => {
        const [, code] = /^\/(\w\w)\/(?:\?|$)/.exec(request.url ?? '') ?? [];
        if (isLanguage(code)) request.url = '/';
        next();
      });
      const source = path.join(server.config.root, 'src');
      server.watcher.add(wordFile);
      server.watcher.on('change', (file) => {
        const isText = file === wordFile || (file.startsWith(path.join(source, 'texts')) && file.endsWith('.json'));
        if (!isText && !file.startsWith(source + path.sep)) return;
        textsOfParts = undefined;
        for (const id of server.moduleGraph.idToModuleMap.keys()) {
          const isMade = id.startsWith(`\0${prefix}`) || id.startsWith(`\0${devStart}`);
          const changed = isMade ? server.moduleGraph.getModuleById(id) : undefined;
          if (changed) server.moduleGraph.invalidateModule(changed);
        }
        if (!isText) return;
        if (file.startsWith(path.join(source, 'texts/en'))) writeTextTypes();
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}

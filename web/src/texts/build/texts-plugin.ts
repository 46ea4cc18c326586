import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { groups, type TextGroup } from '../groups.ts';
import { isLanguage, languageCodes, pseudoLanguage } from '../languages.ts';
import { compilePseudo } from './pseudo.ts';
import { readTexts } from './catalogue.ts';
import { countTexts } from './checked.ts';
import { formsOf, wordFile, wordLanguages, wordParts } from './known-words.ts';
import { writeTextTypes } from './text-types.ts';

const prefix = 'virtual:texts';
const groupNames = Object.keys(groups).filter((name): name is TextGroup => Object.hasOwn(groups, name));

/** The compiled texts of a group. Missing translations are in English. */
function compileGroup(language: string, group: TextGroup): string {
  const english = readTexts('en', group);
  const own = isLanguage(language) ? readTexts(language, group) : {};
  const compile = language === pseudoLanguage ? compilePseudo : (text: string) => compileMessage(text);
  const compiled = Object.entries(english).map(([id, text]) => [id, compile(own[id] ?? text)]);
  return JSON.stringify(Object.fromEntries(compiled));
}

/** The table of the files of words, or one of them. */
function writeWords(language?: string, part?: string): string {
  if (language !== undefined) {
    const kinds = Object.entries(wordParts).find(([name]) => name === part)?.[1] ?? [];
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(formsOf(language, kinds)))});`;
  }
  const files = wordLanguages.flatMap((code) =>
    Object.keys(wordParts).map((name) => `'${code}/${name}': () => import('${prefix}/words/${code}/${name}')`),
  );
  return `export const wordFiles = { ${files.join(',\n')} };`;
}

function writeModule(name: string): string {
  const [language, group, part] = name.split('/').slice(1);
  if (language === 'words') return writeWords(group, part);
  if (language === undefined) {
    const table = [...languageCodes, pseudoLanguage].map((code) => {
      const fileOf = (group: TextGroup) =>
        groups[group].length === 0 ? 'none' : `() => import('${prefix}/${code}/${group}')`;
      const files = groupNames.map((each) => `${each}: ${fileOf(each)}`);
      return `'${code}': { ${files.join(', ')} }`;
    });
    const none = 'const none = () => Promise.resolve({ default: {} });';
    return `${none} export const textFiles = { ${table.join(',\n')} };`;
  }
  if (language === 'drawn') {
    const drawn: readonly TextGroup[] = ['first', 'visitor', 'member'];
    const all = languageCodes.map(
      (code) => `${code}: { ${drawn.map((each) => `...${compileGroup(code, each)}`).join(', ')} }`,
    );
    return `export default { ${all.join(',\n')} };`;
  }
  if (language === 'counts') {
    const counts = languageCodes.map((code) => [code, countTexts(code)]);
    return `export const textCounts = ${JSON.stringify(Object.fromEntries(counts))};`;
  }
  const found = groupNames.find((each) => each === group);
  if (found === undefined) throw new Error(`There is no module ${name}.`);
  // Parsed faster than an object of the language.
  return `export default JSON.parse(${JSON.stringify(compileGroup(language, found))});`;
}

/**
 * Makes the modules `virtual:texts`: compiled texts, a file for each language and group of readers. With the development server a
 * change of the catalogue loads the page again.
 */
export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id === prefix || id.startsWith(`${prefix}/`) ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${prefix}`) ? writeModule(id.slice(1)) : null),
    configureServer: (server) => {
      // As the build has it: the home page in a language.
      server.middlewares.use((request, _response, next) => {
        const [, code] = /^\/(\w\w)\/(?:\?|$)/.exec(request.url ?? '') ?? [];
        if (isLanguage(code)) request.url = '/';
        next();
      });
      const folder = path.join(server.config.root, 'src/texts');
      server.watcher.add(wordFile);
      server.watcher.on('change', (file) => {
        if (file !== wordFile && !(file.startsWith(folder + path.sep) && file.endsWith('.json'))) return;
        for (const id of server.moduleGraph.idToModuleMap.keys()) {
          const changed = id.startsWith(`\0${prefix}`) ? server.moduleGraph.getModuleById(id) : undefined;
          if (changed) server.moduleGraph.invalidateModule(changed);
        }
        if (file.startsWith(path.join(folder, 'en'))) writeTextTypes();
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}

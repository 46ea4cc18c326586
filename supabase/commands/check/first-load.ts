// The weight of a visit's first load: the scripts before the first use, the home page for a visitor and the list of profiles.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { StackError } from '../../lib/settings.ts';
import { languageCodes } from '../../../web/src/texts/languages.ts';
import budget from '../../../web/budget.json' with { type: 'json' };

const kilobyte = 1000;

/** The weight of each of these files. */
async function weigh(folder: string, files: readonly string[]): Promise<Map<string, number>> {
  const weighOne = async (file: string) =>
    [file, gzipSync(await readFile(path.join(folder, file)), { level: 9 }).length] as const;
  return new Map(await Promise.all(files.map(weighOne)));
}

/** @throws StackError naming each script with its weight when they are heavier than that many kilobytes */
function requireWithin(what: string, sizes: ReadonlyMap<string, number>, most: number): void {
  const inKilobytes = (bytes: number) => (bytes / kilobyte).toFixed(1);
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  if (total <= most * kilobyte) return;
  const heaviest = [...sizes].sort(([, one], [, other]) => other - one);
  const lines = heaviest.map(([file, bytes]) => `${inKilobytes(bytes).padStart(7)} kB  ${file}`);
  throw new StackError(
    `The first load of ${what} is ${inKilobytes(total)} kB of scripts, and may be ${most} kB:\n${lines.join('\n')}\n`,
    'Fetch by import() what the page does not need at first, or change web/budget.json and say why.',
  );
}

/**
 * Weighs the scripts of the first load in a production build of the site, compressed by gzip. index.html names them all. Vite
 * writes a preload for each import of the entry. The build notes those of a tab that begins with the list, and the texts of a
 * visitor in each language. The pages are weighed with the English ones; no language's may be heavier than their limit.
 * @param most in kilobytes of 1000 bytes
 * @throws StackError when they are heavier than the budget
 */
export async function checkFirstLoad(folder: string, most = budget): Promise<void> {
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  const home = [...page.matchAll(/(?<!nomodule )(?:src|href)="\/([^"]+\.js)"/g)].map(([, name = '']) => name);
  if (home.length === 0) throw new StackError(`No script is named in ${folder}/index.html.`, 'Build the site.');
  const noteOf = (name: string) => new RegExp(`data-${name}="([^"]+)"`).exec(page)?.[1];
  const [code, texts, parts] = [noteOf('profiles'), noteOf('texts'), noteOf('texts-profiles')];
  if (code === undefined || texts === undefined || parts === undefined)
    throw new StackError(`${folder}/index.html notes no file of the list.`, 'Build the site.');
  const textsOf = (language: string, names: readonly string[]) =>
    names.map((part) => `${texts.slice(1)}${language}.${part}.js`);
  const all = ['main', ...parts.split(' ')];
  const ofList = [...home, ...code.split(' ').map((address) => address.slice(1)), ...textsOf('en', all)];
  requireWithin('the home page', await weigh(folder, [...home, ...textsOf('en', ['main'])]), most.homeKilobytes);
  requireWithin('the profiles', await weigh(folder, ofList), most.profilesKilobytes);
  for (const language of languageCodes)
    requireWithin(`a visitor's texts (${language})`, await weigh(folder, textsOf(language, all)), most.textsKilobytes);
}

// Looks for words that make English sound translated: `.config/plain-words.txt` lists them. A finding fails the check.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { StackError } from '../../lib/settings.ts';
import { listRepository } from './repository-files.ts';

const list = '.config/plain-words.txt';
const textFile = /(^|\/)(Makefile|Caddyfile|[^/]+\.(ts|tsx|js|mjs|sql|md|css|html|sh|ya?ml|toml|example))$/;
const commentOf = (line: string) => /(?:^\s*(?:\/\/|\/?\*|\{\/\*)|\s\/\/ ).*/.exec(line)?.[0] ?? '';
const quoted = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** A name as words: `isEarlyBird` and `is-early-bird` hold the word "early". */
const separateWords = (line: string) => line.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ');

/** The sections of the list by heading, each with its files and the searched part of a line. Columns of SQL are no names. */
const places = {
  everywhere: { file: textFile, partOf: (line: string) => separateWords(line).replaceAll('_', ' ') },
  'names and comments of TypeScript': {
    file: /\.tsx?$/,
    partOf: (line: string) => {
      const comment = commentOf(line);
      const code = line.slice(0, line.length - comment.length);
      return separateWords(code.replaceAll(quoted, '') + comment);
    },
  },
  'comments of TypeScript': { file: /\.tsx?$/, partOf: commentOf },
};

/** The words of a section, each with its replacement. */
function readWords(text: string, section: string): Map<string, string> {
  const [, part = ''] = `[everywhere]\n${text}`.split(`[${section}]\n`);
  const [own = ''] = part.split(/^\[/m);
  return new Map([...own.matchAll(/^([a-z ]+): (.+)$/gm)].map(([, word = '', instead = '']) => [word, instead]));
}

/**
 * Looks through all text files that are or may be committed.
 * @throws StackError naming each line with such a word, and its replacement.
 */
export function checkPlainWords(root: string): void {
  const text = readFileSync(path.join(root, list), 'utf8');
  const searches = Object.entries(places).flatMap(([section, place]) => {
    const words = readWords(text, section);
    return words.size === 0
      ? []
      : [{ ...place, words, pattern: new RegExp(`\\b(${[...words.keys()].join('|')})\\b`, 'gi') }];
  });
  const findings = listRepository(root)
    .filter((name) => textFile.test(name))
    .flatMap((name) => {
      const own = searches.filter(({ file }) => file.test(name));
      return readFileSync(path.join(root, name), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          own.flatMap(({ words, pattern, partOf }) =>
            [...partOf(line).matchAll(pattern)].map(
              ([word]) => `${name}:${index + 1}: "${word}". Write: ${words.get(word.toLowerCase())}`,
            ),
          ),
        );
    });
  if (findings.length > 0) throw new StackError(`These words are not plain:\n${findings.join('\n')}\n`, `See ${list}.`);
}

// Looks for words that make English sound translated: `.config/plain-words.txt` lists them. A finding fails the check.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { StackError } from '../../lib/settings.ts';
import { listRepository } from './repository-files.ts';

const list = '.config/plain-words.txt';
const textFile = /(^|\/)(Makefile|Caddyfile|[^/]+\.(ts|tsx|js|mjs|sql|md|css|html|sh|ya?ml|toml|example))$/;

/** The words, each with its replacement. */
function readWords(root: string): Map<string, string> {
  const text = readFileSync(path.join(root, list), 'utf8');
  return new Map([...text.matchAll(/^([a-z ]+): (.+)$/gm)].map(([, word = '', instead = '']) => [word, instead]));
}

/** A name as words: `isEarlyBird`, `is_early_bird` and `is-early-bird` hold the word "early". */
const separateWords = (line: string) => line.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[_-]/g, ' ');

/**
 * Looks through all text files that are or may be committed.
 * @throws StackError naming each line with such a word, and its replacement.
 */
export function checkPlainWords(root: string): void {
  const words = readWords(root);
  const pattern = new RegExp(`\\b(${[...words.keys()].join('|')})\\b`, 'gi');
  const findings = listRepository(root)
    .filter((file) => textFile.test(file))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          [...separateWords(line).matchAll(pattern)].map(
            ([word]) => `${file}:${index + 1}: "${word}". Write: ${words.get(word.toLowerCase())}`,
          ),
        ),
    );
  if (findings.length > 0) throw new StackError(`These words are not plain:\n${findings.join('\n')}\n`, `See ${list}.`);
}

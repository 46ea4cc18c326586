// The type of each text: its id and the values that its message takes, read from the English message.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Token } from '@messageformat/parser';
import { readTexts, textsFolder } from './catalogue.ts';

/** The TypeScript type of each value of a message. */
function typesOfValues(tokens: readonly Token[], found = new Map<string, string>()): Map<string, string> {
  for (const token of tokens) {
    if (token.type === 'content' || token.type === 'octothorpe') continue;
    const type = token.type === 'select' ? 'string | null' : token.type === 'argument' ? 'string | number' : 'number';
    // The number of a plural may stand in the text too.
    if (type !== 'string | number' || !found.has(token.arg)) found.set(token.arg, type);
    if (token.type === 'plural' || token.type === 'select' || token.type === 'selectordinal')
      for (const branch of token.cases) typesOfValues(branch.tokens, found);
  }
  return found;
}

/** Writes texts.types.ts, which is not in the repository: `make install` calls it when an English text is newer. */
export function writeTextTypes(): void {
  const lines = Object.entries(readTexts('en'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, message]) => {
      const values = [...typesOfValues(parse(message))].map(([name, type]) => `${name}: ${type}`);
      return `  '${id.replaceAll("'", "\\'")}': ${values.length === 0 ? 'null' : `{ ${values.join('; ')} }`};`;
    });
  const file = [
    '// Written by `make install` from the English texts. Do not edit.',
    '/** Every text by id, with the values of its message. */',
    'export interface Texts {',
    ...lines,
    '}',
    '',
  ].join('\n');
  writeFileSync(path.join(textsFolder, 'texts.types.ts'), file);
}

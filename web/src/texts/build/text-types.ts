// The type of each text: its id and the values that its message takes, read from the English message.
import { parse, type Token } from '@messageformat/parser';
import { readTexts } from './catalogue.ts';

/** The TypeScript type of each value of a message. */
function typesOfValues(tokens: readonly Token[], found = new Map<string, string>()): Map<string, string> {
  for (const token of tokens) {
    if (token.type === 'content' || token.type === 'octothorpe') continue;
    const type = token.type === 'select' ? 'string | null' : token.type === 'argument' ? 'string | number' : 'number';
    // A number that a plural asks for may stand in the text too.
    if (type !== 'string | number' || !found.has(token.arg)) found.set(token.arg, type);
    if (token.type === 'plural' || token.type === 'select' || token.type === 'selectordinal')
      for (const branch of token.cases) typesOfValues(branch.tokens, found);
  }
  return found;
}

/** The file texts.types.ts. */
export function writeTextTypes(): string {
  const lines = Object.entries(readTexts('en'))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, message]) => {
      const values = [...typesOfValues(parse(message))].map(([name, type]) => `${name}: ${type}`);
      return `  '${id.replaceAll("'", "\\'")}': ${values.length === 0 ? 'null' : `{ ${values.join('; ')} }`};`;
    });
  return [
    '// Written by `make text-types` from the English texts. Do not edit.',
    '/** Every text by id, with the values of its message. */',
    'export interface Texts {',
    ...lines,
    '}',
    '',
  ].join('\n');
}

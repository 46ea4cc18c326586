import { beforeEach, expect, test } from 'vitest';
import { makeTemporaryFolder, writeFiles } from '../../lib/temporary-folder.ts';
import { checkPlainWords } from './plain-words.ts';

let folder: string;
beforeEach(() => {
  folder = makeTemporaryFolder({
    '.gitignore': 'node_modules/\n',
    '.config/plain-words.txt':
      '# Words\nforsooth: indeed\nof yore: earlier\n\n[names and comments of TypeScript]\nvarlet: caller\n\n[comments of TypeScript]\nquoth: gets\n',
  });
});

test.each([
  ['notes.md', 'Forsooth, it is so', 'notes.md:2: "Forsooth". Write: indeed'],
  ['names.ts', 'const isForsoothTrue = 1;', 'names.ts:2: "Forsooth". Write: indeed'],
  ['names.sql', 'select forsooth_ids', 'names.sql:2: "forsooth". Write: indeed'],
  ['old.tsx', '<b>In days of yore</b>', 'old.tsx:2: "of yore". Write: earlier'],
  ['code.ts', "const firstVarlet = 'x';", 'code.ts:2: "Varlet". Write: caller'],
  ['code.ts', "f('a'); // The member's varlet", 'code.ts:2: "varlet". Write: caller'],
  ['code.ts', ' * It is quoth', 'code.ts:2: "quoth". Write: gets'],
])('a word of the list is named with its place: %s', (file, line, finding) => {
  writeFiles(folder, { [file]: `one\n${line}\n` });
  expect(() => checkPlainWords(folder)).toThrow(finding);
});

test('other words, and files that hold no text of ours, pass', () => {
  writeFiles(folder, {
    'notes.md': 'Forsoothly, it is so',
    'licence.txt': 'forsooth',
    'varlet.sql': 'select varlet',
    'columns.ts': "const quoth = row.varlet_id + 'varlet';",
  });
  expect(() => checkPlainWords(folder)).not.toThrow();
});

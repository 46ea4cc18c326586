import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readTextFile, textFileNames } from '@/texts/build/catalogue';
import { officeFiles } from '@/texts/build/office-files';

const source = path.resolve(import.meta.dirname, '..');
const codeFiles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(?:test|gen)\./.test(file),
);

/** Texts whose name is no person's, or that the office reads. */
const ofOthers =
  /^(?:consent-answers|consents|fees|notifications|person-form|privacy|shell|statement|stories|profiles\.savedAs|profiles-member\.searches|porutham|refusals|ui-member\.pictures|biodata\.(?:fileName|contactRecorded))\b/;

const files = textFileNames.filter((file) => !officeFiles.includes(file));
const naming = new Set(
  files
    .flatMap((file) => Object.entries(readTextFile('en', file)))
    .filter(([id, text]) => text.includes('{name}') && !ofOthers.test(id))
    .map(([id]) => id),
);

test('families read every name in their own letters: a text gets `shownName`, or sayName()', () => {
  const calls = codeFiles.flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(/\bt\(([^{};]*?),\s*\{([^{}]*)\}/g)]
      .map(([, ids = '', values = '']) => ({ ids: ids.match(/(?<=')[\w.-]+(?=')/g) ?? [], values, file }))
      .filter(({ ids }) => ids.some((id) => naming.has(id))),
  );
  // Fewer would be read by no rule: the pattern has to find them.
  expect(calls.length).toBeGreaterThan(25);
  const raw = calls.filter(({ values }) => !/\bname: (?:shownName\b|sayName\()/.test(values));
  expect(raw.map(({ ids, file }) => `${file}: ${ids.join(', ')}`)).toEqual([]);
  const found = new Set(calls.flatMap(({ ids }) => ids));
  expect([...naming].filter((id) => !found.has(id))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readTextFile } from '@/texts/build/catalogue';
import { groups } from '@/texts/groups';

const source = path.resolve(import.meta.dirname, '..');
const codeFiles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(?:test|gen)\./.test(file),
);

/** Texts whose name is no person's, or that the office reads. */
const ofOthers =
  /^(?:notifications|person-form|profiles\.savedAs|profiles-member\.searches|porutham|refusals|ui-member\.pictures|biodata\.(?:fileName|contactRecorded))\b/;

const files = [...groups.visitor, ...groups.member];
const naming = new Set(
  [...files.map((file) => readTextFile('en', file)), { 'ui.seal.explain': '{name}' }].flatMap((texts) =>
    Object.entries(texts)
      .filter(([id, text]) => text.includes('{name}') && !ofOthers.test(id))
      .map(([id]) => id),
  ),
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

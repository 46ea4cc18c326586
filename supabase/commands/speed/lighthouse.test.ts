import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFolder } from '../check/repository-files.ts';

const commands = path.resolve(import.meta.dirname, '..');

test('each command that runs parts, or a test backend, plans its parts: one that is not planned is a fault', () => {
  const texts = listFolder(commands)
    .filter((file) => /^(?!check\/).*(?<!\.test)\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(commands, file), 'utf8') }));
  const withParts = texts.filter(({ text }) => /\bawait (part|withTestBackend)\(/.test(text));
  expect(withParts).not.toEqual([]);
  expect(withParts.filter(({ text }) => !/^ *planParts\(/m.test(text))).toEqual([]);
});

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressTexts } from './compress-texts.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

test('each larger text gets a compressed file beside it', async () => {
  const folder = makeTemporaryFolder();
  const text = 'profiles '.repeat(400);
  for (const name of ['a.js', 'b.css', 'c.woff2']) writeFileSync(path.join(folder, name), text);
  writeFileSync(path.join(folder, 'small.js'), 'profiles');
  await compressTexts(folder);
  expect(readdirSync(folder).toSorted()).toEqual(['a.js', 'a.js.br', 'b.css', 'b.css.br', 'c.woff2', 'small.js']);
  const compressed = readFileSync(path.join(folder, 'a.js.br'));
  expect(compressed.length).toBeLessThan(text.length / 10);
  expect(brotliDecompressSync(compressed).toString()).toBe(text);
});

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

// Smaller ones gain less than the request itself weighs.
const smallest = 1000;

/**
 * Puts the best that Brotli can do beside each text of a folder: "index-1.js" gets "index-1.js.br". To do so for each request
 * would take a server a second; it hands out what lies there.
 */
export async function compressTexts(folder: string): Promise<void> {
  const texts = readdirSync(folder).filter((name) => /\.(css|js|svg)$/.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const file = path.join(folder, name);
      const text = readFileSync(file);
      if (text.length < smallest) return;
      const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(text, { params }));
    }),
  );
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

// Smaller files save less than the overhead of a request.
const minBytes = 1000;

/**
 * Precompresses each text of a folder with Brotli at its best level: "index-1.js" gets "index-1.js.br" beside it. Compressing
 * at each request would take a server a second; it serves the precompressed file.
 */
export async function compressTexts(folder: string): Promise<void> {
  const texts = readdirSync(folder).filter((name) => /\.(css|js|svg)$/.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const file = path.join(folder, name);
      const text = readFileSync(file);
      if (text.length < minBytes) return;
      const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(text, { params }));
    }),
  );
}

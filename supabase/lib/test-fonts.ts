import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testFolders } from './test-folders.ts';

// Liberation Sans lies in the package that reads PDFs. The browser takes no Type 1 fonts, which lie beside it.
const fallback = path.resolve(import.meta.dirname, '../../node_modules/pdfjs-dist/standard_fonts');

/**
 * Writes the settings of a browser that knows no font of the machine: text is drawn with the fonts of the site, and with one
 * fallback. So a test measures the same everywhere.
 * @returns the environment of the browser
 */
export function giveOwnFonts(): Record<string, string> {
  const file = path.join(testFolders, 'fonts.conf');
  mkdirSync(testFolders, { recursive: true });
  // Several test tools start side by side: each sees a whole file.
  writeFileSync(
    `${file}.${process.pid}`,
    `<?xml version="1.0"?>
<fontconfig>
  <dir>${fallback}</dir>
  <cachedir>${path.join(testFolders, 'fonts')}</cachedir>
  <selectfont><rejectfont><glob>*.pfb</glob></rejectfont></selectfont>
</fontconfig>
`,
  );
  renameSync(`${file}.${process.pid}`, file);
  return { FONTCONFIG_FILE: file };
}

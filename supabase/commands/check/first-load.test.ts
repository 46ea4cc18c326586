import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languageCodes } from '../../../web/src/texts/languages.ts';
import { makeTemporaryFolder } from '../../lib/temporary-folder.ts';
import { checkFirstLoad } from './first-load.ts';

/** Text of about so many kilobytes that does not become smaller. */
function makeWeight(kilobytes: number): string {
  let state = 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(160 + (state % 64));
  };
  return Array.from({ length: kilobytes * 1333 }, next).join('');
}

/** A built site: the page names the entry, its imports, and the list's script. The entry fetches another later. */
function makeSite(weights: { entry: number; shared: number; later: number; list?: number; tamil?: number }): string {
  const folder = makeTemporaryFolder();
  mkdirSync(path.join(folder, 'assets'));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text, 'latin1');
  const early =
    '<script src="/assets/early-5.js" data-profiles="/assets/list-4.js" data-texts="/assets/texts-6-" data-texts-profiles="list"></script>';
  const entry = '<script type="module" crossorigin src="/assets/entry-1.js"></script>';
  // Which no browser with modules fetches.
  const old = '<script nomodule src="/old-browser.js"></script>';
  write('index.html', `${early}${old}${entry}<link rel="modulepreload" crossorigin href="/assets/shared-2.js">`);
  write('assets/early-5.js', '');
  for (const language of languageCodes) {
    write(`assets/texts-6-${language}.main.js`, '');
    write(`assets/texts-6-${language}.list.js`, `//${makeWeight((language === 'ta' && weights.tamil) || 0.1)}`);
  }
  write('assets/list-4.js', `//${makeWeight(weights.list ?? 1)}`);
  write('assets/entry-1.js', `import(\`./later-3.js\`);//${makeWeight(weights.entry)}`);
  write('assets/shared-2.js', `//${makeWeight(weights.shared)}`);
  write('assets/later-3.js', `//${makeWeight(weights.later)}`);
  return folder;
}

const most = { homeKilobytes: 10, profilesKilobytes: 12, textsKilobytes: 2 };

test('a first load within the budget passes, however heavy the parts are that are fetched later', async () => {
  await expect(checkFirstLoad(makeSite({ entry: 4, shared: 4, later: 40 }), most)).resolves.toBeUndefined();
});

test('one above it fails and names what is in it, the heaviest first', async () => {
  const site = makeSite({ entry: 2, shared: 10, later: 40 });
  await expect(checkFirstLoad(site, most)).rejects.toThrow(
    /The first load of the home page is 1\d\.\d kB of scripts, and may be 10 kB:\n.*shared-2\.js\n.*entry-1\.js\n/,
  );
  await expect(checkFirstLoad(site, most)).rejects.not.toThrow('later-3.js');
});

test('one of the list above its own fails, and names what only the list has', async () => {
  const site = makeSite({ entry: 4, shared: 4, later: 40, list: 5 });
  await expect(checkFirstLoad(site, most)).rejects.toThrow(
    /The first load of the profiles is 1\d\.\d kB of scripts, and may be 12 kB:\n.*list-4\.js\n/,
  );
});

test('texts of a language above their limit fail', async () => {
  const site = makeSite({ entry: 4, shared: 4, later: 40, tamil: 3 });
  await expect(checkFirstLoad(site, most)).rejects.toThrow("a visitor's texts (ta)");
});

test('a site without a script is not light but broken', async () => {
  const folder = makeTemporaryFolder();
  writeFileSync(path.join(folder, 'index.html'), '<p>Nothing</p>');
  await expect(checkFirstLoad(folder, most)).rejects.toThrow('No script is named');
});

// The weight of the site's first load: the scripts that a browser fetches for any page, before it fetches that page's own.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { StackError } from '../../lib/settings.ts';
import budget from '../../../web/budget.json' with { type: 'json' };

const kilobyte = 1000;

/** What index.html names, and what that imports at once. A part that is fetched when it is needed is not among it. */
async function listFirstLoad(folder: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const add = async (file: string): Promise<void> => {
    if (sizes.has(file)) return;
    const code = await readFile(path.join(folder, file));
    sizes.set(file, gzipSync(code, { level: 9 }).length);
    for (const [, name = ''] of code.toString().matchAll(/\b(?:from|import)\s*["'](\.[^"']+\.js)["']/g)) {
      await add(path.posix.join(path.posix.dirname(file), name));
    }
  };
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  for (const [, name = ''] of page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)) await add(name);
  return sizes;
}

/**
 * Weighs the scripts of the first load in a production build of the site, compressed by gzip.
 * @param most in kilobytes of 1000 bytes
 * @throws StackError naming each script with its weight when they are heavier than the budget
 */
export async function checkFirstLoad(folder: string, most = budget.firstLoadKilobytes): Promise<void> {
  const sizes = await listFirstLoad(folder);
  if (sizes.size === 0) throw new StackError(`No script is named in ${folder}/index.html.`, 'Build the site.');
  const inKilobytes = (bytes: number) => (bytes / kilobyte).toFixed(1);
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  if (total <= most * kilobyte) return;
  const heaviest = [...sizes].sort(([, one], [, other]) => other - one);
  const lines = heaviest.map(([file, bytes]) => `${inKilobytes(bytes).padStart(7)} kB  ${file}`);
  throw new StackError(
    `The first load is ${inKilobytes(total)} kB of scripts, and may be ${most} kB:\n${lines.join('\n')}\n`,
    'Fetch by import() what the first page does not need, or change web/budget.json and say why.',
  );
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What install.mjs notes: the digest of the lock file that the packages were installed from. */
const installedPackages = 'node_modules/.installed';

/**
 * A text that changes with the installed packages and with the files in these folders. A server that was started with
 * another one runs code that is no longer there: after `git pull` it has to be started again.
 */
export function programVersion(root: string, folders: readonly string[] = []): string {
  const hash = createHash('sha256');
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => path.join(folder, name)),
  );
  for (const file of [installedPackages, ...files.sort()]) {
    if (existsSync(path.join(root, file))) hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Written by install.mjs: the digest of the lock file of the installed packages. */
const installedPackages = 'node_modules/.installed';

/**
 * A hash of the installed packages and of the files in these folders. A server with another hash runs old code: it must be
 * restarted after `git pull`.
 */
export function programVersion(root: string, folders: readonly string[] = []): string {
  const hash = createHash('sha256');
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((file) => statSync(path.join(root, file)).isFile()),
  );
  for (const file of [installedPackages, ...files.sort()]) {
    if (existsSync(path.join(root, file))) hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

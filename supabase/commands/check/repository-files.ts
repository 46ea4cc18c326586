import { execFileSync } from 'node:child_process';
import { lstatSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Tracked files and new files that git would add; in a copy without git, all files except the ignored folders. */
export function listRepository(root: string): string[] {
  const files = listByGit(root).filter((file) => lstatSync(path.join(root, file), { throwIfNoEntry: false })?.isFile());
  if (files.length > 0) return files;
  const ignored: readonly string[] =
    readFileSync(path.join(root, '.gitignore'), 'utf8').match(/^[^*!\n]+(?=\/$)/gm) ?? [];
  return listFolder(root, (name) => name !== '.git' && !ignored.includes(name));
}

function listByGit(root: string): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\0');
  } catch {
    return [];
  }
}

/** All files below a folder. */
export function listFolder(folder: string, isWanted = (_name: string) => true): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => isWanted(name));
  return entries.flatMap((entry) => {
    if (!entry.isDirectory()) return entry.isFile() ? [entry.name] : [];
    return listFolder(path.join(folder, entry.name), isWanted).map((name) => `${entry.name}/${name}`);
  });
}

import { lstatSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StackError } from './settings.ts';
import { stackNameOf } from './stack-name.ts';

/** Vite cuts a path at #, decodes % and writes paths between single quotes. */
const misread = /[#%']/;

/**
 * The folder by a path that Vite reads correctly: its own, or a link to it in the system's temporary folder. The link stays, so
 * that the cache of bundled packages does too.
 * @throws StackError when there is no such path
 */
export function plainPathOf(folder: string): string {
  if (!misread.test(folder) || process.platform === 'win32') return folder;
  const link = path.join(tmpdir(), stackNameOf(folder));
  if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(folder, link);
  // Another user of this machine may have made it.
  const isOurs = lstatSync(link).uid === process.getuid?.() && readlinkSync(link) === folder;
  if (isOurs && !misread.test(link)) return link;
  throw new StackError(
    `The site cannot be served from ${folder}, and ${link} cannot stand for it.`,
    `Move the project into a folder without # % and ' in its name.`,
  );
}

/** Vitest takes no link. @throws StackError for a folder that it misreads */
export function requirePlainPath(folder: string): void {
  if (!misread.test(folder)) return;
  throw new StackError(
    `No test runs in ${folder}: Vitest misreads # % and ' in a path.`,
    'Rename the folder. The site starts in it: make up',
  );
}

/** Node's arguments for a command of Vite on the site; without a command, for its dev server. */
export function viteArguments(root: string, command?: 'build' | 'optimize'): string[] {
  const folder = plainPathOf(root);
  // Else Node names Vite's own files by the path that Vite misreads.
  const asGiven = ['--preserve-symlinks', '--preserve-symlinks-main'];
  const vite = path.join(folder, 'node_modules/vite/bin/vite.js');
  return [...asGiven, vite, ...(command === undefined ? [] : [command]), path.join(folder, 'web')];
}

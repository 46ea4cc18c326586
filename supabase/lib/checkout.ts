import { execFileSync } from 'node:child_process';

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** The commit of a checkout and whether its files have changed since; undefined for a copy without git. */
export function describeCheckout(root: string): string | undefined {
  try {
    const commit = git(root, 'log', '-1', '--format=%h of %cs (%s)');
    const isChanged = git(root, 'status', '--porcelain') !== '';
    return isChanged ? `${commit}, with changes` : commit;
  } catch {
    return undefined;
  }
}

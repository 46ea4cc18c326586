import { StackError } from './settings.ts';

/** Whether this Node gets no security fixes any more; it does as long as invented people are on the machine. */
export const isNodeOld = (version = process.versions.node): boolean => Number(version.split('.')[0]) < 22;

/** For a server with real people's data. @throws StackError */
export function requireSafeNode(version = process.versions.node): void {
  if (!isNodeOld(version)) return;
  throw new StackError(
    `Node ${version} gets no security fixes any more, so a bureau's own server does not use it.`,
    'Install Node 24.',
  );
}

import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';

/**
 * The name of a stack's containers and volumes: a hash of the stack's folder, which must exist. So two checkouts, and the
 * tests, never share containers or volumes.
 */
export function stackNameOf(folder: string): string {
  return `matrimony-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 12)}`;
}

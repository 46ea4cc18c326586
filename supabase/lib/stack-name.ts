import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';

/**
 * The name of a stack's containers and volumes. It follows from the stack's folder, which must be there, so that two
 * checkouts, and the tests, never share any.
 */
export function stackNameOf(folder: string): string {
  return `matrimony-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 12)}`;
}

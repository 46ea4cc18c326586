import type { AppError } from '@/lib/errors';
import { failureText } from '@/lib/failure-text';

/** Says in plain words why something a member asked for was not done. */
export function refusalText(error: AppError, nothingDone: string): string {
  return failureText(error, nothingDone, { gone: 'This profile is not available any more.' });
}

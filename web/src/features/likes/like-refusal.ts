import type { AppError } from '@/lib/errors';
import { failureText } from '@/lib/failure-text';

/** Says in plain words why a like, or taking one back, was not saved. */
export function likeRefusal(error: AppError, name: string, liked: boolean): string {
  return failureText(error, `Your like for ${name} was not ${liked ? 'saved' : 'taken back'}.`, {
    // The message has a button to try again.
    unreachable: 'We could not reach the server.',
    gone: 'This profile is not available any more.',
  });
}

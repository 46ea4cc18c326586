import type { AppError } from '@/lib/errors';

/** Says in plain words why a like, or taking one back, was not saved. */
export function likeRefusal(error: AppError, name: string, liked: boolean): string {
  // The database's own sentences are meant for the reader.
  if (error.field !== null) return error.message;
  const nothingDone = liked ? `Your like for ${name} was not saved.` : `Your like for ${name} was not taken back.`;
  switch (error.kind) {
    case 'network':
      return `${nothingDone} We could not reach the server.`;
    case 'unauthorised':
      return `${nothingDone} Your sign-in has ended. Please sign in again.`;
    case 'not-found':
      return `${nothingDone} This profile is not available any more.`;
    default:
      return `${nothingDone} Please try again.`;
  }
}

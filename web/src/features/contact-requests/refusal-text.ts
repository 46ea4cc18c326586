import type { AppError } from '@/lib/errors';

/** Says in plain words why something a member asked for was not done. The database's own sentences are meant for the reader. */
export function refusalText(error: AppError, nothingDone: string): string {
  if (error.field !== null || error.code === 'PT409') return error.message;
  switch (error.kind) {
    case 'network':
      return `${nothingDone} We could not reach the server. Please try again in a moment.`;
    case 'unauthorised':
      return `${nothingDone} Your sign-in has ended. Please sign in again.`;
    case 'not-found':
      return `${nothingDone} This profile is not available any more.`;
    default:
      return `${nothingDone} Please try again.`;
  }
}

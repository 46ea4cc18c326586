import type { AppError } from '@/lib/errors';

const usualWords = {
  unreachable: 'We could not reach the server. Please try again in a moment.',
  gone: 'This profile is no longer there.',
};

/** Says in plain words why something was not done. The database's own sentences are meant for the reader. */
export function failureText(error: AppError, nothingDone: string, words: Partial<typeof usualWords> = {}): string {
  if (error.field !== null || error.code === 'PT409') return error.message;
  const { unreachable, gone } = { ...usualWords, ...words };
  switch (error.kind) {
    case 'network':
      return `${nothingDone} ${unreachable}`;
    case 'unauthorised':
      return `${nothingDone} Your sign-in has ended. Please sign in again.`;
    case 'not-found':
      return `${nothingDone} ${gone}`;
    default:
      return `${nothingDone} Please try again.`;
  }
}

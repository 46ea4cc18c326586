import type { AppError } from '@/lib/errors';

/** Why something was not done, in words for whoever filled in the form. The database's own sentences are meant for them. */
export function failureMessage(error: AppError): string {
  if (error.field !== null || error.code === 'PT409' || error.code === 'PT404') return error.message;
  switch (error.kind) {
    case 'network':
      return 'We could not reach the server. Please check the connection and try again.';
    case 'unauthorised':
      return 'Your sign-in has ended, or may not do this. Please sign in again.';
    case 'not-found':
      return 'This profile is no longer there.';
    case 'invalid':
      return 'The server did not accept this. Please check what is filled in.';
    default:
      return 'Something went wrong. Please try again.';
  }
}

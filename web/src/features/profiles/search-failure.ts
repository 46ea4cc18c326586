import { toAppError } from '@/lib/errors';

/** Why a saved search was not changed: the database's own sentence, where it gave one for the reader. */
export function searchFailure(error: unknown, otherwise: string): string {
  const { kind, field, message } = toAppError(error);
  if (kind === 'not-found') return 'This search is not there any more.';
  return field === null ? otherwise : message;
}

import type { AppError, ErrorKind, RefusalValues } from '@/lib/errors';
import { t, tIfKnown, type TextId } from '@/texts/texts';

const reasons = {
  network: 'ui.failed.network',
  unauthorised: 'ui.failed.signedOut',
  'not-found': 'ui.failed.gone',
  conflict: 'ui.failed.tryAgain',
  invalid: 'ui.failed.tryAgain',
  unknown: 'ui.failed.tryAgain',
} as const satisfies Record<ErrorKind, TextId>;

/** PostgreSQL has a code for it. Storage only has the message of its operating system. */
const isDiskFull = ({ code, message }: AppError) => code === '53100' || /ENOSPC|no space left on device/i.test(message);

/** What the database refuses, in the reader's language; in its own English sentence where the code has no text. */
export const refusalText = (code: string, values: RefusalValues, sentence: string): string =>
  tIfKnown(`refusals.${code}`, values) ?? tIfKnown(`refusals-for-all.${code}`, values) ?? sentence;

/**
 * Says in plain words why something was not done. What was not done, as a sentence, comes first unless the database has
 * a sentence of its own for the user, or nobody knows whether it was done.
 */
export function errorText(error: AppError, nothingDone?: string): string {
  if (error.refusal !== null) return refusalText(error.refusal, error.values, error.message);
  if (error.mayBeDone) return t('ui.failed.unanswered');
  const reason = t(isDiskFull(error) ? 'ui.failed.diskFull' : reasons[error.kind]);
  return nothingDone === undefined ? reason : `${nothingDone} ${reason}`;
}

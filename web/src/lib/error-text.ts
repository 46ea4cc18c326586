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

/** The text of a refusal in the reader's language; the database's own English sentence where the code has no text. */
export const refusalText = (code: string, values: RefusalValues, sentence: string): string =>
  tIfKnown(`refusals.${code}`, values) ?? tIfKnown(`refusals-for-all.${code}`, values) ?? sentence;

/**
 * The reason of a failure in plain words. `nothingDone`, a sentence, comes first unless the database has
 * a sentence of its own for the user, or the outcome is unknown.
 */
export function errorText(error: AppError, nothingDone?: string): string {
  if (error.refusal !== null) return refusalText(error.refusal, error.values, error.message);
  if (error.mayBeDone) return t('ui.failed.unanswered');
  const reason = t(isDiskFull(error) ? 'ui.failed.diskFull' : reasons[error.kind]);
  return nothingDone === undefined ? reason : `${nothingDone} ${reason}`;
}

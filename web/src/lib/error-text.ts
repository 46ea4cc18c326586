import type { AppError, ErrorKind, RefusalValues } from '@/lib/errors';
import { formatDate } from '@/lib/format';
import { sayRefusal } from '@/texts/refusals';
import { t, type TextId } from '@/texts/texts';

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
export function refusalText(code: string, given: RefusalValues, sentence: string): string {
  // The error of a fault in the code has no values.
  const values: Record<string, string | number> = { ...given };
  for (const [name, value] of Object.entries(values)) values[name] = formatDate(String(value)) ?? value;
  return sayRefusal(code, values) ?? sentence;
}

/**
 * The reason of a failure in plain words. `nothingDone`, a sentence, comes first unless the database has
 * a sentence of its own for the user, or the outcome is unknown.
 */
export function errorText(error: AppError, nothingDone?: string): string {
  if (error.refusal !== null) return refusalText(error.refusal, error.values, error.message);
  if (error.mayBeDone) return t('ui.failed.unanswered');
  // Of a connection that broke behind the server, which was reached.
  const isBroken = error.kind === 'network' && error.status === 400;
  const reason = t(isDiskFull(error) ? 'ui.failed.diskFull' : isBroken ? 'ui.failed.noAnswer' : reasons[error.kind]);
  return nothingDone === undefined ? reason : `${nothingDone} ${reason}`;
}

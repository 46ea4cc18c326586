import { AppError } from '@/lib/errors';

/**
 * Notes an error of the site itself for those who open the browser's tools; it is sent to nobody. An outage or a refusal is
 * no such error: the page says it.
 */
export function reportError(
  error: unknown,
  { componentStack = '' }: { componentStack?: string | undefined } = {},
): void {
  // oxlint-disable-next-line no-console
  if (!(error instanceof AppError)) console.error(error, componentStack);
}

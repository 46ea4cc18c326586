import { AppError } from '@/lib/errors';

/**
 * Logs an error of the site itself to the console; it is sent nowhere. Outages and refusals are not logged: the page
 * shows them.
 */
export function reportError(
  error: unknown,
  { componentStack = '' }: { componentStack?: string | undefined } = {},
): void {
  // oxlint-disable-next-line no-console
  if (!(error instanceof AppError)) console.error(error, componentStack);
}

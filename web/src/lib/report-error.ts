/**
 * Logs an error of the site itself to the console; it is sent nowhere. Outages and refusals are not logged: the page
 * shows them.
 */
export function reportError(
  error: unknown,
  { componentStack = '' }: { componentStack?: string | undefined } = {},
): void {
  // By name: the class is not in the first load.
  if (error instanceof Error && error.name === 'AppError') return;
  // oxlint-disable-next-line no-console
  console.error(error, componentStack);
}

/** The town of a postal address: the words before the six digits of its PIN; null without one. */
export function townOf(address: string): string | null {
  const [, town] = /([^\n,]*?)[\s\u2013-]*\b\d{3} ?\d{3}\b/.exec(address) ?? [];
  return town?.trim() || null;
}

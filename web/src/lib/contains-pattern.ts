/**
 * A pattern for ilike that finds the text anywhere, with its own signs taken literally. Null where nothing can be found:
 * PostgREST takes an asterisk for a wildcard whatever stands before it, and nobody's name holds one.
 */
export function containsPattern(text: string): string | null {
  return text.includes('*') ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Unicode normalization of a password: keyboards send the same letters in different forms. */
export function normalizePassword(typed: string): string {
  return typed.normalize('NFC');
}

/** The same letters can be stored in different ways; keyboards differ in which they send. Passwords are compared in one. */
export function normalizePassword(typed: string): string {
  return typed.normalize('NFC');
}

import { plainSigns } from '@/lib/indian-digits';

const domain = 'members.matrimony.invalid';

/**
 * The internal e-mail of a username in the auth service, which has e-mails only. `.invalid` can never
 * receive mail. The SQL that creates logins uses the same domain.
 */
export function loginEmail(username: string): string {
  return `${plainSigns(username).trim().toLowerCase()}@${domain}`;
}

/** Unicode normalization of a password: keyboards send the same letters in different forms. */
export function normalizePassword(typed: string): string {
  return typed.normalize('NFC');
}

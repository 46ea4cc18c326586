// Excludes characters that look or sound alike on a screen or over the phone. Excludes vowels and digits that read as
// letters, because with those one password in two thousand held a name by chance, and was refused.
const letters = 'bcdfghjkmnpqrstvwxz2689';
const groupLength = 4;
const groups = 4;

/** A random temporary password of four groups, "k8mp-x2qw-…": about 72 bits. It must be changed at the first sign-in. */
export function makeTemporaryPassword(): string {
  // Rejection sampling: values past the last full multiple would bias the letters.
  const limit = 256 - (256 % letters.length);
  let made = '';
  while (made.length < groups * groupLength) {
    for (const value of crypto.getRandomValues(new Uint8Array(32)))
      if (value < limit && made.length < groups * groupLength) made += letters.charAt(value % letters.length);
  }
  return inGroups(made);
}

const inGroups = (made: string) => (made.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-');

/** Normalizes a typed temporary password: any case, with or without dashes and blanks; null for other texts. */
export function readTemporaryPassword(typed: string): string | null {
  const compact = typed.toLowerCase().replaceAll(/[\s\-\u2010-\u2015]/g, '');
  // Earlier ones had more letters.
  return new RegExp(`^[a-hjkmnp-z2-9]{${groups * groupLength}}$`).test(compact) ? inGroups(compact) : null;
}

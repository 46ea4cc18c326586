export const usernamePattern = /^[a-z0-9][a-z0-9._-]{2,31}$/;

const longest = 32;

/**
 * Suggests a username from a name: "Asha Ramachandran" gives "asha.ramachandran", "Maria D'Souza" "maria.dsouza".
 * Words beyond the maximum length are dropped whole. Empty if the name has too few Latin letters.
 */
export function suggestUsername(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{Mark}|['’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let suggestion = (words.shift() ?? '').slice(0, longest);
  for (const word of words) {
    if (suggestion.length + 1 + word.length > longest) break;
    suggestion += `.${word}`;
  }
  return usernamePattern.test(suggestion) ? suggestion : '';
}

/** The next username to try if this one is taken: "asha", "asha2", "asha3". */
export function nextUsername(taken: string): string {
  const number = Number(/\d+$/.exec(taken)?.[0] ?? 1) + 1;
  const stem = taken.replace(/\d+$/, '');
  return `${stem.slice(0, longest - String(number).length)}${number}`;
}

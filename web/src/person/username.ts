export const usernamePattern = /^[a-z0-9][a-z0-9._-]{2,31}$/;

const longest = 32;

/** A username from a person's name: "Asha Ramachandran" gives "asha.ramachandran". Empty when the name has no Latin letters. */
export function suggestUsername(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const suggestion = words.join('.').slice(0, longest).replace(/\.$/, '');
  return usernamePattern.test(suggestion) ? suggestion : '';
}

/** Another one to try when this username is taken: "asha", "asha2", "asha3". */
export function nextUsername(taken: string): string {
  const number = Number(/\d+$/.exec(taken)?.[0] ?? 1) + 1;
  const stem = taken.replace(/\d+$/, '');
  return `${stem.slice(0, longest - String(number).length)}${number}`;
}

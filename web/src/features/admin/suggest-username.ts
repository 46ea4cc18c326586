const shortest = 3;
const longest = 32;

/** A username to begin with: "asha.ramachandran" for Asha Ramachandran; empty when the name gives none. */
export function suggestUsername(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let suggestion = '';
  for (const word of words.slice(0, 2)) {
    const longer = suggestion === '' ? word : `${suggestion}.${word}`;
    if (longer.length <= longest) suggestion = longer;
  }
  return suggestion.length < shortest ? '' : suggestion;
}

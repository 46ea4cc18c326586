const wordsOf = (part: string) =>
  part
    .toLowerCase()
    .split(/[\s.]+/)
    .filter((word) => word !== '');

/**
 * Joins the parts of a name in the order of their columns. A part that another one holds is left out: an address book has the
 * whole name beside its parts.
 */
export function joinName(parts: readonly string[]): string {
  const filled = parts.map((part) => part.trim()).filter((part) => part !== '');
  const isHeld = (part: string, place: number) =>
    filled.some((other, at) => {
      if (at === place) return false;
      const [own, others] = [wordsOf(part), wordsOf(other)];
      // Of two equal parts, the first stays.
      return own.every((word) => others.includes(word)) && (own.length < others.length || at < place);
    });
  return filled.filter((part, place) => !isHeld(part, place)).join(' ');
}

const wordsOf = (name: string): string[] => [...(name.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [])];
const isLatin = (text: string) => /\p{Script=Latin}/u.test(text);

/** Whether two names are of two people. One name may stand in two scripts, and with its initials or without. */
export function isOtherName(one: string, other: string): boolean {
  const words = wordsOf(other);
  return isLatin(one) === isLatin(other) && !wordsOf(one).some((word) => words.includes(word));
}

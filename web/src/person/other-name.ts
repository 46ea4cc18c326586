const wordsOf = (name: string): string[] => [...(name.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [])];
/** Whether a name has Latin letters. */
export const isLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text);

/** Whether a text has the form of a name in a script of India. */
export const isInOwnLetters = (text: string): boolean =>
  /^[\u0900-\u0dff](?:[\u0900-\u0dff. ]|\u200c|\u200d){1,40}$/.test(text);

/** Whether two names are of two people. One name may stand in two scripts, and with its initials or without. */
export function isOtherName(one: string, other: string): boolean {
  const words = wordsOf(other);
  return isLatin(one) === isLatin(other) && !wordsOf(one).some((word) => words.includes(word));
}

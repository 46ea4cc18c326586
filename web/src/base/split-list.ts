/** The parts of a text with commas: "Tamil, Telugu" has two. Empty parts are left out. */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

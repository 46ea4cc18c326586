const address = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
/** The most that the standard of mail allows. */
const longest = 254;

/** Whether a text looks like an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= longest && address.test(text);
}

/** The first e-mail address in a text, or null. */
export function findEmail(text: string): string | null {
  return text.split(/[\s,;<>()]+/).find(isEmail) ?? null;
}

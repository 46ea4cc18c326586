/** Creates a value at its first use: creating an Intl format takes longer than a page's first render. */
export function once<Thing extends object>(make: () => Thing): () => Thing {
  let made: Thing | undefined;
  return () => (made ??= make());
}

/** Reads a property of a value of unknown type; undefined when the value is no object or has no such property. */
export function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The parts of a text with commas: "Tamil, Telugu" has two. Empty parts are left out. */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

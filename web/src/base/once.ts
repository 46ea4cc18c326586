/** Creates a value at its first use: creating an Intl format takes longer than a page's first render. */
export function once<Thing extends object>(make: () => Thing): () => Thing {
  let made: Thing | undefined;
  return () => (made ??= make());
}

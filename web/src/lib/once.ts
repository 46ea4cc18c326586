/** Makes something when it is first asked for: a format takes the browser longer to make than all of a page's first drawing. */
export function once<Thing extends object>(make: () => Thing): () => Thing {
  let made: Thing | undefined;
  return () => (made ??= make());
}

/** Parameters of a page: the cursor (null for the first page) and the number of rows. */
export interface Part<Place> {
  after: Place | null;
  size: number;
}

/** Parameters of the next page: of normal size, or all rows that were loaded before a reload. */
export function nextPart<Place>(
  after: Place | null,
  pages: readonly { profiles: readonly unknown[] }[],
  usual: number,
  loadedBefore: number,
): Part<Place> | null {
  if (after === null) return null;
  const missing = loadedBefore - pages.reduce((sum, { profiles }) => sum + profiles.length, 0);
  return { after, size: Math.max(usual, missing) };
}

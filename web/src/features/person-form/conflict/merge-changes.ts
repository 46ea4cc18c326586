/** The outcome of putting two people's changes of the same profile together. */
export interface Merge<Key extends string> {
  /** Everyone's changes together; where both changed the same field, the reader's own. */
  merged: Record<Key, string>;
  /** What both changed, each to something else. */
  clashes: Key[];
  /** What only the others changed. */
  takenOver: Key[];
}

/** Compares what the reader started from, what is stored now and what the reader made of it, field by field. */
export function mergeChanges<Key extends string>(
  keys: readonly Key[],
  started: Readonly<Record<Key, string>>,
  stored: Readonly<Record<Key, string>>,
  own: Readonly<Record<Key, string>>,
): Merge<Key> {
  const merged: Record<Key, string> = { ...own };
  const clashes: Key[] = [];
  const takenOver: Key[] = [];
  for (const key of keys) {
    if (stored[key] === started[key] || stored[key] === own[key]) continue;
    if (own[key] === started[key]) {
      merged[key] = stored[key];
      takenOver.push(key);
    } else clashes.push(key);
  }
  return { merged, clashes, takenOver };
}

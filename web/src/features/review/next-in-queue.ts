/**
 * Whom to look at after this one: the next in the queue, or the first when this was the last. Null when nobody else is
 * waiting.
 */
export function nextInQueue(ids: readonly number[], decidedId: number): number | null {
  const after = ids.slice(ids.indexOf(decidedId) + 1);
  return after[0] ?? ids.find((id) => id !== decidedId) ?? null;
}

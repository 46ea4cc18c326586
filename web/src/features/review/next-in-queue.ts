/**
 * The id to review after a decision: the next in the queue, or the first after the last. Null if nobody else is waiting.
 */
export function nextInQueue(ids: readonly number[], decidedId: number): number | null {
  const after = ids.slice(ids.indexOf(decidedId) + 1);
  return after[0] ?? ids.find((id) => id !== decidedId) ?? null;
}

/** A record of entries with all names of their type. */
export function recordOf<Name extends string, Value>(
  entries: readonly (readonly [name: Name, value: Value])[],
): Record<Name, Value> {
  const made: Partial<Record<Name, Value>> = {};
  for (const [name, value] of entries) made[name] = value;
  const isComplete = (record: typeof made): record is Record<Name, Value> =>
    entries.every(([name]) => Object.hasOwn(record, name));
  if (!isComplete(made)) throw new Error('Every name has a value.');
  return made;
}

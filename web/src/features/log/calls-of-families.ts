/** An entry of a log that asks for a call. */
interface DueEntry {
  id: number;
  entry: string;
  call_again_on: string | null;
  person: { id: number; name: string; office_details: { household: string | null } | null };
}

/** A call to make: the entries that ask for it, all of one household. */
export interface DueCallOfFamily {
  id: number;
  entries: readonly DueEntry[];
}

/** One call for each household, in the order of the entries; without a household, one for each entry. */
export function callsOfFamilies(entries: readonly DueEntry[]): DueCallOfFamily[] {
  const families = new Map<string | number, DueCallOfFamily>();
  for (const entry of entries) {
    const family = entry.person.office_details?.household ?? entry.id;
    const before = families.get(family);
    families.set(family, { id: before?.id ?? entry.id, entries: [...(before?.entries ?? []), entry] });
  }
  return [...families.values()];
}

import type { Json } from '@/lib/database.types';
import { formatPersonValue, isPersonField, personFieldLabels, type PersonField } from '@/lib/person-fields';

/** One field of a proposal, in readable form; null is no value. */
export interface ProposedChange {
  field: PersonField;
  label: string;
  before: string | null;
  after: string | null;
  /** Set when the value is another one by now than the member saw. */
  changedTo?: string | null;
}

function readValue(values: unknown, field: string): unknown {
  return typeof values === 'object' && values !== null ? Reflect.get(values, field) : undefined;
}

/** A member's proposal field by field, in the order of the form. `current` holds what the register says now. */
export function describeProposal(
  changes: Json,
  base: Json,
  current: Readonly<Record<string, unknown>>,
): ProposedChange[] {
  return Object.keys(personFieldLabels)
    .filter(isPersonField)
    .filter((field) => readValue(changes, field) !== undefined)
    .map((field) => {
      const before = formatPersonValue(field, readValue(base, field));
      const now = formatPersonValue(field, current[field]);
      return {
        field,
        label: personFieldLabels[field],
        before,
        after: formatPersonValue(field, readValue(changes, field)),
        ...(now !== before && { changedTo: now }),
      };
    });
}

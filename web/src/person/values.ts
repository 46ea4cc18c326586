import { formatAge, formatDate, formatTimeOfDay } from '@/lib/format';
import { formatStoredCoordinates } from '@/astrology/sky/coordinates';
import { describeField, type FieldDescription, type PersonField } from '@/person/fields';
import { formatHeight } from '@/person/height';

/** A stored word with a capital. To say a value in the reader's language: sayValue. */
export function formatChoice(choice: string): string {
  return choice.charAt(0).toUpperCase() + choice.slice(1);
}

/** Formats a field's value; null if there is none. Numbers may be text, as in proposals. */
export function formatPersonValue(field: PersonField, value: unknown): string | null {
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return null;
  const description = describeField(field);
  switch (description.kind) {
    case 'height':
      return formatHeight(Number(value));
    case 'date':
      return formatDate(String(value)) ?? String(value);
    case 'time':
      return formatTimeOfDay(String(value)) ?? String(value);
    case 'coordinates':
      return formatStoredCoordinates(String(value)) ?? String(value);
    case 'choice':
      return description.inWords(String(value));
    default:
      return String(value);
  }
}

/** Options of a select. */
export function optionsOf({ choices, inWords, inList = inWords }: Extract<FieldDescription, { kind: 'choice' }>) {
  return choices.map((value) => ({ value, label: inList(value) }));
}

/** Formats a field's value for a profile, with an age in words. */
export function formatFact(field: PersonField, value: unknown): string | null {
  return describeField(field).kind === 'age' && typeof value === 'number'
    ? formatAge(value)
    : formatPersonValue(field, value);
}

import { formatAge, formatDate, formatHeight } from '@/lib/format';
import { describeField, type PersonField } from '@/person/fields';

/** A choice as it is shown: "bride" is "Bride". */
export function formatChoice(choice: string): string {
  return choice.charAt(0).toUpperCase() + choice.slice(1);
}

/** A field's value as it is shown, or null when there is none. Numbers may be text, as in proposals. */
export function formatPersonValue(field: PersonField, value: unknown): string | null {
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return null;
  switch (describeField(field).kind) {
    case 'height':
      return formatHeight(Number(value));
    case 'date':
      return formatDate(String(value)) ?? String(value);
    case 'choice':
      return formatChoice(String(value));
    default:
      return String(value);
  }
}

/** A field's value for those who read a profile: as it is shown, an age in words. */
export function formatFact(field: PersonField, value: unknown): string | null {
  return describeField(field).kind === 'age' && typeof value === 'number'
    ? formatAge(value)
    : formatPersonValue(field, value);
}

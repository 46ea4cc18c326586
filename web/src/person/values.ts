import { splitList } from '@/base/values';
import { formatAge, formatTimeOfDay, sayDate } from '@/lib/format';
import { formatStoredCoordinates } from '@/astrology/sky/place-in-words';
import { describeField, type FieldDescription, type PersonField } from '@/person/fields';
import { formatHeight } from '@/person/height';
import { leastIncomeOf, sayLeastIncome } from '@/person/income';
import { getLocale } from '@/texts/texts';
import { sayWord, type WordKind } from '@/texts/words';

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
      return sayDate(String(value));
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

/** The options of a select for a field; none, if it has no list. */
export function optionsOfField(field: PersonField): { value: string; label: string }[] {
  const description = describeField(field);
  return description.kind === 'choice' ? optionsOf(description) : [];
}

/** Whether a text names values of a field's list only, with commas between. */
export const areListed = (field: PersonField, text: string): boolean => {
  const description = describeField(field);
  return description.kind === 'choice' && splitList(text).every((value) => description.choices.includes(value));
};

/** Several values of a field, one of which is enough: "Tamil or Telugu". */
export function sayAnyOf(field: PersonField, text: string): string {
  const leastIncome = field === 'income' ? leastIncomeOf(text) : null;
  if (leastIncome !== null) return sayLeastIncome(leastIncome);
  const values = splitList(text).map((value) => formatFact(field, value) ?? value);
  return new Intl.ListFormat(getLocale(), { type: 'disjunction' }).format(values);
}

/** Fields with typed words that the site knows in the reader's script. */
const wordKinds: Readonly<Partial<Record<PersonField, WordKind>>> = {
  name: 'name',
  location: 'place',
  place_of_birth: 'place',
  native_place: 'place',
  work_place: 'place',
  caste: 'caste',
  gothram: 'gothram',
  education: 'education',
  job: 'job',
  "father's_name": 'name',
  "mother's_name": 'name',
  "father's_job": 'job',
  "mother's_job": 'job',
};

/** An entry that somebody chose in place of a value. */
export const isWithheld = (value: string): boolean => /^prefer not to (?:say|disclose|mention)$/i.test(value.trim());

/**
 * Formats a field's value for a reader of a profile: known words in the reader's script, an age in words. Null if there is
 * none, or the family prefers not to say it.
 */
export function formatFact(field: PersonField, value: unknown): string | null {
  if (describeField(field).kind === 'age' && typeof value === 'number') return formatAge(value);
  if (typeof value === 'string' && isWithheld(value)) return null;
  const formatted = formatPersonValue(field, value);
  const kind = wordKinds[field];
  return formatted === null || kind === undefined ? formatted : sayWord(kind, formatted);
}

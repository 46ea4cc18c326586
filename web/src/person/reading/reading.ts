// What every reader of a field gives.
import type { PersonField } from '@/person/fields';
import type { DateOrder } from '@/lib/read-date';
import { t } from '@/texts/texts';

/** A text in the reader's language. A function, because an unused text need not be loaded. */
export type Saying = () => string;

/** What a text says of one field. */
interface Meaning {
  /** In stored form. Null where the text says nothing of it, or is not understood. */
  value: string | null;
  /** Why it is not understood. */
  error: Saying | null;
  /** Whether somebody must look at it. */
  doubtful: boolean;
  /** How it was understood, if that is more than another form of it. */
  change?: Saying;
}

export interface Fact extends Meaning {
  field: PersonField;
  /** Whether it was concluded from another field's text: a line or a column of its own comes before it. */
  derived: boolean;
}

/** What a text says of its field and of others, and the words of which nothing was made. */
export interface Reading extends Meaning {
  also: readonly Fact[];
  rest: string;
}

/** What is known of a text by the place where it stands. */
export interface Context {
  /** The label or the heading. */
  heading?: string;
  /** The order of dates in the column. With one, short years and times without am or pm are certain too. */
  order?: DateOrder;
}

export type Read = (text: string, context: Context, field: PersonField) => Reading;

/** Why a value must be looked at, unless its own words have several meanings. */
export const doubts = ['guess', 'elsewhere', 'conflict', 'birth'] as const;
export type Doubt = (typeof doubts)[number];

export const sure = (value: string | null): Reading => ({ value, error: null, doubtful: false, also: [], rest: '' });
export const unread = (error: Saying): Reading => ({ ...sure(null), error, doubtful: true });
export const unsure = (value: string, more: Partial<Reading> = {}): Reading => ({
  ...sure(value),
  doubtful: true,
  ...more,
});
export const asRead = (text: string, place: string) => ({ change: () => t('transfer.read.place', { text, place }) });

export const fact = (field: PersonField, value: string, doubtful = false): Fact => ({
  field,
  value,
  error: null,
  doubtful,
  derived: false,
});
export const concluded = (field: PersonField, value: string, doubtful = true): Fact => ({
  ...fact(field, value, doubtful),
  derived: true,
});
export const factOrNone = (field: PersonField, value: string | null): Fact[] =>
  value === null ? [] : [fact(field, value)];

import { auditLabelOf, isSetting } from '@/bureau/settings';
import type { Json } from '@/lib/database.types';
import { formatExactMoment } from '@/lib/format';
import { isJsonObject } from '@/lib/json';
import { firstChoices } from '@/lib/register-settings.gen';
import { feeEvents } from '@/lib/register-work.gen';
import { formatRupees } from '@/lib/rupees';
import { describeField, isPersonField, labelOf } from '@/person/fields';
import { sayValue, type ListName } from '@/person/say-value';
import { formatPersonValue } from '@/person/values';
import { isLanguage, languages } from '@/texts/languages';
import { t, tIfKnown } from '@/texts/texts';

function labelOfColumn(column: string): string {
  if (isPersonField(column)) return labelOf(column);
  if (isSetting(column)) return auditLabelOf(column);
  if (isLanguage(column)) return languages[column].name;
  return tIfKnown(`audit.column.${column}`, {}) ?? column;
}

const listsByColumn: ReadonlyMap<string, ListName> = new Map([
  ['status', 'status'],
  ['verified_items', 'verification'],
  ['item', 'verification'],
]);

/** Columns of money, in paise: a part of a price has its event as its column. */
const moneyColumns: ReadonlySet<string> = new Set(['amount', 'price', 'plan_price', 'agreed_price', ...feeEvents]);

/** The database's placeholder for a contact value. */
const hidden = '(hidden)';

function formatValue(column: string, value: Json | undefined): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (value === hidden) return t('audit.entry.hidden');
  if (typeof value === 'boolean') return value ? t('ui.yes') : t('ui.no');
  if (Array.isArray(value))
    return value.length === 0 ? null : value.map((item) => formatValue(column, item)).join(', ');
  if (isJsonObject(value)) {
    return Object.entries(value)
      .map(([key, part]) =>
        t('audit.entry.part', {
          label: labelOfColumn(key),
          value: formatValue(key, part) ?? t('audit.entry.nothing'),
        }),
      )
      .join('\n');
  }
  if (typeof value === 'number' && moneyColumns.has(column)) return formatRupees(value);
  if (isPersonField(column)) return formatPersonValue(column, value);
  const list = listsByColumn.get(column);
  if (list !== undefined) return sayValue(list, String(value));
  return typeof value === 'string' && column.endsWith('_at') ? formatExactMoment(value) : String(value);
}

/** Whether no word of a value is ours. */
function isTyped(column: string, value: Json | undefined): boolean {
  if (value === hidden || listsByColumn.has(column)) return false;
  if (isPersonField(column)) return describeField(column).kind !== 'choice';
  return typeof value === 'string' || typeof value === 'number' || Array.isArray(value);
}

/** A value in words; null means none. */
export interface ValueInWords {
  words: string | null;
  /** Whether it is as it was typed or stored, in no language of ours. */
  isTyped: boolean;
}

type ChangedValue = { column: string; label: string; before: ValueInWords; after: ValueInWords };

/** The values by column; star rules are listed like columns, which older entries have. */
function byColumn(values: Json) {
  const { star_rules: rules, ...columns } = isJsonObject(values) ? values : {};
  return isJsonObject(rules) ? { ...firstChoices, ...columns, ...rules } : columns;
}

export function listValues(oldValues: Json, newValues: Json): ChangedValue[] {
  const before: Record<string, Json | undefined> = byColumn(oldValues);
  const after: Record<string, Json | undefined> = byColumn(newValues);
  const say = (column: string, value: Json | undefined): ValueInWords => ({
    words: formatValue(column, value),
    isTyped: isTyped(column, value),
  });
  return (
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map((column) => ({
        column,
        label: labelOfColumn(column),
        before: say(column, before[column]),
        after: say(column, after[column]),
      }))
      // Two hidden values are equal text, but they differ.
      .filter(({ column, before: old, after: now }) => old.words !== now.words || before[column] === hidden)
  );
}

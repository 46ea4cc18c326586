import type { RecordedChange } from '@/features/person-form/api/edit';
import type { MergeKey } from '@/features/person-form/conflict/merge';
import { fieldColumns } from '@/features/person-form/fields/person-values';
import { formatWhen } from '@/lib/format';
import { isPersonField, labelOf } from '@/person/fields';
import { getLocale, t } from '@/texts/texts';

function labelOfColumn(column: string): string | null {
  if (isPersonField(column)) return labelOf(column);
  switch (column) {
    case 'first_img':
    case 'second_img':
    case 'third_img':
      return t('person-form.part.pictures');
    case 'birth_chart':
      return t('person-member.birthChart');
    case 'status':
      return t('admin.filter.status');
    default:
      return null;
  }
}

/** One sentence for each change: "Meena changed Location and Job, 2 minutes ago." */
export function describeChanges(changes: readonly RecordedChange[], now: Date): string[] {
  const list = new Intl.ListFormat(getLocale(), { type: 'conjunction' });
  // One save has an audit row for each table.
  const together = new Map<string, { actorName: string; happenedAt: string; labels: Set<string> }>();
  for (const { actorName, happenedAt, columns } of changes) {
    const key = `${actorName} ${happenedAt}`;
    const entry = together.get(key) ?? { actorName, happenedAt, labels: new Set<string>() };
    for (const column of columns) {
      const label = labelOfColumn(column);
      if (label !== null) entry.labels.add(label);
    }
    together.set(key, entry);
  }
  return [...together.values()]
    .filter(({ labels }) => labels.size > 0)
    .map(({ actorName, happenedAt, labels }) =>
      t('person-form-office.conflict.change', {
        name: actorName,
        fields: list.format(labels),
        when: formatWhen(happenedAt, now),
      }),
    );
}

/** The author of the last change of a field; null if unknown. */
export function whoChanged(changes: readonly RecordedChange[], key: MergeKey): string | null {
  const columns: readonly string[] =
    key === 'pictures'
      ? ['first_img', 'second_img', 'third_img']
      : key === 'charts'
        ? ['birth_chart']
        : [fieldColumns[key]];
  const ofPart = changes.filter((change) => change.columns.some((column) => columns.includes(column)));
  return ofPart.at(-1)?.actorName ?? null;
}

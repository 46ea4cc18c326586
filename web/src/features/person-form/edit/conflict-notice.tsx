import { useState } from 'react';
import type { RecordedChange } from '@/features/person-form/api';
import type { MergeKey } from '@/features/person-form/edit/merge';
import type { SaveConflict } from '@/features/person-form/edit/use-profile-save';
import { formatWhen } from '@/lib/format';
import { isPersonField, labelOf } from '@/person/fields';
import { getLocale, t } from '@/texts/texts';
import { PictureComparison } from '@/ui/picture-comparison';

interface ConflictNoticeProps extends SaveConflict {
  /** Of the person in the pictures. */
  name: string;
  /** What both changed. */
  clashes: readonly MergeKey[];
}

/** Says who changed what while somebody typed, and shows the pictures that the next save replaces. */
export function ConflictNotice({ name, storedOrigin, changes, clashes }: ConflictNoticeProps) {
  const [openedAt] = useState(() => new Date());
  const sentences = describeChanges(changes, openedAt);
  const lists = [
    { key: 'pictures', bucket: 'profile-images', title: t('person-form.portraits') },
    { key: 'charts', bucket: 'birth-charts', title: t('person-member.birthChart') },
  ] as const;
  return (
    <div role="alert" className="mb-4 rounded-card border border-gold-500 bg-wash px-5 py-4">
      <p className="font-medium">{t('person-form-office.conflict.title')}</p>
      <p className="mt-1">
        {sentences.length === 0 ? t('person-form-office.conflict.changeUnknown') : sentences.join(' ')}{' '}
        {t('person-form-office.conflict.kept')}
      </p>
      {lists
        .filter(({ key }) => clashes.includes(key))
        .map(({ key, bucket, title }) => (
          <PictureComparison
            key={key}
            name={name}
            bucket={bucket}
            sides={[
              {
                label: `${title}: ${t('person-form.sent.before')}`,
                pictures: storedOrigin[key].map((value) => ({ value, title, word: null })),
              },
            ]}
          />
        ))}
    </div>
  );
}

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
function describeChanges(changes: readonly RecordedChange[], now: Date): string[] {
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

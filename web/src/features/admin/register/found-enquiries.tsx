import { useState } from 'react';
import type { FoundEnquiry } from '@/features/admin/api/registered-users';
import { formatWhen } from '@/lib/format';
import { t } from '@/texts/texts';
import { QueueRow } from '@/ui/lists';
import { TextLink } from '@/ui/text-link';

/** Open enquiries with the words or the number of the search: perhaps one of them is calling. */
export function FoundEnquiries({ enquiries }: { enquiries: readonly FoundEnquiry[] }) {
  const [now] = useState(() => new Date());
  if (enquiries.length === 0) return null;
  return (
    <section
      aria-labelledby="found-enquiries"
      className="mb-4 rounded-card bg-paper px-6 py-3 shadow-card print:hidden"
    >
      <h3 id="found-enquiries" className="text-lg">
        {t('admin.search.enquiries')}
      </h3>
      <ul>
        {enquiries.map(({ id, name, kind, state, created_at: at }) => (
          <li key={id} className="py-1">
            <QueueRow
              title={
                <TextLink to={{ page: 'enquiries', enquiryId: id }}>
                  <span translate="no">{name}</span>
                </TextLink>
              }
              about={[
                t(`enquiries.kind.${kind}`),
                t('enquiries.state', { state: state.replace(' ', '_') }),
                formatWhen(at, now),
              ].join(' · ')}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

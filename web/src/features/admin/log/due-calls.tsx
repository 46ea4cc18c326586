import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dueCallsQueryOptions } from '@/features/admin/api/log';
import { DoneButton } from '@/features/admin/log/profile-log';
import { todayAtBureau } from '@/lib/bureau-days';
import { formatDate } from '@/lib/format';
import { t } from '@/texts/texts';
import { FoldedPart } from '@/ui/folded-part';
import { TextLink } from '@/ui/text-link';

interface DueCallEntry {
  id: number;
  entry: string;
  call_again_on: string | null;
  person: { id: number; name: string };
}

/** The calls that the log asks for by today. Renders nothing without any. */
export function DueCalls() {
  const [today] = useState(todayAtBureau);
  const { data: due } = useQuery(dueCallsQueryOptions(today));
  if (due === undefined || due.length === 0) return null;
  return (
    <FoldedPart
      title={t('admin-people.log.due', { count: due.length })}
      className="mt-4 rounded-card border-0! bg-paper px-4 shadow-card print:hidden"
    >
      <ul className="space-y-2 [overflow-wrap:anywhere]">
        {due.map((call) => (
          <li key={call.id}>
            <DueCall call={call} today={today} />
          </li>
        ))}
      </ul>
    </FoldedPart>
  );
}

/** One call that is due, with its button. */
export function DueCall({ call, today }: { call: DueCallEntry; today: string }) {
  const { id, entry, call_again_on: day, person } = call;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <TextLink to={{ page: 'profile', profileId: person.id }}>
        <span translate="no">{person.name}</span>
      </TextLink>
      <span translate="no" className="min-w-0 flex-1 basis-60">
        {entry}
      </span>
      {day !== null && day !== today && <span className="text-muted">{formatDate(day)}</span>}
      <DoneButton entryId={id} who={person.name} />
    </div>
  );
}

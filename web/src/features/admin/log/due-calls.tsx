import { ReachFamily } from '@/bureau/components/reach';
import type { DueCallOfFamily } from '@/features/admin/people/calls-of-families';
import { DoneButton } from '@/features/admin/log/profile-log';
import { formatList, joinFacts } from '@/lib/format';
import { QueueRow } from '@/ui/lists';
import { sayName } from '@/texts/words';
import { TextLink } from '@/ui/text-link';

/** A call that the log asks for by today. */
export function DueCall({ call: { entries } }: { call: DueCallOfFamily }) {
  const people = new Map(entries.map(({ person }) => [person.id, person.name]));
  const [first] = entries;
  return (
    <QueueRow
      title={
        <span className="flex flex-wrap gap-x-3">
          {[...people].map(([id, name]) => (
            <TextLink key={id} to={{ page: 'profile', profileId: id, tab: 'contact' }}>
              <span translate="no">{sayName(name, null)}</span>
            </TextLink>
          ))}
        </span>
      }
      about={<span translate="no">{joinFacts(entries.map(({ entry }) => entry))}</span>}
    >
      {first && <ReachFamily id={first.person.id} name={first.person.name} />}
      <DoneButton entryIds={entries.map(({ id }) => id)} who={formatList([...people.values()])} />
    </QueueRow>
  );
}

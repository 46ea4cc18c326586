import { ReachFamily } from '@/bureau/components/reach-family';
import { DoneButton } from '@/features/admin/log/profile-log';
import { formatDate, joinFacts } from '@/lib/format';
import { QueueRow } from '@/ui/queue-row';
import { sayName } from '@/texts/words';
import { TextLink } from '@/ui/text-link';

interface DueCallProps {
  call: { id: number; entry: string; call_again_on: string | null; person: { id: number; name: string } };
  today: string;
}

/** A call that the log asks for by today. */
export function DueCall({ call: { id, entry, call_again_on: day, person }, today }: DueCallProps) {
  return (
    <QueueRow
      title={
        <TextLink to={{ page: 'profile', profileId: person.id, tab: 'contact' }}>
          <span translate="no">{sayName(person.name, null)}</span>
        </TextLink>
      }
      about={<span translate="no">{joinFacts([entry, day !== null && day !== today ? formatDate(day) : null])}</span>}
    >
      <ReachFamily id={person.id} name={person.name} />
      <DoneButton entryId={id} who={person.name} />
    </QueueRow>
  );
}

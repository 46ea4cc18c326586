import { ReachFamily } from '@/bureau/components/reach';
import { finishCalls } from '@/features/log/api';
import type { DueCallOfFamily } from '@/features/log/calls-of-families';
import { formatList, joinFacts } from '@/lib/format';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { PressAct } from '@/ui/act';
import { QueueRow } from '@/ui/lists';
import { TextLink } from '@/ui/text-link';

/** Marks the calls that entries ask for as done. */
export const DoneAct = ({ entryIds, who }: { entryIds: readonly number[]; who?: string }) => (
  <PressAct
    label={t('ui.done')}
    {...(who !== undefined && { named: t('admin-people.log.doneWith', { name: who }) })}
    size="small"
    sent={entryIds}
    send={finishCalls}
  />
);

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
      <DoneAct entryIds={entries.map(({ id }) => id)} who={formatList([...people.values()])} />
    </QueueRow>
  );
}

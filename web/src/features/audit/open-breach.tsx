import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useBureau } from '@/bureau/bureau';
import { useOfficer } from '@/bureau/components/bureau-contact';
import type { Message } from '@/bureau/messages';
import {
  type Breach,
  type BreachTime,
  concerned,
  type ConcernedPerson,
  extent,
  type Extent,
  recordBreachNotice,
  reportBreach,
} from '@/features/audit/api';
import { PersonLink, whoOf } from '@/features/audit/entries';
import { dayAtBureau } from '@/lib/bureau-days';
import { formatCount, formatList, formatMoment } from '@/lib/format';
import { t } from '@/texts/texts';
import { ConfirmAct, PressAct } from '@/ui/act';
import { Button } from '@/ui/button';
import { FactList } from '@/ui/facts';
import { InfoDialog } from '@/ui/form-dialog';
import { Loaded, LoadMore } from '@/ui/loaded';
import { PaperHeading, PrintAlone } from '@/ui/print';
import { FactsSkeleton } from '@/ui/skeleton';

export interface BreachMessages {
  people: readonly ConcernedPerson[];
  messageOf: (person: ConcernedPerson) => Message;
  record: (profileId: number) => Promise<unknown>;
}

export type OpenBreachProps = { breach: Breach; messages: (rows: BreachMessages) => ReactNode };

/** A breach with its sheet for the Board, the report of it, and the people who are informed. */
export function OpenBreach({ breach, messages }: OpenBreachProps) {
  const [isWriting, setIsWriting] = useState(false);
  const people = useInfiniteQuery(concerned.of({ breach_id: breach.id }));
  const shown = people.data?.pages.flatMap(({ list }) => list) ?? [];
  const numbers = people.data?.pages[0];
  const waiting = shown.filter(({ informed_at: at }) => at === null);
  const [from, to] = [numericMoment(breach.began_at), numericMoment(breach.ended_at)];
  return (
    <>
      <WithExtent time={breach}>
        {(extent) => (
          <>
            {numbers && (
              <div className="mt-3">
                <BoardSheet breach={breach} extent={extent} informed={numbers.informed} />
              </div>
            )}
            <div className="mt-4 flex flex-wrap gap-3">
              {numbers && (
                <PrintAlone label={t('breaches.printSheet')}>
                  <BoardSheet breach={breach} extent={extent} informed={numbers.informed} isPaper />
                </PrintAlone>
              )}
              {breach.board_informed_at === null && (
                <ConfirmAct
                  label={t('breaches.report')}
                  size="small"
                  title={t('breaches.reportTitle')}
                  submit={t('breaches.report')}
                  failed={t('breaches.notRecorded')}
                  sent={{ breach_id: breach.id }}
                  send={reportBreach}
                >
                  <p>{t('breaches.reportNote')}</p>
                </ConfirmAct>
              )}
              {waiting.length > 0 && (
                <Button size="small" onClick={() => setIsWriting(true)}>
                  {t('breaches.messages')}
                </Button>
              )}
            </div>
          </>
        )}
      </WithExtent>
      {numbers && (
        <h4 className="mt-5 font-semibold">
          {t('breaches.informed', { done: String(numbers.informed), total: String(numbers.count) })}
        </h4>
      )}
      <Loaded query={people} what={t('breaches.thePeople')} skeleton={<FactsSkeleton />}>
        {() => (
          <ul className="divide-y divide-line/60">
            {shown.map((person) => (
              <li key={person.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
                <PersonLink id={person.id} name={person.name} />
                {person.informed_at === null ? (
                  <PressAct
                    label={t('breaches.inform')}
                    named={t('breaches.informNamed', { name: person.name })}
                    size="small"
                    failed={t('breaches.notRecorded')}
                    sent={{ breach_id: breach.id, profile_id: person.id }}
                    send={recordBreachNotice}
                  />
                ) : (
                  <span className="text-success">
                    {t('breaches.informedAt', { when: formatMoment(person.informed_at) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <LoadMore more={people} />
      {isWriting && (
        <InfoDialog
          title={t('breaches.messagesTitle')}
          description={t('breaches.messagesNote')}
          onClose={() => setIsWriting(false)}
        >
          <Messages people={waiting} from={from} to={to} breachId={breach.id} messages={messages} />
        </InfoDialog>
      )}
    </>
  );
}

interface MessagesProps extends Pick<OpenBreachProps, 'messages'> {
  people: readonly ConcernedPerson[];
  from: string;
  to: string;
  breachId: number;
}

/** The people who waited when the dialog opened: who is informed meanwhile stays in the list. */
function Messages({ people, from, to, breachId, messages }: MessagesProps) {
  const [listed] = useState(people);
  return messages({
    people: listed,
    messageOf: ({ name }) => ({ message: 'breach', name, from, to }),
    record: (profileId) => recordBreachNotice({ breach_id: breachId, profile_id: profileId }),
  });
}

/** "20/11/2026, 10:15": the same in every language of a message. */
function numericMoment(timestamp: string): string {
  const day = dayAtBureau(new Date(timestamp)).split('-').reverse().join('/');
  const time = new Date(timestamp).toLocaleTimeString('en-GB', {
    timeZone: 'Asia/Kolkata',
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${day}, ${time}`;
}

type WithExtentProps = { time: BreachTime; children: (extent: Extent) => ReactNode };

/** What the audit log has about a time. */
export function WithExtent({ time: { began_at, ended_at, login }, children }: WithExtentProps) {
  const query = useQuery({
    ...extent.of({ began_at, ended_at, login }),
    refetchOnWindowFocus: false,
    // It may take 20 s, and no act changes the past.
    meta: { keep: true },
  });
  return (
    <Loaded query={query} what={t('breaches.thePeople')} skeleton={<FactsSkeleton />}>
      {children}
    </Loaded>
  );
}

interface BoardSheetProps {
  breach: Breach;
  extent: Extent;
  informed: number;
  /** With the bureau's name and contact, for the Board. */
  isPaper?: boolean;
}

/** What rule 7 asks for about a breach: nature, extent, time, consequences, measures and contact. */
function BoardSheet({ breach, extent, informed, isPaper = false }: BoardSheetProps) {
  const { id, began_at: from, ended_at: to, login, happened, measures, count } = breach;
  const bureau = useBureau();
  const { officer, officerphone, officeremail } = useOfficer();
  const contact = [officer, officerphone, officeremail, bureau.address];
  return (
    <div className="[overflow-wrap:anywhere]">
      {isPaper && <PaperHeading>{t('breaches.sheet', { bureau: bureau.bureau_name, id: String(id) })}</PaperHeading>}
      <FactList
        look={isPaper ? 'paper' : 'dense'}
        facts={[
          { label: t('breaches.happened'), value: happened, isData: true },
          {
            label: t('breaches.time'),
            value: t('audit.reads.fromTo', { from: formatMoment(from), to: formatMoment(to) }),
          },
          {
            label: t('breaches.foundAt'),
            value: t('breaches.foundBy', { when: formatMoment(breach.found_at), by: breach.recorded_by_name }),
          },
          {
            label: t('breaches.extent'),
            value: t('breaches.extentOf', { count, informed: formatCount(informed) }),
          },
          { label: t('breaches.login'), value: login ?? t('breaches.anyLogin'), isData: login !== null },
          { label: t('breaches.byLogins'), value: <Actors extent={extent} /> },
          { label: t('breaches.consequences'), value: t('breaches.consequencesOf') },
          { label: t('breaches.measures'), value: measures, isData: true },
          {
            label: t('breaches.contact'),
            value: [bureau.bureau_name, ...contact].filter((part) => part !== '').join(', '),
            isData: true,
          },
        ]}
      />
    </div>
  );
}

/** So many people are named before a breach is recorded: `make breach` lists all. */
const mostNamed = 200;

/** Who used the data of how many people, when, and from which internet addresses. */
const Actors = ({ extent: { actors } }: { extent: Extent }) => (
  <ul>
    {actors.map(({ actor_name: name, acts, people, first_at: from, last_at: to, addresses }) => {
      const { words, who } = whoOf(name);
      return (
        <li key={name} className="py-1">
          {who(words)}:{' '}
          {t('breaches.actor', {
            acts: formatCount(acts),
            people: formatCount(people),
            from: formatMoment(from),
            to: formatMoment(to),
          })}{' '}
          {addresses.length === 0
            ? t('breaches.noAddress')
            : t('breaches.addresses', { addresses: formatList(addresses) })}
        </li>
      );
    })}
  </ul>
);

/** What the audit log has about a time: how many people, by which logins, and who they are. */
export function ExtentView({ extent }: { extent: Extent }) {
  const { count, people } = extent;
  return (
    <>
      <p className="text-lg font-semibold">{t('breaches.count', { count })}</p>
      <Actors extent={extent} />
      <ul aria-label={t('breaches.people')} className="mt-2">
        {people.slice(0, mostNamed).map(({ id, name, kinds }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3">
            <PersonLink id={id} name={name} />
            <span className="text-muted">{formatList(kinds.map((kind) => t(`breaches.kind.${kind}`)))}</span>
          </li>
        ))}
      </ul>
      {people.length > mostNamed && <p>{t('breaches.more', { count: formatCount(people.length - mostNamed) })}</p>}
    </>
  );
}

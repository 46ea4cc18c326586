import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import {
  breachesQueryOptions,
  breachKeys,
  concernedQueryOptions,
  extentQueryOptions,
  recordBreach,
  recordBreachNotice,
  reportBreach,
  type Breach,
  type BreachTime,
  type ConcernedPerson,
  type Extent,
} from '@/features/audit/api/breaches';
import { BoardClock } from '@/features/audit/breaches/board-clock';
import { BoardSheet } from '@/features/audit/breaches/board-sheet';
import { ExtentView } from '@/features/audit/breaches/extent-view';
import { momentOf, TimeForm } from '@/features/audit/breaches/time-form';
import { PageTitle } from '@/bureau/components/page-title';
import type { Message } from '@/bureau/message-values';
import { dayAtBureau, isDay, startOfDay, todayAtBureau } from '@/lib/bureau-days';
import { dayText } from '@/lib/day-text';
import { formatMoment } from '@/lib/format';
import { limitedText } from '@/lib/limited-text';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { couldNotLoad } from '@/ui/could-not-load';
import { DateField } from '@/ui/date-field';
import { DeskPanel } from '@/ui/desk-panel';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import { FormDialog } from '@/ui/form-dialog';
import { LoadMore } from '@/ui/load-more';
import { PageHeading } from '@/ui/page-heading';
import { PrintAlone } from '@/ui/print-alone';
import { QueryView } from '@/ui/query-view';
import { FactsSkeleton } from '@/ui/skeleton';
import { TextAreaField } from '@/ui/text-area-field';
import { TextLink } from '@/ui/text-link';
import { TimeField } from '@/ui/time-field';

/** What the list of messages needs. */
export interface BreachMessages {
  people: readonly ConcernedPerson[];
  messageOf: (person: ConcernedPerson) => Message;
  record: (profileId: number) => Promise<unknown>;
}

interface BreachesPageProps {
  messages: (rows: BreachMessages) => ReactNode;
}

/** The owner's page about breaches of personal data: section 8(6) of the DPDP Act and rule 7. */
export function BreachesPage({ messages }: BreachesPageProps) {
  const [asked, setAsked] = useState<BreachTime | null>(null);
  const [openId, setOpenId] = useState<number | null>(null);
  const list = useQuery(breachesQueryOptions());
  const [newest] = list.data ?? [];
  return (
    <div className="wrap max-w-4xl pt-6 pb-24">
      <PageTitle>{t('breaches.title')}</PageTitle>
      <PageHeading className="text-2xl sm:text-3xl">{t('breaches.title')}</PageHeading>
      <p className="mt-3 text-lg text-muted">{t('breaches.lead')}</p>
      <div className="mt-6 grid gap-6">
        <DeskPanel title={t('breaches.look')} note={t('breaches.lookNote')}>
          <TimeForm onAsk={setAsked} onType={() => setAsked(null)} />
          {asked !== null && (
            <Found
              time={asked}
              onRecorded={(id) => {
                setAsked(null);
                setOpenId(id);
              }}
            />
          )}
        </DeskPanel>
        <DeskPanel title={t('breaches.recorded')}>
          <QueryView
            query={list}
            loading={t('ui.loading', { what: t('breaches.theBreaches') })}
            skeleton={<FactsSkeleton />}
            failure={couldNotLoad(t('breaches.theBreaches'))}
            isEmpty={(all) => all.length === 0}
            empty={<p className="mt-3 text-muted">{t('breaches.none')}</p>}
          >
            {(all) => (
              <ul className="divide-y divide-line/70">
                {all.map((breach) => (
                  <li key={breach.id} className="py-3">
                    <BreachRow
                      breach={breach}
                      // The newest one waits for the owner.
                      isOpen={openId === breach.id || (openId === null && breach === newest)}
                      onOpen={() => setOpenId(breach.id)}
                      messages={messages}
                    />
                  </li>
                ))}
              </ul>
            )}
          </QueryView>
        </DeskPanel>
      </div>
    </div>
  );
}

function WithExtent({ time, children }: { time: BreachTime; children: (extent: Extent) => ReactNode }) {
  const query = useQuery(extentQueryOptions(time));
  return (
    <QueryView
      query={query}
      loading={t('ui.loading', { what: t('breaches.thePeople') })}
      skeleton={<FactsSkeleton />}
      failure={couldNotLoad(t('breaches.thePeople'))}
      failureClass="mt-4"
    >
      {children}
    </QueryView>
  );
}

/** What the audit log has about the time, before a breach is recorded. */
function Found({ time, onRecorded }: { time: BreachTime; onRecorded: (id: number) => void }) {
  const [isRecording, setIsRecording] = useState(false);
  const today = todayAtBureau();
  const [typed, setTyped] = useState({ happened: '', measures: '', learned_at: today, learned_time: '' });
  const recording = useMutation({ mutationFn: recordBreach, onSuccess: onRecorded });
  return (
    <div className="mt-4 border-t border-line pt-3">
      <WithExtent time={time}>{(extent) => <ExtentView extent={extent} />}</WithExtent>
      <Button look="primary" className="mt-4" onClick={() => setIsRecording(true)}>
        {t('breaches.record')}
      </Button>
      {isRecording && (
        <FormDialog
          title={t('breaches.recordTitle')}
          description={t('breaches.recordNote')}
          schema={z.object({
            happened: limitedText(1000).refine((text) => text !== '', { error: () => t('breaches.happenedMissing') }),
            measures: limitedText(1000).refine((text) => text !== '', { error: () => t('breaches.measuresMissing') }),
            learned_at: dayText().refine((day) => isDay(day) && day <= today, {
              error: () => t('breaches.dayMissing'),
            }),
            learned_time: z.string(),
          })}
          defaults={typed}
          submitText={t('breaches.recordNow')}
          busyText={t('breaches.saving')}
          sending={recording}
          nothingDone={t('breaches.notRecorded')}
          onSubmit={({ learned_at: day, learned_time: at, ...words }) => {
            // Today without a time is now; of another day, from its beginning.
            const now = new Date().toISOString();
            const learned_at = day === today && at === '' ? now : (momentOf(day, at, startOfDay) ?? now);
            recording.mutate({ ...time, ...words, learned_at });
          }}
          onClose={(left) => {
            setTyped(left);
            setIsRecording(false);
          }}
        >
          {({ register, errorOf, control }) => (
            <div className="grid gap-4">
              <Controller
                control={control}
                name="learned_at"
                render={({ field }) => (
                  <DateField
                    label={t('breaches.learnedDay')}
                    max={today}
                    example={today}
                    error={errorOf('learned_at')}
                    {...field}
                  />
                )}
              />
              <Controller
                control={control}
                name="learned_time"
                render={({ field }) => <TimeField label={t('breaches.learnedTime')} {...field} />}
              />
              <TextAreaField label={t('breaches.happened')} error={errorOf('happened')} {...register('happened')} />
              <TextAreaField label={t('breaches.measures')} error={errorOf('measures')} {...register('measures')} />
            </div>
          )}
        </FormDialog>
      )}
    </div>
  );
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

interface BreachRowProps extends BreachesPageProps {
  breach: Breach;
  isOpen: boolean;
  onOpen: () => void;
}

function BreachRow({ breach, isOpen, onOpen, messages }: BreachRowProps) {
  const { id, found_at: since, board_informed_at: informedAt, count } = breach;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg">{t('today.breachOf', { id: String(id), when: formatMoment(since) })}</h3>
        {!isOpen && (
          <Button size="small" aria-label={t('breaches.openNamed', { id: String(id) })} onClick={onOpen}>
            {t('desk.open')}
          </Button>
        )}
      </div>
      <p>
        {t('today.breachPeople', { count })}{' '}
        {informedAt === null ? (
          <BoardClock since={since} />
        ) : (
          t('breaches.reportedAt', { when: formatMoment(informedAt) })
        )}
      </p>
      {isOpen && <OpenBreach breach={breach} messages={messages} />}
    </>
  );
}

function OpenBreach({ breach, messages }: BreachesPageProps & { breach: Breach }) {
  const [asking, setAsking] = useState<'report' | 'messages' | null>(null);
  const people = useInfiniteQuery(concernedQueryOptions(breach.id));
  const close = () => setAsking(null);
  const reporting = useMutation({
    mutationFn: reportBreach,
    onSuccess: close,
  });
  const informing = useMutation({
    mutationFn: recordBreachNotice,
    meta: { changes: [breachKeys.people(breach.id)] },
  });
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
                <Button size="small" onClick={() => setAsking('report')}>
                  {t('breaches.report')}
                </Button>
              )}
              {waiting.length > 0 && (
                <Button size="small" onClick={() => setAsking('messages')}>
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
      <QueryView
        query={people}
        loading={t('ui.loading', { what: t('breaches.thePeople') })}
        skeleton={<FactsSkeleton />}
        failure={couldNotLoad(t('breaches.thePeople'))}
      >
        {() => (
          <ul className="divide-y divide-line/60">
            {shown.map((person) => (
              <li key={person.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
                <TextLink to={{ page: 'profile', profileId: person.id }} className="gap-1.5">
                  #{person.id} <span translate="no">{person.name}</span>
                </TextLink>
                {person.informed_at === null ? (
                  <BusyButton
                    size="small"
                    aria-label={t('breaches.informNamed', { name: person.name })}
                    busy={informing.isPending && informing.variables.profileId === person.id}
                    busyText={t('breaches.saving')}
                    onClick={() => informing.mutate({ breachId: breach.id, profileId: person.id })}
                  >
                    {t('breaches.inform')}
                  </BusyButton>
                ) : (
                  <span className="text-success">
                    {t('breaches.informedAt', { when: formatMoment(person.informed_at) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <ErrorNote error={informing.error}>{t('breaches.notRecorded')}</ErrorNote>
      <LoadMore more={people} />
      {asking === 'report' && (
        <ConfirmDialog
          title={t('breaches.reportTitle')}
          confirm={t('breaches.report')}
          busyText={t('breaches.saving')}
          sending={reporting}
          nothingDone={t('breaches.notRecorded')}
          onConfirm={() => reporting.mutate(breach.id)}
          onClose={close}
        >
          <p>{t('breaches.reportNote')}</p>
        </ConfirmDialog>
      )}
      {asking === 'messages' && (
        <Dialog title={t('breaches.messagesTitle')} description={t('breaches.messagesNote')} onClose={close}>
          <Messages people={waiting} from={from} to={to} breachId={breach.id} messages={messages} />
          <DialogActions>
            <Button onClick={close}>{t('ui.close')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

interface MessagesProps extends BreachesPageProps {
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
    record: (profileId) => recordBreachNotice({ breachId, profileId }),
  });
}

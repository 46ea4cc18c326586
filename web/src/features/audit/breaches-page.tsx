import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { OfficePage } from '@/bureau/components/office-page';
import { breaches, recordBreach, type BreachTime } from '@/features/audit/api';
import { ExtentView, OpenBreach, WithExtent, type OpenBreachProps } from '@/features/audit/open-breach';
import { BoardClock } from '@/features/audit/today';
import { isDay, todayAtBureau } from '@/lib/bureau-days';
import { endOfDay, startOfDay } from '@/lib/day-moments';
import { dayText, limitedText } from '@/lib/text-rules';
import { formatMoment } from '@/lib/format';
import { t } from '@/texts/texts';
import { FormAct } from '@/ui/act';
import { Button } from '@/ui/button';
import { DateField, DayField, TimeField } from '@/ui/date-fields';
import { DeskPanel } from '@/ui/sections';
import { Loaded } from '@/ui/loaded';
import { FactsSkeleton } from '@/ui/skeleton';
import { TextAreaField, TextField } from '@/ui/fields';

type BreachesPageProps = Pick<OpenBreachProps, 'messages'>;

/** The owner's page about breaches of personal data: section 8(6) of the DPDP Act and rule 7. */
export function BreachesPage({ messages }: BreachesPageProps) {
  const [asked, setAsked] = useState<BreachTime | null>(null);
  const [openId, setOpenId] = useState<number | null>(null);
  const list = useQuery(breaches.of({}));
  const [newest] = list.data ?? [];
  return (
    <OfficePage title={t('audit.breaches')} lead={t('breaches.lead')} className="max-w-4xl pb-24">
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
          <Loaded query={list} what={t('breaches.theBreaches')} skeleton={<FactsSkeleton />} none={t('breaches.none')}>
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
          </Loaded>
        </DeskPanel>
      </div>
    </OfficePage>
  );
}

const recordSchema = z.object({
  happened: limitedText(1000).min(1, { error: () => t('breaches.happenedMissing') }),
  measures: limitedText(1000).min(1, { error: () => t('breaches.measuresMissing') }),
  learned_at: dayText().refine((day) => isDay(day) && day <= todayAtBureau(), {
    error: () => t('breaches.dayMissing'),
  }),
  learned_time: z.string(),
});

function Found({ time, onRecorded }: { time: BreachTime; onRecorded: (id: number) => void }) {
  const today = todayAtBureau();
  return (
    <div className="mt-4 border-t border-line pt-3">
      <WithExtent time={time}>{(extent) => <ExtentView extent={extent} />}</WithExtent>
      <FormAct
        label={t('breaches.record')}
        look="primary"
        className="mt-4"
        title={t('breaches.recordTitle')}
        lead={t('breaches.recordNote')}
        schema={recordSchema}
        empty={{ happened: '', measures: '', learned_at: today, learned_time: '' }}
        submit={t('breaches.recordNow')}
        failed={t('breaches.notRecorded')}
        send={({ learned_at: day, learned_time: at, ...words }) => {
          // Today without a time is now; of another day, from its beginning.
          const now = new Date().toISOString();
          const learned_at = day === today && at === '' ? now : (momentOf(day, at, startOfDay) ?? now);
          return recordBreach({ ...time, ...words, learned_at });
        }}
        onDone={onRecorded}
      >
        {({ field, day, control }) => (
          <>
            <DayField label={t('breaches.learnedDay')} max={today} example={today} {...day('learned_at')} />
            <Controller
              control={control}
              name="learned_time"
              render={({ field: time }) => <TimeField label={t('breaches.learnedTime')} {...time} />}
            />
            <TextAreaField label={t('breaches.happened')} {...field('happened')} />
            <TextAreaField label={t('breaches.measures')} {...field('measures')} />
          </>
        )}
      </FormAct>
    </div>
  );
}

type BreachRowProps = OpenBreachProps & { isOpen: boolean; onOpen: () => void };

function BreachRow({ breach, isOpen, onOpen, messages }: BreachRowProps) {
  const { id, found_at: since, board_informed_at: informedAt, count } = breach;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg">{t('today.breachOf', { id: String(id), when: formatMoment(since) })}</h3>
        {!isOpen && (
          <Button size="small" aria-label={t('breaches.openNamed', { id: String(id) })} onClick={onOpen}>
            {t('ui.open')}
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

const isTime = (text: string) => /^\d\d:\d\d$/.test(text);

/** A moment at the bureau: a day with a time of day, or null if that cannot be read. `whole`: of a day without a time. */
function momentOf(day: string, time: string, whole: (day: string) => string): string | null {
  if (!isDay(day) || (time !== '' && !isTime(time))) return null;
  return time === '' ? whole(day) : startOfDay(day).replace('T00:00', `T${time}`);
}

interface TimeFormProps {
  onAsk: (time: BreachTime) => void;
  /** Called when something else is typed: what was found is about another time. */
  onType: () => void;
}

/** Asks for the time of a breach and the login by which it happened. Without times of day, the days are whole. */
function TimeForm({ onAsk, onType }: TimeFormProps) {
  const [typed, setTyped] = useState({ fromDay: '', fromTime: '', toDay: '', toTime: '', login: '' });
  const [wasSent, setWasSent] = useState(false);
  const set = (name: keyof typeof typed) => (value: string) => {
    setTyped((before) => ({ ...before, [name]: value }));
    onType();
  };
  const began = momentOf(typed.fromDay, typed.fromTime, startOfDay);
  const ended = momentOf(typed.toDay, typed.toTime, endOfDay);
  const isReversed = began !== null && ended !== null && new Date(ended) <= new Date(began);
  const isMissing = (day: string) => (wasSent && !isDay(day) ? t('breaches.dayMissing') : undefined);
  const today = todayAtBureau();
  return (
    <form
      noValidate
      className="mt-3 grid items-start gap-3 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        setWasSent(true);
        if (began === null || ended === null || isReversed) return;
        const login = typed.login.trim().toLowerCase();
        onAsk({ began_at: began, ended_at: ended, login: login === '' ? null : login });
      }}
    >
      <DateField
        label={t('breaches.fromDay')}
        max={today}
        example={today}
        value={typed.fromDay}
        error={isMissing(typed.fromDay)}
        onChange={set('fromDay')}
      />
      <TimeField label={t('breaches.fromTime')} value={typed.fromTime} onChange={set('fromTime')} />
      <DateField
        label={t('breaches.toDay')}
        max={today}
        example={today}
        value={typed.toDay}
        error={isReversed ? t('breaches.reversed') : isMissing(typed.toDay)}
        onChange={set('toDay')}
      />
      <TimeField label={t('breaches.toTime')} value={typed.toTime} onChange={set('toTime')} />
      <TextField
        label={t('breaches.loginField')}
        hint={t('breaches.loginHint')}
        autoComplete="off"
        autoCapitalize="none"
        translate="no"
        value={typed.login}
        onChange={({ target }) => set('login')(target.value)}
      />
      <div className="sm:col-span-2">
        <Button type="submit">{t('breaches.show')}</Button>
      </div>
    </form>
  );
}

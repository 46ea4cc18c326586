import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { householdQueryOptions } from '@/features/admin/api/households';
import { logCallFinishing, logEntryAdding, profileLogQueryOptions, type LogEntry } from '@/features/admin/api/log';
import { channelOptions, formatLogKind } from '@/bureau/words';
import { todayAtBureau } from '@/lib/bureau-days';
import { dayText, limitedText } from '@/lib/text-rules';
import { formatList, formatMoment, sayDate } from '@/lib/format';
import { useUnsavedInput } from '@/lib/navigation/blocker';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { CheckboxField, SelectField, TextAreaField } from '@/ui/fields';
import { couldNotLoad, InlineError } from '@/ui/notice';
import { DateField } from '@/ui/date-fields';
import { DeskPanel, FoldedPart } from '@/ui/sections';
import { ErrorNote } from '@/ui/field-note';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';
import { useCheckedForm } from '@/ui/use-checked-form';

const shownFirst = 5;

/** The bureau's log about a person, with a form for the next entry. */
export function ProfileLog({ profileId }: { profileId: number }) {
  const log = useQuery(profileLogQueryOptions(profileId));
  const [showsAll, setShowsAll] = useState(false);
  // The key closes and empties the form after each entry.
  const [added, setAdded] = useState(0);
  const shown = showsAll ? log.data : log.data?.slice(0, shownFirst);
  return (
    <DeskPanel title={t('admin-people.log.title')}>
      <p role="status" className="sr-only">
        {added > 0 && t('admin-people.log.saved')}
      </p>
      {log.isError && log.data === undefined && (
        <InlineError className="mt-4" onRetry={() => log.refetch()}>
          {couldNotLoad(t('admin-people.log.theLog'))}
        </InlineError>
      )}
      {log.isPending && <Skeleton className="mt-4 h-6 w-full" />}
      {shown !== undefined && shown.length > 0 && (
        <ul className="mt-2 space-y-3 [overflow-wrap:anywhere]">
          {shown.map((entry) => (
            <Entry key={`${entry.requestId} ${entry.id}`} entry={entry} />
          ))}
        </ul>
      )}
      {log.data !== undefined && !showsAll && log.data.length > shownFirst && (
        <button
          type="button"
          className="mt-2 min-h-11 font-medium text-maroon-800 underline"
          onClick={() => setShowsAll(true)}
        >
          {t('admin-people.log.showAll', { count: log.data.length })}
        </button>
      )}
      <FoldedPart key={added} title={t('admin-people.log.add')} className="mt-1 border-0!">
        <EntryForm profileId={profileId} onAdded={() => setAdded(added + 1)} />
      </FoldedPart>
    </DeskPanel>
  );
}

function Entry({
  entry: { id, kind, entry, by, at, requestId, call_again_on: day, done_at: doneAt, of, forHousehold },
}: {
  entry: LogEntry;
}) {
  const aboutOther = of === null ? null : t('admin-people.log.of', { name: of });
  const about = forHousehold ? t('admin-people.log.forAll') : aboutOther;
  return (
    <li>
      <p translate="no" className="whitespace-pre-line">
        {entry}
      </p>
      <p className="text-sm text-muted">
        {t('admin-people.log.by', { kind: formatLogKind(kind), by, moment: formatMoment(at) })}{' '}
        {about !== null && `· ${about} `}
        {requestId !== null && (
          <TextLink to={{ page: 'requests', requestId }}>{t('admin-people.log.ofRequest')}</TextLink>
        )}
      </p>
      {day !== null && (
        <div className="flex flex-wrap items-center gap-x-4">
          {t(doneAt === null ? 'admin-people.log.again' : 'admin-people.log.againDone', {
            day: sayDate(day),
          })}
          {doneAt === null && <DoneButton entryIds={[id]} />}
        </div>
      )}
    </li>
  );
}

/** Marks the calls that entries ask for as done. */
export function DoneButton({ entryIds, who }: { entryIds: readonly number[]; who?: string }) {
  const finishing = useMutation(logCallFinishing());
  return (
    <>
      <BusyButton
        size="small"
        busy={finishing.isPending}
        busyText={t('ui.saving')}
        {...(who !== undefined && { 'aria-label': t('admin-people.log.doneWith', { name: who }) })}
        onClick={() => finishing.mutate(entryIds)}
      >
        {t('ui.done')}
      </BusyButton>
      <ErrorNote error={finishing.error}>{t('admin-people.log.failed')}</ErrorNote>
    </>
  );
}

const schemaFor = (today: string) =>
  z.object({
    kind: z.string(),
    entry: limitedText(1000).min(1, { error: () => t('admin-people.log.missing') }),
    call_again_on: dayText().refine((day) => day === '' || day >= today, {
      error: () => t('admin-people.log.dayPast'),
    }),
    forHousehold: z.boolean(),
  });

function EntryForm({ profileId, onAdded }: { profileId: number; onAdded: () => void }) {
  const [today] = useState(todayAtBureau);
  const { data: household } = useQuery(householdQueryOptions(profileId));
  const adding = useMutation({ ...logEntryAdding(), onSuccess: onAdded });
  const form = useCheckedForm({
    schema: schemaFor(today),
    defaults: { kind: 'Telephone', entry: '', call_again_on: '', forHousehold: false },
    error: adding.error,
  });
  useUnsavedInput((form.values.entry ?? '').trim() !== '' && !adding.isSuccess, null, t('admin-people.log.loss'));
  return (
    <form
      noValidate
      aria-label={t('admin-people.log.title')}
      className="mt-3"
      onSubmit={(event) =>
        void form.submit(({ call_again_on: day, ...entry }) => {
          adding.mutate({ profileId, ...entry, callAgainOn: day === '' ? null : day });
        })(event)
      }
    >
      <TextAreaField
        label={t('admin-people.log.entry')}
        rows={2}
        error={form.errorOf('entry')}
        {...form.register('entry')}
      />
      <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={t('admin-people.log.kind')}
          emptyLabel={null}
          options={[...channelOptions(), { value: 'Other', label: formatLogKind('Other') }]}
          error={form.errorOf('kind')}
          {...form.register('kind')}
        />
        <Controller
          control={form.control}
          name="call_again_on"
          render={({ field }) => (
            <DateField
              label={t('admin-people.log.callAgain')}
              min={today}
              example={today}
              error={form.errorOf('call_again_on')}
              {...field}
            />
          )}
        />
      </div>
      {household !== undefined && household.people.length > 0 && (
        <CheckboxField
          label={t('admin-people.log.alsoAbout', { names: formatList(household.people.map(({ name }) => name)) })}
          {...form.register('forHousehold')}
        />
      )}
      <ErrorNote error={form.otherError}>{t('admin-people.log.failed')}</ErrorNote>
      <BusyButton type="submit" size="small" className="mt-3" busy={adding.isPending} busyText={t('ui.saving')}>
        {t('ui.save')}
      </BusyButton>
    </form>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { channelOptions, formatLogKind } from '@/bureau/words';
import { addLogEntry, household, type LogEntry, profileLogQueryOptions } from '@/features/log/api';
import { DoneAct } from '@/features/log/today';
import { todayAtBureau } from '@/lib/bureau-days';
import { formatList, formatMoment, sayDate } from '@/lib/format';
import { dayText, limitedText } from '@/lib/text-rules';
import { t } from '@/texts/texts';
import { FormHere } from '@/ui/act';
import { DayField } from '@/ui/date-fields';
import { CheckboxField, SelectField, TextAreaField } from '@/ui/fields';
import { Loaded } from '@/ui/loaded';
import { DeskPanel, FoldedPart } from '@/ui/sections';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

const shownFirst = 5;

/** The bureau's log about a person, with a form for the next entry. */
export function ProfileLog({ profileId }: { profileId: number }) {
  const log = useQuery(profileLogQueryOptions(profileId));
  const [showsAll, setShowsAll] = useState(false);
  // The key closes and empties the form after each entry.
  const [added, setAdded] = useState(0);
  return (
    <DeskPanel title={t('admin-people.log.title')}>
      <p role="status" className="sr-only">
        {added > 0 && t('admin-people.log.saved')}
      </p>
      <Loaded query={log} what={t('admin-people.log.theLog')} skeleton={<Skeleton className="mt-4 h-6 w-full" />}>
        {(entries) => (
          <>
            <ul className="mt-2 space-y-3 [overflow-wrap:anywhere] empty:hidden">
              {(showsAll ? entries : entries.slice(0, shownFirst)).map((entry) => (
                <Entry key={`${entry.request_id} ${entry.id}`} entry={entry} />
              ))}
            </ul>
            {!showsAll && entries.length > shownFirst && (
              <button
                type="button"
                className="mt-2 min-h-11 font-medium text-maroon-800 underline"
                onClick={() => setShowsAll(true)}
              >
                {t('admin-people.log.showAll', { count: entries.length })}
              </button>
            )}
          </>
        )}
      </Loaded>
      <FoldedPart key={added} title={t('admin-people.log.add')} className="mt-1 border-0!">
        <EntryForm profileId={profileId} onAdded={() => setAdded(added + 1)} />
      </FoldedPart>
    </DeskPanel>
  );
}

function Entry({ entry: { id, kind, entry, by, at, request_id: requestId, ...more } }: { entry: LogEntry }) {
  const { call_again_on: day, done_at: doneAt, of, for_household: forHousehold } = more;
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
          {t(doneAt === null ? 'admin-people.log.again' : 'admin-people.log.againDone', { day: sayDate(day) })}
          {doneAt === null && <DoneAct entryIds={[id]} />}
        </div>
      )}
    </li>
  );
}

const schemaFor = (today: string) =>
  z.object({
    kind: z.string(),
    entry: limitedText(1000).min(1, { error: () => t('admin-people.log.missing') }),
    call_again_on: dayText().refine((day) => day === '' || day >= today, {
      error: () => t('admin-people.log.dayPast'),
    }),
    for_household: z.boolean(),
  });
const empty = { kind: 'Telephone', entry: '', call_again_on: '', for_household: false };

function EntryForm({ profileId, onAdded }: { profileId: number; onAdded: () => void }) {
  const [today] = useState(todayAtBureau);
  const { data: { people } = { people: [] } } = useQuery(household.of({ profile_id: profileId }));
  return (
    <div className="mt-3">
      <FormHere
        name={t('admin-people.log.title')}
        schema={schemaFor(today)}
        empty={empty}
        loss={t('admin-people.log.loss')}
        submit={t('ui.save')}
        send={({ call_again_on: day, ...entry }) =>
          addLogEntry({ profile_id: profileId, ...entry, ...(day !== '' && { call_again_on: day }) })
        }
        onDone={onAdded}
      >
        {({ field, day }) => (
          <>
            <TextAreaField label={t('admin-people.log.entry')} rows={2} {...field('entry')} />
            <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">
              <SelectField
                label={t('admin-people.log.kind')}
                emptyLabel={null}
                options={[...channelOptions(), { value: 'Other', label: formatLogKind('Other') }]}
                {...field('kind')}
              />
              <DayField label={t('admin-people.log.callAgain')} min={today} example={today} {...day('call_again_on')} />
            </div>
            {people.length > 0 && (
              <CheckboxField
                label={t('admin-people.log.alsoAbout', { names: formatList(people.map(({ name }) => name)) })}
                {...field('for_household')}
              />
            )}
          </>
        )}
      </FormHere>
    </div>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type ReactNode, useId, useState } from 'react';
import { peopleOfActQueryOptions, type AuditEntry } from '@/features/audit/api';
import { listValues, type ValueInWords } from '@/features/audit/changed-values';
import { countOfAct, describeEntry, sayActor } from '@/features/audit/describe-entry';
import { formatExactMoment } from '@/lib/format';
import { t } from '@/texts/texts';
import { ChevronDown } from '@/ui/icons';
import { LoadMore } from '@/ui/loaded';
import { RichText } from '@/ui/rich-text';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

function AuditRow({ entry }: { entry: AuditEntry }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const values = listValues(entry.old_values, entry.new_values);
  const { registered_user_id: profileId } = entry;
  const { isName } = sayActor(entry);
  const isAct = countOfAct(entry) !== null;
  return (
    <li className="border-b border-line/60 px-4 py-2.5 last:border-b-0 sm:px-6">
      <div className="grid items-center gap-x-6 md:grid-cols-[12.5rem_minmax(0,1fr)_auto]">
        <p className="text-muted tabular-nums">
          <time dateTime={entry.happened_at}>{formatExactMoment(entry.happened_at)}</time>
        </p>
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <RichText
            text={describeEntry(entry)}
            tags={{
              who: (words) => (
                <strong className="font-semibold" translate={isName ? 'no' : undefined}>
                  {words}
                </strong>
              ),
            }}
          />
          {entry.values_erased && <span className="block text-muted">{t('audit.entry.erased')}</span>}
        </p>
        <div className="flex min-h-11 flex-wrap items-center gap-x-5">
          {(values.length > 0 || isAct) && (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              aria-label={t('audit.entry.detailsOf', { id: String(entry.id) })}
              className="inline-flex min-h-11 items-center gap-1.5 font-medium text-maroon-800"
              onClick={() => setOpen(!open)}
            >
              {isAct ? t('audit.entry.people') : t('audit.entry.details')}
              <ChevronDown aria-hidden="true" className={`size-5 transition-transform ${open ? 'rotate-180' : ''}`} />
            </button>
          )}
          {profileId !== null && (
            <TextLink
              aria-label={t('audit.entry.openProfile', { id: String(profileId) })}
              to={{ page: 'profile', profileId }}
            >
              #{profileId}
            </TextLink>
          )}
        </div>
      </div>
      {open && isAct && <PeopleOfAct id={id} act={entry} />}
      {open && !isAct && (
        <table id={id} className="mt-1 mb-3 w-full table-fixed rounded-control bg-wash text-left">
          <caption className="sr-only">{t('audit.entry.detailsOf', { id: String(entry.id) })}</caption>
          <thead>
            <tr className="text-sm">
              <th scope="col" className="w-[30%] px-3 py-2 font-normal">
                {t('audit.entry.field')}
              </th>
              <th scope="col" className="px-3 py-2 font-normal">
                {t('audit.entry.before')}
              </th>
              <th scope="col" className="px-3 py-2 font-normal">
                {t('audit.entry.after')}
              </th>
            </tr>
          </thead>
          <tbody className="align-top">
            {values.map(({ column, label, before, after }) => (
              <tr key={column} className="border-t border-line">
                <th scope="row" className="px-3 py-2 font-medium [overflow-wrap:anywhere]">
                  {label}
                </th>
                <Value value={before} />
                <Value value={after} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </li>
  );
}

function PeopleOfAct({ id, act }: { id: string; act: AuditEntry }) {
  const people = useInfiniteQuery(peopleOfActQueryOptions(act));
  return (
    <div id={id} className="mb-3 rounded-control bg-wash px-3 py-2">
      {people.isPending && <Skeleton className="h-5 w-60" />}
      <ul className="columns-[14rem] gap-x-6">
        {people.data?.pages
          .flatMap((page) => page.people)
          .map(({ id: row, registered_user_id: profileId, name }) => (
            <li key={row} className="break-inside-avoid [overflow-wrap:anywhere]">
              {profileId !== null && <PersonLink id={profileId} name={name} />}
            </li>
          ))}
      </ul>
      <LoadMore more={people} />
    </div>
  );
}

const Value = ({ value: { words, isTyped } }: { value: ValueInWords }) => (
  <td className="px-3 py-2 [overflow-wrap:anywhere] whitespace-pre-line">
    {words === null ? (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('audit.entry.nothing')}</span>
      </>
    ) : (
      <span translate={isTyped ? 'no' : undefined}>{words}</span>
    )}
  </td>
);

/** `isOld`: newer entries are loading in their place. */
export const AuditList = ({ entries, isOld }: { entries: readonly AuditEntry[]; isOld: boolean }) => (
  <ol
    aria-label={t('audit.list')}
    aria-busy={isOld}
    className={clsx('mt-8 rounded-card bg-paper shadow-card transition-opacity', isOld && 'opacity-60')}
  >
    {entries.map((entry) => (
      <AuditRow key={entry.id} entry={entry} />
    ))}
  </ol>
);

/** Who acted, a name or the log's own word, and how it is written. */
export function whoOf(actor: string) {
  const { words, isName } = sayActor({ actor_name: actor, registered_user_id: null });
  const who = (name: ReactNode) => (
    <strong className="font-semibold" translate={isName ? 'no' : undefined}>
      {name}
    </strong>
  );
  return { words, who };
}

export const PersonLink = ({ id, name }: { id: number; name: string | null }) => (
  <TextLink to={{ page: 'profile', profileId: id }} className="gap-1.5">
    #{id} <span translate="no">{name}</span>
  </TextLink>
);

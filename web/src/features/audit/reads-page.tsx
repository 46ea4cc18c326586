import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import { OfficePage } from '@/bureau/components/office-page';
import { ErrorPage } from '@/bureau/components/page-title';
import {
  acts,
  readReview,
  reasons,
  signOffReads,
  type AdminReads,
  type ReadReview,
  type UnusualReads,
} from '@/features/audit/api';
import { PersonLink, whoOf } from '@/features/audit/entries';
import { dayAtBureau, todayAtBureau } from '@/lib/bureau-days';
import { formatCount, formatDay, formatList, formatMoment, formatMonthOfYear } from '@/lib/format';
import { limitedText } from '@/lib/text-rules';
import { t } from '@/texts/texts';
import { FormAct } from '@/ui/act';
import { GroupHeading } from '@/ui/sections';
import { Loaded, LoadMore } from '@/ui/loaded';
import { RichText } from '@/ui/rich-text';
import { SelectField, TextAreaField } from '@/ui/fields';
import { FactsSkeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

const firstDayOf = (day: string) => `${day.slice(0, 7)}-01`;

/** The owner's review of a month: what was read of contact details, by which admin and why, the unusual first. */
export function ReadsPage() {
  const [month, setMonth] = useState(() => firstDayOf(todayAtBureau()));
  const query = useInfiniteQuery({
    ...readReview.of({ month }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
  if (query.isError && !query.data) return <ErrorPage />;
  const months = query.data?.pages[0]?.months ?? [{ month, signed_off: false }];
  return (
    <OfficePage title={t('audit.reads.title')} lead={t('audit.reads.lead')}>
      <div className="mt-6 max-w-sm">
        <SelectField
          label={t('audit.reads.month')}
          emptyLabel={null}
          options={months.map(({ month: value, signed_off: isDone }) => ({
            value,
            label: isDone ? t('audit.reads.done', { month: formatMonthOfYear(value) }) : formatMonthOfYear(value),
          }))}
          value={month}
          onChange={(event) => setMonth(event.target.value)}
        />
      </div>
      <Loaded query={query} what={t('audit.reads.theReview')} skeleton={<FactsSkeleton />}>
        {({ pages }) => {
          const [review] = pages;
          if (review === undefined) return null;
          return (
            <div
              aria-busy={query.isPlaceholderData}
              className={`max-w-4xl transition-opacity ${query.isPlaceholderData ? 'opacity-60' : ''}`}
            >
              <Part id="unusual" title={t('audit.reads.unusual')} count={review.unusual.count}>
                {review.unusual.count === 0 && <p className="text-muted">{t('audit.reads.nothingUnusual')}</p>}
                <ul className="divide-y divide-line/70">
                  {pages
                    .flatMap(({ unusual }) => unusual.list)
                    .map((item) => (
                      <UnusualRow
                        key={[item.kind, item.actor_name, item.began_at, item.people[0]?.id].join(' ')}
                        item={item}
                      />
                    ))}
                </ul>
                <LoadMore more={query} />
              </Part>
              <Part id="admins" title={t('audit.reads.admins')}>
                {review.admins.length === 0 && <p className="text-muted">{t('audit.reads.nobody')}</p>}
                <ul className="divide-y divide-line/70">
                  {review.admins.map((admin) => (
                    <AdminRow key={admin.actor_name} admin={admin} />
                  ))}
                </ul>
              </Part>
              <Part id="failed" title={t('audit.reads.failed')}>
                <FailedSignIns review={review} />
              </Part>
              <Part id="sign-off" title={t('audit.reads.signOff', { month: formatMonthOfYear(review.month) })}>
                <SignOff key={review.month} review={review} />
              </Part>
            </div>
          );
        }}
      </Loaded>
    </OfficePage>
  );
}

const Part = ({ id, title, count, children }: { id: string; title: string; count?: number; children: ReactNode }) => (
  <section aria-labelledby={`reads-${id}`} className="mt-8 [overflow-wrap:anywhere]">
    <GroupHeading id={`reads-${id}`}>
      {title}
      {count !== undefined && <span className="font-medium tabular-nums">{formatCount(count)}</span>}
    </GroupHeading>
    <div className="mt-3">{children}</div>
  </section>
);

function UnusualRow({ item }: { item: UnusualReads }) {
  const { words: actor, who } = whoOf(item.actor_name);
  const { kind, reads: count, people } = item;
  const text =
    kind === 'login'
      ? t('audit.reads.login', { actor, admin: item.set_by ?? t('audit.reads.someAdmin') })
      : t(`audit.reads.${kind}`, { actor, count });
  const [from, to] = [formatMoment(item.began_at), formatMoment(item.ended_at)];
  const more = item.people_count - people.length;
  const days = { from: dayAtBureau(new Date(item.began_at)), to: dayAtBureau(new Date(item.ended_at)) };
  return (
    <li className="py-3">
      <p>
        <RichText text={text} tags={{ who }} />
      </p>
      <p className="text-muted">{from === to ? from : t('audit.reads.fromTo', { from, to })}</p>
      <ul className="flex flex-wrap items-center gap-x-5">
        {people.map(({ id, name }) => (
          <li key={id}>
            {name === null ? t('audit.reads.erased', { id: String(id) }) : <PersonLink id={id} name={name} />}
          </li>
        ))}
        {more > 0 && <li>{t('audit.reads.more', { count: formatCount(more) })}</li>}
        <li>
          <TextLink to={{ page: 'audit', filters: { actor: item.actor_name, ...days } }}>
            {t('audit.reads.log')}
          </TextLink>
        </li>
      </ul>
    </li>
  );
}

function AdminRow({ admin }: { admin: AdminReads }) {
  const { words, who } = whoOf(admin.actor_name);
  const why = reasons.flatMap((reason) =>
    admin[reason] === 0
      ? []
      : [t(`audit.reads.${reason === 'none' ? 'noReason' : reason}`, { count: formatCount(admin[reason]) })],
  );
  return (
    <li className="py-3">
      <p>{who(words)}</p>
      <dl className="mt-1 grid grid-cols-2 gap-x-6 sm:grid-cols-4">
        {acts.map((act) => (
          <div key={act} className="flex items-baseline gap-2">
            <dt className="text-muted">{t(`audit.reads.${act}`)}</dt>
            <dd className="font-medium tabular-nums">{formatCount(admin[act])}</dd>
          </div>
        ))}
        {why.length > 0 && (
          <div className="col-span-full">
            <dt className="sr-only">{t('audit.reads.why')}</dt>
            <dd className="text-muted first-letter:uppercase">{formatList(why)}</dd>
          </div>
        )}
      </dl>
    </li>
  );
}

const FailedSignIns = ({ review: { failed, sign_ins_counted: isCounted } }: { review: ReadReview }) => (
  <>
    <ul>
      {failed.map(({ username, failures, failed_at: at }) => (
        <li key={username} className="py-1">
          {t('audit.reads.failedOf', { username, count: failures, when: formatMoment(at) })}
        </li>
      ))}
    </ul>
    {isCounted === false ? (
      <p className="text-muted">{t('audit.reads.notCounted')}</p>
    ) : (
      failed.length === 0 && <p className="text-muted">{t('audit.reads.noFailed')}</p>
    )}
  </>
);

const signOffSchema = z.object({
  note: limitedText(500).min(1, { error: () => t('audit.reads.noteMissing') }),
});

function SignOff({ review: { month, is_over: isOver, signed_off: done } }: { review: ReadReview }) {
  if (done !== null)
    return (
      <>
        <p>{t('audit.reads.signedBy', { name: done.by, when: formatDay(done.at) })}</p>
        <p translate="no" className="whitespace-pre-line">
          {done.note}
        </p>
      </>
    );
  if (!isOver) return <p className="text-muted">{t('audit.reads.notOver')}</p>;
  return (
    <FormAct
      label={t('audit.reads.submit')}
      look="primary"
      title={t('audit.reads.signOff', { month: formatMonthOfYear(month) })}
      lead={t('audit.reads.signOffLead')}
      schema={signOffSchema}
      empty={{ note: '' }}
      submit={t('audit.reads.submit')}
      busy={t('audit.reads.busy')}
      failed={t('audit.reads.failedToSign')}
      send={({ note }) => signOffReads({ month, note })}
      done={t('audit.reads.signed', { month: formatMonthOfYear(month) })}
    >
      {({ field }) => <TextAreaField label={t('audit.reads.note')} {...field('note')} />}
    </FormAct>
  );
}

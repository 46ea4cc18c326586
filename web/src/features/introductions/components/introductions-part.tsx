import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answererOf } from '@/bureau/answerer';
import { PersonName } from '@/bureau/components/person-name';
import { answerInWords } from '@/features/introductions/answers';
import {
  endLink,
  familyQueryOptions,
  introductionsQueryOptions,
  linksQueryOptions,
  type Introduction,
  mostIntroductions,
} from '@/features/introductions/api/introductions';
import { AnswerDialog } from '@/features/introductions/components/answer-dialog';
import { reasonInWords, wayInWords } from '@/features/introductions/words';
import { formatDay } from '@/lib/format';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { couldNotLoad } from '@/ui/could-not-load';
import { ErrorNote } from '@/ui/error-note';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

const firstRows = 5;

/** Who was shown to a family, with its answers, and its private link: for the admin. */
export function IntroductionsPart({ profileId }: { profileId: number }) {
  const query = useQuery(introductionsQueryOptions(profileId));
  const family = useQuery(familyQueryOptions(profileId));
  const [answering, setAnswering] = useState<{ id: number; shown: { id: number; name: string } } | null>(null);
  const [isWhole, setIsWhole] = useState(false);
  return (
    <section
      aria-labelledby="introductions"
      className="mt-4 rounded-card bg-paper p-4 shadow-card sm:px-6 print:hidden"
    >
      <h2 id="introductions" className="text-xl text-maroon-800">
        {t('introductions-office.part.title')}
      </h2>
      <QueryView
        query={query}
        loading={t('ui.loading', { what: t('introductions-office.part.theList') })}
        skeleton={<Skeleton className="mt-3 h-6 w-3/4" />}
        failure={couldNotLoad(t('introductions-office.part.theList'))}
        failureClass="mt-3"
      >
        {(rows) => (
          <>
            {rows.length === 0 && <p className="mt-3">{t('introductions-office.part.none')}</p>}
            <ul className="mt-2 divide-y divide-line/70">
              {rows.slice(0, isWhole ? mostIntroductions : firstRows).map((row) => (
                <Row
                  key={row.id}
                  row={row}
                  onAnswer={() => {
                    setAnswering({ id: row.id, shown: row.shown });
                  }}
                />
              ))}
            </ul>
            <div className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
              {!isWhole && rows.length > firstRows && (
                <Button
                  size="small"
                  onClick={() => {
                    setIsWhole(true);
                  }}
                >
                  {t('introductions-office.part.more', { count: String(rows.length) })}
                </Button>
              )}
              {rows.some(({ answer }) => answer === null) && (
                <TextLink to={{ page: 'sheets', profileId }}>{t('introductions-office.part.sheets')}</TextLink>
              )}
            </div>
          </>
        )}
      </QueryView>
      <Links profileId={profileId} />
      {answering && (
        <AnswerDialog
          {...answering}
          family={{ id: profileId, name: family.data?.name ?? '' }}
          onClose={() => {
            setAnswering(null);
          }}
        />
      )}
    </section>
  );
}

function Row({ row, onAnswer }: { row: Introduction; onAnswer: () => void }) {
  const { shown, how, shown_at: shownAt, shown_by_name: by, answer, answered_at: answeredAt, reason } = row;
  const isInterest = how === 'Interest';
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
        <TextLink to={{ page: 'profile', profileId: shown.id }}>
          <span translate="no">
            <PersonName own={shown.own_script_name}>{shown.name}</PersonName>
          </span>
        </TextLink>{' '}
        <span className="text-muted">#{shown.id}</span>
        <p className="text-muted">
          {isInterest
            ? t('introductions-office.part.interest', { day: formatDay(shownAt) })
            : t('introductions-office.part.shown', { how: wayInWords(how), day: formatDay(shownAt), by: by ?? '' })}
        </p>
        {row.asked_at !== null && answer === null && !isInterest && <p>{t('introductions-office.part.waits')}</p>}
        <p className="font-medium">
          {answer === null || answeredAt === null
            ? t('introductions-office.part.noAnswer')
            : t('introductions-office.part.answer', {
                answer: answerInWords(answer),
                day: formatDay(answeredAt),
                by: t(`introductions-office.part.by.${answererOf(row)}`),
              })}
        </p>
        {reason !== null && <p>{t('introductions-office.part.reason', { reason: reasonInWords(reason) })}</p>}
        {row.request_id !== null && (
          <TextLink to={{ page: 'requests', requestId: row.request_id }}>
            {t('introductions-office.part.request')}
          </TextLink>
        )}
      </div>
      {row.request_id === null && shown.visible && (
        <Button
          size="small"
          aria-label={t('introductions-office.part.recordNamed', { name: shown.name })}
          onClick={onAnswer}
        >
          {t('introductions-office.part.record')}
        </Button>
      )}
    </li>
  );
}

/** The private link that works now, with the way to end it. */
function Links({ profileId }: { profileId: number }) {
  const [now] = useState(() => new Date().toISOString());
  const query = useQuery(linksQueryOptions(profileId));
  const ending = useMutation({ mutationFn: endLink, meta: { waits: true } });
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="font-medium">{t('introductions-office.link.title')}</h3>
      <QueryView
        query={query}
        loading={t('ui.loading', { what: t('introductions-office.link.theLinks') })}
        skeleton={<Skeleton className="mt-1 h-6 w-3/4" />}
        failure={couldNotLoad(t('introductions-office.link.theLinks'))}
      >
        {(links) => {
          const link = links.find(({ revoked_at: end, expires_at: last }) => end === null && last > now);
          if (link === undefined) return <p>{t('introductions-office.link.none')}</p>;
          return (
            <>
              <p>
                {t('introductions-office.link.works', { day: formatDay(link.expires_at), by: link.created_by_name })}{' '}
                {link.last_opened_at === null
                  ? t('introductions-office.link.notOpened')
                  : t('introductions-office.link.opened', { day: formatDay(link.last_opened_at) })}
              </p>
              {link.other_phone_at !== null && (
                <p className="mt-1 font-medium">
                  {t('introductions-office.link.otherPhone', { day: formatDay(link.other_phone_at) })}
                </p>
              )}
              <BusyButton
                size="small"
                className="mt-2"
                busy={ending.isPending}
                busyText={t('introductions-office.link.ending')}
                onClick={() => {
                  ending.mutate(link.id);
                }}
              >
                {t('introductions-office.link.end')}
              </BusyButton>
              <ErrorNote error={ending.error}>{t('introductions-office.link.notEnded')}</ErrorNote>
            </>
          );
        }}
      </QueryView>
    </div>
  );
}

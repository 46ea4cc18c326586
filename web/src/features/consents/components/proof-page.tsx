import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consentsQueryOptions, type Consent } from '@/bureau/api/consents';
import { useBureau } from '@/bureau/bureau';
import { PageTitle } from '@/bureau/components/page-title';
import { sourceInWords } from '@/features/consents/answers';
import { noticeIn, personQueryOptions } from '@/features/consents/api';
import { formatDate, formatDay, formatMoment } from '@/lib/format';
import { consentPurposes } from '@/person/typed-consents';
import { isLanguage, languages } from '@/texts/languages';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { BackLink } from '@/ui/back-link';
import { couldNotLoad, InlineError } from '@/ui/notice';
import { Loaded } from '@/ui/loaded';
import { PageHeading } from '@/ui/page-heading';
import { PrintAction } from '@/ui/print';
import { Skeleton } from '@/ui/skeleton';

/** On one sheet: who agreed to what, when, how and to which sentence. The bureau has to prove it (DPDP Act s.6(10)). */
export const ProofPage = ({ profileId }: { profileId: number | null }) =>
  profileId === null ? null : <Proof profileId={profileId} />;

function Proof({ profileId }: { profileId: number }) {
  const person = useQuery(personQueryOptions(profileId));
  const consents = useQuery(consentsQueryOptions(profileId));
  const { bureau_name: bureau } = useBureau();
  const [now] = useState(() => new Date().toISOString());
  const name = person.data ? sayName(person.data.name, person.data.own_script_name) : '';
  const title = t('consent-answers.proof.title', { name, id: profileId });
  return (
    <div className="wrap max-w-4xl pt-6 pb-24 print:pb-0">
      <PageTitle>{title}</PageTitle>
      <BackLink to={{ page: 'profile', profileId, tab: 'login' }}>{t('consent-answers.proof.back')}</BackLink>
      <PageHeading className="mt-2 text-2xl [overflow-wrap:anywhere] sm:text-3xl">{title}</PageHeading>
      <Loaded
        query={consents}
        what={t('consent-answers.theAnswers')}
        skeleton={<Skeleton className="mt-6 min-h-96 w-full" />}
        none={t('consent-answers.proof.none')}
      >
        {(rows) => (
          <Answers rows={rows} isWaiting={person.isPending}>
            {t('consent-answers.proof.asOf', { bureau, when: formatMoment(now) })}
          </Answers>
        )}
      </Loaded>
    </div>
  );
}

interface AnswersProps {
  rows: readonly Consent[];
  isWaiting: boolean;
  /** Where and when it was printed. */
  children: string;
}

function Answers({ rows, isWaiting, children }: AnswersProps) {
  const texts = [...new Map(rows.map((row) => [noticeOf(row), row])).values()];
  const notices = useQueries({
    queries: texts.map(({ notice_language: language, notice_version: version }) => noticeIn(language, version)),
  });
  const failed = notices.find(({ error }) => error !== null);
  const found = new Map(texts.map((row, index) => [noticeOf(row), notices[index]?.data]));
  return (
    <>
      <PrintAction isWaiting={isWaiting || notices.some(({ isPending }) => isPending)}>
        {t('consent-answers.proof.lead')}
      </PrintAction>
      {failed && (
        <InlineError className="mt-3" onRetry={() => failed.refetch()}>
          {couldNotLoad(t('consent-answers.theSentences'))}
        </InlineError>
      )}
      <p className="mt-4 text-muted print:text-sm">{children}</p>
      {consentPurposes.map((purpose) => {
        const given = rows.filter((row) => row.purpose === purpose);
        return (
          given.length > 0 && (
            <section
              key={purpose}
              className="mt-4 break-inside-avoid [overflow-wrap:anywhere] print:mt-1 print:text-[8.5pt] print:leading-snug"
            >
              <h2 className="font-medium text-maroon-800">{t(`consents.purpose.${purpose}`)}</h2>
              <ul>
                {given.map((row, index) => {
                  const notice = found.get(noticeOf(row));
                  const before = given[index - 1];
                  return (
                    <li key={row.id} className="py-1 print:py-0">
                      {(before === undefined || noticeOf(before) !== noticeOf(row)) && (
                        <q lang={row.notice_language} className="block">
                          {notice?.items.purposes[purpose]}
                        </q>
                      )}
                      <strong className="font-medium">
                        {t(row.given ? 'consent-answers.record.yes' : 'consent-answers.record.no')}
                      </strong>{' '}
                      {sourceInWords(row)}{' '}
                      <span className="text-muted">
                        {row.recorded_by_name === null
                          ? t('consent-answers.proof.received', { when: formatMoment(row.recorded_at) })
                          : t('consent-answers.proof.recorded', {
                              by: row.recorded_by_name,
                              day: formatDay(row.recorded_at),
                            })}{' '}
                        {t('consent-answers.proof.notice', {
                          version: row.notice_version,
                          language: nameOf(row.notice_language),
                          day: (notice && formatDate(notice.published_on)) ?? '',
                        })}
                      </span>
                    </li>
                  );
                })}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
}

const noticeOf = ({ notice_version: version, notice_language: language }: Consent) => `${version} ${language}`;
const nameOf = (language: string) => (isLanguage(language) ? languages[language].name : language);

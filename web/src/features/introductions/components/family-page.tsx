import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callLink, useBureau } from '@/bureau/bureau';
import { EnquiryButton } from '@/bureau/components/enquiry-button';
import { PageTitle } from '@/bureau/components/page-title';
import { PrivacyLine } from '@/bureau/components/privacy-line';
import { answerByLink, linkedFamilyQueryOptions, tellLinkedAnswers } from '@/features/introductions/api/shown-people';
import { OtherPhone } from '@/features/introductions/components/other-phone';
import { ShownPeople } from '@/features/introductions/components/shown-people';
import type { LocationOf } from '@/lib/navigation/location';
import { formatDay } from '@/lib/format';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { couldNotLoad } from '@/ui/could-not-load';
import { PageHeading } from '@/ui/page-heading';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';

/** What a family without a login sees by its private link: the people who are shown to it. */
export function FamilyPage({ token }: LocationOf<'family'>) {
  return (
    <div className="wrap max-w-3xl py-[clamp(2rem,5vw,4rem)]">
      <PageTitle>{t('shell.pages.family')}</PageTitle>
      {token === null ? <LinkGone /> : <Linked token={token} />}
    </div>
  );
}

function Linked({ token }: { token: string }) {
  const list = useQuery(linkedFamilyQueryOptions(token));
  const send = useMemo(() => answerByLink(token), [token]);
  const leave = useMemo(() => tellLinkedAnswers(token), [token]);
  if (list.error?.kind === 'not-found') return <LinkGone />;
  return (
    <QueryView
      query={list}
      loading={t('ui.loading', { what: t('introductions.theList') })}
      skeleton={<Skeleton className="min-h-96 w-full rounded-card!" />}
      failure={couldNotLoad(t('introductions.theList'))}
      failureClass="text-lg"
    >
      {({ family, expires_at: end, people, is_known: isKnown, may_try: mayTry }) => (
        <>
          <PageHeading className="text-2xl [overflow-wrap:anywhere] sm:text-3xl">
            {t('introductions.forFamily', { name: sayName(family.name, family.own_script_name) })}
          </PageHeading>
          <p className="mt-2 text-muted">{t('introductions.linkUntil', { day: formatDay(end) })}</p>
          <p className="mt-2 text-muted">{t('introductions.keepMessage')}</p>
          {!isKnown && (
            <div className="mt-6">
              <OtherPhone token={token} mayTry={mayTry} />
            </div>
          )}
          <div className="mt-6">
            {people.length === 0 ? (
              <p className="text-lg">{t('introductions.noneText')}</p>
            ) : (
              <ShownPeople people={people} family={family} send={send} leave={leave} opensProfiles={false} />
            )}
          </div>
          <PrivacyLine id="introductions.privacy" />
          <Questions />
        </>
      )}
    </QueryView>
  );
}

function LinkGone() {
  return (
    <>
      <PageHeading className="text-2xl sm:text-3xl">{t('introductions.linkGone')}</PageHeading>
      <p className="mt-3 text-lg">{t('introductions.linkGoneText')}</p>
      <EnquiryButton kind="link" className="mt-4">
        {t('introductions.newLink')}
      </EnquiryButton>
      <Questions />
    </>
  );
}

function Questions() {
  const { phone } = useBureau();
  return (
    <p className="mt-8">
      {t('introductions.questions')}{' '}
      <a href={callLink(phone)} className="font-medium whitespace-nowrap text-maroon-800 underline underline-offset-4">
        {phone}
      </a>
    </p>
  );
}

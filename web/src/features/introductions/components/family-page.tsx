import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { AnswerOfSomebody } from '@/bureau/api/consents';
import { BureauNumber, PrivacyLine } from '@/bureau/components/bureau-contact';
import { Done } from '@/bureau/components/done';
import { PageTitle } from '@/bureau/components/page-title';
import { answersExplained } from '@/features/introductions/answers';
import {
  answerByLink,
  confirmByLink,
  type LinkedFamily,
  linkedFamilyQueryOptions,
  shownByLink,
} from '@/features/introductions/api/shown-people';
import { NewLink, OtherPhone } from '@/features/introductions/components/other-phone';
import { ShownPeople } from '@/features/introductions/components/shown-people';
import { isLikelyOffice, useViewer } from '@/lib/backend/session';
import { AppError } from '@/lib/errors';
import { formatDay } from '@/lib/format';
import type { LocationOf } from '@/lib/navigation/location';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote, Problem } from '@/ui/field-note';
import { LoadMore, QueryView } from '@/ui/loaded';
import { couldNotLoad } from '@/ui/notice';
import { OnDemand } from '@/ui/on-demand';
import { PageHeading } from '@/ui/page-heading';
import { RichText } from '@/ui/rich-text';
import { FoldedPart } from '@/ui/sections';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

interface FamilyPageProps extends LocationOf<'family'> {
  /** What a link asks that was made for the candidate herself. */
  Question?: ComponentType<{
    token: string;
    answered: readonly AnswerOfSomebody[];
    seen: LinkedFamily['seen_by_visitors'];
  }>;
  /** What the bureau did for the family, for a phone that the link knows. */
  Statements?: ComponentType<{ of: { token: string } }>;
}

type OfSomebodyProps = { token: string; list: LinkedFamily };

/** The name of the page takes no more than its line: the first face is what the family came for. */
const firstLine = 'text-[min(0.875rem,4.8vmin)] leading-snug text-muted [overflow-wrap:anywhere] sm:text-2xl';

/** What a family without a login sees by its private link: the people who are shown to it. */
export const FamilyPage = ({ token, ...parts }: FamilyPageProps) => (
  <div className="wrap max-w-3xl pt-1 pb-8 sm:py-8">
    <PageTitle>{t('shell.pages.family')}</PageTitle>
    {token === null ? <LinkGone /> : <Linked key={token} token={token} {...parts} />}
  </div>
);

function Linked({ token, Question, Statements }: Omit<FamilyPageProps, 'page'> & { token: string }) {
  const [atMost, setAtMost] = useState(shownByLink);
  const list = useQuery({ ...linkedFamilyQueryOptions(token, atMost), placeholderData: keepPreviousData });
  // The people on screen stay when more of them do not come.
  const moreFailed = list.isError && list.data === undefined && atMost > shownByLink;
  const before = useQuery({ ...linkedFamilyQueryOptions(token, atMost - shownByLink), enabled: moreFailed });
  const [isLost, setIsLost] = useState(false);
  const send = useMemo(() => {
    const answer = answerByLink(token);
    return (given: Parameters<typeof answer>[0]) =>
      answer(given).catch((error: unknown) => {
        if (error instanceof AppError && error.refusal === 'link_gone') setIsLost(true);
        throw error;
      });
  }, [token]);
  if (list.error?.kind === 'not-found') return <LinkGone wasOpen={list.data !== undefined} isLost={isLost} />;
  return (
    <QueryView
      query={moreFailed ? before : list}
      loading={t('ui.loading', { what: t('introductions.theList') })}
      skeleton={
        <>
          <PageHeading className={firstLine}>{t('shell.pages.family')}</PageHeading>
          <Skeleton className="mt-1 min-h-dvh w-full rounded-card!" />
        </>
      }
      failure={couldNotLoad(t('introductions.theList'))}
      failureClass="text-lg"
    >
      {(opened) =>
        opened.for_candidate ? (
          <OfCandidate token={token} list={opened} Question={Question} />
        ) : (
          <OfFamily token={token} list={opened} send={send} Statements={Statements}>
            <LoadMore
              more={{
                hasNextPage: opened.has_more,
                isFetchingNextPage: list.isPlaceholderData,
                isFetchNextPageError: moreFailed,
                fetchNextPage: () => (moreFailed ? list.refetch() : setAtMost(atMost + shownByLink)),
              }}
            />
          </OfFamily>
        )
      }
    </QueryView>
  );
}

/** What a link asks that was made for the candidate herself. */
function OfCandidate({ token, list, Question }: OfSomebodyProps & { Question: FamilyPageProps['Question'] }) {
  const { family, is_known: isKnown, may_try: mayTry, answered_for_candidate: answered, seen_by_visitors: seen } = list;
  const isOffice = isLikelyOffice(useViewer());
  return (
    <>
      <PageHeading className="text-2xl [overflow-wrap:anywhere] sm:text-3xl">
        {sayName(family.name, family.own_script_name)}
      </PageHeading>
      {isOffice && <p className="mt-6 text-lg">{t('refusals.not_for_bureau')}</p>}
      {!isOffice && !isKnown && (
        <div className="mt-6 rounded-card bg-paper p-4 shadow-card sm:px-6">
          <OtherPhone token={token} mayTry={mayTry} isHers />
        </div>
      )}
      {!isOffice && isKnown && Question && (
        <OnDemand>
          <Question token={token} answered={answered} seen={seen} />
        </OnDemand>
      )}
      <p className="mt-8 text-muted">{t('introductions.keepMessage')}</p>
      <PrivacyLine id="introductions.ownPrivacy" />
      <Rights />
      <Questions />
    </>
  );
}

type OfFamilyProps = OfSomebodyProps &
  Pick<ComponentProps<typeof ShownPeople>, 'send'> & {
    Statements: FamilyPageProps['Statements'];
    /** Below the people. */
    children: ReactNode;
  };

/** The people first: each with a face, facts and the answer. The rules of the page are folded behind them. */
function OfFamily({ token, list, send, Statements, children }: OfFamilyProps) {
  const { family, people, is_known: isKnown, may_try: mayTry, confirmed_today: isConfirmed } = list;
  const shownName = sayName(family.name, family.own_script_name);
  const day = formatDay(list.expires_at);
  return (
    <>
      <PageHeading className={firstLine}>{t('introductions.forFamily', { name: shownName })}</PageHeading>
      {people.length === 0 ? (
        <p className="mt-2 text-muted">{t('introductions.linkEmpty', { day })}</p>
      ) : (
        <div className="mt-1">
          <ShownPeople
            people={people}
            family={family}
            send={send}
            opensProfiles={false}
            proof={isKnown ? null : <OtherPhone token={token} mayTry={mayTry} />}
          />
          {children}
        </div>
      )}
      {isKnown && <ConfirmByLink token={token} shownName={shownName} isConfirmed={isConfirmed} />}
      {isKnown && Statements && (
        <OnDemand>
          <Statements of={{ token }} />
        </OnDemand>
      )}
      <FoldedPart title={t('introductions.how')} className="mt-6">
        <div className="space-y-3">
          <p>{answersExplained()}</p>
          {people.length > 0 && <p>{t('introductions.linkUntil', { day })}</p>}
          <p>{t('introductions.keepMessage')}</p>
        </div>
        <PrivacyLine id="introductions.privacy" />
      </FoldedPart>
      <Rights />
      <Questions />
    </>
  );
}

interface LinkGoneProps {
  /** Whether the list was on screen: this notice above it is easily missed. */
  wasOpen?: boolean;
  /** Whether an answer came too late. */
  isLost?: boolean;
}

function LinkGone({ wasOpen = false, isLost = false }: LinkGoneProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!wasOpen) return;
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ behavior: 'instant', block: 'center' });
  }, [wasOpen]);
  return (
    <>
      <div ref={notice} tabIndex={-1}>
        <PageHeading className="text-2xl sm:text-3xl">{t('introductions.linkGone')}</PageHeading>
        {isLost && <Problem>{t('yes.notSaved')}</Problem>}
        <p className="mt-3 text-lg">{t('introductions.linkGoneText')}</p>
      </div>
      <div className="mt-4">
        <NewLink />
      </div>
      <p className="mt-4">
        <RichText
          text={t('introductions.haveLogin')}
          tags={{ link: (words) => <TextLink to={{ page: 'sign-in' }}>{words}</TextLink> }}
        />
      </p>
      <Questions />
    </>
  );
}

/** What somebody without a login may ask for. Each leads to the form that the bureau has to answer. */
const Rights = () => (
  <FoldedPart title={t('shell.pages.rights')}>
    <p>{t('introductions.rights')}</p>
    <ul className="mt-2">
      {(['access', 'correction', 'consent', 'erasure'] as const).map((about) => (
        <li key={about}>
          <TextLink to={{ page: 'complaint', about }}>{t(`grievance.about.${about}`)}</TextLink>
        </li>
      ))}
    </ul>
  </FoldedPart>
);

const Questions = () => (
  <p className="mt-8">
    {t('enquiry.questions')} <BureauNumber />
  </p>
);

interface ConfirmByLinkProps {
  token: string;
  shownName: string;
  /** Whether the family has confirmed it today: it is not asked again. */
  isConfirmed: boolean;
}

/** By its private link, a family says that its own profile is still right. */
function ConfirmByLink({ token, shownName, isConfirmed }: ConfirmByLinkProps) {
  const confirming = useMutation({ mutationFn: confirmByLink, meta: { changes: [] } });
  return (
    <section className="mt-8 space-y-3 rounded-card bg-paper p-4 shadow-card sm:px-6">
      <p>{t('introductions.confirm.text', { name: shownName })}</p>
      {confirming.isSuccess ? (
        <Done title={t('introductions.confirm.done')} />
      ) : isConfirmed ? (
        <p className="font-medium">{t('introductions.confirm.done')}</p>
      ) : (
        <BusyButton busy={confirming.isPending} onClick={() => confirming.mutate(token)}>
          {t('introductions.confirm.yes')}
        </BusyButton>
      )}
      <ErrorNote error={confirming.error}>{t('introductions.confirm.failed')}</ErrorNote>
    </section>
  );
}

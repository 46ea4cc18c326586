import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, type ReactNode } from 'react';
import type { AnswerOfSomebody } from '@/bureau/api/consents';
import { BureauNumber } from '@/bureau/components/bureau-contact';
import { Done } from '@/bureau/components/done';
import { sourceInWords } from '@/features/consents/answers';
import { answerByCandidate, noticeIn, type Notice } from '@/features/consents/api';
import { NoticeText } from '@/features/consents/components/notice-text';
import { getLanguage, t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/field-note';
import { FoldedPart } from '@/ui/sections';
import { Loaded } from '@/ui/loaded';
import { RichText } from '@/ui/rich-text';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

/** The purposes that she may also take back: with the sharing, those of private.purposes_of_candidate. */
const further = ['visitors', 'pictures', 'chart', 'families', 'whatsapp'] as const;
/** What belongs to the profile as long as it is kept. */
const lasting = ['kept', 'members', 'relatives', 'story', 'intent', 'truth', 'notice'] as const;

/** Of these anybody reads on the site whether they are shown. */
const seenByVisitors = ['visitors', 'pictures'] as const;

interface CandidateQuestionProps {
  token: string;
  /** What was last answered for her, by others or at the bureau. */
  answered: readonly AnswerOfSomebody[];
  /** What people without a login see now. */
  seen: readonly (typeof seenByVisitors)[number][];
}

/** By her own private link, the candidate says whether her contact details may be given, and takes back what was agreed for her. */
export function CandidateQuestion({ token, answered, seen }: CandidateQuestionProps) {
  const query = useQuery(noticeIn(getLanguage()));
  return (
    <section className="mt-6 space-y-3 rounded-card bg-paper p-4 shadow-card sm:px-6">
      <h2 className="text-xl text-maroon-800">{t('consent-answers.candidateLink.title')}</h2>
      <Loaded
        query={query}
        what={t('consent-answers.theSentences')}
        skeleton={<Skeleton className="min-h-24 w-full" />}
      >
        {(notice) =>
          notice && (
            <>
              <Question token={token} notice={notice} purpose="sharing">
                {t('consent-answers.candidateLink.question')}
              </Question>
              <p className="text-muted">
                {t('consent-answers.candidateLink.note')} {t('consent-answers.candidateLink.notShown')}
              </p>
              <div>
                <FoldedPart title={t('consent-answers.candidateLink.notice')}>
                  <p>{t('consent-answers.candidateLink.recorded')}</p>
                  <p lang={notice.language} className="mb-3">
                    “{notice.items.purposes['sharing']}”
                  </p>
                  <p className="mb-3">{t('consent-answers.candidateLink.here')}</p>
                  <NoticeText notice={notice} />
                </FoldedPart>
                <FoldedPart title={t('consent-answers.candidateLink.more')}>
                  <p>{t('consent-answers.candidateLink.moreText')}</p>
                  <ul className="divide-y divide-line/70">
                    {further.map((purpose) => (
                      <li key={purpose} className="space-y-2 py-3">
                        <Question
                          token={token}
                          notice={notice}
                          purpose={purpose}
                          before={<AnsweredForHer answer={answered.find((each) => each.purpose === purpose)} />}
                          now={<ShownNow purpose={seenByVisitors.find((each) => each === purpose)} seen={seen} />}
                        >
                          <span lang={notice.language}>{notice.items.purposes[purpose]}</span>
                        </Question>
                      </li>
                    ))}
                  </ul>
                  <Lasting notice={notice} answered={answered} />
                </FoldedPart>
              </div>
            </>
          )
        }
      </Loaded>
    </section>
  );
}

/** What stays with the profile, and the way to its deletion and to who has her number. */
function Lasting({ notice, answered }: Pick<CandidateQuestionProps, 'answered'> & { notice: Notice }) {
  const answers = answered.filter(({ purpose, given }) => given && lasting.some((each) => each === purpose));
  return (
    <div className="space-y-3">
      {answers.length > 0 && <p>{t('consent-answers.candidateLink.lasting')}</p>}
      <ul className="list-disc space-y-2 pl-6">
        {answers.map((answer) => (
          <li key={answer.purpose}>
            <span lang={notice.language}>{notice.items.purposes[answer.purpose]}</span>{' '}
            <span className="block text-sm text-muted">{sourceInWords(answer)}</span>
          </li>
        ))}
      </ul>
      <p>
        <RichText
          text={t('consent-answers.candidateLink.rights')}
          tags={{ link: (words) => <TextLink to={{ page: 'complaint' }}>{words}</TextLink> }}
        />{' '}
        <BureauNumber />
      </p>
    </div>
  );
}

/** What was answered for her: the same that the family reads, so it says nothing of what she answers here. */
const AnsweredForHer = ({ answer }: { answer: AnswerOfSomebody | undefined }) => (
  <p className="text-sm text-muted [overflow-wrap:anywhere]">
    {answer === undefined
      ? t('consent-answers.candidateLink.nobody')
      : t('consent-answers.candidateLink.forYou', {
          answer: t(answer.given ? 'consent-answers.record.yes' : 'consent-answers.record.no'),
          source: sourceInWords(answer),
        })}
  </p>
);

/** What people without a login see, also where nobody has answered. */
function ShownNow({
  purpose,
  seen,
}: Pick<CandidateQuestionProps, 'seen'> & { purpose?: (typeof seenByVisitors)[number] | undefined }) {
  if (purpose === undefined) return null;
  const isSeen = seen.includes(purpose);
  return <p>{t(`consent-answers.candidateLink.${isSeen ? 'seen' : 'notSeen'}.${purpose}`)}</p>;
}

interface QuestionProps {
  token: string;
  notice: Notice;
  purpose: 'sharing' | (typeof further)[number];
  /** The answer of others for her, until she answers. */
  before?: ReactNode;
  /** What is shown, until an answer may have changed it. */
  now?: ReactNode;
  children: ReactNode;
}

/**
 * A question with two answers. Parents may open the link too: the page never reads the stored answer, and names the one that it
 * has sent until it is left.
 */
function Question({ token, notice, purpose, before, now, children }: QuestionProps) {
  const id = useId();
  const [isChanged, setIsChanged] = useState(false);
  const answering = useMutation({
    mutationFn: answerByCandidate,
    meta: { changes: [] },
    onSuccess: () => setIsChanged(true),
  });
  const { reset } = answering;
  useEffect(() => {
    // Back may show the page as it was left.
    window.addEventListener('pagehide', reset);
    return () => window.removeEventListener('pagehide', reset);
  }, [reset]);
  const isFirst = purpose === 'sharing';
  const answerText = (given: boolean) => {
    if (isFirst) return t(given ? 'consent-answers.candidateLink.yes' : 'consent-answers.candidateLink.notNow');
    return t(given ? 'consent-answers.record.yes' : 'consent-answers.record.no');
  };
  return (
    <>
      <p id={id} className={isFirst ? 'text-lg' : undefined}>
        {children}
      </p>
      {answering.isSuccess ? (
        <>
          <Done
            level={3}
            title={t('consent-answers.candidateLink.thanks', { answer: answerText(answering.variables.given) })}
          />
          <Button size="small" aria-describedby={id} onClick={reset}>
            {t('introductions.change')}
          </Button>
        </>
      ) : (
        <>
          {before}
          {!isChanged && now}
          {/* Neither answer looks like the right one. */}
          <div className="flex flex-wrap gap-3">
            {([true, false] as const).map((given) => (
              <BusyButton
                key={String(given)}
                className={isFirst ? 'max-sm:w-full' : undefined}
                aria-describedby={id}
                busy={answering.isPending && answering.variables.given === given}
                onClick={() =>
                  answering.mutate({
                    token,
                    purpose,
                    given,
                    notice_language: notice.language,
                    notice_version: notice.version,
                  })
                }
              >
                {answerText(given)}
              </BusyButton>
            ))}
          </div>
        </>
      )}
      <ErrorNote error={answering.error}>{t('consent-answers.record.failed')}</ErrorNote>
      {answering.error && <BureauNumber />}
    </>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answerByCandidate } from '@/features/consents/api/answers';
import { noticeQueryOptions } from '@/features/consents/api/notice';
import { getLanguage, t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { couldNotLoad } from '@/ui/could-not-load';
import { ErrorNote } from '@/ui/error-note';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';

const answerText = (given: boolean) =>
  t(given ? 'consent-answers.candidateLink.yes' : 'consent-answers.candidateLink.notNow');

interface CandidateQuestionProps {
  token: string;
  shownName: string;
}

/**
 * By her own private link, the candidate says whether her contact details may be given. Parents may open the link too: the page
 * never reads the stored answer, and names the one that it has sent until it is left.
 */
export function CandidateQuestion({ token, shownName }: CandidateQuestionProps) {
  const notice = useQuery(noticeQueryOptions(getLanguage()));
  const answering = useMutation({ mutationFn: answerByCandidate, meta: { changes: [] } });
  const { reset } = answering;
  useEffect(() => {
    // Back may show the page as it was left.
    window.addEventListener('pagehide', reset);
    return () => window.removeEventListener('pagehide', reset);
  }, [reset]);
  return (
    <section className="mt-6 space-y-3 rounded-card bg-paper p-4 shadow-card sm:px-6">
      <h2 className="text-xl text-maroon-800 [overflow-wrap:anywhere]">
        {t('consent-answers.candidateLink.title', { name: shownName })}
      </h2>
      <QueryView
        query={notice}
        loading={t('ui.loading', { what: t('consent-answers.theSentences') })}
        skeleton={<Skeleton className="min-h-24 w-full" />}
        failure={couldNotLoad(t('consent-answers.theSentences'))}
      >
        {(shown) =>
          shown && (
            <>
              <p lang={shown.language} className="text-lg">
                {shown.items.purposes['sharing']}
              </p>
              {/* Neither answer looks like the right one. */}
              <div className="flex flex-wrap gap-3">
                {([true, false] as const).map((given) => (
                  <BusyButton
                    key={String(given)}
                    className="max-sm:w-full"
                    busy={answering.isPending && answering.variables.given === given}
                    busyText={t('consent-answers.record.saving')}
                    onClick={() =>
                      answering.mutate({ token, given, notice_language: shown.language, notice_version: shown.version })
                    }
                  >
                    {answerText(given)}
                  </BusyButton>
                ))}
              </div>
              {answering.isSuccess && (
                <p role="status" className="font-medium">
                  {t('consent-answers.candidateLink.thanks', { answer: answerText(answering.variables.given) })}
                </p>
              )}
              <ErrorNote error={answering.error}>{t('consent-answers.record.failed')}</ErrorNote>
              <p className="text-muted">{t('consent-answers.candidateLink.note')}</p>
            </>
          )
        }
      </QueryView>
    </section>
  );
}

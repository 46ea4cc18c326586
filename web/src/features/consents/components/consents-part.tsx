import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { accountLanguageQueryOptions } from '@/bureau/api/account-language';
import { consentsQueryOptions } from '@/bureau/api/consents';
import { isFromFile, lastAnswer, sourceInWords, stateInWords } from '@/features/consents/answers';
import { recordConsents } from '@/features/consents/api/answers';
import { noticeQueryOptions } from '@/features/consents/api/notice';
import { ConsentsPartDialog } from '@/features/consents/components/consents-part-dialog';
import { consentPurposes, type ConsentPurpose } from '@/person/typed-consents';
import { getLanguage, t } from '@/texts/texts';
import { CheckboxField } from '@/ui/checkbox-field';
import { couldNotLoad } from '@/ui/could-not-load';
import { DeskPanel } from '@/ui/desk-panel';
import { InlineError } from '@/ui/notice';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';
import { showToast } from '@/ui/toast';

interface ConsentsPartProps {
  profileId: number;
  isDeleted: boolean;
}

/** What a family agreed to, and how the office records another answer: withdrawing takes as many taps as giving (s.6(4)). */
export function ConsentsPart({ profileId, isDeleted }: ConsentsPartProps) {
  const query = useQuery(consentsQueryOptions(profileId));
  // The sentences are read to the family in its own language.
  const kept = useQuery(accountLanguageQueryOptions(profileId));
  const notice = useQuery({ ...noticeQueryOptions(kept.data ?? getLanguage()), enabled: !kept.isPending });
  const ownNotice = useQuery(noticeQueryOptions(getLanguage()));
  const [asked, setAsked] = useState<ConsentPurpose | null>(null);
  const [before, setBefore] = useState<ComponentProps<typeof ConsentsPartDialog>['before']>();
  const recording = useMutation({
    mutationFn: recordConsents,
    meta: { hides: true, waits: true },
    onSuccess: () => {
      showToast({ message: t('consent-answers.office.recorded') });
      setAsked(null);
    },
  });
  return (
    <DeskPanel
      title={t('consent-answers.office.title')}
      note={t('consent-answers.office.lead')}
      aside={<TextLink to={{ page: 'consent-proof', profileId }}>{t('consent-answers.office.proof')}</TextLink>}
    >
      <QueryView
        query={query}
        loading={t('ui.loading', { what: t('consent-answers.theAnswers') })}
        skeleton={<Skeleton className="mt-3 min-h-96 w-full" />}
        failure={couldNotLoad(t('consent-answers.theAnswers'))}
        failureClass="mt-3"
      >
        {(consents) => (
          <>
            <ul className="mt-1 divide-y divide-line/70">
              {consentPurposes.map((purpose) => {
                const answer = lastAnswer(consents, purpose);
                const state = stateInWords(consents, purpose);
                return (
                  <li key={purpose} className="[overflow-wrap:anywhere]">
                    <CheckboxField
                      label={<span className="font-medium">{t(`consents.purpose.${purpose}`)}</span>}
                      hint={answer === undefined ? state : `${state} · ${sourceInWords(answer)}`}
                      checked={answer?.given === true && !isFromFile(answer)}
                      disabled={isDeleted}
                      onChange={() => setAsked(purpose)}
                    />
                    {purpose === 'sharing' && answer === undefined && !isDeleted && (
                      <TextLink to={{ page: 'profile', profileId, tab: 'matches' }}>
                        {t('consent-answers.office.sendLink')}
                      </TextLink>
                    )}
                  </li>
                );
              })}
            </ul>
            {asked !== null && notice.data && (
              <ConsentsPartDialog
                purpose={asked}
                notice={notice.data}
                ownSentence={ownNotice.data?.items.purposes[asked]}
                before={before}
                answer={lastAnswer(consents, asked)}
                sending={recording}
                onConfirm={(given) => {
                  setBefore(given);
                  recording.mutate({ profile_id: profileId, ...given });
                }}
                onClose={() => {
                  setAsked(null);
                  recording.reset();
                }}
              />
            )}
            {asked !== null && notice.isError && (
              <InlineError className="mt-2" onRetry={() => notice.refetch()}>
                {couldNotLoad(t('consent-answers.theSentences'))}
              </InlineError>
            )}
          </>
        )}
      </QueryView>
    </DeskPanel>
  );
}

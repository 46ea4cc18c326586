import { useMutation, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keepChoice, readChoice } from '@/base/kept-choice';
import { consentsQueryOptions, type Consent } from '@/bureau/api/consents';
import { visitorSettingsQueryOptions } from '@/bureau/api/site-settings';
import { isFromFile, lastAnswer, sourceInWords, stateInWords, whoOptions } from '@/features/consents/answers';
import { noticeIn, setMyConsent, type Notice } from '@/features/consents/api';
import { formatDate } from '@/lib/format';
import { consentPurposes, type ConsentPurpose } from '@/person/typed-consents';
import { getLanguage, t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { ErrorNote } from '@/ui/error-note';
import { Loaded } from '@/ui/loaded';
import { SelectField } from '@/ui/select-field';
import { Skeleton } from '@/ui/skeleton';
import { showToast } from '@/ui/toast';

const skeleton = <Skeleton className="mt-4 min-h-96 w-full" />;
/** The purposes whose withdrawal hides the profile or erases something: it is asked first. */
const grave = ['kept', 'members', 'relatives'] as const;

/** What a member agreed to, and a switch for each: withdrawing is as easy as giving (DPDP Act s.6(4)). */
export function MyConsents({ profileId }: { profileId: number }) {
  const consents = useQuery(consentsQueryOptions(profileId));
  const notice = useQuery(noticeIn(getLanguage()));
  return (
    <Loaded query={consents} what={t('consent-answers.theAnswers')} skeleton={skeleton}>
      {(rows) => (
        <Loaded query={notice} what={t('consent-answers.theSentences')} skeleton={skeleton}>
          {(shown) => shown && <Switches profileId={profileId} consents={rows} notice={shown} />}
        </Loaded>
      )}
    </Loaded>
  );
}

interface SwitchesProps {
  profileId: number;
  consents: readonly Consent[];
  notice: Notice;
}

function Switches({ profileId, consents, notice }: SwitchesProps) {
  // Several people of a family use one login, and a browser may have several logins.
  const key = `consent-who-${profileId}`;
  const [who, setWho] = useState(() => readChoice(key) ?? '');
  // The sentence that was ticked before it was known who answers: it is asked beside it.
  const [askedWho, setAskedWho] = useState<ConsentPurpose | null>(null);
  const [asked, setAsked] = useState<(typeof grave)[number] | null>(null);
  const change = useMutation({
    mutationFn: setMyConsent,
    meta: { hides: true, waits: true, evenIfRefused: true },
    onSuccess: () => {
      showToast({ message: t('consent-answers.mine.saved') });
      setAskedWho(null);
      setAsked(null);
    },
  });
  const send = (purpose: ConsentPurpose, given: boolean) =>
    change.mutate({ purpose, given, said_by: who, notice_language: notice.language, notice_version: notice.version });
  const answerWith = (purpose: ConsentPurpose, given: boolean) => {
    if (change.isPending) return;
    change.reset();
    const asking = given ? undefined : grave.find((each) => each === purpose);
    if (who === '') {
      setAskedWho(purpose);
    } else if (asking === undefined) send(purpose, given);
    else setAsked(asking);
  };
  const settings = useQuery(visitorSettingsQueryOptions());
  const isClosed = settings.data !== undefined && !(settings.data.mayBrowse && settings.data.seePictures);
  const handed = lastAnswer(consents, 'notice');
  // The sentence on the page is that of the newest notice: an answer may be to an older one.
  const olderVersions = [...new Set(consents.map((row) => row.notice_version))].filter((one) => one !== notice.version);
  const older = useQueries({ queries: olderVersions.map((version) => noticeIn(notice.language, version)) });
  const withNotice = ({ notice_version: version }: Consent) => {
    const answered = version === notice.version ? notice : older[olderVersions.indexOf(version)]?.data;
    return answered
      ? ` · ${t('consent-answers.mine.withNotice', { day: formatDate(answered.published_on) ?? '' })}`
      : '';
  };
  // Contact details are given with the candidate's own yes. Others may take it back, and then read that they did.
  const sharing = lastAnswer(consents, 'sharing');
  const showsSharing = who === 'Self' || (sharing !== undefined && (sharing.given || sharing.said_by !== 'Self'));
  const shown = consentPurposes.filter((purpose) => purpose !== 'notice' && (purpose !== 'sharing' || showsSharing));
  const whoField = (beside: boolean) => (
    <SelectField
      label={t('consent-answers.mine.who')}
      emptyLabel={t('consents.choose')}
      options={whoOptions()}
      value={who}
      autoFocus={beside}
      error={beside && who === '' ? t('consent-answers.mine.whoMissing') : undefined}
      onChange={({ target: { value } }) => {
        setWho(value);
        keepChoice(key, value === '' ? null : value);
      }}
    />
  );
  return (
    <>
      <p className="mt-3 max-w-[65ch] text-muted">{t('consent-answers.mine.lead')}</p>
      <div className="mt-3 max-w-sm">{whoField(false)}</div>
      <ul className="mt-3 divide-y divide-line/70">
        {shown.map((purpose) => {
          const answer = lastAnswer(consents, purpose);
          const state = stateInWords(consents, purpose);
          // A story needs the candidate's own yes: to take a parent's back first would erase it.
          const isOthers = purpose === 'story' && who === 'Self' && answer?.said_by !== 'Self';
          // Without an answer of the family, yes and no are one tap each.
          const isOpen = answer === undefined || isFromFile(answer) || isOthers;
          const isChanging = change.isPending && change.variables.purpose === purpose;
          return (
            <li key={purpose} className="[overflow-wrap:anywhere]">
              <CheckboxField
                label={
                  <span lang={notice.language} translate="no">
                    {notice.items.purposes[purpose]}
                  </span>
                }
                hint={answer === undefined ? state : `${state} · ${sourceInWords(answer)}${withNotice(answer)}`}
                checked={isChanging ? change.variables.given : answer?.given === true && !isOpen}
                aria-disabled={change.isPending}
                onChange={({ target: { checked } }) => answerWith(purpose, checked)}
              />
              {askedWho === purpose && <div className="mb-2 ml-8 max-w-sm">{whoField(true)}</div>}
              {isOpen && (
                <Button
                  size="small"
                  className="mb-2 ml-8"
                  aria-label={t('consent-answers.mine.noTo', { sentence: notice.items.purposes[purpose] ?? '' })}
                  aria-disabled={change.isPending}
                  onClick={() => answerWith(purpose, false)}
                >
                  {t('consent-answers.record.no')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {asked === null && <ErrorNote error={change.error}>{t('consent-answers.record.failed')}</ErrorNote>}
      {isClosed && <p className="mt-2 max-w-[65ch]">{t('consent-answers.mine.closed')}</p>}
      {handed && (
        <p className="mt-2 text-muted">{t('consent-answers.mine.handed', { source: sourceInWords(handed) })}</p>
      )}
      {asked !== null && (
        <ConfirmDialog
          title={t(`consent-answers.mine.question.${asked}`)}
          confirm={t('consent-answers.mine.withdraw')}
          busyText={t('ui.saving')}
          sending={change}
          nothingDone={t('consent-answers.record.failed')}
          onConfirm={() => send(asked, false)}
          onClose={() => {
            setAsked(null);
            change.reset();
          }}
        >
          <p>{t(`consent-answers.mine.effect.${asked}`)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

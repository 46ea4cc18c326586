import { useMutation, useQueries, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { keepChoice, readChoice } from '@/base/browser-storage';
import { consentsQueryOptions, type Consent } from '@/bureau/api/consents';
import { visitorSettingsQueryOptions } from '@/bureau/api/site-settings';
import {
  isFromFile,
  lastAnswer,
  mostFrequent,
  sourceInWords,
  stateInWords,
  whoOptions,
} from '@/features/consents/answers';
import { noticeIn, setMyConsent, type Notice } from '@/features/consents/api';
import { formatDate } from '@/lib/format';
import { widthQuery } from '@/lib/text-size';
import type { ConsentPurpose } from '@/person/typed-consents';
import { getLanguage, t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { CheckboxField, SelectField } from '@/ui/fields';
import { ConfirmDialog } from '@/ui/form-dialog';
import { ErrorNote } from '@/ui/field-note';
import { FoldedPart } from '@/ui/sections';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';
import { showToast } from '@/ui/toast';

const skeleton = <Skeleton className="mt-4 min-h-96 w-full" />;
/** The switches, as the office has them too. That the notice was received, and the two declarations, are facts of a day. */
const groups = [
  { name: 'keep', purposes: ['kept', 'relatives'] },
  { name: 'see', purposes: ['members', 'visitors', 'pictures', 'chart', 'story', 'sharing'] },
  { name: null, purposes: ['families'] },
  { name: null, purposes: ['whatsapp'] },
] as const;
const declarations = ['notice', 'truth', 'intent'] as const;
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

type SwitchesProps = { profileId: number; consents: readonly Consent[]; notice: Notice };

function Switches({ profileId, consents, notice }: SwitchesProps) {
  // Several people of a family use one login, and a browser may have several logins.
  const key = `consent-who-${profileId}`;
  const [who, setWho] = useState(() => readChoice(key) ?? '');
  // Something was answered before it was known who answers.
  const [isWhoMissing, setIsWhoMissing] = useState(false);
  const whoField = useRef<HTMLSelectElement>(null);
  const [asked, setAsked] = useState<(typeof grave)[number] | null>(null);
  const change = useMutation({
    mutationFn: setMyConsent,
    meta: { hides: true, waits: true, evenIfRefused: true },
    onSuccess: () => {
      showToast({ message: t('consent-answers.mine.saved') });
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
      setIsWhoMissing(true);
      whoField.current?.focus();
    } else if (asking === undefined) send(purpose, given);
    else setAsked(asking);
  };
  // On a phone the page would be long.
  const [isWide] = useState(() => widthQuery(48).matches);
  const settings = useQuery(visitorSettingsQueryOptions());
  const isClosed = settings.data !== undefined && !(settings.data.mayBrowse && settings.data.seePictures);
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
  const shown = groups.map(({ name, purposes }) => ({
    name,
    purposes: purposes.filter((purpose) => purpose !== 'sharing' || showsSharing),
  }));
  const sourceOf = (answer: Consent) => `${sourceInWords(answer)}${withNotice(answer)}`;
  const declared = declarations.flatMap((purpose) => {
    const answer = lastAnswer(consents, purpose);
    return answer?.given === true ? [{ purpose, source: sourceOf(answer) }] : [];
  });
  const answers = shown.flatMap(({ purposes }) => purposes.map((purpose) => lastAnswer(consents, purpose)));
  // Most answers have the same one: it stands above them, and beside an answer only where that has another.
  const source = mostFrequent([
    ...answers.flatMap((answer) => (answer === undefined ? [] : [sourceOf(answer)])),
    ...declared.map((one) => one.source),
  ]);
  const switchOf = (purpose: ConsentPurpose) => {
    const answer = lastAnswer(consents, purpose);
    // A story needs the candidate's own yes: to take a parent's back first would erase it.
    const isOthers = purpose === 'story' && who === 'Self' && answer?.said_by !== 'Self';
    // Without an answer of the family, yes and no are one tap each.
    const isOpen = answer === undefined || isFromFile(answer) || isOthers;
    const isGiven = answer?.given === true && !isOpen;
    const isChanging = change.isPending && change.variables.purpose === purpose;
    const hint = [
      isGiven ? null : stateInWords(consents, purpose),
      answer === undefined || sourceOf(answer) === source ? null : sourceOf(answer),
    ].filter((words) => words !== null);
    return (
      <li key={purpose} className="[overflow-wrap:anywhere]">
        <CheckboxField
          label={
            <span lang={notice.language} translate="no">
              {notice.items.purposes[purpose]}
            </span>
          }
          hint={hint.length === 0 ? undefined : hint.join(' · ')}
          checked={isChanging ? change.variables.given : isGiven}
          aria-disabled={change.isPending}
          onChange={({ target: { checked } }) => answerWith(purpose, checked)}
        />
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
  };
  return (
    <>
      {source !== undefined && (
        <p className="mt-3 max-w-[65ch] [overflow-wrap:anywhere]">
          {t('consent-answers.mine.source', { source })}
          {declared.map((one) => (
            <span key={one.purpose} className="block text-muted">
              {[t(`consents.purpose.${one.purpose}`), one.source === source ? null : one.source]
                .filter((words) => words !== null)
                .join(' · ')}
            </span>
          ))}
        </p>
      )}
      <TextLink to={{ page: 'privacy' }}>{t('consents.notice.title')}</TextLink>
      <div className="mt-2 max-w-sm">
        <SelectField
          ref={whoField}
          label={t('consent-answers.mine.who')}
          emptyLabel={t('consents.choose')}
          options={whoOptions()}
          value={who}
          error={isWhoMissing && who === '' ? t('consent-answers.mine.whoMissing') : undefined}
          onChange={({ target: { value } }) => {
            setWho(value);
            keepChoice(key, value === '' ? null : value);
          }}
        />
      </div>
      <div className="mt-2">
        {shown.map(({ name, purposes }) => {
          const noes = purposes.filter((purpose) => lastAnswer(consents, purpose)?.given !== true).length;
          const switches = <ul>{purposes.map(switchOf)}</ul>;
          // One alone needs no tap to be reached.
          return name === null ? (
            <div key={purposes[0]} className="border-b border-line/70 py-1">
              {switches}
            </div>
          ) : (
            <FoldedPart
              key={name}
              isOpen={isWide}
              title={
                <>
                  {t(`consent-answers.group.${name}`)}{' '}
                  <span className="font-normal text-muted">
                    {noes === 0 ? t('consent-answers.record.yes') : t('consent-answers.mine.noes', { count: noes })}
                  </span>
                </>
              }
            >
              {switches}
            </FoldedPart>
          );
        })}
      </div>
      {asked === null && <ErrorNote error={change.error}>{t('consent-answers.record.failed')}</ErrorNote>}
      {isClosed && <p className="mt-2 max-w-[65ch]">{t('consent-answers.mine.closed')}</p>}
      {asked !== null && (
        <ConfirmDialog
          title={t(`consent-answers.mine.question.${asked}`)}
          confirm={t('consent-answers.mine.withdraw')}
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

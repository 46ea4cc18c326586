import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { accountLanguageQueryOptions } from '@/bureau/api/account-language';
import { type Consent, consentsQueryOptions } from '@/bureau/api/consents';
import {
  channelOptions,
  effectInWords,
  isFromFile,
  lastAnswer,
  mostFrequent,
  sourceInWords,
  stateInWords,
  whoOptions,
} from '@/features/consents/answers';
import { type Notice, noticeIn, recordConsents } from '@/features/consents/api';
import { SendOwnLink } from '@/features/consents/components/own-yes';
import { todayAtBureau } from '@/lib/bureau-days';
import type { Args } from '@/lib/run';
import { dayText, limitedText } from '@/lib/text-rules';
import { answeredTogether, type ConsentPurpose, consentPurposes } from '@/person/typed-consents';
import { getLanguage, t, tIfKnown } from '@/texts/texts';
import { Button } from '@/ui/button';
import { DayField } from '@/ui/date-fields';
import { CheckboxField, RadioGroupField, SelectField, TextField } from '@/ui/fields';
import { FormDialog } from '@/ui/form-dialog';
import { Loaded } from '@/ui/loaded';
import { couldNotLoad, InlineError } from '@/ui/notice';
import { DeskPanel, FoldedPart } from '@/ui/sections';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';
import { showToast } from '@/ui/toast';

interface ConsentsPartProps {
  profileId: number;
  isDeleted: boolean;
  /** Whether the pictures are kept from people without a login. */
  arePicturesHidden: boolean;
  /** The dialog that makes and sends the candidate's own link. */
  ownLink?: ((onClose: () => void) => ReactNode) | undefined;
}

/** What a family agreed to, and how the office records another answer: withdrawing takes as many taps as giving (s.6(4)). */
export function ConsentsPart({ profileId, isDeleted, arePicturesHidden, ownLink }: ConsentsPartProps) {
  const query = useQuery(consentsQueryOptions(profileId));
  // The sentences are read to the family in its own language.
  const kept = useQuery(accountLanguageQueryOptions(profileId));
  const notice = useQuery({ ...noticeIn(kept.data ?? getLanguage()), enabled: !kept.isPending });
  const ownNotice = useQuery(noticeIn(getLanguage()));
  const [asked, setAsked] = useState<readonly ConsentPurpose[] | null>(null);
  const [before, setBefore] = useState<AnswerDialogProps['before']>();
  return (
    <DeskPanel
      title={t('consent-answers.office.title')}
      note={t('consent-answers.office.lead')}
      aside={<TextLink to={{ page: 'consent-proof', profileId }}>{t('consent-answers.office.proof')}</TextLink>}
    >
      <Loaded
        query={query}
        what={t('consent-answers.theAnswers')}
        skeleton={<Skeleton className="mt-3 min-h-96 w-full" />}
      >
        {(consents) => (
          <>
            <Answers
              consents={consents}
              isDeleted={isDeleted}
              arePicturesHidden={arePicturesHidden}
              onAsk={setAsked}
              ownLink={ownLink}
            />
            {asked !== null && notice.data && (
              <AnswerDialog
                profileId={profileId}
                purposes={asked}
                notice={notice.data}
                own={ownNotice.data ?? undefined}
                before={before}
                wasGiven={asked.every((purpose) => isGiven(lastAnswer(consents, purpose)))}
                onClose={(typed) => {
                  // Escape loses nothing that was typed.
                  setBefore(typed);
                  setAsked(null);
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
      </Loaded>
    </DeskPanel>
  );
}

const isGiven = (answer: Consent | undefined): answer is Consent => answer?.given === true && !isFromFile(answer);

interface AnswersProps extends Omit<ConsentsPartProps, 'profileId'> {
  consents: readonly Consent[];
  onAsk: (purposes: readonly ConsentPurpose[]) => void;
}

/** The source of most answers once, and each answer that differs from it. */
function Answers({ consents, isDeleted, arePicturesHidden, onAsk, ownLink }: AnswersProps) {
  const answerTo = (purpose: ConsentPurpose) => lastAnswer(consents, purpose);
  const sources = consentPurposes.map(answerTo).filter(isGiven).map(sourceInWords);
  const source = mostFrequent(sources);
  // One answer is a row of its own.
  const isOften = sources.filter((each) => each === source).length > 1;
  const isUsual = (purpose: ConsentPurpose) => {
    const answer = answerTo(purpose);
    return isOften && isGiven(answer) && sourceInWords(answer) === source;
  };
  const usual = consentPurposes.filter(isUsual);
  const open = answeredTogether(consentPurposes).filter((purpose) => {
    const answer = answerTo(purpose);
    return answer === undefined || isFromFile(answer);
  });
  const rows = (purposes: readonly ConsentPurpose[]) => (
    <ul className="divide-y divide-line/70">
      {purposes.map((purpose) => {
        const answer = answerTo(purpose);
        // Pictures of people of before, who were not asked, are shown.
        const follows =
          answer === undefined && (purpose !== 'pictures' || arePicturesHidden)
            ? tIfKnown(`consent-answers.unasked.${purpose}`, {})
            : null;
        const state = [stateInWords(consents, purpose), follows].filter((words) => words !== null).join(': ');
        return (
          <li key={purpose} className="[overflow-wrap:anywhere]">
            <CheckboxField
              label={<span className="font-medium">{t(`consents.purpose.${purpose}`)}</span>}
              hint={answer === undefined ? state : isUsual(purpose) ? undefined : `${state} · ${sourceInWords(answer)}`}
              checked={isGiven(answer)}
              disabled={isDeleted}
              onChange={() => onAsk([purpose])}
            />
            {purpose === 'sharing' && answer === undefined && !isDeleted && ownLink && (
              <SendOwnLink ownLink={ownLink} />
            )}
          </li>
        );
      })}
    </ul>
  );
  return (
    <>
      {usual.length > 0 && (
        <FoldedPart title={t('consent-answers.office.given', { count: usual.length, source: source ?? '' })}>
          {rows(usual)}
        </FoldedPart>
      )}
      {rows(consentPurposes.filter((purpose) => !isUsual(purpose)))}
      {open.length > 1 && !isDeleted && (
        <Button size="small" className="mt-2" onClick={() => onAsk(open)}>
          {t('consents.ticks.all')}
        </Button>
      )}
    </>
  );
}

const schemaFor = (today: string) =>
  z.object({
    answers: z.string(),
    said_by: z.string().min(1, { error: () => t('consents.wrong.saidBy') }),
    said_by_name: limitedText(120),
    channel: z.string().min(1, { error: () => t('consents.wrong.channel') }),
    said_on: dayText().refine((day) => day !== '' && day <= today, { error: () => t('consents.wrong.day') }),
  });

interface AnswerDialogProps {
  profileId: number;
  /** One, with a yes or a no; or those that one yes answers. */
  purposes: readonly ConsentPurpose[];
  notice: Notice;
  /** The same in the clerk's language. */
  own: Notice | undefined;
  /** The dialog begins with the opposite of the last answer. */
  wasGiven: boolean;
  /** The person of this family who answered before, and how: the next answer is mostly of the same sheet or call. */
  before: Pick<Args<'record_consents'>, 'said_by' | 'said_by_name' | 'channel'> | undefined;
  onClose: (typed: AnswerDialogProps['before']) => void;
}

/** Records the answer of a family to the office, with the sentences that were read to it. */
function AnswerDialog(props: AnswerDialogProps) {
  const { profileId, purposes, notice, own, wasGiven, before, onClose } = props;
  const recording = useMutation({
    mutationFn: recordConsents,
    meta: { hides: true, waits: true },
    onSuccess: (_data, sent) => {
      showToast({ message: t('consent-answers.office.recorded') });
      onClose(sent);
    },
  });
  const [today] = useState(todayAtBureau);
  // Undefined where one yes answers several.
  const [purpose] = purposes.length === 1 ? purposes : [];
  const effect = purpose === undefined ? null : effectInWords(purpose);
  const isOfCandidate = purpose === 'sharing';
  return (
    <FormDialog
      title={purpose === undefined ? t('consents.ticks.all') : t(`consents.purpose.${purpose}`)}
      description={purposes.map((each) => (
        <span key={each} className="mb-1 block [overflow-wrap:anywhere]">
          <span lang={notice.language}>{notice.items.purposes[each]}</span>
          {own !== undefined && own.items.purposes[each] !== notice.items.purposes[each] && (
            <span className="block text-muted">{own.items.purposes[each]}</span>
          )}
        </span>
      ))}
      schema={schemaFor(today)}
      defaults={{
        answers: wasGiven && purpose !== 'notice' ? 'no' : 'yes',
        said_by: before?.said_by ?? '',
        said_by_name: before?.said_by_name ?? '',
        channel: before?.channel ?? '',
        said_on: today,
      }}
      submitText={t('consent-answers.record.save')}
      sending={recording}
      nothingDone={t('consent-answers.record.failed')}
      onSubmit={({ answers, ...how }) =>
        recording.mutate({
          profile_id: profileId,
          answers: Object.fromEntries(purposes.map((each) => [each, answers === 'yes'])),
          ...how,
          notice_language: notice.language,
        })
      }
      onClose={onClose}
    >
      {({ field, day, values }) => (
        <div className="space-y-4">
          {purpose !== undefined && purpose !== 'notice' && (
            <RadioGroupField
              label={t('consent-answers.record.answer')}
              options={[
                { value: 'yes', label: t('consent-answers.record.yes') },
                { value: 'no', label: t('consent-answers.record.no') },
              ]}
              {...field('answers')}
            />
          )}
          {values.answers === 'no' && effect !== null && (
            <p role="status" className="font-medium">
              {effect}
            </p>
          )}
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <SelectField
              label={t('consents.saidBy')}
              emptyLabel={t('consents.choose')}
              options={whoOptions(isOfCandidate && values.answers === 'yes')}
              hint={isOfCandidate && values.answers === 'yes' ? t('consents.ticks.candidateOnly') : undefined}
              {...field('said_by')}
            />
            <TextField
              label={t('consents.saidByName')}
              hint={t('consents.saidByNameHint')}
              autoComplete="off"
              {...field('said_by_name')}
            />
            <SelectField
              label={t('consents.how')}
              emptyLabel={t('consents.choose')}
              options={channelOptions()}
              {...field('channel')}
            />
            <DayField label={t('consents.day')} max={today} example={today} {...day('said_on')} />
          </div>
        </div>
      )}
    </FormDialog>
  );
}

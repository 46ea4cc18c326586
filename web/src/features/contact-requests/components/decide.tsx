import { z } from 'zod';
import { declineReasonOptions, joinDeclineReason } from '@/bureau/words';
import { decideRequest, type ReviewedRequest, setRequestStatus } from '@/features/contact-requests/api';
import { hasLogin } from '@/features/contact-requests/approval';
import type { AppError } from '@/lib/errors';
import { sayDate } from '@/lib/format';
import { navigate } from '@/lib/navigation/history';
import { dayText, tooLong } from '@/lib/text-rules';
import { t } from '@/texts/texts';
import { FormAct, PressAct } from '@/ui/act';
import type { ButtonSize } from '@/ui/button';
import { DayField } from '@/ui/date-fields';
import { SelectField, TextAreaField } from '@/ui/fields';
import { GroupHeading } from '@/ui/sections';
import { showToast } from '@/ui/toast';

/** What each act on a request does beside its own: somebody else may have decided it meanwhile. */
export type RequestOutcome = { isShared: true; onDone: () => void; onFailed?: (error: AppError) => void };

type DecisionPartProps = { request: ReviewedRequest; today: string; outcome: RequestOutcome };

const marks = [
  ['under review', 'requests-office.decide.underReview', 'requests-office.decide.underReviewDone'],
  ['awaiting consent', 'requests-office.decide.waiting', 'requests-office.decide.waitingDone'],
] as const;

/** The acts on an open request other than the sharing, which is in the bar. */
export const DecisionPart = ({ request, today, outcome }: DecisionPartProps) => (
  <section aria-labelledby="request-decision" className="mt-8">
    <GroupHeading id="request-decision">{t('requests-office.decide.heading')}</GroupHeading>
    <div className="mt-3 flex flex-wrap gap-2">
      {marks.map(
        ([status, label, done]) =>
          request.status !== status && (
            <PressAct
              key={status}
              {...outcome}
              label={t(label)}
              size="small"
              sent={{ request_id: request.id, new_status: status }}
              send={setRequestStatus}
              done={t(done)}
              failed={t('admin-people.status.notChanged')}
            />
          ),
      )}
      <AskLaterAct request={request} today={today} outcome={outcome} />
      <DeclineAct request={request} outcome={outcome} />
    </div>
  </section>
);

interface AskLaterActProps extends Pick<DecisionPartProps, 'today' | 'outcome'> {
  request: Pick<ReviewedRequest, 'id' | 'status' | 'ask_again_on'>;
  /** Replaced in tests. */
  send?: typeof setRequestStatus;
}

/** Postpones a request until a day. The status stays. */
export const AskLaterAct = ({ request, today, outcome, send = setRequestStatus }: AskLaterActProps) => (
  <FormAct
    {...outcome}
    label={t('requests-office.decide.later')}
    size="small"
    title={t('requests-office.later.title')}
    lead={t('requests-office.later.text')}
    schema={z.object({
      ask_again_on: dayText().refine((chosen) => chosen > today, { error: () => t('requests-office.dayAfterToday') }),
    })}
    empty={{ ask_again_on: request.ask_again_on ?? '' }}
    submit={t('requests-office.later.save')}
    send={({ ask_again_on }) => send({ request_id: request.id, new_status: request.status, ask_again_on })}
    done={({ ask_again_on: day }) => t('requests-office.later.done', { day: sayDate(day) })}
    failed={t('requests-office.later.failed')}
  >
    {({ day }) => (
      <DayField label={t('requests-office.later.until')} min={today} example={today} {...day('ask_again_on')} />
    )}
  </FormAct>
);

type Requester = Pick<ReviewedRequest['requester'], 'name' | 'gender' | 'accounts'>;

const maxLength = 300;

/** In the words for a family that reads the reason, or hears it from the bureau. */
const sayTo = (requester: Requester, ids: { reads: DeclineId; told: `${DeclineId}NoLogin` }) => {
  const { name, gender: side } = requester;
  return hasLogin(requester) ? t(ids.reads, { side, name }) : t(ids.told, { name });
};
type DeclineId = 'requests-office.decline.text' | 'requests-office.decline.wordsMissing';

const schemaFor = (requester: Requester) =>
  z
    .object({
      choice: z.string().min(1, { error: () => t('requests-office.decline.reasonMissing') }),
      decline_reason: z.string(),
    })
    .superRefine(({ choice, decline_reason: text }, check) => {
      const reason = joinDeclineReason(choice, text);
      const message =
        choice === 'Other' && reason === ''
          ? sayTo(requester, {
              reads: 'requests-office.decline.wordsMissing',
              told: 'requests-office.decline.wordsMissingNoLogin',
            })
          : tooLong(reason, maxLength);
      if (message !== undefined) check.addIssue({ code: 'custom', path: ['decline_reason'], message });
    });

interface DeclineActProps extends Pick<DecisionPartProps, 'outcome'> {
  request: { id: number; requester: Requester };
  size?: ButtonSize;
  /** Replaced in tests. */
  send?: typeof decideRequest;
}

export const DeclineAct = ({ request, size = 'small', outcome, send = decideRequest }: DeclineActProps) => (
  <FormAct
    {...outcome}
    onDone={() => {
      showToast({
        message: t('requests-office.decline.done', { name: request.requester.name }),
        action: {
          label: t('requests-office.decline.tell'),
          // The message stands in the request.
          onSelect: () => navigate({ page: 'requests', requestId: request.id }),
        },
      });
      outcome.onDone();
    }}
    label={t('requests-office.decide.decline')}
    size={size}
    title={t('requests-office.decline.title')}
    lead={sayTo(request.requester, {
      reads: 'requests-office.decline.text',
      told: 'requests-office.decline.textNoLogin',
    })}
    schema={schemaFor(request.requester)}
    empty={{ choice: '', decline_reason: '' }}
    submit={t('requests-office.decline.confirm')}
    busy={t('requests-office.decline.declining')}
    send={({ choice, decline_reason }) =>
      send({ request_id: request.id, approve: false, decline_reason: joinDeclineReason(choice, decline_reason) })
    }
    failed={t('requests-office.decline.failed')}
  >
    {({ field, values }) => (
      <>
        <SelectField
          label={t('ui.reason')}
          emptyLabel={t('ui.choose')}
          options={declineReasonOptions()}
          {...field('choice')}
        />
        <p className="text-muted">{t('requests-office.decline.asTyped')}</p>
        <TextAreaField
          label={t(values.choice === 'Other' ? 'requests-office.decline.inWords' : 'requests-office.decline.more')}
          {...field('decline_reason')}
        />
      </>
    )}
  </FormAct>
);

import { useMutation } from '@tanstack/react-query';
import { z } from 'zod';
import { declineReasonOptions, joinDeclineReason } from '@/bureau/decline-reasons';
import { decideRequest, type ReviewedRequest, setRequestStatus } from '@/features/contact-requests/api';
import { consentOf, hasLogin, interestInWords } from '@/features/contact-requests/approval';
import { ApproveDialog } from '@/features/contact-requests/components/approve-dialog';
import { ConsentDialog } from '@/features/contact-requests/components/consent-part';
import { dayText } from '@/lib/day-text';
import type { AppError } from '@/lib/errors';
import { sayDate } from '@/lib/format';
import { tooLong } from '@/lib/limited-text';
import { t } from '@/texts/texts';
import { DayField } from '@/ui/day-field';
import { FormDialog } from '@/ui/form-dialog';
import { SelectField } from '@/ui/select-field';
import { TextAreaField } from '@/ui/text-area-field';

/** The dialog of an open request. `target` and `requester` record the consent of that family. */
export type RequestDialog = 'approve' | 'decline' | 'later' | 'target' | 'requester';

interface RequestDialogsProps {
  shown: RequestDialog;
  request: ReviewedRequest;
  today: string;
  reachedBy: string | null;
  onDone: (message: string) => void;
  /** The request was decided or withdrawn meanwhile. */
  onConflict: (error: AppError) => void;
  onClose: () => void;
}

/** The dialog in which the admin decides, postpones, or records a consent. */
export function RequestDialogs({ shown, request, today, reachedBy, onDone, onConflict, onClose }: RequestDialogsProps) {
  const { id: requestId, requester, target, status, consents } = request;
  const onError = (error: AppError) => {
    if (error.kind === 'conflict') onConflict(error);
  };
  const postponement = useMutation({
    mutationFn: setRequestStatus,
    onSuccess: (_data, { ask_again_on: day }) => {
      onDone(day ? t('requests-office.later.done', { day: sayDate(day) }) : t('requests-office.later.doneNoDay'));
    },
    onError,
  });
  const decision = useMutation({
    mutationFn: decideRequest,
    onSuccess: (_data, made) => {
      const names = { requester: requester.name, target: target.name };
      if (!made.approve) onDone(t('requests-office.decline.done', { name: requester.name }));
      else if (!hasLogin(requester) || (made.both_ways && !hasLogin(target)))
        onDone(t('requests-office.approve.doneByMessage'));
      else if (made.both_ways) onDone(t('requests-office.approve.doneBoth', names));
      else onDone(t('requests-office.approve.doneOne', { side: requester.gender, ...names }));
    },
    onError,
  });

  switch (shown) {
    case 'approve':
      return (
        <ApproveDialog
          request={request}
          sending={decision}
          onConfirm={(bothWays) => decision.mutate({ request_id: requestId, approve: true, both_ways: bothWays })}
          onClose={onClose}
        />
      );
    case 'decline':
      return (
        <DeclineDialog
          requester={requester}
          sending={decision}
          onConfirm={(reason) => decision.mutate({ request_id: requestId, approve: false, decline_reason: reason })}
          onClose={onClose}
        />
      );
    case 'later':
      return (
        <AskLaterDialog
          day={request.ask_again_on}
          today={today}
          sending={postponement}
          onConfirm={(day) => {
            // The status stays.
            postponement.mutate({ request_id: requestId, new_status: status, ask_again_on: day });
          }}
          onClose={onClose}
        />
      );
    case 'target':
    case 'requester': {
      const [family, other] = shown === 'target' ? [target, requester] : [requester, target];
      return (
        <ConsentDialog
          requestId={requestId}
          family={family}
          other={other}
          consent={consentOf(consents, family)}
          interest={interestInWords(request.introductions, family)}
          reachedBy={reachedBy}
          today={today}
          onDone={onDone}
          onConflict={onConflict}
          onClose={onClose}
        />
      );
    }
  }
}

const maxLength = 300;

interface Requester {
  name: string;
  gender: string | null;
}

const schemaFor = ({ name, gender: side }: Requester) =>
  z
    .object({
      choice: z.string().min(1, { error: () => t('requests-office.decline.reasonMissing') }),
      decline_reason: z.string(),
    })
    .superRefine(({ choice, decline_reason: text }, check) => {
      const reason = joinDeclineReason(choice, text);
      const message =
        choice === 'Other' && reason === ''
          ? t('requests-office.decline.wordsMissing', { side, name })
          : tooLong(reason, maxLength);
      if (message !== undefined) check.addIssue({ code: 'custom', path: ['decline_reason'], message });
    });

interface DeclineDialogProps {
  /** Who sees the reason. */
  requester: Requester;
  sending: { isPending: boolean; error: AppError | null };
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Declines a request with a reason. */
export function DeclineDialog({ requester, sending, onConfirm, onClose }: DeclineDialogProps) {
  return (
    <FormDialog
      title={t('requests-office.decline.title')}
      description={t('requests-office.decline.text', { side: requester.gender, name: requester.name })}
      schema={schemaFor(requester)}
      defaults={{ choice: '', decline_reason: '' }}
      submitText={t('requests-office.decline.confirm')}
      busyText={t('requests-office.decline.declining')}
      sending={sending}
      nothingDone={t('requests-office.decline.failed')}
      onSubmit={({ choice, decline_reason }) => onConfirm(joinDeclineReason(choice, decline_reason))}
      onClose={onClose}
    >
      {({ field, values }) => (
        <div className="space-y-4">
          <SelectField
            label={t('requests-office.decline.reason')}
            emptyLabel={t('requests-office.decline.choose')}
            options={declineReasonOptions()}
            {...field('choice')}
          />
          <TextAreaField
            label={t(values.choice === 'Other' ? 'requests-office.decline.inWords' : 'requests-office.decline.more')}
            {...field('decline_reason')}
          />
        </div>
      )}
    </FormDialog>
  );
}

interface AskLaterDialogProps {
  /** The current postponement day, if any. */
  day: string | null;
  today: string;
  sending: { isPending: boolean; error: AppError | null };
  onConfirm: (day: string) => void;
  onClose: () => void;
}

/** Postpones a request until a day. */
export function AskLaterDialog({ day, today, sending, onConfirm, onClose }: AskLaterDialogProps) {
  return (
    <FormDialog
      title={t('requests-office.later.title')}
      description={t('requests-office.later.text')}
      schema={z.object({
        ask_again_on: dayText().refine((chosen) => chosen > today, { error: () => t('requests-office.dayAfterToday') }),
      })}
      defaults={{ ask_again_on: day ?? '' }}
      submitText={t('requests-office.later.save')}
      busyText={t('ui.saving')}
      sending={sending}
      nothingDone={t('requests-office.later.failed')}
      onSubmit={({ ask_again_on }) => onConfirm(ask_again_on)}
      onClose={onClose}
    >
      {({ day }) => <DayField label={t('requests-office.later.until')} min={today} {...day('ask_again_on')} />}
    </FormDialog>
  );
}

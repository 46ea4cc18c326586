import { useMutation } from '@tanstack/react-query';
import { phoneNumberOpening } from '@/bureau/api/contact-details';
import { ReachButtons, type ReachedBy } from '@/bureau/components/reach-buttons';
import { useMessageTo } from '@/bureau/messages';
import { type ReviewedRequest, setRequestStatus } from '@/features/contact-requests/api';
import { cannotApproveReason, consentOf, consentQuestion, nextStep } from '@/features/contact-requests/approval';
import type { RequestDialog } from '@/features/contact-requests/components/request-dialogs';
import type { AppError } from '@/lib/errors';
import { useShortcuts } from '@/lib/shortcuts';
import { whatsAppLink } from '@/person/whatsapp';
import { t } from '@/texts/texts';
import { ActionBar } from '@/ui/action-bar';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { GroupHeading } from '@/ui/group-heading';
import { ListPlace } from '@/ui/list-place';
import { ShortcutHint } from '@/ui/shortcut-hint';

interface RequestBarProps {
  request: ReviewedRequest;
  isOpen: boolean;
  /** "3 of 40", or null when the request is not in the list. */
  place: string | null;
  /** Selects the next open request; null if there is none. */
  onNext: (() => void) | null;
  onOpen: (dialog: RequestDialog) => void;
  onReached: (by: ReachedBy) => void;
}

/** The daily acts on a request, at the lower edge of the window. */
export function RequestBar({ request, isOpen, place, onNext, onOpen, onReached }: RequestBarProps) {
  const { requester, target, consents } = request;
  const obstacle = isOpen ? cannotApproveReason(request) : null;
  // Whose family is asked next. Nothing is left to ask when both have agreed.
  const side = consentOf(consents, target) === null ? 'target' : 'requester';
  const isAsked = consentOf(consents, requester) !== null && side === 'requester';
  const approve = () => onOpen('approve');
  const record = () => onOpen(side);
  useShortcuts({
    v: isOpen && obstacle === null ? approve : null,
    a: isOpen && !isAsked ? record : null,
    n: onNext,
  });
  return (
    <ActionBar
      label={t('requests-office.bar.label')}
      note={isOpen && <p id="request-next-step">{nextStep(request)}</p>}
      hint={
        <ShortcutHint
          keys={[
            ...(isOpen && !isAsked ? ([['A', t('requests-office.bar.keyConsent')]] as const) : []),
            ...(isOpen && obstacle === null ? ([['V', t('requests-office.bar.keyApprove')]] as const) : []),
            ...(onNext === null ? [] : ([['N', t('requests-office.bar.keyNext')]] as const)),
          ]}
        />
      }
    >
      <ListPlace to={{ page: 'requests' }} place={place} />
      {isOpen && (
        <>
          <Reach key={side} request={request} side={side} isAsked={isAsked} onReached={onReached} />
          {!isAsked && (
            <Button
              size="small"
              className="px-3"
              aria-label={t('requests-office.bar.consentNamed', { name: request[side].name })}
              onClick={record}
            >
              {t('requests-office.bar.consent')}
            </Button>
          )}
          <Button
            look="primary"
            size="small"
            disabled={obstacle !== null}
            aria-describedby="request-next-step"
            onClick={approve}
          >
            {t('requests-office.bar.approve')}
          </Button>
        </>
      )}
      {onNext !== null && (
        <Button size="small" look={isOpen ? 'quiet' : 'primary'} className="px-3 md:ml-auto" onClick={onNext}>
          {t(isOpen ? 'ui.next' : 'requests-office.bar.nextOpen')}
        </Button>
      )}
    </ActionBar>
  );
}

interface ReachProps {
  request: ReviewedRequest;
  side: 'target' | 'requester';
  /** Whether both families have agreed: no question is left. */
  isAsked: boolean;
  onReached: (by: ReachedBy) => void;
}

/** Call and WhatsApp for the family that is asked next. */
function Reach({ request, side, isAsked, onReached }: ReachProps) {
  const family = request[side];
  const opening = useMutation(phoneNumberOpening());
  const { text } = useMessageTo(family.id, consentQuestion(request, side));
  const phone = opening.data ?? null;
  return (
    <ReachButtons
      who={t('requests-office.bar.family', { name: family.name })}
      opening={opening}
      phone={phone}
      whatsAppHref={phone === null ? null : whatsAppLink(phone, isAsked ? undefined : (text ?? undefined))}
      family={family.id}
      onOpen={() => opening.mutate(family.id)}
      onReached={onReached}
    />
  );
}

interface DecisionPartProps {
  request: ReviewedRequest;
  onDone: (message: string) => void;
  /** The request was decided or withdrawn meanwhile. */
  onConflict: (error: AppError) => void;
  onLater: () => void;
  onDecline: () => void;
}

/** The acts on a request other than Approve, which is in the bar. */
export function DecisionPart({ request, onDone, onConflict, onLater, onDecline }: DecisionPartProps) {
  const { id: requestId, status } = request;
  const statusChange = useMutation({
    mutationFn: setRequestStatus,
    onSuccess: (_data, change) => {
      onDone(
        t(
          change.new_status === 'under review'
            ? 'requests-office.decide.underReviewDone'
            : 'requests-office.decide.waitingDone',
        ),
      );
    },
    onError: (error) => {
      if (error.kind === 'conflict') onConflict(error);
    },
  });
  const changeStatus = (wanted: 'under review' | 'awaiting consent') => () => {
    statusChange.mutate({ request_id: requestId, new_status: wanted });
  };
  return (
    <section aria-labelledby="request-decision" className="mt-8">
      <GroupHeading id="request-decision">{t('requests-office.decide.heading')}</GroupHeading>
      <div className="mt-3 flex flex-wrap gap-2">
        {status !== 'under review' && (
          <BusyButton
            size="small"
            busy={statusChange.isPending}
            busyText={t('ui.saving')}
            onClick={changeStatus('under review')}
          >
            {t('requests-office.decide.underReview')}
          </BusyButton>
        )}
        {status !== 'awaiting consent' && (
          <BusyButton
            size="small"
            busy={statusChange.isPending}
            busyText={t('ui.saving')}
            onClick={changeStatus('awaiting consent')}
          >
            {t('requests-office.decide.waiting')}
          </BusyButton>
        )}
        <Button size="small" onClick={onLater}>
          {t('requests-office.decide.later')}
        </Button>
        <Button size="small" onClick={onDecline}>
          {t('requests-office.decide.decline')}
        </Button>
      </div>
      {statusChange.error?.kind !== 'conflict' && (
        <ErrorNote error={statusChange.error}>{t('requests-office.decide.failed')}</ErrorNote>
      )}
    </section>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { decideRequest, setRequestStatus } from '@/features/contact-requests/api/decisions';
import type { ReviewedRequest } from '@/features/contact-requests/api/reviewed-requests';
import { cannotApproveReason } from '@/features/contact-requests/approval';
import { AskLaterDialog } from '@/features/contact-requests/components/ask-later-dialog';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { DeclineDialog } from '@/features/contact-requests/components/decline-dialog';
import { ErrorNote } from '@/ui/error-note';
import type { AppError } from '@/lib/errors';
import { formatDate } from '@/lib/format';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { GroupHeading } from '@/ui/group-heading';

interface DecisionPartProps {
  request: ReviewedRequest;
  today: string;
  onDone: (message: string) => void;
  /** The request was decided or withdrawn meanwhile. */
  onConflict: (message: string) => void;
}

/** The status buttons of a request, Approve and Decline. */
export function DecisionPart({ request, today, onDone, onConflict }: DecisionPartProps) {
  const { id: requestId, requester, target, status } = request;
  const [dialog, setDialog] = useState<'later' | 'approve' | 'decline' | null>(null);
  const onError = ({ kind, message }: AppError) => {
    if (kind !== 'conflict') return;
    setDialog(null);
    onConflict(message);
  };
  const statusChange = useMutation({
    mutationFn: setRequestStatus,
    onSuccess: (_data, change) => {
      setDialog(null);
      const until = change.askAgainOn === null ? null : formatDate(change.askAgainOn);
      onDone(
        until === null
          ? change.status === 'under review'
            ? 'The request is under review.'
            : 'The request awaits the consent of the other family.'
          : `The request is put off until ${until}.`,
      );
    },
    onError,
  });
  const decision = useMutation({
    mutationFn: decideRequest,
    onSuccess: (_data, { approve }) => {
      setDialog(null);
      onDone(
        approve
          ? `${requester.name} can see the contact details of ${target.name} now.`
          : `The request of ${requester.name} is declined.`,
      );
    },
    onError,
  });

  const obstacle = cannotApproveReason(request);
  const isSavingStatus = statusChange.isPending && dialog === null;
  const ask = (wanted: typeof dialog) => () => {
    statusChange.reset();
    decision.reset();
    setDialog(wanted);
  };
  const changeStatus = (wanted: 'under review' | 'awaiting consent') => () => {
    statusChange.mutate({ requestId, status: wanted, askAgainOn: null });
  };
  const close = () => {
    setDialog(null);
  };
  return (
    <section aria-labelledby="request-decision" className="mt-10">
      <GroupHeading id="request-decision">Decision</GroupHeading>
      <div className="mt-4 flex flex-wrap gap-3">
        {status !== 'under review' && (
          <BusyButton busy={isSavingStatus} busyText="Saving…" onClick={changeStatus('under review')}>
            Take under review
          </BusyButton>
        )}
        {status !== 'awaiting consent' && (
          <BusyButton busy={isSavingStatus} busyText="Saving…" onClick={changeStatus('awaiting consent')}>
            Awaiting consent
          </BusyButton>
        )}
        <Button onClick={ask('later')}>Ask later…</Button>
      </div>
      {dialog === null && statusChange.error?.kind !== 'conflict' && (
        <ErrorNote error={statusChange.error}>The status was not changed.</ErrorNote>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button
          look="primary"
          disabled={obstacle !== null}
          aria-describedby={obstacle === null ? undefined : 'approval-obstacle'}
          onClick={ask('approve')}
        >
          Approve…
        </Button>
        <Button onClick={ask('decline')}>Decline…</Button>
      </div>
      {obstacle !== null && (
        <p id="approval-obstacle" className="mt-3">
          {obstacle}
        </p>
      )}

      {dialog === 'approve' && (
        <ConfirmDialog
          title="Share the contact details?"
          confirm="Approve and share"
          busyText="Sharing…"
          sending={decision}
          nothingDone="Nothing was shared."
          onConfirm={() => {
            decision.mutate({ requestId, approve: true });
          }}
          onClose={close}
        >
          <ul className="list-disc space-y-1.5 pl-5 [overflow-wrap:anywhere] marker:text-gold-700">
            <li>
              <strong className="font-semibold">{requester.name}</strong> will see the phone number, the e-mail and the
              address of <strong className="font-semibold">{target.name}</strong> on the site, at once.
            </li>
            <li>
              Nobody else sees them, and nothing of {requester.name} is shown to {target.name}.
            </li>
            <li>
              Both are told on the site; {target.name} reads that the details were shared with {requester.name}.
            </li>
          </ul>
        </ConfirmDialog>
      )}
      {dialog === 'decline' && (
        <DeclineDialog
          name={requester.name}
          sending={decision}
          onConfirm={(reason) => {
            decision.mutate({ requestId, approve: false, reason });
          }}
          onClose={close}
        />
      )}
      {dialog === 'later' && (
        <AskLaterDialog
          day={request.ask_again_on}
          today={today}
          sending={statusChange}
          onConfirm={(day) => {
            statusChange.mutate({ requestId, status: openStatus(status), askAgainOn: day });
          }}
          onClose={close}
        />
      )}
    </section>
  );
}

/** Postponing keeps the current status. */
function openStatus(status: ReviewedRequest['status']): 'requested' | 'under review' | 'awaiting consent' {
  return status === 'under review' || status === 'awaiting consent' ? status : 'requested';
}

import { useMutation } from '@tanstack/react-query';
import { setRequestStatus } from '@/features/contact-requests/api/decisions';
import type { ReviewedRequest } from '@/features/contact-requests/api/reviewed-requests';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { GroupHeading } from '@/ui/group-heading';

interface DecisionPartProps {
  request: ReviewedRequest;
  onDone: (message: string) => void;
  /** The request was decided or withdrawn meanwhile. */
  onConflict: (message: string) => void;
  onLater: () => void;
  onDecline: () => void;
}

/** What is done with a request other than approving it, which is in the bar. */
export function DecisionPart({ request, onDone, onConflict, onLater, onDecline }: DecisionPartProps) {
  const { id: requestId, status } = request;
  const statusChange = useMutation({
    mutationFn: setRequestStatus,
    onSuccess: (_data, change) => {
      onDone(
        change.status === 'under review'
          ? 'The request is under review.'
          : 'The request waits for the answer of the other family.',
      );
    },
    onError: ({ kind, message }) => {
      if (kind === 'conflict') onConflict(message);
    },
  });
  const changeStatus = (wanted: 'under review' | 'awaiting consent') => () => {
    statusChange.mutate({ requestId, status: wanted, askAgainOn: null });
  };
  return (
    <section aria-labelledby="request-decision" className="mt-8">
      <GroupHeading id="request-decision">Not decided yet</GroupHeading>
      <div className="mt-3 flex flex-wrap gap-2">
        {status !== 'under review' && (
          <BusyButton
            size="small"
            busy={statusChange.isPending}
            busyText="Saving…"
            onClick={changeStatus('under review')}
          >
            Take under review
          </BusyButton>
        )}
        {status !== 'awaiting consent' && (
          <BusyButton
            size="small"
            busy={statusChange.isPending}
            busyText="Saving…"
            onClick={changeStatus('awaiting consent')}
          >
            Waiting for their answer
          </BusyButton>
        )}
        <Button size="small" onClick={onLater}>
          Ask later…
        </Button>
        <Button size="small" onClick={onDecline}>
          Decline…
        </Button>
      </div>
      {statusChange.error?.kind !== 'conflict' && (
        <ErrorNote error={statusChange.error}>The status was not changed.</ErrorNote>
      )}
    </section>
  );
}

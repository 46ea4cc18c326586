import { useMutation } from '@tanstack/react-query';
import { type ReviewedRequest, setRequestStatus } from '@/features/contact-requests/api';
import { type AppError } from '@/lib/errors';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { GroupHeading } from '@/ui/group-heading';

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
            busyText={t('requests-office.decide.saving')}
            onClick={changeStatus('under review')}
          >
            {t('requests-office.decide.underReview')}
          </BusyButton>
        )}
        {status !== 'awaiting consent' && (
          <BusyButton
            size="small"
            busy={statusChange.isPending}
            busyText={t('requests-office.decide.saving')}
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

import { useMutation } from '@tanstack/react-query';
import { decideRequest, type ReviewedRequest, setRequestStatus } from '@/features/contact-requests/api';
import { consentOf, hasLogin, interestInWords } from '@/features/contact-requests/approval';
import { ApproveDialog } from '@/features/contact-requests/components/approve-dialog';
import { AskLaterDialog } from '@/features/contact-requests/components/ask-later-dialog';
import { ConsentDialog } from '@/features/contact-requests/components/consent-dialog';
import { DeclineDialog } from '@/features/contact-requests/components/decline-dialog';
import type { AppError } from '@/lib/errors';
import { formatDate } from '@/lib/format';
import { t } from '@/texts/texts';

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
      onDone(
        day ? t('requests-office.later.done', { day: formatDate(day) ?? day }) : t('requests-office.later.doneNoDay'),
      );
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

import { useMutation, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import {
  type MyRequest,
  myRequestsQueryOptions,
  myVisibilityQueryOptions,
  requestAllowanceQueryOptions,
  withdrawRequest,
} from '@/features/contact-requests/api';
import { hiddenProfileReason, restingReason } from '@/features/contact-requests/approval';
import { timelineOf } from '@/features/contact-requests/request-status';
import { ownProfileId, useViewer } from '@/lib/backend/session';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { RichText } from '@/ui/rich-text';
import { TextLink } from '@/ui/text-link';
import { showToast } from '@/ui/toast';

interface WithdrawButtonProps {
  requestId: number;
  /** The name of the requested profile in the reader's letters. */
  shownName: string;
  /** Called when the request is withdrawn and this button unmounts. */
  onWithdrawn: () => void;
}

/** Withdraws an open request after a confirmation. */
export function WithdrawButton({ requestId, shownName, onWithdrawn }: WithdrawButtonProps) {
  const [asking, setAsking] = useState(false);
  const withdrawal = useMutation({
    mutationFn: withdrawRequest,
    // It may fail because the request was decided meanwhile. The refetched status behind the dialog shows it.
    meta: { changes: [myRequestsQueryOptions(null).queryKey, requestAllowanceQueryOptions().queryKey], waits: true },
    onSuccess: () => {
      showToast({ message: t('requests.withdraw.done', { name: shownName }) });
      setAsking(false);
      onWithdrawn();
    },
  });

  return (
    <>
      <Button
        size="small"
        aria-label={t('requests.withdraw.buttonNamed', { name: shownName })}
        onClick={() => {
          withdrawal.reset();
          setAsking(true);
        }}
      >
        {t('requests.withdraw.button')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('requests.withdraw.question')}
          confirm={t('requests.withdraw.confirm')}
          busyText={t('requests.withdraw.withdrawing')}
          sending={withdrawal}
          nothingDone={t('requests.withdraw.failed')}
          onConfirm={() => withdrawal.mutate({ request_id: requestId })}
          onClose={() => setAsking(false)}
        >
          <p>{t('requests.withdraw.text', { name: shownName })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** The timeline of a request, with the reason if it was declined. */
export function RequestTimeline({ request }: { request: MyRequest }) {
  return (
    <ol aria-label={t('requests.timeline.label')}>
      {timelineOf(request).map(({ label, day, state }) => (
        <li
          key={label}
          aria-current={state === 'now' ? 'step' : undefined}
          className={clsx(
            // Draws the line to the next step and the marker of this step.
            "relative pb-3.5 pl-7 before:absolute before:top-[9px] before:left-[5px] before:h-full before:w-px before:bg-line before:content-[''] last:pb-0 last:before:hidden",
            state === 'next' && 'text-muted',
          )}
        >
          <span
            aria-hidden="true"
            className={clsx(
              'absolute top-[7px] left-0 size-[11px] rounded-full border',
              state === 'done' && 'border-gold-500 bg-gold-500',
              state === 'now' && 'border-maroon-800 bg-maroon-800 ring-3 ring-wash',
              state === 'next' && 'border-control bg-paper',
            )}
          />
          <span className="sr-only">{t(`requests.timeline.${state}`)} </span>
          <span className={clsx(state === 'now' && 'font-semibold')}>{label}</span>
          {day !== null && <span className="text-muted">{t('requests.timeline.day', { day })}</span>}
        </li>
      ))}
    </ol>
  );
}

interface HiddenProfileNoticeProps {
  /** Whether the notice is about details shared already, or about requests. */
  about: 'shared' | 'requests';
}

/** Explains that shared details, or requests, are suspended while the member's own profile is hidden. */
export function HiddenProfileNotice({ about }: HiddenProfileNoticeProps) {
  const ownId = ownProfileId(useViewer());
  const profile = useQuery(myVisibilityQueryOptions(ownId));
  const obstacle = profile.data && (about === 'shared' ? restingReason : hiddenProfileReason)(profile.data);
  if (obstacle === null || obstacle === undefined) return null;
  return (
    <p className="mt-3 rounded-control border border-gold-500 px-4 py-3">
      <RichText text={obstacle} tags={{ link: (words) => <TextLink to={{ page: 'my-profile' }}>{words}</TextLink> }} />
    </p>
  );
}

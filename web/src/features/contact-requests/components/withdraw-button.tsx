import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { myRequestsQueryOptions, requestAllowanceQueryOptions, withdrawRequest } from '@/features/contact-requests/api';
import { t } from '@/texts/texts';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { showToast } from '@/ui/toast';
import { Button } from '@/ui/button';

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

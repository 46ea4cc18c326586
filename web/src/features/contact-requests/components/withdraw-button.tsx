import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { requestKeys } from '@/features/contact-requests/api/keys';
import { withdrawRequest } from '@/features/contact-requests/api/my-requests';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { showToast } from '@/ui/toast';
import { Button } from '@/ui/button';

interface WithdrawButtonProps {
  requestId: number;
  /** The name of the requested profile. */
  name: string;
  /** Called when the request is withdrawn and this button unmounts. */
  onWithdrawn: () => void;
}

/** Withdraws an open request after a confirmation. */
export function WithdrawButton({ requestId, name, onWithdrawn }: WithdrawButtonProps) {
  const [asking, setAsking] = useState(false);
  const withdrawal = useMutation({
    mutationFn: withdrawRequest,
    // It may fail because the request was decided meanwhile. The refetched status behind the dialog shows it.
    meta: { changes: [requestKeys.mine(), requestKeys.allowance()], waits: true },
    onSuccess: () => {
      showToast({ message: `Your request about ${name} is withdrawn.` });
      setAsking(false);
      onWithdrawn();
    },
  });

  return (
    <>
      <Button
        size="small"
        aria-label={`Withdraw the request about ${name}`}
        onClick={() => {
          withdrawal.reset();
          setAsking(true);
        }}
      >
        Withdraw
      </Button>
      {asking && (
        <ConfirmDialog
          title="Withdraw your request?"
          confirm="Withdraw the request"
          busyText="Withdrawing…"
          sending={withdrawal}
          nothingDone="The request was not withdrawn."
          onConfirm={() => {
            withdrawal.mutate(requestId);
          }}
          onClose={() => {
            setAsking(false);
          }}
        >
          <p>
            The bureau stops asking for the contact details of {name}. You can ask again later; it counts as a new
            request.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

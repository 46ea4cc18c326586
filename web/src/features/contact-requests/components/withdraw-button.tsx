import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { requestKeys } from '@/features/contact-requests/api/keys';
import { withdrawRequest } from '@/features/contact-requests/api/my-requests';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { showToast } from '@/ui/toast';
import { Button } from '@/ui/button';

interface WithdrawButtonProps {
  requestId: number;
  /** Whose contact details were asked for. */
  name: string;
  /** The request is withdrawn: the button gives way to its new status. */
  onWithdrawn: () => void;
}

/** Withdraws an open request, after asking once more. */
export function WithdrawButton({ requestId, name, onWithdrawn }: WithdrawButtonProps) {
  const [asking, setAsking] = useState(false);
  const withdrawal = useMutation({
    mutationFn: withdrawRequest,
    // Where it fails it was decided in the meantime, perhaps: the status behind the dialog tells.
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

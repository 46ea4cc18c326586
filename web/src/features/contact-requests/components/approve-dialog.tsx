import { useState } from 'react';
import type { ReviewedRequest } from '@/features/contact-requests/api/reviewed-requests';
import { consentOf } from '@/features/contact-requests/approval';
import type { AppError } from '@/lib/errors';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { ExplainedChoices } from '@/ui/explained-choices';

interface Party {
  id: number;
  name: string;
}

interface ApproveDialogProps {
  request: { requester: Party; target: Party; consents: ReviewedRequest['consents'] };
  sending: { isPending: boolean; error: AppError | null };
  onConfirm: (bothWays: boolean) => void;
  onClose: () => void;
}

/** Says who will see what. With both consents the admin chooses one way or both ways. */
export function ApproveDialog({ request, sending, onConfirm, onClose }: ApproveDialogProps) {
  const { requester, target, consents } = request;
  const mayShareBothWays = consentOf(consents, requester) !== null;
  const [bothWays, setBothWays] = useState(mayShareBothWays);
  return (
    <ConfirmDialog
      title="Share the contact details?"
      confirm={bothWays ? 'Approve and share both ways' : 'Approve and share'}
      busyText="Sharing…"
      sending={sending}
      nothingDone="Nothing was shared."
      onConfirm={() => {
        onConfirm(bothWays);
      }}
      onClose={onClose}
    >
      {mayShareBothWays && (
        <div className="mb-4">
          <ExplainedChoices
            look="apart"
            legend="Who sees whose details"
            choices={[
              {
                value: 'both',
                label: 'Both ways',
                explanation: 'Both families agreed: each sees the other’s details.',
              },
              { value: 'one', label: 'One way', explanation: `Only ${requester.name} sees the details.` },
            ]}
            chosen={bothWays ? 'both' : 'one'}
            onChoose={(way) => {
              setBothWays(way === 'both');
            }}
          />
        </div>
      )}
      <ul className="list-disc space-y-1.5 pl-5 [overflow-wrap:anywhere] marker:text-gold-700">
        <Sees who={requester.name} whose={target.name} />
        {bothWays ? (
          <Sees who={target.name} whose={requester.name} />
        ) : (
          <li>
            Nothing of {requester.name} is shown to {target.name}.
            {!mayShareBothWays && ` To share both ways, record first that the family of ${requester.name} agrees.`}
          </li>
        )}
        <li>Nobody else sees them. Both are told on the site.</li>
      </ul>
    </ConfirmDialog>
  );
}

function Sees({ who, whose }: { who: string; whose: string }) {
  return (
    <li>
      <strong className="font-semibold">{who}</strong> will see the phone number, the e-mail and the address of{' '}
      <strong className="font-semibold">{whose}</strong> on the site, at once.
    </li>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Couple, type FollowUpState, saveFollowUp } from '@/features/contact-requests/api';
import { FollowUpDialog } from '@/features/contact-requests/components/follow-up-dialog';
import { followUpStates } from '@/lib/register-work.gen';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/toast';

/** The states of a follow-up as buttons; each opens the dialog that saves it. */
export function FollowUpButtons({ couple, state }: { couple: Couple; state: string | null }) {
  const [chosen, setChosen] = useState<FollowUpState | null>(null);
  const saving = useMutation({
    mutationFn: saveFollowUp,
    meta: { waits: true },
    onSuccess: () => {
      setChosen(null);
      showToast({ message: t('today.followUp.saved') });
    },
  });
  return (
    <>
      <div
        role="group"
        aria-label={t('today.followUp.of', { requester: couple.requester, target: couple.target })}
        className="flex flex-wrap gap-2 in-data-lines:gap-x-3"
      >
        {followUpStates.map((each) => (
          <Button
            key={each}
            size="small"
            aria-current={each === state || undefined}
            onClick={() => {
              saving.reset();
              setChosen(each);
            }}
          >
            {t(`today.state.${each}`)}
          </Button>
        ))}
      </div>
      {chosen !== null && (
        <FollowUpDialog
          couple={couple}
          state={chosen}
          sending={saving}
          onConfirm={(values) => {
            saving.mutate({ request_id: couple.id, state: chosen, ...values, ended_by: values.ended_by || null });
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

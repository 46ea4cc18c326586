import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type MyCard, myCardQueryOptions, setMyStatus } from '@/features/my-profile/api/my-card';
import { HideDialog } from '@/features/my-profile/components/hide-dialog';
import { Loaded, Part } from '@/features/my-profile/components/part';
import { StatusChoices } from '@/features/my-profile/components/status-choices';
import { ownStatusDone, readOwnStatus, type OwnStatus } from '@/features/my-profile/own-statuses';
import { useFocusPlace } from '@/features/my-profile/use-focus-place';
import { bureau } from '@/lib/bureau';
import { toAppError } from '@/lib/errors';
import { failureText } from '@/lib/failure-text';
import { Button } from '@/ui/button';
import { TextLink } from '@/ui/page-link';
import { Problem } from '@/ui/problem';
import { showToast } from '@/ui/toast';

interface StatusPartProps {
  id: number;
  /** The member is seen no more, or again: what was read about people is read anew. */
  onSeenChanged: () => Promise<void>;
  onContact: () => void;
}

/** Whether others see the profile, and how the member changes it. */
export function StatusPart({ id, onSeenChanged, onContact }: StatusPartProps) {
  const client = useQueryClient();
  const options = myCardQueryOptions(id);
  const card = useQuery(options);
  const { place, focusPlace } = useFocusPlace();
  const [chosen, setChosen] = useState<OwnStatus | null>(null);
  const [asking, setAsking] = useState(false);

  const change = useMutation({
    mutationFn: setMyStatus,
    onSuccess: async (_, status) => {
      showToast({ message: ownStatusDone[status] });
      await onSeenChanged();
      setAsking(false);
      setChosen(null);
      focusPlace();
    },
    // The bureau has set another status meanwhile, perhaps: the page behind tells.
    onError: () => client.invalidateQueries({ queryKey: options.queryKey }),
  });
  const failure = change.error && failureText(toAppError(change.error), 'Your status was not changed.');
  const set = (status: OwnStatus) => {
    if (!change.isPending) change.mutate(status);
  };

  return (
    <Part ref={place} title="My status">
      <Loaded query={card} loading="Loading your status" failure="Your status could not be loaded.">
        {(data) => {
          const current = currentChoice(data);
          if (current === null) return <BureausStatus status={data.status} onContact={onContact} />;
          const wanted = chosen ?? current;
          return (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                change.reset();
                if (wanted === 'verified') set(wanted);
                else setAsking(true);
              }}
            >
              <p className="mt-3 max-w-[65ch] text-muted">
                On hold, engaged or married hides your profile, your pictures and your contact details from everyone at
                once. The bureau is told. You can show them again yourself, here.
              </p>
              <StatusChoices current={current} chosen={wanted} onChoose={setChosen} />
              {wanted !== current && (
                <Button type="submit" look="primary" className="mt-4 not-sm:w-full" aria-disabled={change.isPending}>
                  {buttonText(wanted, change.isPending)}
                </Button>
              )}
            </form>
          );
        }}
      </Loaded>
      {failure !== null && !asking && <Problem>{failure}</Problem>}
      {asking && chosen !== null && (
        <HideDialog
          status={chosen}
          isShownNow={card.data?.status === 'verified'}
          busy={change.isPending}
          failure={failure}
          onConfirm={() => {
            set(chosen);
          }}
          onClose={() => {
            setAsking(false);
            change.reset();
          }}
        />
      )}
    </Part>
  );
}

/** Which of the four holds, or null while the bureau alone decides. */
function currentChoice({ status, own_statuses }: MyCard): OwnStatus | null {
  return status === 'verified' || own_statuses !== null ? readOwnStatus(status) : null;
}

function buttonText(wanted: OwnStatus, isBusy: boolean): string {
  if (wanted !== 'verified') return 'Change my status…';
  return isBusy ? 'Showing…' : 'Show my profile again';
}

function BureausStatus({ status, onContact }: { status: string; onContact: () => void }) {
  const isBefore = status === 'draft' || status === 'submitted' || status === 'changes requested';
  return (
    <div className="mt-3 max-w-[65ch]">
      <p>
        {isBefore
          ? 'Nobody else sees your profile until the bureau has verified it. After that you can hide it and show it again here.'
          : 'The bureau has set this status. Only the bureau can change it: please ask them.'}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-6">
        <a
          href={`tel:${bureau.phone.replaceAll(' ', '')}`}
          className="inline-flex min-h-11 items-center font-medium text-maroon-800 underline decoration-gold-500 underline-offset-[5px] hover:decoration-maroon-800"
        >
          {bureau.phone}
        </a>
        <TextLink onFollow={onContact}>Contact Us</TextLink>
      </p>
    </div>
  );
}

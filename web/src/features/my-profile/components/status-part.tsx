import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type MyCard, myCardQueryOptions, setMyStatus } from '@/features/my-profile/api/my-card';
import { AskBureau } from '@/features/my-profile/components/ask-bureau';
import { HideDialog } from '@/features/my-profile/components/hide-dialog';
import { Loaded, Part } from '@/features/my-profile/components/part';
import { ownStatusDone, ownStatuses, readOwnStatus } from '@/features/my-profile/own-statuses';
import { describeStatus, type ProfileStatus } from '@/person/statuses';
import { useFocusPlace } from '@/ui/use-focus-place';
import { BusyButton } from '@/ui/busy-button';
import { ExplainedChoices } from '@/ui/explained-choices';
import { ErrorNote } from '@/ui/error-note';
import { showToast } from '@/ui/toast';

interface StatusPartProps {
  profileId: number;
}

/** The visibility of the profile, which the member can change. */
export function StatusPart({ profileId }: StatusPartProps) {
  const card = useQuery(myCardQueryOptions(profileId));
  const { place, focusPlace } = useFocusPlace();
  const [chosen, setChosen] = useState<ProfileStatus | null>(null);
  const [asking, setAsking] = useState(false);

  const change = useMutation({
    mutationFn: setMyStatus,
    // A refusal may mean that the bureau has set another status. The refetched page behind the dialog shows it.
    meta: { hides: true, waits: true, evenIfRefused: true },
    onSuccess: (_, status) => {
      showToast({ message: ownStatusDone(status) });
      setAsking(false);
      setChosen(null);
      focusPlace();
    },
  });

  return (
    <Part ref={place} title="My status">
      <Loaded query={card} loading="Loading your status" failure="Your status could not be loaded.">
        {(data) => {
          const current = currentChoice(data);
          if (current === null) return <BureausStatus status={data.status} />;
          const wanted = chosen ?? current;
          return (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                change.reset();
                if (wanted === 'verified') change.mutate(wanted);
                else setAsking(true);
              }}
            >
              <p className="mt-3 max-w-[65ch] text-muted">
                On hold, engaged or married hides your profile, your pictures and your contact details from everyone at
                once. The bureau is told. You can show them again yourself, here.
              </p>
              <div className="mt-4">
                <ExplainedChoices
                  look="apart"
                  legend="My status"
                  choices={ownStatuses()}
                  chosen={wanted}
                  current={{ value: current, mark: '(now)' }}
                  onChoose={setChosen}
                />
              </div>
              {wanted !== current && (
                <BusyButton
                  type="submit"
                  look="primary"
                  className="mt-4 not-sm:w-full"
                  busy={change.isPending && !asking}
                  busyText="Showing…"
                >
                  {wanted === 'verified' ? 'Show my profile again' : 'Change my status…'}
                </BusyButton>
              )}
            </form>
          );
        }}
      </Loaded>
      {!asking && <ErrorNote error={change.error}>Your status was not changed.</ErrorNote>}
      {asking && chosen !== null && (
        <HideDialog
          status={chosen}
          isShownNow={card.data?.status === 'verified'}
          sending={change}
          onConfirm={() => {
            change.mutate(chosen);
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

/** The current one of the member's statuses, or null while only the bureau decides. */
function currentChoice({ status, own_statuses }: MyCard): ProfileStatus | null {
  return status === 'verified' || own_statuses !== null ? readOwnStatus(status) : null;
}

function BureausStatus({ status }: { status: string }) {
  return (
    <div className="mt-3 max-w-[65ch]">
      <p>
        {describeStatus(status).waiting
          ? 'Nobody else sees your profile until the bureau has verified it. After that you can hide it and show it again here.'
          : 'The bureau has set this status. Only the bureau can change it: please ask them.'}
      </p>
      <AskBureau />
    </div>
  );
}

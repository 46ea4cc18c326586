import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type MyCard, myCardQueryOptions, setMyStatus } from '@/features/my-profile/api/my-card';
import { AskBureau } from '@/features/my-profile/components/ask-bureau';
import { HideDialog } from '@/features/my-profile/components/hide-dialog';
import { Loaded, Part } from '@/features/my-profile/components/part';
import { ownStatusDone, ownStatuses, readOwnStatus } from '@/features/my-profile/own-statuses';
import { describeStatus, type ProfileStatus } from '@/person/statuses';
import { t } from '@/texts/texts';
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
    <Part ref={place} title={t('my-profile.status.title')}>
      <Loaded query={card} what={t('my-profile.status.yourStatus')}>
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
              <p className="mt-3 max-w-[65ch] text-muted">{t('my-profile.status.lead')}</p>
              <div className="mt-4">
                <ExplainedChoices
                  look="apart"
                  legend={t('my-profile.status.title')}
                  choices={ownStatuses()}
                  chosen={wanted}
                  current={{ value: current, mark: t('my-profile.status.now') }}
                  onChoose={setChosen}
                />
              </div>
              {wanted !== current && (
                <BusyButton
                  type="submit"
                  look="primary"
                  className="mt-4 max-sm:w-full"
                  busy={change.isPending && !asking}
                  busyText={t('my-profile.status.showing')}
                >
                  {wanted === 'verified' ? t('my-profile.status.showAgain') : t('my-profile.status.changeAsk')}
                </BusyButton>
              )}
            </form>
          );
        }}
      </Loaded>
      {!asking && <ErrorNote error={change.error}>{t('my-profile.status.notDone')}</ErrorNote>}
      {asking && chosen !== null && (
        <HideDialog
          status={chosen}
          isShownNow={card.data?.status === 'verified'}
          sending={change}
          onConfirm={() => change.mutate(chosen)}
          onClose={() => {
            setAsking(false);
            setChosen(null);
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
      <p>{describeStatus(status).waiting ? t('my-profile.status.waiting') : t('my-profile.status.setByBureau')}</p>
      <AskBureau />
    </div>
  );
}

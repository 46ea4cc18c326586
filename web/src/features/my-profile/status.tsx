import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { myCardQueryOptions, setMyStatus, type MyCard } from '@/features/my-profile/api';
import { AskBureau, Part, partSkeleton } from '@/features/my-profile/part';
import type { AppError } from '@/lib/errors';
import { sayValue } from '@/person/say-value';
import { describeStatus, isOwnStatus, ownWordsOf, profileStatuses, type ProfileStatus } from '@/person/statuses';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { ErrorNote } from '@/ui/error-note';
import { ExplainedChoices } from '@/ui/explained-choices';
import { Loaded } from '@/ui/loaded';
import { showToast } from '@/ui/toast';
import { useFocusPlace } from '@/ui/use-focus-place';

interface OwnStatus {
  readonly value: ProfileStatus;
  readonly label: string;
  readonly explanation: string;
}

/** The statuses that a member may set for a verified profile, with their texts. */
const ownStatuses = (): readonly OwnStatus[] => [
  { value: 'verified', label: t('my-profile.status.shown'), explanation: t('my-profile.status.shownMeans') },
  ...profileStatuses
    .filter(isOwnStatus)
    .map((value) => ({ value, label: sayValue('status', value), explanation: ownWordsOf(value).explanation })),
];

/** The status if a member may set it; null if only the bureau may. */
function readOwnStatus(status: string): ProfileStatus | null {
  return profileStatuses.find((value) => value === status && (value === 'verified' || isOwnStatus(value))) ?? null;
}

const ownStatusDone = (status: ProfileStatus): string =>
  isOwnStatus(status) ? ownWordsOf(status).done : t('my-profile.status.shownAgain');

/** The visibility of the profile, which the member can change. */
export function StatusPart({ profileId }: { profileId: number }) {
  const card = useQuery(myCardQueryOptions(profileId));
  const { place, focusPlace } = useFocusPlace();
  const [chosen, setChosen] = useState<ProfileStatus | null>(null);
  const [asking, setAsking] = useState(false);

  const change = useMutation({
    mutationFn: (new_status: ProfileStatus) => setMyStatus({ new_status }),
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
      <Loaded query={card} what={t('my-profile.status.yourStatus')} skeleton={partSkeleton}>
        {(data) => {
          const current = currentChoice(data);
          if (current === null) return <BureausStatus status={data.status} />;
          const wanted = chosen ?? current;
          return (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                if (change.isPending) return;
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
          onConfirm={() => {
            if (!change.isPending) change.mutate(chosen);
          }}
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

interface HideDialogProps {
  status: ProfileStatus;
  isShownNow: boolean;
  sending: { isPending: boolean; error: AppError | null };
  onConfirm: () => void;
  onClose: () => void;
}

function HideDialog({ status, isShownNow, sending, onConfirm, onClose }: HideDialogProps) {
  if (!isOwnStatus(status)) return null;
  return (
    <ConfirmDialog
      title={ownWordsOf(status).question}
      confirm={isShownNow ? t('my-profile.hide.confirm') : t('my-profile.hide.confirmChange')}
      busyText={t('ui.saving')}
      sending={sending}
      nothingDone={t('my-profile.status.notDone')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <ul className="list-disc space-y-1.5 pl-6">
        <li>{isShownNow ? t('my-profile.hide.hidden') : t('my-profile.hide.stays')}</li>
        {isShownNow && <li>{t('my-profile.hide.others')}</li>}
        <li>{t('my-profile.hide.bureau')}</li>
        <li>{t('my-profile.hide.undo')}</li>
      </ul>
    </ConfirmDialog>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { myCardQueryOptions, setMyStatus, type MyCard } from '@/features/my-profile/api';
import { AskBureau, Part, partSkeleton } from '@/features/my-profile/part';
import type { AppError } from '@/lib/errors';
import { sayValue } from '@/person/say-value';
import { describeStatus, isOwnStatus, ownWordsOf, profileStatuses, type ProfileStatus } from '@/person/statuses';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { ConfirmDialog } from '@/ui/form-dialog';
import { ErrorNote } from '@/ui/field-note';
import { Loaded } from '@/ui/loaded';
import { showToast } from '@/ui/toast';
import { useFocusPlace } from '@/ui/use-focus-place';

/** The statuses that a member may set for a verified profile, as the member reads them. */
const ownStatuses = () => [
  { value: 'verified' as const, label: t('my-profile.status.shown'), explanation: '' },
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
export function StatusPart({ profileId, isOpen }: { profileId: number; isOpen: boolean }) {
  const card = useQuery(myCardQueryOptions(profileId));
  const { place, focusPlace } = useFocusPlace();
  const [chosen, setChosen] = useState<ProfileStatus | null>(null);

  const change = useMutation({
    mutationFn: (new_status: ProfileStatus) => setMyStatus({ new_status }),
    // A refusal may mean that the bureau has set another status. The refetched page behind the dialog shows it.
    meta: { hides: true, waits: true, evenIfRefused: true },
    onSuccess: (_, status) => {
      showToast({ message: ownStatusDone(status) });
      setChosen(null);
      focusPlace();
    },
  });

  return (
    <Part folds id="status" isOpen={isOpen} ref={place} title={t('my-profile.status.title')}>
      <Loaded query={card} what={t('my-profile.status.yourStatus')} skeleton={partSkeleton}>
        {(data) => {
          const current = currentChoice(data);
          if (current === null) return <BureausStatus status={data.status} />;
          const statuses = ownStatuses();
          return (
            <>
              <p className="mt-3 max-w-[65ch] text-muted">{t('my-profile.status.lead')}</p>
              <p className="mt-3 font-medium">
                {statuses.find(({ value }) => value === current)?.label} {t('my-profile.status.now')}
              </p>
              <ul className="mt-3 space-y-3">
                {statuses
                  .filter(({ value }) => value !== current)
                  .map(({ value, label, explanation }) => (
                    <li key={value}>
                      <BusyButton
                        className="max-sm:w-full"
                        busy={change.isPending && change.variables === value && chosen === null}
                        busyText={t('my-profile.status.showing')}
                        onClick={() => {
                          if (change.isPending) return;
                          change.reset();
                          if (value === 'verified') change.mutate(value);
                          else setChosen(value);
                        }}
                      >
                        {value === 'verified' ? t('my-profile.status.showAgain') : `${label}…`}
                      </BusyButton>
                      {explanation !== '' && <p className="mt-1 text-muted">{explanation}</p>}
                    </li>
                  ))}
              </ul>
            </>
          );
        }}
      </Loaded>
      {chosen === null && <ErrorNote error={change.error}>{t('my-profile.status.notDone')}</ErrorNote>}
      {chosen !== null && (
        <HideDialog
          status={chosen}
          isShownNow={card.data?.status === 'verified'}
          sending={change}
          onConfirm={() => {
            if (!change.isPending) change.mutate(chosen);
          }}
          onClose={() => {
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

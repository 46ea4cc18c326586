import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Biodata, biodataContactOpening } from '@/features/biodata/api';
import { BiodataView } from '@/features/biodata/components/biodata-view';
import type { SayWishes } from '@/features/biodata/sheet-sections';
import type { Computed } from '@/features/biodata/sheet-parts';
import { CheckboxField } from '@/ui/fields';
import { ConfirmDialog } from '@/ui/form-dialog';
import { accountLanguageQueryOptions } from '@/bureau/api/account-language';
import { useHeldPaper } from '@/bureau/components/held-paper';
import { isLanguage } from '@/texts/languages';
import { t } from '@/texts/texts';

interface AdminBiodataProps extends Computed {
  profile: Biodata;
  sayWishes: SayWishes | null;
}

/** The biodata for the admin, who can add the contact details. */
export function AdminBiodata({ profile, ...computed }: AdminBiodataProps) {
  const opening = useMutation(biodataContactOpening());
  const [asking, setAsking] = useState(false);
  const { data: language } = useQuery(accountLanguageQueryOptions(profile.id));
  const held = useHeldPaper([profile.id]);
  const close = () => setAsking(false);

  return (
    <>
      <BiodataView
        profile={profile}
        contact={opening.data ?? null}
        familyLanguage={isLanguage(language) ? language : null}
        {...computed}
        isHeld={held.isHeld}
        choices={
          <div className="mt-2">
            {held.note}
            <CheckboxField
              label={t('biodata.withContact')}
              checked={opening.isSuccess}
              onChange={(event) => {
                opening.reset();
                setAsking(event.target.checked);
              }}
            />
            {opening.isSuccess && (
              <p role="status" className="text-muted">
                {t(opening.data === null ? 'biodata.noContact' : 'biodata.contactIncluded')}
              </p>
            )}
          </div>
        }
      />
      {asking && (
        <ConfirmDialog
          title={t('biodata.withContactQuestion')}
          confirm={t('biodata.withContactConfirm')}
          busyText={t('ui.opening')}
          sending={opening}
          nothingDone={t('ui-member.contact.notOpened')}
          onConfirm={() => opening.mutate(profile.id, { onSuccess: close })}
          onClose={() => {
            // Discard a pending result.
            opening.reset();
            close();
          }}
        >
          <p>{t('biodata.contactRecorded', { name: profile.name })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

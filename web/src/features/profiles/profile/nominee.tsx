import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '@/base/load-part';
import { nomineeSaving, type Nominee } from '@/features/profiles/api/nominee';
import { labelOf } from '@/person/fields';
import { sayValue } from '@/person/say-value';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/form-dialog';
import { FactList } from '@/ui/facts';
import { showToast } from '@/ui/toast';

const NomineeDialog = lazyPart(async () => (await import('@/features/profiles/profile/nominee-dialog')).NomineeDialog);

const empty: Nominee = { name: '', relation: '', phone_number: '' };

/** The person's nominee (section 14 of the DPDP Act), opened with the contact details, to be changed. */
export function NomineePart({ profileId, nominee }: { profileId: number; nominee: Nominee | null }) {
  const [stored, setStored] = useState(nominee);
  const [typed, setTyped] = useState<Nominee | null>(null);
  const [open, setOpen] = useState<'form' | 'removal' | null>(null);
  const saving = useMutation({
    ...nomineeSaving(),
    onSuccess: (saved) => {
      setStored(saved);
      setTyped(null);
      setOpen(null);
      showToast({ message: t(saved === null ? 'profiles-office.nominee.removed' : 'profiles-office.nominee.saved') });
    },
  });
  const save = (next: Nominee | null) => {
    if (!saving.isPending) saving.mutate({ profileId, next, seen: stored });
  };
  const show = (dialog: typeof open) => {
    saving.reset();
    setOpen(dialog);
  };
  return (
    <section aria-label={t('profiles-office.nominee.title')} className="mt-5">
      <h3 className="font-medium">{t('profiles-office.nominee.title')}</h3>
      {stored === null ? (
        <p>{t('profiles-office.nominee.none')}</p>
      ) : (
        <FactList
          look="dense"
          facts={[
            { label: labelOf('name'), value: stored.name, isData: true },
            { label: t('profiles-office.nominee.relation'), value: sayValue('phoneOwner', stored.relation) },
            { label: labelOf('phone_number'), value: stored.phone_number, isData: true },
          ]}
        />
      )}
      <p className="mt-1.5 text-muted">{t('profiles-office.nominee.hint')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={() => show('form')}>
          {t(stored === null ? 'profiles-office.nominee.enter' : 'profiles-office.nominee.change')}
        </Button>
        {stored !== null && (
          <Button size="small" onClick={() => show('removal')}>
            {t('profiles-office.nominee.remove')}
          </Button>
        )}
      </div>
      {open === 'form' && (
        <NomineeDialog
          typed={typed}
          defaults={stored ?? empty}
          sending={saving}
          onSubmit={save}
          onClose={(values) => {
            setTyped(values);
            setOpen(null);
          }}
        />
      )}
      {open === 'removal' && (
        <ConfirmDialog
          title={t('profiles-office.nominee.removeAsk')}
          confirm={t('ui.remove')}
          busyText={t('ui.saving')}
          sending={saving}
          nothingDone={t('profiles-office.nominee.failed')}
          onConfirm={() => save(null)}
          onClose={() => setOpen(null)}
        >
          <p>{t('profiles-office.nominee.removeMeans')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

import { useMutation } from '@tanstack/react-query';
import { keepLonger } from '@/features/admin/api/keeping';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/field-note';
import { showToast } from '@/ui/toast';

/** Postpones the erasure of a profile, for an owner. */
export function KeepButton({ id, name }: { id: number; name: string }) {
  const keeping = useMutation({
    mutationFn: keepLonger,
    meta: { waits: true },
    onSuccess: () => {
      showToast({ message: t('admin-people.keeping.keptNow') });
    },
  });
  return (
    <>
      <BusyButton
        size="small"
        aria-label={t('admin-people.keeping.keepNamed', { name })}
        busy={keeping.isPending}
        busyText={t('ui.saving')}
        onClick={() => keeping.mutate(id)}
      >
        {t('admin-people.keeping.keep')}
      </BusyButton>
      <ErrorNote error={keeping.error}>{t('introductions.confirm.failed')}</ErrorNote>
    </>
  );
}

import { useMutation } from '@tanstack/react-query';
import { Done } from '@/bureau/components/done';
import { confirmByLink } from '@/features/introductions/api/shown-people';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/field-note';

interface ConfirmByLinkProps {
  token: string;
  shownName: string;
  /** Whether the family has confirmed it today: it is not asked again. */
  isConfirmed: boolean;
}

/** By its private link, a family says that its own profile is still right. */
export function ConfirmByLink({ token, shownName, isConfirmed }: ConfirmByLinkProps) {
  const confirming = useMutation({ mutationFn: confirmByLink, meta: { changes: [] } });
  return (
    <section className="mt-8 space-y-3 rounded-card bg-paper p-4 shadow-card sm:px-6">
      <p>{t('introductions.confirm.text', { name: shownName })}</p>
      {confirming.isSuccess ? (
        <Done title={t('introductions.confirm.done')} />
      ) : isConfirmed ? (
        <p className="font-medium">{t('introductions.confirm.done')}</p>
      ) : (
        <BusyButton busy={confirming.isPending} busyText={t('ui.saving')} onClick={() => confirming.mutate(token)}>
          {t('introductions.confirm.yes')}
        </BusyButton>
      )}
      <ErrorNote error={confirming.error}>{t('introductions.confirm.failed')}</ErrorNote>
    </section>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { keepingQueryOptions } from '@/bureau/api/profiles';
import { confirmProfile } from '@/features/admin/api/keeping';
import { KeepButton } from '@/features/admin/keeping/keep-button';
import { isOwner, useViewer } from '@/lib/backend/session';
import { formatDate } from '@/lib/format';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { couldNotLoad, InlineError } from '@/ui/notice';
import { ErrorNote } from '@/ui/field-note';
import { showToast } from '@/ui/toast';

/** When the family last confirmed its profile, and the announced day of the erasure. */
export function KeepingOfFamily({ profileId, name }: { profileId: number; name: string }) {
  const viewer = useViewer();
  const { data, isError, refetch } = useQuery(keepingQueryOptions(profileId));
  const confirming = useMutation({
    mutationFn: confirmProfile,
    meta: { waits: true },
    onSuccess: () => {
      showToast({ message: t('admin-people.keeping.confirmed') });
    },
  });
  if (data === undefined) {
    return isError ? (
      <InlineError onRetry={() => refetch()}>{couldNotLoad(t('admin-people.keeping.the'))}</InlineError>
    ) : null;
  }
  const { confirmed_on: on = null, confirmed_by: by, erased_on: erased = null, kept_on: kept = null } = data ?? {};
  const lines = [
    on === null
      ? t('admin-people.keeping.never')
      : t('admin-people.keeping.on', { by: by ?? '', day: formatDate(on) ?? '' }),
    data?.is_hidden === true
      ? t('admin-people.keeping.hidden')
      : data?.is_due === true && t('admin-people.keeping.due'),
    kept !== null && t('admin-people.keeping.kept', { day: formatDate(kept) ?? '' }),
    erased !== null && t('admin-people.keeping.erased', { day: formatDate(erased) ?? '' }),
  ].filter((line) => line !== false);
  return (
    <section aria-label={t('admin-people.keeping.title')} className="mt-3 border-t border-line pt-3">
      <h3 className="text-sm font-medium text-muted">{t('admin-people.keeping.title')}</h3>
      <p>{lines.join(' ')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <BusyButton
          size="small"
          busy={confirming.isPending}
          busyText={t('ui.saving')}
          onClick={() => confirming.mutate(profileId)}
        >
          {t('introductions.confirm.yes')}
        </BusyButton>
        {erased !== null && isOwner(viewer) && <KeepButton id={profileId} name={name} />}
      </div>
      <ErrorNote error={confirming.error}>{t('introductions.confirm.failed')}</ErrorNote>
    </section>
  );
}

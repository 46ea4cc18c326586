import { useMutation, useQuery } from '@tanstack/react-query';
import { keepingQueryOptions } from '@/bureau/api/keeping';
import { confirmMyProfile } from '@/features/my-profile/api/my-card';
import { Done } from '@/bureau/components/done';
import { Loaded, Part } from '@/features/my-profile/components/part';
import { formatDate } from '@/lib/format';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/error-note';

/** One tap says that the profile is still right. It shows a profile again that was hidden without it. */
export function ConfirmPart({ profileId }: { profileId: number }) {
  const query = useQuery(keepingQueryOptions(profileId));
  const confirming = useMutation({
    mutationFn: confirmMyProfile,
    meta: { waits: true },
  });
  return (
    <Part title={t('my-profile.confirm.title')}>
      <Loaded query={query} what={t('my-profile.confirm.the')}>
        {(keeping) =>
          confirming.isSuccess ? (
            <div className="mt-3">
              <Done level={3} title={t('my-profile.confirm.done')} />
            </div>
          ) : (
            <div className="mt-3 max-w-[65ch] space-y-3">
              {keeping?.is_hidden === true && <p className="font-medium">{t('my-profile.confirm.hidden')}</p>}
              {keeping?.erased_on != null && (
                <p className="font-medium">
                  {t('my-profile.confirm.erased', { day: formatDate(keeping.erased_on) ?? '' })}
                </p>
              )}
              <p className="text-muted">
                {t('my-profile.confirm.lead')}
                {keeping?.confirmed_on != null &&
                  ` ${t('my-profile.confirm.last', { day: formatDate(keeping.confirmed_on) ?? '' })}`}
              </p>
              <BusyButton
                look={keeping?.is_due === true ? 'primary' : 'quiet'}
                className="max-sm:w-full"
                busy={confirming.isPending}
                busyText={t('my-profile.confirm.saving')}
                onClick={() => confirming.mutate()}
              >
                {t('my-profile.confirm.yes')}
              </BusyButton>
            </div>
          )
        }
      </Loaded>
      <ErrorNote error={confirming.error}>{t('my-profile.confirm.failed')}</ErrorNote>
    </Part>
  );
}

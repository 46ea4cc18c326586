import { useMutation, useQuery } from '@tanstack/react-query';
import { setOffLinks } from '@/bureau/api/off-links';
import { myOffLinksQueryOptions } from '@/features/my-profile/api/my-card';
import { Loaded, Part } from '@/features/my-profile/components/part';
import { t } from '@/texts/texts';
import { CheckboxField } from '@/ui/checkbox-field';
import { ErrorNote } from '@/ui/error-note';
import { showToast } from '@/ui/toast';

/** Whether the bureau shows the member on private links and paper, which the member can change. */
export function OffLinksPart({ profileId }: { profileId: number }) {
  const query = useQuery(myOffLinksQueryOptions());
  const change = useMutation({
    mutationFn: setOffLinks,
    meta: { waits: true },
    onSuccess: (_, { isOff }) => {
      showToast({ message: t(isOff ? 'my-profile.links.nowOff' : 'my-profile.links.nowOn') });
    },
  });
  return (
    <Part folds title={t('my-profile.links.title')}>
      <Loaded query={query} what={t('my-profile.links.choice')}>
        {(isOff) => (
          <CheckboxField
            label={t('my-profile.links.off')}
            hint={t('my-profile.links.offMeans')}
            checked={change.isPending ? change.variables.isOff : isOff}
            aria-disabled={change.isPending}
            onChange={({ target: { checked } }) => {
              if (!change.isPending) change.mutate({ profileId, isOff: checked });
            }}
          />
        )}
      </Loaded>
      <ErrorNote error={change.error}>{t('my-profile.pictures.notDone')}</ErrorNote>
    </Part>
  );
}

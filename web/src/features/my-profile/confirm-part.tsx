import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keepingQueryOptions } from '@/bureau/api/profiles';
import { Done } from '@/bureau/components/done';
import { confirmMyProfile } from '@/features/my-profile/api';
import { Part, partSkeleton } from '@/features/my-profile/part';
import { formatDate } from '@/lib/format';
import { navigate } from '@/lib/navigation/history';
import { t } from '@/texts/texts';
import { PressAct } from '@/ui/act';
import { Button } from '@/ui/button';
import { Loaded } from '@/ui/loaded';

/** One tap says that the profile is still right. It shows a profile again that was hidden without it. */
export function ConfirmPart({ profileId }: { profileId: number }) {
  const query = useQuery(keepingQueryOptions(profileId));
  const [isConfirmed, setIsConfirmed] = useState(false);
  return (
    <Part title={t('my-profile.confirm.title')}>
      <Loaded query={query} what={t('my-profile.confirm.the')} skeleton={partSkeleton}>
        {(keeping) =>
          isConfirmed ? (
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
              <PressAct
                label={t('introductions.confirm.yes')}
                look={keeping?.is_due === true ? 'primary' : 'quiet'}
                className="max-sm:w-full"
                failed={t('my-profile.confirm.failed')}
                sent={{}}
                send={confirmMyProfile}
                onDone={() => setIsConfirmed(true)}
              />
            </div>
          )
        }
      </Loaded>
      <Button className="mt-3 max-sm:w-full" onClick={() => navigate({ page: 'propose' })}>
        {t('profiles-member.star.editProfile')}
      </Button>
    </Part>
  );
}

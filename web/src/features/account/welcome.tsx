import { useQuery } from '@tanstack/react-query';
import { ownVisibilityQueryOptions } from '@/features/account/api';
import { unreadNotificationsQueryOptions } from '@/bureau/api/notifications';
import { useBureau } from '@/bureau/bureau';
import { Done } from '@/bureau/components/done';
import { navigate } from '@/lib/navigation/history';
import { ownProfileId, useViewer } from '@/lib/backend/session';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { RichText } from '@/ui/rich-text';

/** The page after the first password change, with links to the next steps. */
export function Welcome() {
  const { bureau_name: name } = useBureau();
  const viewer = useViewer();
  const isMember = viewer.kind === 'member';
  const { data: card } = useQuery(ownVisibilityQueryOptions(ownProfileId(viewer)));
  const { data: unread = 0 } = useQuery({ ...unreadNotificationsQueryOptions('member'), enabled: isMember });
  return (
    <div className="wrap max-w-2xl py-20">
      <Done level={1} title={t('account.changed.title')}>
        <p>{t('account.welcome.lead', { bureau: name })}</p>
        <ul className="list-disc space-y-1.5 pl-5 marker:text-gold-700">
          <li>{t('account.welcome.profiles')}</li>
          <li>
            {t('account.welcome.ownProfile')}
            {card !== undefined && card?.visible !== true && (
              <>
                {' '}
                <RichText
                  text={t('account.welcome.notShown')}
                  tags={{ strong: (words) => <strong className="font-medium">{words}</strong> }}
                />
              </>
            )}
          </li>
          {unread > 0 && <li>{t('account.welcome.unread', { count: unread })}</li>}
        </ul>
      </Done>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button look="primary" onClick={() => navigate({ page: 'profiles' })}>
          {t('shell.notForYou.browse')}
        </Button>
        <Button onClick={() => navigate({ page: 'my-profile' })}>{t('shell.pages.myProfile')}</Button>
      </div>
    </div>
  );
}

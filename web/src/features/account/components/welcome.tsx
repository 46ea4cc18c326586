import { useQuery } from '@tanstack/react-query';
import { ownVisibilityQueryOptions } from '@/features/account/api/own-visibility';
import { unreadNotificationsQueryOptions } from '@/bureau/api/notifications';
import { useBureau } from '@/bureau/bureau';
import { navigate } from '@/lib/navigation/history';
import { ownProfileId, useViewer } from '@/lib/backend/session';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { LotusRule } from '@/ui/lotus-rule';
import { PageHeading } from '@/ui/page-heading';
import { RichText } from '@/ui/rich-text';

/** The page after the first password change, with links to the next steps. */
export function Welcome() {
  const { bureau_name: name } = useBureau();
  const viewer = useViewer();
  const isMember = viewer.kind === 'member';
  const { data: isShown } = useQuery(ownVisibilityQueryOptions(ownProfileId(viewer)));
  const { data: unread = 0 } = useQuery({ ...unreadNotificationsQueryOptions('member'), enabled: isMember });
  return (
    <div className="wrap max-w-2xl py-20 text-center">
      <PageHeading className="text-2xl sm:text-3xl">{t('account.changed.title')}</PageHeading>
      <LotusRule className="mx-auto mt-4" />
      <p className="mt-6 text-lg text-balance">{t('account.welcome.lead', { bureau: name })}</p>
      <ul className="mx-auto mt-5 w-fit max-w-[34em] list-disc space-y-1.5 pl-5 text-left marker:text-gold-700">
        <li>{t('account.welcome.profiles')}</li>
        <li>
          {t('account.welcome.ownProfile')}
          {isShown === false && (
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
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button look="primary" onClick={() => navigate({ page: 'profiles' })}>
          {t('account.signIn.browse')}
        </Button>
        <Button onClick={() => navigate({ page: 'my-profile' })}>{t('account.welcome.myProfile')}</Button>
      </div>
    </div>
  );
}

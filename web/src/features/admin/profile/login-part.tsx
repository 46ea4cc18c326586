import { useStatusAndLogin } from '@/features/admin/profile/profile-actions';
import type { ShownProfile } from '@/features/admin/profile/profile-standing';
import { loginText } from '@/features/admin/people/login-state';
import { Button } from '@/ui/button';
import { DeskPanel } from '@/ui/sections';
import { couldNotLoad, InlineError } from '@/ui/notice';
import { t } from '@/texts/texts';

/** The login of a person, with what the office does about it. */
export function LoginPart({ profile }: { profile: ShownProfile }) {
  const { account, items, dialogs } = useStatusAndLogin(profile);
  return (
    <DeskPanel title={t('admin.filter.login')}>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {account.isError && account.data === undefined ? (
          <InlineError onRetry={() => account.refetch()}>
            {couldNotLoad(t('admin-people.profile.theLogin'))}
          </InlineError>
        ) : (
          <p className="min-h-6">{account.data !== undefined && loginText(account.data)}</p>
        )}
        {profile.deleted_at === null && (
          <div className="flex flex-wrap gap-3">
            {items?.login.map(({ label, onSelect }) => (
              <Button key={label} size="small" onClick={onSelect}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
      {dialogs}
    </DeskPanel>
  );
}

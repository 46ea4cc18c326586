import { useQuery } from '@tanstack/react-query';
import { myPasswordQueryOptions } from '@/features/my-profile/api/my-password';
import { formatDay } from '@/lib/format';
import { t } from '@/texts/texts';
import { couldNotLoad } from '@/ui/could-not-load';
import { InlineError } from '@/ui/notice';

/** Names the employee who last set a member's password, and the day. Empty when nobody did. */
export function PasswordNote({ profileId }: { profileId: number }) {
  const password = useQuery(myPasswordQueryOptions(profileId));
  if (password.isError && password.data === undefined) {
    return (
      <InlineError className="mt-3" onRetry={() => password.refetch()}>
        {couldNotLoad(t('my-profile.password.whoSetIt'))}
      </InlineError>
    );
  }
  if (!password.data || password.data.bureau_password_at === null) return null;
  const { bureau_password_at: setAt, bureau_password_by: setBy, last_password_set_at: changedAt } = password.data;
  const isChanged = changedAt !== null && new Date(changedAt) > new Date(setAt);
  const set = { day: formatDay(setAt), admin: setBy ?? '' };
  return (
    <p className="mt-3 max-w-[65ch] text-muted [overflow-wrap:anywhere]">
      {isChanged
        ? t('my-profile.password.setAndChanged', { ...set, changedDay: formatDay(changedAt) })
        : t('my-profile.password.setByBureau', set)}
    </p>
  );
}

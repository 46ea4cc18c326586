import type { Audience } from '@/app/audience';
import { SignInForm } from '@/features/account/sign-in-form';
import { useSession } from '@/lib/backend/session';
import { t } from '@/texts/texts';

/** The sign-in form, on its own page or in the place of a page that is not for visitors. */
export function SignIn({ title, audience }: { title: string; audience: Audience }) {
  const { viewer, identityFailed, retryIdentity } = useSession();
  return (
    <SignInForm
      title={t(audience === 'admin' ? 'shell.adminLogin' : 'shell.pages.memberLogin')}
      lead={leadOf(title, audience)}
      entering={viewer.kind !== 'visitor'}
      lookupFailed={identityFailed}
      onRetryLookup={retryIdentity}
    />
  );
}

function leadOf(title: string, audience: Audience): string {
  if (audience === 'admin') return t('shell.signIn.admin');
  if (audience === 'visitors') return t('shell.signIn.member');
  return t('shell.signIn.page', { title });
}

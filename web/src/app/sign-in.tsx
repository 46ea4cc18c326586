import type { Audience } from '@/app/audience';
import { lazyPart } from '@/first-load/load-part';
import { prepareSignIn, useSession } from '@/lib/backend/session';

const SignInForm = lazyPart(async () => {
  const form = import('@/features/account/components/sign-in-form');
  await Promise.all([form, prepareSignIn()]);
  return (await form).SignInForm;
});

/** The sign-in form, on its own page or in the place of a page that is not for visitors. */
export function SignIn({ title, audience }: { title: string; audience: Audience }) {
  const { viewer, identityFailed, retryIdentity } = useSession();
  return (
    <SignInForm
      title={audience === 'admin' ? 'Admin Login' : 'Member Login'}
      lead={leadOf(title, audience)}
      entering={viewer.kind !== 'visitor'}
      lookupFailed={identityFailed}
      onRetryLookup={retryIdentity}
    />
  );
}

function leadOf(title: string, audience: Audience): string {
  if (audience === 'admin') return "The dashboard is for the bureau's admin.";
  if (audience === 'visitors') return 'Sign in with the username and the password that the bureau gave you.';
  return `Sign in to see this page: ${title}.`;
}

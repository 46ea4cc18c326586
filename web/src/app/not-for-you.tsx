import { navigate } from '@/lib/navigation/history';
import { signOut, usernameOf, useViewer } from '@/lib/backend/session';
import { Button } from '@/ui/button';
import { LotusRule } from '@/ui/lotus-rule';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/ui/page-title';

/** Stands in the place of a page that is for somebody else than who is signed in. */
export function NotForYou({ title }: { title: string }) {
  const viewer = useViewer();
  const isAdmin = viewer.kind === 'admin';
  return (
    <div className="wrap max-w-2xl py-20 text-center">
      <PageTitle>{title}</PageTitle>
      <PageHeading className="text-2xl sm:text-3xl">{title}</PageHeading>
      <LotusRule className="mx-auto mt-4" />
      <p className="mt-6 text-lg text-balance">
        {isAdmin
          ? 'You are signed in as the admin. This page is for members.'
          : `You are signed in as ${usernameOf(viewer)}, a member. This page is for the admin.`}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button look="primary" onClick={() => navigate({ page: isAdmin ? 'dashboard' : 'profiles' })}>
          {isAdmin ? 'Dashboard' : 'Browse profiles'}
        </Button>
        {!isAdmin && <Button onClick={signOut}>Sign Out</Button>}
      </div>
    </div>
  );
}

import { navigateUnlessBlocked } from '@/lib/navigation/blocker';
import { navigate } from '@/lib/navigation/history';
import { useSession } from '@/lib/session';

/** Goes home and signs out; asks first when there is unsaved input. */
export function useSignOut(): () => void {
  const { signOut } = useSession();
  return () => {
    navigateUnlessBlocked(() => {
      // Not after the server has answered: by then the user may have gone on to another page.
      navigate({ page: 'home' });
      void signOut();
    });
  };
}

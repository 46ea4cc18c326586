import { expect, test } from 'vitest';
import { ProfilePage } from '@/features/profiles/profile/profile-page';
import { navigate } from '@/lib/navigation/history';
import type { Destination } from '@/lib/navigation/location';
import { renderPart } from '@/lib/render-part';

const list = (destination: Destination, name: string, address: string) => ({ destination, name, address });

test.each([
  list({ page: 'profiles' }, 'All profiles', '/#profiles'),
  list({ page: 'home' }, 'All profiles', '/#profiles'),
  list({ page: 'dashboard' }, 'Register', '/#dashboard'),
  list({ page: 'review', profileId: 7 }, 'Verification', '/#review/7'),
  list({ page: 'matches', profileId: 7 }, 'Matches', '/#matches/7'),
  list({ page: 'notifications' }, 'Notifications', '/#notifications'),
  list({ page: 'choices' }, 'My Choices', '/#choices'),
])('the way back from a profile leads to $name when one came from $destination.page', async (from) => {
  navigate(from.destination);
  navigate({ page: 'profile', profileId: null });
  const screen = await renderPart(
    <ProfilePage profileId={null} viewer={{ kind: 'visitor' }}>
      {() => null}
    </ProfilePage>,
  );
  const back = screen.getByRole('link', { name: from.name });
  await expect.element(back).toHaveAttribute('href', from.address);
});

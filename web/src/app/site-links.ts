import { navigate, returnTo } from '@/lib/navigation/history';
import type { Destination, Location } from '@/lib/navigation/location';

/** The links of the specification, in its order. */
export const siteLinks: readonly { label: string; destination: Destination }[] = [
  { label: 'Home', destination: { page: 'home' } },
  { label: 'How It Works', destination: { page: 'home', section: 'how-it-works' } },
  { label: 'Gallery', destination: { page: 'home', section: 'gallery' } },
  { label: 'Profiles', destination: { page: 'profiles' } },
  { label: 'Contact Us', destination: { page: 'home', section: 'contact-us' } },
];

/** What aria-current says of a link: the page itself, or the page that the one shown belongs to. */
export function currentOf(destination: Destination, location: Location): 'page' | 'true' | undefined {
  if ('section' in destination && destination.section) return undefined;
  if (destination.page === location.page) return 'page';
  return destination.page === 'profiles' && location.page === 'profile' ? 'true' : undefined;
}

export const goHome = () => navigate({ page: 'home' });
export const goToContact = () => navigate({ page: 'home', section: 'contact-us' });
export const goToMemberLogin = () => navigate({ page: 'sign-in' });
export const goToDashboard = () => navigate({ page: 'dashboard' });
export const goToPassword = () => navigate({ page: 'password' });
export const goToLiked = () => navigate({ page: 'liked' });
export const goToMyRequests = () => navigate({ page: 'requests-mine' });
export const goToMyProfile = () => navigate({ page: 'my-profile' });
export const openProfiles = () => navigate({ page: 'profiles' });
export const openProfile = (profileId: number) => navigate({ page: 'profile', profileId });
export const openBiodata = (profileId: number) => navigate({ page: 'biodata', profileId });
export const openForm = (profileId: number) => navigate({ page: 'form', profileId });
export const propose = () => navigate({ page: 'propose' });
export const returnToProfiles = () => returnTo({ page: 'profiles' });

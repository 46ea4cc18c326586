import { goTo } from '@/app/navigation';
import type { Destination, Location } from '@/app/page-state';

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
  if (destination.section) return undefined;
  if (destination.page === location.page) return 'page';
  return destination.page === 'profiles' && location.page === 'profile' ? 'true' : undefined;
}

export const goHome = () => {
  goTo({ page: 'home' });
};
export const goToContact = () => {
  goTo({ page: 'home', section: 'contact-us' });
};
export const goToMemberLogin = () => {
  goTo({ page: 'sign-in' });
};
export const goToDashboard = () => {
  goTo({ page: 'dashboard' });
};
export const goToPassword = () => {
  goTo({ page: 'password' });
};
export const goToLiked = () => {
  goTo({ page: 'liked' });
};
export const goToMyRequests = () => {
  goTo({ page: 'requests-mine' });
};
export const goToMyProfile = () => {
  goTo({ page: 'my-profile' });
};
export const openProfiles = () => {
  goTo({ page: 'profiles' });
};
export const openProfile = (profileId: number) => {
  goTo({ page: 'profile', profileId });
};
export const openBiodata = (profileId: number) => {
  goTo({ page: 'biodata', profileId });
};
export const openForm = (profileId: number) => {
  goTo({ page: 'form', profileId });
};

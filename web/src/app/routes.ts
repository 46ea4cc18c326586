import type { ComponentType } from 'react';
import type { Audience } from '@/app/audience';
import { profilesPart } from '@/app/profiles-part';
import { lazyPart } from '@/first-load/load-part';
import type { LocationOf, PageName } from '@/lib/navigation/location';

interface Route<Name extends OtherPageName> {
  /** Names the page in the browser's tab, until the page does so itself, and also when access is denied. */
  title: string;
  audience: Audience;
  /** Master-detail pages keep their state when the selection changes. */
  keepsState?: boolean;
  /** Gets the location's other properties. */
  Page?: ComponentType<LocationOf<Name>>;
}

/** All but the home page, which is there at once. */
export type OtherPageName = Exclude<PageName, 'home'>;
export type OtherLocation = LocationOf<OtherPageName>;

/** Every page but the home page: its readers, and what loads it. */
export const routes: { readonly [Name in OtherPageName]: Route<Name> } = {
  privacy: {
    title: 'Privacy',
    audience: 'everyone',
    Page: lazyPart(async () => (await import('@/features/home/components/privacy-page')).PrivacyPage),
  },
  profiles: { title: 'Browse Admin-Verified Profiles', audience: 'public', Page: profilesPart.Part },
  profile: {
    title: 'Profile',
    audience: 'public',
    Page: lazyPart(async () => (await import('@/app/profile-route')).ProfileRoute),
  },
  'sign-in': { title: 'Member Login', audience: 'visitors' },
  password: {
    title: 'Change Password',
    audience: 'signed in',
    Page: lazyPart(async () => (await import('@/features/account/components/password-page')).PasswordPage),
  },
  liked: {
    title: 'Liked',
    audience: 'members',
    Page: lazyPart(async () => (await import('@/app/liked-route')).LikedRoute),
  },
  shortlist: {
    title: 'Shortlist',
    audience: 'members',
    Page: lazyPart(async () => (await import('@/app/shortlist-route')).ShortlistRoute),
  },
  'requests-mine': {
    title: 'My Requests',
    audience: 'members',
    Page: lazyPart(async () => (await import('@/app/my-requests-route')).MyRequestsRoute),
  },
  'my-profile': {
    title: 'My Profile',
    audience: 'members',
    Page: lazyPart(async () => (await import('@/app/my-profile-route')).MyProfileRoute),
  },
  propose: {
    title: 'Edit Profile',
    audience: 'members',
    Page: lazyPart(async () => (await import('@/features/person-form/propose/proposal-page')).ProposalPage),
  },
  biodata: {
    title: 'Biodata',
    audience: 'members and admin',
    Page: lazyPart(async () => (await import('@/app/biodata-route')).BiodataRoute),
  },
  dashboard: {
    title: 'Dashboard',
    audience: 'admin',
    keepsState: true,
    Page: lazyPart(async () => (await import('@/app/dashboard-route')).DashboardRoute),
  },
  form: {
    title: 'Registeration Form',
    audience: 'admin',
    Page: lazyPart(async () => (await import('@/app/form-route')).FormRoute),
  },
  review: {
    title: 'Verification',
    audience: 'admin',
    keepsState: true,
    Page: lazyPart(async () => (await import('@/features/review/components/review-page')).ReviewPage),
  },
  audit: {
    title: 'Audit',
    audience: 'admin',
    keepsState: true,
    Page: lazyPart(async () => (await import('@/features/audit/components/audit-page')).AuditPage),
  },
  requests: {
    title: 'Contact Requests',
    audience: 'admin',
    keepsState: true,
    Page: lazyPart(async () => (await import('@/app/requests-route')).RequestsRoute),
  },
  match: {
    title: 'Star Match',
    audience: 'admin',
    keepsState: true,
    Page: lazyPart(async () => (await import('@/app/match-route')).MatchRoute),
  },
  import: {
    title: 'Import',
    audience: 'admin',
    Page: lazyPart(async () => (await import('@/features/transfer/components/import-page')).ImportPage),
  },
  notifications: {
    title: 'Notifications',
    audience: 'admin',
    Page: lazyPart(async () => (await import('@/features/admin/components/notifications-page')).NotificationsPage),
  },
  settings: {
    title: 'Settings',
    audience: 'admin',
    keepsState: true,
    Page: lazyPart(async () => (await import('@/features/settings/components/settings-page')).SettingsPage),
  },
};

/** What a page's state belongs to: with another key it starts again. */
export function keyOf(location: OtherLocation): string {
  return routes[location.page].keepsState ? location.page : JSON.stringify(location);
}

import type { ComponentType } from 'react';
import { profilePart, profilesPart } from '@/app/profiles-part';
import { lazyPart, preparedPart } from '@/base/load-part';
import { isOwner, type Viewer } from '@/lib/backend/session';
import type { LocationOf, PageName } from '@/lib/navigation/location';
import { needWords } from '@/texts/language';
import { loadRefusals } from '@/texts/refusals';
import type { PlainTextId } from '@/texts/texts';

type ViewerKind = Viewer['kind'];

// `loading`: signed in, the account not known yet. A `temporary` password opens nothing but the
// home page and the page on which it is changed (and the database gives nothing either). An admin before the `second step` has it in the
// place of each page.
const audiences = {
  everyone: ['loading', 'visitor', 'second step', 'temporary', 'member', 'admin'],
  public: ['loading', 'visitor', 'member', 'admin'],
  visitors: [],
  'signed in': ['loading', 'temporary', 'member', 'admin'],
  'members and admin': ['member', 'admin'],
  members: ['member'],
  admin: ['admin'],
  owners: ['admin'],
} as const satisfies Record<string, readonly ViewerKind[]>;

/** The readers of a page. On a page for `visitors` there is nothing but the sign-in form. */
export type Audience = keyof typeof audiences;

/** The page, or the part in its place. */
export type Decision =
  | 'page'
  | 'wait'
  | 'sign-in'
  | 'choose password'
  | 'second step'
  | 'not for you'
  | 'signed in already';

/**
 * Decides the part of a page for a viewer, before any of it is mounted. The database decides about data; this decides
 * only what is rendered.
 */
export function decide(audience: Audience, viewer: Viewer): Decision {
  const { kind } = viewer;
  const allowed: readonly ViewerKind[] = audiences[audience];
  if (audience === 'owners' && kind === 'admin' && !isOwner(viewer)) return 'not for you';
  if (allowed.includes(kind)) return 'page';
  if (kind === 'loading') return 'wait';
  if (kind === 'visitor') return 'sign-in';
  if (kind === 'temporary') return 'choose password';
  if (kind === 'second step') return 'second step';
  return audience === 'visitors' ? 'signed in already' : 'not for you';
}

interface Route<Name extends OtherPageName> {
  /** Names the page in the browser's tab, until the page does so itself, and also when access is denied. */
  title: PlainTextId;
  audience: Audience;
  /** Master-detail pages keep their state when the selection changes. */
  keepsState?: boolean;
  /** Gets the location's other properties. */
  Page?: ComponentType<LocationOf<Name>>;
}

/** All but the home page, which is there at once. */
export type OtherPageName = Exclude<PageName, 'home'>;
export type OtherLocation = LocationOf<OtherPageName>;

const lawPages = () => import('@/app/law-pages');

const forYouPart = preparedPart(async () => (await import('@/app/for-you-route')).ForYouRoute);
const dashboardPart = preparedPart(async () => {
  const { DashboardRoute, prepareDashboard } = await import('@/app/dashboard-route');
  await prepareDashboard();
  return DashboardRoute;
});
const familyPart = preparedPart(async () => {
  const [{ FamilyRoute }] = await Promise.all([import('@/app/family-route'), needWords('details'), loadRefusals()]);
  return FamilyRoute;
});

/** The pages with which tabs begin most: their frames stay until their code is there (first-load/README.md). */
const startParts: Partial<Record<PageName, { prepare: () => Promise<void> }>> = {
  profiles: profilesPart,
  family: familyPart,
  'for-you': forYouPart,
  dashboard: dashboardPart,
};

/** Best-effort preload of the page with which a tab begins. */
export const prepareRoute = async (page: PageName): Promise<void> => await startParts[page]?.prepare();

/** Every page but the home page: its readers, and its code. */
export const routes: { readonly [Name in OtherPageName]: Route<Name> } = {
  privacy: {
    title: 'shell.pages.privacy',
    audience: 'everyone',
    Page: lazyPart(async () => (await lawPages()).PrivacyPage),
  },
  complaint: {
    title: 'shell.pages.complaints',
    audience: 'everyone',
    Page: lazyPart(async () => (await lawPages()).ComplaintPage),
  },
  receipt: {
    title: 'shell.pages.privacy',
    audience: 'everyone',
    Page: lazyPart(async () => (await import('@/app/fees-route')).CheckReceiptPage),
  },
  fees: {
    title: 'shell.pages.settings',
    audience: 'owners',
    Page: lazyPart(async () => (await import('@/app/fees-route')).FeesRoute),
  },
  profiles: { title: 'shell.pages.profiles', audience: 'public', Page: profilesPart.Part },
  profile: {
    title: 'shell.pages.profile',
    audience: 'public',
    Page: profilePart.Part,
  },
  'sign-in': { title: 'shell.pages.memberLogin', audience: 'visitors' },
  password: {
    title: 'shell.pages.changePassword',
    audience: 'signed in',
    Page: lazyPart(async () => (await import('@/features/account/password-page')).PasswordPage),
  },
  choices: {
    title: 'shell.pages.choices',
    audience: 'members',
    Page: lazyPart(async () => (await import('@/app/choices-route')).ChoicesRoute),
  },
  shortlist: {
    title: 'shell.pages.shortlist',
    audience: 'members',
    Page: lazyPart(async () => (await import('@/app/shortlist-route')).ShortlistRoute),
  },
  'my-profile': {
    title: 'shell.pages.myProfile',
    audience: 'members',
    Page: lazyPart(async () => (await import('@/app/my-profile-route')).MyProfileRoute),
  },
  rights: {
    title: 'shell.pages.rights',
    audience: 'members',
    Page: lazyPart(async () => (await import('@/app/rights-route')).RightsRoute),
  },
  'for-you': {
    title: 'shell.pages.forYou',
    audience: 'members',
    Page: forYouPart.Part,
  },
  family: {
    title: 'shell.pages.family',
    audience: 'everyone',
    Page: familyPart.Part,
  },
  sheets: {
    title: 'shell.pages.sheets',
    audience: 'admin',
    Page: lazyPart(async () => (await import('@/features/introductions/components/pages')).SheetsPage),
  },
  'consent-proof': {
    title: 'shell.pages.profile',
    audience: 'admin',
    Page: lazyPart(async () => (await import('@/features/consents/components/proof-page')).ProofPage),
  },
  propose: {
    title: 'shell.pages.editProfile',
    audience: 'members',
    Page: lazyPart(async () => (await import('@/features/person-form/propose/proposal-form')).ProposalPage),
  },
  biodata: {
    title: 'shell.pages.biodata',
    audience: 'members and admin',
    Page: lazyPart(async () => (await import('@/app/biodata-route')).BiodataRoute),
  },
  dashboard: {
    title: 'shell.pages.dashboard',
    audience: 'admin',
    keepsState: true,
    Page: dashboardPart.Part,
  },
  form: {
    title: 'shell.pages.form',
    audience: 'admin',
    Page: lazyPart(async () => (await import('@/app/form-route')).FormRoute),
  },
  review: {
    title: 'shell.pages.verification',
    audience: 'admin',
    keepsState: true,
    Page: lazyPart(async () => (await import('@/app/review-route')).ReviewRoute),
  },
  audit: {
    title: 'shell.pages.audit',
    audience: 'admin',
    keepsState: true,
    Page: lazyPart(async () => (await import('@/features/audit/log-page')).AuditPage),
  },
  reads: {
    title: 'shell.pages.reads',
    audience: 'owners',
    Page: lazyPart(async () => (await import('@/features/audit/reads-page')).ReadsPage),
  },
  breaches: {
    title: 'shell.pages.audit',
    audience: 'owners',
    Page: lazyPart(async () => (await import('@/app/breaches-route')).BreachesRoute),
  },
  figures: {
    title: 'shell.pages.figures',
    audience: 'owners',
    Page: lazyPart(async () => (await import('@/app/figures-route')).FiguresRoute),
  },
  requests: {
    title: 'shell.pages.contactRequests',
    audience: 'admin',
    keepsState: true,
    Page: lazyPart(async () => (await import('@/app/requests-route')).RequestsRoute),
  },
  match: {
    title: 'shell.pages.starMatch',
    audience: 'admin',
    keepsState: true,
    Page: lazyPart(async () => (await import('@/app/match-route')).MatchRoute),
  },
  matches: {
    title: 'shell.pages.matches',
    audience: 'admin',
    Page: lazyPart(async () => (await import('@/app/matches-route')).MatchesRoute),
  },
  today: {
    title: 'shell.pages.today',
    audience: 'admin',
    Page: lazyPart(async () => (await import('@/app/today-route')).TodayRoute),
  },
  'not-told': {
    title: 'shell.pages.today',
    audience: 'admin',
    Page: lazyPart(async () => (await import('@/app/today-route')).NotToldPage),
  },
  waiting: {
    title: 'shell.pages.today',
    audience: 'admin',
    Page: lazyPart(async () => (await import('@/app/today-route')).WaitingPage),
  },
  enquiries: {
    title: 'shell.pages.enquiries',
    audience: 'admin',
    Page: lazyPart(async () => (await import('@/app/enquiries-route')).EnquiriesRoute),
  },
  grievances: {
    title: 'shell.pages.complaints',
    audience: 'admin',
    Page: lazyPart(async () => (await import('@/features/grievances/office')).GrievancesPage),
  },
  import: {
    title: 'shell.pages.import',
    audience: 'owners',
    Page: lazyPart(async () => (await import('@/app/import-route')).ImportRoute),
  },
  notifications: {
    title: 'ui-member.notifications.title',
    audience: 'admin',
    Page: lazyPart(async () => (await import('@/features/notifications/office')).NotificationsPage),
  },
  settings: {
    title: 'shell.pages.settings',
    audience: 'owners',
    keepsState: true,
    Page: lazyPart(async () => (await import('@/app/settings-route')).SettingsRoute),
  },
};

/** The owner of a page's state: with another key it starts again. Another tab or part of a list is the same page. */
export function keyOf(location: OtherLocation): string {
  return routes[location.page].keepsState
    ? location.page
    : JSON.stringify({ ...location, tab: null, skipped: null, view: null });
}

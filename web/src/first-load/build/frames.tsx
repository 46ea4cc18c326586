import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { DeskHead } from '@/app/desk/desk';
import { Header } from '@/app/header';
import { routes, type OtherPageName } from '@/app/routes';
import { FamilyPage } from '@/features/introductions/components/family-page';
import { ProfilePage } from '@/features/profiles/profile/profile-page';
import { ProfilesPage } from '@/features/profiles/list/profiles-page';
import { pageNames, toLocation } from '@/lib/navigation/location';
import { getViewer, isLikelyOffice, visitor, type Viewer } from '@/lib/backend/session';
import { t } from '@/texts/texts';
import { LotusRule } from '@/ui/page-heading';
import { Skeleton } from '@/ui/skeleton';

// What a tab that begins with another page shows until that page has its code and data: first-load/start-frame.ts.

const signedIn = (likely: 'member' | 'admin'): Viewer => ({ kind: 'loading', likely, gender: null });

/** Filled in by the title of each page. */
function Title({ className }: { className: string }) {
  return (
    <h1 data-title="" className={clsx('min-h-[1lh]', className)}>
      <wbr />
    </h1>
  );
}

const office = (
  <div className="wrap min-h-dvh pt-6 pb-24">
    <Title className="text-2xl sm:text-3xl" />
    <Skeleton className="mt-8 h-48 w-full rounded-card" />
  </div>
);
const dashboard = (
  <div className="wrap min-h-dvh pt-[clamp(1.25rem,2vw,1.75rem)] pb-24">
    <Title className="mb-3 text-2xl sm:text-3xl" />
    <Skeleton className="h-48 w-full rounded-card" />
  </div>
);
const other = (
  <div className="wrap min-h-dvh py-[clamp(3rem,6vw,5rem)]">
    <Title className="text-center text-2xl plain:text-left sm:text-3xl" />
    <LotusRule className="mx-auto mt-4" />
    <Skeleton className="mt-10 h-48 w-full rounded-card" />
  </div>
);
const profile = (
  <ProfilePage profileId={1} viewer={visitor}>
    {() => null}
  </ProfilePage>
);

/** The content of a page before its data, by name. A list has its own for those who sign in. */
const frames: Readonly<Record<string, ReactNode>> = {
  profiles: <ProfilesPage viewer={visitor} />,
  'profiles member': <ProfilesPage viewer={signedIn('member')} />,
  'profiles admin': <ProfilesPage viewer={signedIn('admin')} />,
  profile,
  family: <FamilyPage page="family" token={'0'.repeat(64)} />,
  dashboard,
  office,
  other,
};

/** A choice that is made before the code runs would be lost. */
const withoutChoices = (html: string) => html.replaceAll(/<(select|input) /g, '<$1 disabled="" ');
const drawAlone = (content: ReactNode) =>
  withoutChoices(renderToString(<QueryClientProvider client={new QueryClient()}>{content}</QueryClientProvider>));

/** The head of a page, for the viewer of this process. */
export function drawHead(): string {
  const location = toLocation({ page: 'privacy' });
  const head = isLikelyOffice(getViewer()) ? <DeskHead location={location} /> : <Header location={location} />;
  return withoutChoices(renderToString(head));
}

/** The frames by name, in the language of the texts. */
export const drawFrames = (): Record<string, string> =>
  Object.fromEntries(Object.entries(frames).map(([name, content]) => [name, drawAlone(content)]));

const isOther = (name: string): name is OtherPageName => name !== 'home';

/** Each page with the name of its frame and its title, in the language of the texts. */
export function listPages(): Record<string, { frame: string; title: string }> {
  const entries = pageNames.filter(isOther).map((name) => {
    const { audience, title } = routes[name];
    const isOffice = audience === 'admin' || audience === 'owners';
    return [name, { frame: name in frames ? name : isOffice ? 'office' : 'other', title: t(title) }] as const;
  });
  return Object.fromEntries(entries);
}

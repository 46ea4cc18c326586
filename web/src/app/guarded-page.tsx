import { Suspense, useLayoutEffect, useState } from 'react';
import { decide, routes, type OtherPageName } from '@/app/routes';
import { lazyPart } from '@/base/load-part';
import { beginAtHeading } from '@/lib/navigation/focus';
import type { LocationOf } from '@/lib/navigation/location';
import { prepareSignIn, useSession, useSignOutReason } from '@/lib/backend/session';
import { ErrorPage, ErrorPlace, PageTitle } from '@/bureau/components/page-title';
import { PageSkeleton } from '@/ui/skeleton';
import { t } from '@/texts/texts';

const SignIn = lazyPart(async () => {
  const form = import('@/app/sign-in');
  await Promise.all([form, prepareSignIn()]);
  return (await form).SignIn;
});
const NotForYou = lazyPart(async () => (await import('@/app/sign-in')).NotForYou);
const SecondStep = lazyPart(async () => (await import('@/features/account/second-step')).SecondStep);

/** A page, or the part in its place for this viewer. */
export function GuardedPage<Name extends OtherPageName>({
  name,
  location,
}: {
  name: Name;
  location: LocationOf<Name>;
}) {
  const { title: titleId, audience, Page } = routes[name];
  const title = t(titleId);
  const { viewer, identityFailed } = useSession();
  const decision = decide(audience, viewer);
  // The session has ended: its error goes away by signing in.
  const reason = useSignOutReason();
  const hasEnded = reason !== null && reason !== 'off' && reason !== 'admin off' && viewer.kind === 'visitor';

  // The form stays with its values while its new login is being looked up, instead of giving way to a skeleton.
  const [wasAsked, setWasAsked] = useState(false);
  // New recovery codes stay until they are kept, although the login has all its rights by then.
  const [showsCodes, setShowsCodes] = useState(false);
  const asks = decision === 'sign-in';
  if (asks && !wasAsked) setWasAsked(true);
  useLayoutEffect(() => {
    // The part in the place of the form is announced. A form that was scrolled would leave it at its end: the browser keeps the
    // foot of the page in its place.
    if (asks) return beginAtHeading;
  }, [asks]);

  if (decision === 'second step' || (showsCodes && viewer.kind === 'admin')) {
    return (
      <Suspense key="second step" fallback={<PageSkeleton />}>
        <SecondStep step={viewer.kind === 'second step' ? viewer.step : 'set up'} onCodes={setShowsCodes} />
      </Suspense>
    );
  }
  if (decision === 'page' && Page) {
    return (
      <Suspense key="page" fallback={<PageSkeleton />}>
        <PageTitle>{title}</PageTitle>
        <ErrorPlace value={hasEnded ? <SignIn title={title} audience={audience} /> : null}>
          <Page {...location} />
        </ErrorPlace>
      </Suspense>
    );
  }
  if (decision === 'not for you')
    return (
      <Suspense key="not for you" fallback={<PageSkeleton />}>
        <NotForYou title={title} audience={audience} />
      </Suspense>
    );
  if (wasAsked) {
    // A boundary of its own. Otherwise the left page would stay mounted during the fetch of the form's code, and send
    // requests that a visitor may not send.
    return (
      <Suspense key="sign-in" fallback={<PageSkeleton />}>
        <SignIn title={title} audience={audience} />
      </Suspense>
    );
  }
  if (identityFailed) return <ErrorPage />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageSkeleton title={title} />
    </>
  );
}

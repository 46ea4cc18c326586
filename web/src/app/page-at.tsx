import { Suspense } from 'react';
import { ErrorBoundary } from '@/app/error-boundary';
import { pagesPart } from '@/app/parts';
import { HomePage } from '@/features/home/components/home-page';
import type { Location } from '@/lib/navigation/location';
import { PageSkeleton } from '@/ui/skeleton';

/** The page that the location names: the home page, or the part of the site that has all others. */
export function PageAt({ location }: { location: Location }) {
  return (
    <ErrorBoundary location={location}>
      {location.page === 'home' ? (
        <HomePage />
      ) : (
        <Suspense fallback={<PageSkeleton />}>
          <pagesPart.Part location={location} />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}

import { PageSkeleton } from '@/app/page-skeleton';

/** The member's own page. */
export function MyProfileRoute() {
  return <PageSkeleton />;
}

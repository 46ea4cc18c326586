import { PageSkeleton } from '@/app/page-skeleton';

/** A profile on one sheet of paper. */
export function BiodataRoute({ profileId }: { profileId: number | null }) {
  return <PageSkeleton key={profileId} />;
}

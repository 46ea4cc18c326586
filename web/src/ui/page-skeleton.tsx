import { LoadingNotice, Skeleton } from '@/ui/skeleton';

/** A placeholder while the code of a page loads. */
export function PageSkeleton() {
  return (
    <div className="wrap min-h-dvh py-16">
      <LoadingNotice>Loading the page</LoadingNotice>
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="mt-8 h-48 w-full rounded-card" />
    </div>
  );
}

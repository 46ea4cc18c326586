import { clsx } from 'clsx';

/** A loading placeholder. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('waiting block rounded-control', className)} />;
}

const factRows = [1, 2, 3, 4, 5, 6];

/** A loading placeholder for a list of facts. */
export function FactsSkeleton() {
  return factRows.map((row) => (
    <div key={row} className="flex gap-8 border-b border-line/70 py-4">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="h-4 w-40 max-w-[40%]" />
    </div>
  ));
}

/** Tells screen readers that data is loading. */
export function LoadingNotice({ children }: { children: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}

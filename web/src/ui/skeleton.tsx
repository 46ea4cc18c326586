import { clsx } from 'clsx';

/** The place of something that is being loaded. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('waiting block rounded-control', className)} />;
}

/** Says to screen readers that something is being loaded. */
export function LoadingNotice({ children }: { children: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}

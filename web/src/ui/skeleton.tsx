import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { lazyPart } from '@/base/load-part';
import { t } from '@/texts/texts';
import { OnDemand } from '@/ui/on-demand';

const SlowNotice = lazyPart(async () => (await import('@/ui/slow-notice')).SlowNotice);

export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('waiting block rounded-control', className)} />;
}

const factRows = [1, 2, 3, 4, 5, 6];

export const FactsSkeleton = () =>
  factRows.map((row) => (
    <div key={row} className="flex gap-8 border-b border-line/70 py-4">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="h-4 w-40 max-w-[40%]" />
    </div>
  ));

const usualMs = 8000;

interface LoadingNoticeProps {
  children: string;
  /** The act of "Try again" where no request is under way, as while code is loading. */
  onNothingAsked?: () => void;
}

/** Tells screen readers that data is loading; and everybody, when it takes longer than usual. */
export function LoadingNotice({ children, onNothingAsked }: LoadingNoticeProps) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), usualMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? (
    <OnDemand>
      <SlowNotice onNothingAsked={onNothingAsked} />
    </OnDemand>
  ) : (
    <p role="status" data-loading="" className="sr-only">
      {children}
    </p>
  );
}

// The code of a page cannot be fetched a second time without it.
const reload = () => window.location.reload();

/** A placeholder while the code of a page loads, or while it is not known who looks: under the title, where that is known. */
export const PageSkeleton = ({ title }: { title?: string }) => (
  <div className="wrap min-h-dvh py-16">
    <LoadingNotice onNothingAsked={reload}>{t('ui.loading', { what: t('ui.thePage') })}</LoadingNotice>
    {title === undefined ? (
      <Skeleton className="h-10 w-72 max-w-full" />
    ) : (
      <h1 className="text-center text-2xl plain:text-left sm:text-3xl">{title}</h1>
    )}
    <Skeleton className="mt-8 h-48 w-full rounded-card" />
  </div>
);

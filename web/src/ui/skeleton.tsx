import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useAskAgain } from '@/lib/ask-again';

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

const usualMs = 8000;

interface LoadingNoticeProps {
  children: string;
  /** What "Try again" does where no request is under way, as while code is loading. */
  onNothingAsked?: () => void;
}

/** Tells screen readers that data is loading; and everybody, when it takes longer than usual. */
export function LoadingNotice({ children, onNothingAsked }: LoadingNoticeProps) {
  const [attempts, setAttempts] = useState(1);
  const [slowAttempt, setSlowAttempt] = useState(0);
  const askAgain = useAskAgain();
  useEffect(() => {
    const timer = setTimeout(() => {
      setSlowAttempt(attempts);
    }, usualMs);
    return () => {
      clearTimeout(timer);
    };
  }, [attempts]);
  return (
    <div className={clsx(slowAttempt > 0 ? 'my-4 flex flex-wrap items-center gap-x-4 gap-y-1' : 'sr-only')}>
      <p role="status">
        {slowAttempt === 0 ? children : slowAttempt < attempts ? 'Trying again…' : 'It takes longer than usual.'}
      </p>
      {slowAttempt > 0 && (
        <button
          type="button"
          className="min-h-11 font-medium text-maroon-800 underline decoration-gold-500 underline-offset-[5px]"
          onClick={() => {
            setAttempts((count) => count + 1);
            if (!askAgain()) onNothingAsked?.();
          }}
        >
          Try again
        </button>
      )}
    </div>
  );
}

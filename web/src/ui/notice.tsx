import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { t } from '@/texts/texts';
import { LotusRule, PageHeading } from '@/ui/page-heading';
import { underlinedLook } from '@/ui/text-link';

/** The empty state of a page or list: the reason and the next step. */
export const EmptyState = ({
  heading,
  isPage = false,
  children,
  actions,
}: {
  heading: string;
  /** It is all that the page has: its heading is that of the page. */
  isPage?: boolean;
  children: ReactNode;
  actions: ReactNode;
}) => (
  <div className="mx-auto max-w-xl rounded-card bg-paper px-6 py-14 text-center shadow-card plain:py-6 plain:text-left">
    {isPage ? <PageHeading className="text-2xl">{heading}</PageHeading> : <h2 className="text-2xl">{heading}</h2>}
    <LotusRule className="mx-auto mt-4" />
    <p className="mx-auto mt-5 max-w-md plain:mx-0 text-lg text-balance text-muted">{children}</p>
    <div className="mt-8 flex flex-wrap justify-center gap-3 plain:justify-start">{actions}</div>
  </div>
);

/** An error with a retry button; the rest of the page stays usable. It stays visible during the retry. */
export function InlineError({
  children,
  onRetry,
  className,
}: {
  children: ReactNode;
  /** If it returns a promise, the button is busy until that settles. */
  onRetry: () => unknown;
  className?: string;
}) {
  const [isTrying, setIsTrying] = useState(false);
  const retry = () => {
    const attempt = onRetry();
    if (!(attempt instanceof Promise)) return;
    setIsTrying(true);
    void attempt.finally(() => setIsTrying(false));
  };
  return (
    <div role="alert" className={clsx('flex flex-wrap items-center gap-x-4 gap-y-1 text-danger', className)}>
      <p className="flex items-start gap-2">
        <WarningSign />
        {children}
      </p>
      <button
        type="button"
        className={`min-h-11 ${underlinedLook}`}
        aria-disabled={isTrying}
        onClick={() => {
          if (!isTrying) retry();
        }}
      >
        {t(isTrying ? 'ui.tryingAgain' : 'ui.tryAgain')}
      </button>
    </div>
  );
}

const WarningSign = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-0.5 size-5 shrink-0 fill-none stroke-current stroke-[1.6]">
    <circle cx="10" cy="10" r="8" />
    <path d="M10 5.5v5.5M10 14v.5" strokeLinecap="round" />
  </svg>
);

/** Says that something could not be loaded: "Couldn't load your requests." */
export const couldNotLoad = (what: string): string => t('ui.couldNotLoad', { what });

import { clsx } from 'clsx';
import { ChevronLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { PageLink } from '@/ui/page-link';

/** The way back to the page or the list above, over what it leads back from. */
export function BackLink({ className, children, ...rest }: ComponentProps<typeof PageLink>) {
  return (
    <PageLink
      className={clsx(
        'inline-flex min-h-11 items-center gap-2 text-maroon-800 no-underline underline-offset-4 hover:underline',
        className,
      )}
      {...rest}
    >
      <ChevronLeft aria-hidden="true" className="size-5" />
      {children}
    </PageLink>
  );
}

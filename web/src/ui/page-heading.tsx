import { clsx } from 'clsx';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { offerHeadingFocus, wantHeadingFocus } from '@/lib/navigation/heading-focus';

/** The h1 of a page. It takes the focus when it appears after a change of page. */
export function PageHeading({ children, className, id }: { children: ReactNode; className?: string; id?: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const heading = ref.current;
    if (heading) offerHeadingFocus(heading);
    return () => {
      // The page gives way to another under the user, to an error for example: the focus goes with it.
      if (heading && document.activeElement === heading) wantHeadingFocus();
    };
  }, []);
  return (
    <h1 ref={ref} id={id} tabIndex={-1} className={clsx(className)}>
      {children}
    </h1>
  );
}

import { clsx } from 'clsx';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { offerHeadingFocus, wantHeadingFocus } from '@/lib/navigation/heading-focus';

/** The h1 of a page. It takes the focus after a navigation. */
export function PageHeading({ children, className, id }: { children: ReactNode; className?: string; id?: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const heading = ref.current;
    if (heading) offerHeadingFocus(heading);
    return () => {
      // If another page replaces this one without a navigation, such as an error page, the focus moves to its heading.
      if (heading && document.activeElement === heading) wantHeadingFocus();
    };
  }, []);
  return (
    <h1 ref={ref} id={id} tabIndex={-1} className={clsx(className)}>
      {children}
    </h1>
  );
}

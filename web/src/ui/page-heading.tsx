import { clsx } from 'clsx';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import lotusRuleLight from '@/assets/lotus-rule-light.svg';
import lotusRule from '@/assets/lotus-rule.svg';
import { offerHeadingFocus, wantHeadingFocus } from '@/lib/navigation/focus';

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

/** The gold double line with a lotus, under titles; on maroon it is part of the home page's picture. */
export const LotusRule = ({ onMaroon = false, className }: { onMaroon?: boolean; className?: string }) => (
  <img
    src={onMaroon ? lotusRuleLight : lotusRule}
    alt=""
    width={320}
    height={42}
    className={clsx('h-auto w-72 max-w-[78%] plain:hidden tight:hidden', className)}
  />
);

/** The centred heading of a section, with its ornament. Focusable, so that links to the section work. */
export const SectionHeading = ({ id, children, lead }: { id: string; children: ReactNode; lead?: string }) => (
  <div className="mb-[clamp(2.5rem,5vw,4rem)] text-center plain:mb-8 plain:text-left">
    <h2 id={id} tabIndex={-1} className="text-2xl sm:text-3xl">
      {children}
    </h2>
    <LotusRule className="mx-auto mt-4" />
    {lead && <p className="mx-auto mt-4 max-w-xl plain:mx-0 text-lg text-balance text-muted">{lead}</p>}
  </div>
);

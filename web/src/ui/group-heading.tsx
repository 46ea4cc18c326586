import type { ReactNode, Ref } from 'react';

/** The heading of a group of facts, followed by a double hairline. */
export function GroupHeading({
  id,
  ref,
  children,
}: {
  id: string;
  ref?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
}) {
  return (
    <h2
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      id={id}
      className="flex items-center gap-4 text-xl text-maroon-800 after:h-[5px] after:flex-1 after:border-y after:border-line after:content-['']"
    >
      {children}
    </h2>
  );
}

import type { ReactNode } from 'react';

/** The heading of a group of facts, followed by a double hairline. */
export function GroupHeading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2
      id={id}
      className="flex items-center gap-4 text-xl text-maroon-800 after:h-[5px] after:flex-1 after:border-y after:border-line after:content-['']"
    >
      {children}
    </h2>
  );
}

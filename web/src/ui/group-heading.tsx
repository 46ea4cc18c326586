import type { ReactNode } from 'react';

/** The title of a group of facts, with the double hairline running on beside it. */
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

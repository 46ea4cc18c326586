import type { ReactNode } from 'react';

/** The heading of a part of a printed sheet, with a double rule to the edge. */
export function PaperHeading({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h3
      id={id}
      className="flex items-center gap-[0.8em] text-[min(1.2em,6.5vw)] leading-[1.3] text-maroon-800 after:h-[4px] after:flex-1 after:border-y after:border-line after:content-['']"
    >
      {children}
    </h3>
  );
}

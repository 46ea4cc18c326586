import type { ReactNode } from 'react';

/** The heading of a part within a group of facts. */
export function SubHeading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h3 id={id} className="text-lg text-maroon-800">
      {children}
    </h3>
  );
}

import type { ReactNode } from 'react';
import { LotusRule } from '@/ui/lotus-rule';

/** The centred heading of a section, with its ornament. Focusable, so that links to the section work. */
export function SectionHeading({ id, children, lead }: { id: string; children: ReactNode; lead?: string }) {
  return (
    <div className="mb-[clamp(2.5rem,5vw,4rem)] text-center">
      <h2 id={id} tabIndex={-1} className="text-2xl sm:text-3xl">
        {children}
      </h2>
      <LotusRule className="mx-auto mt-4" />
      {lead && <p className="mx-auto mt-4 max-w-xl text-lg text-balance text-muted">{lead}</p>}
    </div>
  );
}

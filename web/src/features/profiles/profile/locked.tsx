import type { ReactNode } from 'react';
import { Lock } from '@/ui/icons';

/** Explains the reason why a part is hidden, and the viewer's next step. */
export function Locked({ reason, children }: { reason: string; children?: ReactNode }) {
  return (
    <div className="mt-4 rounded-card border border-line bg-paper px-5 py-4">
      <p className="flex items-start gap-2.5">
        <Lock aria-hidden="true" className="mt-1 size-[18px] shrink-0 text-gold-700" />
        {reason}
      </p>
      {children && <div className="mt-1 print:hidden flex flex-wrap gap-x-6 pl-7">{children}</div>}
    </div>
  );
}

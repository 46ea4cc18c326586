import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Says in a dialog, in a frame of its own, what went wrong. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="mt-5 flex items-start gap-2 rounded-control border border-danger px-4 py-3 text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CircleAlert } from '@/ui/icons';

/** A framed error message in a form or dialog. */
export function Problem({ className = 'mt-5', children }: { className?: string; children: ReactNode }) {
  return (
    <p
      role="alert"
      className={clsx('flex items-start gap-2 rounded-control border border-danger px-4 py-3 text-danger', className)}
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

import type { ReactNode } from 'react';
import { X } from '@/ui/icons';

/** A button of the bar. */
export const tickedBarButton =
  'min-h-11 rounded-control px-2 font-medium text-gold-300 underline underline-offset-[5px] hover:text-gold-200';

interface TickedBarProps {
  /** For several actions. */
  label?: string;
  /** How many are ticked, in words. */
  count: string;
  clearLabel: string;
  onClear: () => void;
  children: ReactNode;
}

/** What can be done with the ticked rows; sticky at the foot of the window, and not seen behind a dialog. */
export function TickedBar({ label, count, clearLabel, onClear, children }: TickedBarProps) {
  return (
    <div
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
      className="print:hidden in-data-scroll-locked:invisible on-maroon fade-in sticky bottom-[calc(var(--foot,0px)+0.75rem)] z-10 mt-3 flex flex-wrap items-center gap-x-1 rounded-card border border-gold-300/40 bg-maroon-900 py-1 pr-1 pl-2 text-ivory shadow-card"
    >
      <p role="status" className="mr-auto py-2 pr-1 pl-2">
        {count}
      </p>
      {children}
      <button
        type="button"
        aria-label={clearLabel}
        className="grid size-11 place-items-center rounded-control text-ivory/85 hover:text-ivory"
        onClick={onClear}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

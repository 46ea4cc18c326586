import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useKeptClear } from '@/ui/use-kept-clear';

interface ActionBarProps {
  /** Names the group for screen readers: "What to do with this request". */
  label: string;
  /** A line above the buttons, such as why one of them is off. */
  note?: ReactNode;
  /** At the end of that line: the keys. */
  hint?: ReactNode;
  className?: string;
  /** Buttons and links. They wrap when the letters are large. */
  children: ReactNode;
}

/**
 * Actions that stay at the lower edge of the window while the page scrolls. Put it last in the part of the page to which it
 * belongs. Its height is kept clear: the browser does not scroll a focused control behind it, and messages stand above it.
 */
export function ActionBar({ label, note, hint, className, children }: ActionBarProps) {
  const bar = useKeptClear<HTMLDivElement>('--action-bar');
  return (
    <div
      ref={bar}
      role="group"
      data-action-bar=""
      aria-label={label}
      className={clsx(
        'sticky bottom-(--foot,0px) z-10 mt-8 border-t border-line bg-paper pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-card print:hidden',
        // On phones from edge to edge, as the page's own padding is.
        'max-md:-mx-[clamp(1rem,4vw,3rem)] max-md:px-[clamp(1rem,4vw,3rem)] md:rounded-t-card md:border-x md:px-4',
        // Very large letters must leave room for the page.
        'max-h-[calc((var(--screen-height)-var(--header,0px)-var(--foot,0px))*0.45)] overflow-y-auto',
        className,
      )}
    >
      <div className="mb-2 flex items-center gap-x-6 text-sm leading-snug empty:hidden">
        {note !== undefined && <div className="min-w-0 flex-1">{note}</div>}
        {hint}
      </div>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}

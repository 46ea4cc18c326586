import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from '@/lib/navigation/link';
import { useShortcutsOn } from '@/lib/shortcuts';
import { t } from '@/texts/texts';
import { buttonLook } from '@/ui/button';
import { ChevronLeft, X } from '@/ui/icons';
import { useKeptClear } from '@/ui/use-kept-clear';

/** Names the single keys of a page. Phones have no keys. */
export function ShortcutHint({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) {
  if (!useShortcutsOn()) return null;
  return (
    <p className="shrink-0 text-muted max-lg:hidden">
      {keys.map(([key, does]) => (
        <span key={key} className="mr-3">
          <kbd translate="no" className="rounded-control border border-control bg-ivory px-1.5 font-text text-ink">
            {key}
          </kbd>{' '}
          {does}
        </span>
      ))}
    </p>
  );
}

interface ListPlaceProps {
  to: LinkProps['to'];
  /** "3 of 40", or null when the opened one is not in the list. */
  place: string | null;
}

/** On phones: the place of the opened item in its list, and the way to that list. */
export const ListPlace = ({ to, place }: ListPlaceProps) => (
  <Link
    to={to}
    mode="replace"
    aria-label={t('ui-member.showWhoWaits', { place: place ?? t('ui-member.list') })}
    className={`${buttonLook('quiet', 'small')} gap-1! px-2! tabular-nums md:hidden`}
  >
    <ChevronLeft aria-hidden="true" className="size-5" />
    {place ?? t('ui-member.list')}
  </Link>
);

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
export const TickedBar = ({ label, count, clearLabel, onClear, children }: TickedBarProps) => (
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

import { clsx } from 'clsx';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusHeading } from '@/lib/navigation/focus';
import { Button } from '@/ui/button';
import { X } from '@/ui/icons';
import { t } from '@/texts/texts';

interface FilterChip {
  /** Unique. Labels may repeat: Jain is a religion and a diet. */
  key: string;
  label: string;
  onRemove: () => void;
}

interface FilterChipsProps {
  /** Its name for screen readers. */
  label?: string;
  chips: readonly FilterChip[];
  /** The button that removes all of them. */
  all: { label: string; onClick: () => void };
  /** Shown after the chips. */
  note?: ReactNode;
  /** Further controls for the filters. */
  children?: ReactNode;
  className: string;
}

export function FilterChips({
  label = t('ui.filters.active'),
  chips,
  all,
  note,
  children,
  className,
}: FilterChipsProps) {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = region;
    return () => {
      // Removing the last filter unmounts this component.
      if (current?.contains(document.activeElement) === true) focusHeading();
    };
  }, []);
  const change = (apply: () => void) => {
    // The pressed button unmounts.
    region.current?.focus();
    apply();
  };
  return (
    <div
      ref={region}
      tabIndex={-1}
      role="group"
      aria-label={label}
      className={clsx('flex flex-wrap items-center gap-2 outline-none sm:gap-2.5', className)}
    >
      {chips.map(({ key, label: filter, onRemove }) => (
        <button
          key={key}
          type="button"
          aria-label={t('ui.filters.remove', { filter })}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-paper py-1.5 pr-3 pl-4 text-left [overflow-wrap:anywhere] hover:border-maroon-800 print:border-0 print:p-0"
          onClick={() => change(onRemove)}
        >
          {filter}
          <X aria-hidden="true" className="size-4 shrink-0 text-muted print:hidden" />
        </button>
      ))}
      {note}
      <Button
        size="small"
        className={clsx(
          'print:hidden',
          chips.length > 0 && 'border-transparent underline decoration-gold-500 underline-offset-[5px]',
        )}
        onClick={() => change(all.onClick)}
      >
        {all.label}
      </Button>
      {children}
    </div>
  );
}

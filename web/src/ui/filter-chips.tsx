import { clsx } from 'clsx';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusHeading } from '@/lib/navigation/heading-focus';
import { Button } from '@/ui/button';
import { X } from '@/ui/icons';

interface FilterChip {
  /** Unlike the others; labels may be the same: Jain is a religion and a diet. */
  key: string;
  label: string;
  onRemove: () => void;
}

interface FilterChipsProps {
  chips: readonly FilterChip[];
  /** Changes all at once. */
  all: { label: string; onClick: () => void };
  /** Stands after the chips. */
  note?: ReactNode;
  /** What else can be done with the filters. */
  children?: ReactNode;
  className: string;
}

/** The filters that are set: each can be removed, or all at once. */
export function FilterChips({ chips, all, note, children, className }: FilterChipsProps) {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = region;
    return () => {
      // With the last filter all of this goes.
      if (current?.contains(document.activeElement) === true) focusHeading();
    };
  }, []);
  const change = (apply: () => void) => {
    // The button that was pressed goes.
    region.current?.focus();
    apply();
  };
  return (
    <div
      ref={region}
      tabIndex={-1}
      role="group"
      aria-label="Active filters"
      className={clsx('flex flex-wrap items-center gap-2.5 outline-none', className)}
    >
      {chips.map(({ key, label, onRemove }) => (
        <button
          key={key}
          type="button"
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-paper py-1.5 pr-3 pl-4 text-left [overflow-wrap:anywhere] hover:border-maroon-800 print:border-0 print:p-0"
          onClick={() => {
            change(onRemove);
          }}
        >
          <span className="sr-only">Remove filter </span>
          {label}
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
        onClick={() => {
          change(all.onClick);
        }}
      >
        {all.label}
      </Button>
      {children}
    </div>
  );
}

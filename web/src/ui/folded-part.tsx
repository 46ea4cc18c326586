import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { ChevronDown } from '@/ui/icons';

interface FoldedPartProps {
  title: ReactNode;
  /** Whether it begins open. */
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part that opens with a tap on its title. Its content is rendered from the first opening on, and keeps its state. */
export function FoldedPart({ title, isOpen = false, className, children }: FoldedPartProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  return (
    <details
      open={isOpen}
      className={clsx('group border-b border-line/70', className)}
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpened(true);
      }}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-maroon-800 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 -rotate-90 transition-transform group-open:rotate-0"
          strokeWidth={1.6}
        />
        <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
      </summary>
      {wasOpened && <div className="pb-4">{children}</div>}
    </details>
  );
}

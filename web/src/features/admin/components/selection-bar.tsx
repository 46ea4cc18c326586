import { X } from 'lucide-react';
import { useState } from 'react';
import { BulkStatusDialog } from '@/features/admin/components/bulk-status-dialog';
import type { SelectedPerson } from '@/features/admin/selection';
import { formatCount } from '@/lib/format';

interface SelectionBarProps {
  people: readonly SelectedPerson[];
  onExport: () => void;
  onClear: () => void;
}

const button =
  'min-h-11 rounded-control px-2 font-medium text-gold-300 underline underline-offset-[5px] hover:text-gold-200';

/** What can be done with everyone who is selected; stays in sight at the foot of the window. */
export function SelectionBar({ people, onExport, onClear }: SelectionBarProps) {
  const [changing, setChanging] = useState(false);
  return (
    <>
      <div
        role="group"
        aria-label="Selected profiles"
        className="on-maroon fade-in sticky bottom-3 z-10 mt-3 flex flex-wrap items-center gap-x-1 rounded-card border border-gold-300/40 bg-maroon-900 py-1 pr-1 pl-4 text-ivory shadow-card"
      >
        <p role="status" className="mr-auto py-2 pr-1">
          {formatCount(people.length)} selected
        </p>
        <button
          type="button"
          className={button}
          onClick={() => {
            setChanging(true);
          }}
        >
          Change status…
        </button>
        <button type="button" className={button} onClick={onExport}>
          Export…
        </button>
        <button
          type="button"
          aria-label="Clear the selection"
          className="grid size-11 place-items-center rounded-control text-ivory/85 hover:text-ivory"
          onClick={onClear}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      {changing && (
        <BulkStatusDialog
          people={people}
          onClose={() => {
            setChanging(false);
          }}
          onDone={() => {
            setChanging(false);
            onClear();
          }}
        />
      )}
    </>
  );
}

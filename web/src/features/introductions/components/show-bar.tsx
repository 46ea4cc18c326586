import { useState } from 'react';
import { ShowDialog } from '@/features/introductions/components/show-dialog';
import { t } from '@/texts/texts';
import { X } from '@/ui/icons';

interface ShowBarProps {
  familyId: number;
  people: readonly { id: number; name: string }[];
  onClear: () => void;
}

/** The people who are ticked, and the way to show them; sticky at the foot of the window. */
export function ShowBar({ familyId, people, onClear }: ShowBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className="print:hidden on-maroon fade-in sticky bottom-3 z-10 mt-4 flex items-center gap-x-2 rounded-card border border-gold-300/40 bg-maroon-900 py-1 pr-1 pl-4 text-ivory shadow-card">
        <p role="status" className="mr-auto py-2">
          {t('introductions-office.bar.count', { count: people.length })}
        </p>
        <button
          type="button"
          className="min-h-11 rounded-control px-3 font-medium text-gold-300 underline underline-offset-[5px] hover:text-gold-200"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          {t('introductions-office.bar.show')}
        </button>
        <button
          type="button"
          aria-label={t('introductions-office.bar.clear')}
          className="grid size-11 place-items-center rounded-control text-ivory/85 hover:text-ivory"
          onClick={onClear}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      {isOpen && (
        <ShowDialog
          familyId={familyId}
          people={people}
          onClose={(isRecorded) => {
            setIsOpen(false);
            if (isRecorded) onClear();
          }}
        />
      )}
    </>
  );
}

import { useState } from 'react';
import { ShowDialog } from '@/features/introductions/components/show-dialog';
import { t } from '@/texts/texts';
import { TickedBar, tickedBarButton } from '@/ui/action-bar';

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
      <TickedBar
        count={t('introductions-office.bar.count', { count: people.length })}
        clearLabel={t('introductions-office.bar.clear')}
        onClear={onClear}
      >
        <button type="button" className={tickedBarButton} onClick={() => setIsOpen(true)}>
          {t('introductions-office.bar.show')}
        </button>
      </TickedBar>
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

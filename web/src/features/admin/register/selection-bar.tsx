import { useState } from 'react';
import { BulkLoginsDialog } from '@/features/admin/logins/bulk-logins-dialog';
import { BulkStatusDialog } from '@/features/admin/statuses/bulk-status-dialog';
import { BulkHandlerDialog } from '@/features/admin/handlers/bulk-handler-dialog';
import { BulkVerifyDialog } from '@/features/admin/register/bulk-verify-dialog';
import { WhatsAppListDialog } from '@/features/admin/messages/whatsapp-list-dialog';
import type { SelectedPerson } from '@/features/admin/people/selected-person';
import { isOwner, useViewer } from '@/lib/backend/session';
import { formatCount } from '@/lib/format';
import { TickedBar, tickedBarButton } from '@/ui/action-bar';
import { t } from '@/texts/texts';

interface SelectionBarProps {
  people: readonly SelectedPerson[];
  onPrint: () => void;
  onExport: () => void;
  onClear: () => void;
}

/** Bulk actions for the selection, sticky at the bottom of the window. */
export function SelectionBar({ people, onPrint, onExport, onClear }: SelectionBarProps) {
  const viewer = useViewer();
  const [asking, setAsking] = useState<'status' | 'verify' | 'whatsapp' | 'logins' | 'handler' | null>(null);
  const dialogs = [
    ...(people.some(({ status }) => status === 'submitted') ? [['verify', t('admin.action.verify')] as const] : []),
    ['status', t('admin.action.changeStatus')],
    ['logins', t('admin.selection.createLogins')],
    ['whatsapp', t('admin.action.whatsApp')],
    ['handler', t('admin.handler.choose')],
  ] as const;
  const close = () => setAsking(null);
  const finish = () => {
    setAsking(null);
    onClear();
  };
  return (
    <>
      <TickedBar
        label={t('admin.selection.title')}
        count={t('admin.selection.count', { count: people.length, shown: formatCount(people.length) })}
        clearLabel={t('admin.selection.clear')}
        onClear={onClear}
      >
        <div className="flex w-full flex-wrap gap-x-1 max-sm:order-last sm:w-auto">
          {dialogs.map(([dialog, label]) => (
            <button key={dialog} type="button" className={tickedBarButton} onClick={() => setAsking(dialog)}>
              {label}
            </button>
          ))}
          <button type="button" className={tickedBarButton} onClick={onPrint}>
            {t('admin.selection.print')}
          </button>
          {isOwner(viewer) && (
            <button type="button" className={tickedBarButton} onClick={onExport}>
              {t('admin.selection.export')}
            </button>
          )}
        </div>
      </TickedBar>
      {asking === 'verify' && <BulkVerifyDialog people={people} onClose={close} onDone={finish} />}
      {asking === 'whatsapp' && (
        <WhatsAppListDialog people={people} onClose={close} onCreateLogins={() => setAsking('logins')} />
      )}
      {asking === 'logins' && <BulkLoginsDialog people={people} onClose={close} />}
      {asking === 'handler' && <BulkHandlerDialog people={people} onClose={close} onDone={finish} />}
      {asking === 'status' && <BulkStatusDialog people={people} onClose={close} onDone={finish} />}
    </>
  );
}

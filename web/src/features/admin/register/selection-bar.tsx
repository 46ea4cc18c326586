import { useState } from 'react';
import { BulkLoginsDialog } from '@/features/admin/logins/bulk-logins-dialog';
import { BulkStatusDialog } from '@/features/admin/statuses/bulk-status-dialog';
import { BulkHandlerDialog } from '@/features/admin/handlers/bulk-handler-dialog';
import { BulkVerifyDialog } from '@/features/admin/register/bulk-verify-dialog';
import { WhatsAppListDialog } from '@/features/admin/messages/whatsapp-list-dialog';
import type { SelectedPerson } from '@/features/admin/register/selection';
import { isOwner, useViewer } from '@/lib/backend/session';
import { formatCount } from '@/lib/format';
import { X } from '@/ui/icons';
import { t } from '@/texts/texts';

interface SelectionBarProps {
  people: readonly SelectedPerson[];
  onExport: () => void;
  onClear: () => void;
}

const button =
  'min-h-11 rounded-control px-2 font-medium text-gold-300 underline underline-offset-[5px] hover:text-gold-200';

/** Bulk actions for the selection, sticky at the bottom of the window. */
export function SelectionBar({ people, onExport, onClear }: SelectionBarProps) {
  const viewer = useViewer();
  const [asking, setAsking] = useState<'status' | 'verify' | 'whatsapp' | 'logins' | 'handler' | null>(null);
  const dialogs = [
    ...(people.some(({ status }) => status === 'submitted') ? [['verify', t('admin.action.verify')] as const] : []),
    ['status', t('admin.action.changeStatus')],
    ['logins', t('admin.selection.createLogins')],
    ['whatsapp', t('admin.action.whatsApp')],
    ['handler', t('admin.handler.choose')],
  ] as const;
  const close = () => {
    setAsking(null);
  };
  const finish = () => {
    setAsking(null);
    onClear();
  };
  return (
    <>
      <div
        role="group"
        aria-label={t('admin.selection.title')}
        className="print:hidden on-maroon fade-in sticky bottom-3 z-10 mt-3 flex flex-wrap items-center gap-x-1 rounded-card border border-gold-300/40 bg-maroon-900 py-1 pr-1 pl-2 text-ivory shadow-card"
      >
        <p role="status" className="mr-auto py-2 pr-1 pl-2">
          {t('admin.selection.count', { count: people.length, shown: formatCount(people.length) })}
        </p>
        <div className="flex w-full flex-wrap gap-x-1 max-sm:order-last sm:w-auto">
          {dialogs.map(([dialog, label]) => (
            <button
              key={dialog}
              type="button"
              className={button}
              onClick={() => {
                setAsking(dialog);
              }}
            >
              {label}
            </button>
          ))}
          {isOwner(viewer) && (
            <button type="button" className={button} onClick={onExport}>
              {t('admin.selection.export')}
            </button>
          )}
        </div>
        <button
          type="button"
          aria-label={t('admin.selection.clear')}
          className="grid size-11 place-items-center rounded-control text-ivory/85 hover:text-ivory"
          onClick={onClear}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      {asking === 'verify' && <BulkVerifyDialog people={people} onClose={close} onDone={finish} />}
      {asking === 'whatsapp' && (
        <WhatsAppListDialog
          people={people}
          onClose={close}
          onCreateLogins={() => {
            setAsking('logins');
          }}
        />
      )}
      {asking === 'logins' && <BulkLoginsDialog people={people} onClose={close} />}
      {asking === 'handler' && <BulkHandlerDialog people={people} onClose={close} onDone={finish} />}
      {asking === 'status' && <BulkStatusDialog people={people} onClose={close} onDone={finish} />}
    </>
  );
}

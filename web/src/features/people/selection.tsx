import { BulkLoginsDialog } from '@/features/people/bulk-logins';
import { BulkVerifyDialog } from '@/features/people/bulk-verify';
import { BulkHandlerDialog } from '@/features/people/handlers';
import { type SelectedPerson, toSelected } from '@/features/people/person';
import { BulkStatusDialog } from '@/features/people/statuses';
import { WhatsAppListDialog } from '@/features/people/whatsapp-list';
import { isOwner, useViewer } from '@/lib/backend/session';
import { formatCount } from '@/lib/format';
import { t } from '@/texts/texts';
import { TickedBar, tickedBarButton } from '@/ui/action-bar';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/field-note';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

export interface Selection {
  people: readonly SelectedPerson[];
  has: (id: number) => boolean;
  toggle: (person: SelectedPerson) => void;
  setMany: (people: readonly SelectedPerson[], selected: boolean) => void;
  clear: () => void;
}

/** The selection across all pages of the table, with each person's data at selection time. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlyMap<number, SelectedPerson>>(new Map());
  const setMany = (people: readonly SelectedPerson[], wanted: boolean) => {
    setSelected((before) => {
      const after = new Map(before);
      for (const person of people) {
        if (wanted) after.set(person.id, toSelected(person));
        else after.delete(person.id);
      }
      return after;
    });
  };
  return {
    people: [...selected.values()],
    has: (id) => selected.has(id),
    toggle: (person) => setMany([person], !selected.has(person.id)),
    setMany,
    clear: () => setSelected(new Map()),
  };
}

interface SelectPageProps {
  rows: readonly SelectedPerson[];
  /** The number of matches on all pages; null where it is not known exactly. */
  total: number | null;
  selection: Selection;
  findAllPeople: () => Promise<readonly SelectedPerson[]>;
}

/** Selects or clears the current page of the table, then offers all matches of the filters. */
export function SelectPage({ rows, total, selection, findAllPeople }: SelectPageProps) {
  const selectAll = useMutation({
    mutationFn: findAllPeople,
    meta: { reads: true },
    onSuccess: (people) => selection.setMany(people, true),
  });
  const count = rows.filter(({ id }) => selection.has(id)).length;
  const all = count === rows.length;
  const more = all && selection.people.length <= rows.length && total !== rows.length;
  return (
    <div className="mb-1 flex flex-wrap items-center gap-x-4 print:hidden">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 pr-3 pl-4">
        <input
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !all;
          }}
          type="checkbox"
          checked={all}
          className="size-5 accent-maroon-800"
          onChange={() => selection.setMany(rows, !all)}
        />
        {t('admin.select.page')}
      </label>
      {(more || selectAll.isPending) && (
        <BusyButton
          size="small"
          busy={selectAll.isPending}
          busyText={t('admin.select.selecting')}
          onClick={() => selectAll.mutate()}
        >
          {total === null ? t('admin.select.allOfThem') : t('admin.select.all', { total: formatCount(total) })}
        </BusyButton>
      )}
      <ErrorNote error={selectAll.error}>{t('admin.select.notAll')}</ErrorNote>
    </div>
  );
}

interface SelectionBarProps {
  people: readonly SelectedPerson[];
  onPrint: () => void;
  onExport: () => void;
  onClear: () => void;
}

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

import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { exportPeople, type ExportedPerson } from '@/features/transfer/api';
import { peopleTable } from '@/features/transfer/csv';
import { downloadTable } from '@/features/transfer/download';
import { formatCount } from '@/lib/format';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/fields';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ErrorNote } from '@/ui/field-note';
import { CircleCheck } from '@/ui/icons';

const batchSize = 500;

interface ExportDialogProps {
  ids: readonly number[];
  onClose: () => void;
}

/** Saves the facts of the chosen people as a file for Excel, or as CSV. */
export function ExportDialog({ ids, onClose }: ExportDialogProps) {
  const [withContact, setWithContact] = useState(false);
  const [isCsv, setIsCsv] = useState(false);
  const [fetched, setFetched] = useState(0);
  // Rows from a failed attempt: fetching them again would audit those people twice.
  const people = useRef<ExportedPerson[]>([]);
  const nextIndex = useRef(0);
  const leaving = useRef(new AbortController());

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => {
      controller.abort();
    };
  }, []);

  const exporting = useMutation({
    meta: { reads: true },
    mutationFn: async () => {
      const { signal } = leaving.current;
      while (nextIndex.current < ids.length) {
        const batch = ids.slice(nextIndex.current, nextIndex.current + batchSize);
        people.current.push(...(await exportPeople(batch, withContact, signal)));
        nextIndex.current += batch.length;
        setFetched(nextIndex.current);
      }
      await downloadTable('export', peopleTable(people.current, withContact), isCsv ? 'csv' : 'xlsx', signal);
      return people.current.length;
    },
    gcTime: 0,
  });
  const start = () => exporting.mutate();

  if (exporting.isSuccess) {
    return (
      <Dialog title={t('transfer.export.title')} onClose={onClose}>
        <p role="status" className="flex items-start gap-2.5 text-lg">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-success" />
          {t('transfer.export.done', { count: exporting.data })}
        </p>
        {exporting.data < ids.length && (
          <p className="mt-3 text-muted">{t('transfer.export.missing', { count: ids.length - exporting.data })}</p>
        )}
        <DialogActions>
          <Button look="primary" onClick={onClose}>
            {t('ui.close')}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }

  return (
    <Dialog
      title={t('transfer.export.title')}
      description={t('transfer.export.lead', { count: ids.length })}
      onClose={onClose}
    >
      <CheckboxField
        label={t('transfer.export.withContact')}
        hint={t('transfer.export.withContactHint')}
        checked={withContact}
        disabled={exporting.isPending || fetched > 0}
        onChange={(event) => setWithContact(event.target.checked)}
      />
      <CheckboxField
        label={t('transfer.export.asCsv')}
        hint={t('transfer.export.asCsvHint')}
        checked={isCsv}
        disabled={exporting.isPending}
        onChange={(event) => setIsCsv(event.target.checked)}
      />
      {exporting.isPending && (
        <div className="mt-4">
          <p role="status" className="mb-2 text-muted">
            {t('transfer.export.progress', { done: formatCount(fetched), count: ids.length })}
          </p>
          <progress
            aria-label={t('transfer.export.title')}
            value={fetched}
            max={ids.length}
            className="h-2.5 w-full accent-maroon-800"
          />
        </div>
      )}
      <ErrorNote className="mt-4" error={exporting.error} onRetry={start}>
        {t('transfer.export.failed')}
      </ErrorNote>
      <DialogActions>
        <Button onClick={onClose}>{t('ui.cancel')}</Button>
        <BusyButton look="primary" busy={exporting.isPending} busyText={t('transfer.export.busy')} onClick={start}>
          {isCsv ? t('transfer.export.buttonCsv') : t('transfer.export.buttonXlsx')}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  recentImportsQueryOptions,
  undoImport,
  type RecentImport,
  type Undone,
} from '@/features/transfer/api/undo-import';
import { removeUnreferencedFiles } from '@/bureau/api/profiles';
import { SealedNote } from '@/bureau/components/sealed-note';
import { formatWhen } from '@/lib/format';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/form-dialog';
import { couldNotLoad, InlineError } from '@/ui/notice';
import { Dialog, DialogActions } from '@/ui/dialog';
import { TextLink } from '@/ui/text-link';

interface RecentImportsProps {
  /** Receives the key of an import that was undone. */
  onUndone?: ((requestId: string) => void) | undefined;
}

/** The imports of the last 24 hours, each with its undo. Renders nothing without any. */
export function RecentImports({ onUndone }: RecentImportsProps) {
  const { data: imports, isError, refetch } = useQuery(recentImportsQueryOptions());
  const [asked, setAsked] = useState<RecentImport | null>(null);
  // Of an undone import, those who were used since stay in the register, and so does its line.
  const [undone, setUndone] = useState<readonly string[]>([]);
  const [now] = useState(() => new Date());
  if (isError && imports === undefined)
    return (
      <InlineError className="mt-8" onRetry={() => refetch()}>
        {couldNotLoad(t('transfer.undo.theImports'))}
      </InlineError>
    );
  return (
    <>
      {imports !== undefined && imports.length > 0 && (
        <section aria-labelledby="recent-imports" className="mt-10 max-w-2xl">
          <h2 id="recent-imports" className="text-2xl">
            {t('transfer.undo.title')}
          </h2>
          <p className="mt-2 text-muted">{t('transfer.undo.lead')}</p>
          <ul className="mt-3 rounded-card bg-paper px-5 shadow-card">
            {imports.map((each) => (
              <li
                key={each.request_id}
                className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-b border-line py-3 last:border-b-0"
              >
                <span>
                  {t('transfer.undo.line', {
                    when: formatWhen(each.imported_at, now),
                    count: each.people,
                    admin: each.imported_by,
                  })}
                </span>
                {undone.includes(each.request_id) ? (
                  <span className="text-muted">{t('transfer.undo.isUndone')}</span>
                ) : (
                  <Button size="small" onClick={() => setAsked(each)}>
                    {t('transfer.undo.button')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {asked !== null && (
        <UndoDialog
          asked={asked}
          onUndone={(requestId) => {
            setUndone([...undone, requestId]);
            onUndone?.(requestId);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface UndoDialogProps extends RecentImportsProps {
  asked: RecentImport;
  onClose: () => void;
}

function UndoDialog({ asked, onUndone, onClose }: UndoDialogProps) {
  const undoing = useMutation({
    mutationFn: undoImport,
    meta: { hides: true },
    onSuccess: (_, requestId) => {
      onUndone?.(requestId);
      // Best effort: pictures uploaded and then not saved are shown to nobody.
      void removeUnreferencedFiles().catch(() => undefined);
    },
  });
  if (undoing.isSuccess) return <UndoneDialog undone={undoing.data} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t('transfer.undo.ask', { count: asked.people })}
      confirm={t('transfer.undo.confirm')}
      busyText={t('transfer.undo.busy')}
      sending={undoing}
      nothingDone={t('transfer.undo.nothingDone')}
      onConfirm={() => undoing.mutate(asked.request_id)}
      onClose={onClose}
    >
      <p>{t('transfer.undo.warning')}</p>
      <SealedNote />
    </ConfirmDialog>
  );
}

function UndoneDialog({ undone: { removed, kept }, onClose }: { undone: Undone; onClose: () => void }) {
  return (
    <Dialog title={t('transfer.undo.done', { count: removed })} onClose={onClose}>
      {kept.length > 0 && (
        <>
          <p>{t('transfer.undo.kept', { count: kept.length })}</p>
          <ul className="mt-3 space-y-1">
            {kept.map(({ id, name, reason }) => (
              <li key={id}>
                <TextLink to={{ page: 'profile', profileId: id }}>
                  <span translate="no">{name}</span>
                </TextLink>{' '}
                {t(`transfer.undo.reason.${reason}`)}
              </li>
            ))}
          </ul>
        </>
      )}
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          {t('ui.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { removeUnreferencedFiles } from '@/bureau/api/profiles';
import { Done } from '@/bureau/components/done';
import { OfficePage } from '@/bureau/components/office-page';
import { SealedNote } from '@/bureau/components/sealed-note';
import { type RecentImport, recentImportsQueryOptions, undoImport, type Undone } from '@/features/transfer/api';
import { ChosenFilePart } from '@/features/transfer/components/chosen-file-part';
import { FileChoice, ProblemsButton, TemplateButton } from '@/features/transfer/components/file-choice';
import { type CheckedRow, countHeld } from '@/features/transfer/merge-report';
import { FileProblem } from '@/features/transfer/parse-file';
import { type ImportState, useImport } from '@/features/transfer/use-import';
import { formatWhen } from '@/lib/format';
import { navigate } from '@/lib/navigation/history';
import type { WishesPart } from '@/person/typed-wishes';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';
import { ConfirmDialog } from '@/ui/form-dialog';
import { CircleAlert } from '@/ui/icons';
import { couldNotLoad, InlineError } from '@/ui/notice';
import { TextLink } from '@/ui/text-link';

/** Adds people to the register from a spreadsheet. */
export function ImportPage({ wishesPart }: { wishesPart: WishesPart }) {
  const state = useImport();
  const { chosen, file, imported, startAgain } = state;
  const [undone, setUndone] = useState<string | null>(null);

  return (
    <OfficePage title={t('transfer.import.title')}>
      {imported !== null && chosen ? (
        <>
          {undone === chosen.requestId ? (
            <Button className="mt-8" onClick={startAgain}>
              {t('transfer.imported.again')}
            </Button>
          ) : (
            <ImportedPanel
              imported={imported}
              {...countHeld(state.held)}
              bad={state.bad}
              headings={chosen.table.headings}
              onStartAgain={startAgain}
            />
          )}
          <RecentImports onUndone={setUndone} />
        </>
      ) : (
        <>
          {chosen === null && <Lead />}
          <FilePart state={state} />
          {chosen === null && <RecentImports />}
          {chosen && file && (
            <ChosenFilePart
              key={chosen.requestId}
              state={state}
              table={chosen.table}
              file={file}
              wishesPart={wishesPart}
            />
          )}
        </>
      )}
    </OfficePage>
  );
}

function Lead() {
  return (
    <>
      <p className="mt-3 max-w-prose text-lg text-muted">{t('transfer.import.lead')}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
        <TemplateButton />
        <p className="text-muted">{t('transfer.import.templateHint')}</p>
      </div>
    </>
  );
}

/** The choice of a file, and its reading. */
function FilePart({ state }: { state: ImportState }) {
  const { chosen, reading, checking, importing, cancelReading } = state;
  return (
    <div className="mt-6 max-w-2xl">
      <FileChoice
        busy={reading.isPending || checking.isPending || importing.isPending}
        fileName={chosen?.name ?? null}
        onChoose={(file) => reading.mutate(file)}
      />
      {reading.isPending && (
        <div role="status" className="mt-4 flex flex-wrap items-center gap-4">
          <p>{t('transfer.choice.reading')}</p>
          <progress aria-label={t('transfer.choice.reading')} className="h-2.5 w-48 accent-maroon-800" />
          <Button size="small" onClick={cancelReading}>
            {t('ui.cancel')}
          </Button>
        </div>
      )}
      {reading.isError && (
        <p role="alert" className="mt-4 flex items-start gap-2 text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {reading.error instanceof FileProblem ? reading.error.say() : t('transfer.file.unreadable')}
        </p>
      )}
    </div>
  );
}

interface ImportedPanelProps {
  imported: number;
  /** People who were left out, because they may be in the register already. */
  there: number;
  /** People who were left out, because the file says that they are married by now. */
  married: number;
  /** The rows that were not imported. */
  bad: readonly CheckedRow[];
  headings: readonly string[];
  onStartAgain: () => void;
}

/** The result of an import, and the next steps. */
function ImportedPanel({ imported, there, married, bad, headings, onStartAgain }: ImportedPanelProps) {
  return (
    <div className="mt-8 max-w-2xl rounded-card bg-paper px-6 py-10 shadow-card sm:px-10">
      <Done title={imported === 0 ? t('transfer.imported.before') : t('transfer.imported.done', { count: imported })}>
        <p className="text-muted">{t('transfer.imported.next')}</p>
        {there > 0 && <p>{t('transfer.imported.there', { count: there })}</p>}
        {married > 0 && <p>{t('transfer.imported.married', { count: married })}</p>}
      </Done>
      {bad.length > 0 && (
        <div className="mt-6 space-y-3 border-t border-line pt-6">
          <p>{t('transfer.imported.bad', { count: bad.length })}</p>
          <ProblemsButton headings={headings} rows={bad} />
        </div>
      )}
      <div className="mt-7 flex flex-wrap gap-3">
        <Button look="primary" onClick={() => navigate({ page: 'dashboard' })}>
          {t('review.nobody.toDashboard')}
        </Button>
        <Button onClick={onStartAgain}>{t('transfer.imported.again')}</Button>
      </div>
    </div>
  );
}

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

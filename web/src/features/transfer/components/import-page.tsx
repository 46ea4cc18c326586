import { useState } from 'react';
import { ColumnPanel } from '@/features/transfer/components/column-panel';
import { DatePanel } from '@/features/transfer/components/date-panel';
import { ConflictList } from '@/features/transfer/components/conflict-list';
import { FileChoice, ProblemsButton, TemplateButton } from '@/features/transfer/components/file-choice';
import { ImportedPanel } from '@/features/transfer/components/imported-panel';
import { ImportPreview } from '@/features/transfer/components/import-preview';
import { ImportVerdict } from '@/features/transfer/components/import-verdict';
import { RecentImports } from '@/features/transfer/components/recent-imports';
import { RowDialog } from '@/features/transfer/components/row-dialog';
import { SheetPanel } from '@/features/transfer/components/sheet-panel';
import { TroubleList } from '@/features/transfer/components/trouble-list';
import { FileProblem } from '@/features/transfer/parse-file';
import { cellKey, conflictKey, sumUp, sumUpConflicts, wordKey } from '@/features/transfer/read-people';
import { useImport } from '@/features/transfer/use-import';
import type { AppError } from '@/lib/errors';
import { t } from '@/texts/texts';
import { BackLink } from '@/ui/back-link';
import type { WishesPart } from '@/person/typed-wishes';
import { Button } from '@/ui/button';
import { BusyButton } from '@/ui/busy-button';
import { CheckboxField } from '@/ui/checkbox-field';
import { InlineError } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/bureau/components/page-title';
import { CircleAlert } from '@/ui/icons';

/** Adds people to the register from a spreadsheet. */
export function ImportPage({ wishesPart }: { wishesPart: WishesPart }) {
  const {
    chosen,
    file,
    choices,
    rows,
    good,
    there,
    bad,
    general,
    reading,
    checking,
    importing,
    checked,
    checkOpen,
    choose,
    importGood,
    imported,
    startAgain,
    cancelReading,
  } = useImport();
  const [editedNumber, setEditedNumber] = useState<number | null>(null);
  const [undone, setUndone] = useState<string | null>(null);
  const edited = rows.find(({ number }) => number === editedNumber);

  return (
    <div className="wrap pt-6 pb-24">
      <PageTitle>{t('transfer.import.title')}</PageTitle>
      <BackLink to={{ page: 'dashboard' }}>{t('transfer.import.dashboard')}</BackLink>
      <PageHeading className="mt-2 text-2xl sm:text-3xl">{t('transfer.import.title')}</PageHeading>

      {imported !== null && chosen ? (
        <>
          {undone === chosen.requestId ? (
            <Button className="mt-8" onClick={startAgain}>
              {t('transfer.imported.again')}
            </Button>
          ) : (
            <ImportedPanel
              imported={imported}
              there={there.filter(({ isThere }) => isThere).length}
              married={there.filter(({ isThere }) => !isThere).length}
              bad={bad}
              headings={chosen.table.headings}
              onStartAgain={startAgain}
            />
          )}
          <RecentImports onUndone={setUndone} />
        </>
      ) : (
        <>
          {chosen === null && (
            <>
              <p className="mt-3 max-w-prose text-lg text-muted">{t('transfer.import.lead')}</p>
              <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
                <TemplateButton />
                <p className="text-muted">{t('transfer.import.templateHint')}</p>
              </div>
            </>
          )}
          <div className="mt-6 max-w-2xl">
            <FileChoice
              busy={reading.isPending || checking.isPending || importing.isPending}
              fileName={chosen?.name ?? null}
              onChoose={(file) => {
                reading.mutate(file);
              }}
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
          {chosen === null && <RecentImports />}
          {chosen && file && (
            <section aria-labelledby="import-preview" className="mt-8" key={chosen.requestId}>
              <h2 id="import-preview" className="text-2xl">
                {t('transfer.import.inFile', { count: rows.length })}
              </h2>
              <SheetPanel table={chosen.table} choices={choices} onChoose={choose} />
              <DatePanel
                dates={file.dates}
                onChoose={(place, order) => {
                  choose({ dateOrders: { ...choices.dateOrders, [place]: order } });
                }}
              />
              <ColumnPanel
                columns={file.columns}
                examples={chosen.table.headings.map(
                  (_heading, place) =>
                    chosen.table.rows.find(({ cells }) => cells[place]?.trim())?.cells[place]?.trim() ?? '',
                )}
                uses={choices.uses}
                onChoose={(uses) => {
                  choose({ uses });
                }}
              />
              {file.fields.includes('name') && (
                <>
                  <div className="mt-3">
                    <CheckboxField
                      label={t('transfer.import.intoNote')}
                      hint={t('transfer.import.intoNoteHint')}
                      checked={choices.intoNote}
                      onChange={(event) => {
                        choose({ intoNote: event.target.checked });
                      }}
                    />
                    {file.inOneCase && (
                      <CheckboxField
                        label={t('transfer.import.titleCase', {
                          count: file.inOneCase.count,
                          before: file.inOneCase.example[0],
                          after: file.inOneCase.example[1],
                        })}
                        checked={choices.titleCase}
                        onChange={(event) => {
                          choose({ titleCase: event.target.checked });
                        }}
                      />
                    )}
                  </div>
                  <ImportVerdict
                    good={good.length}
                    bad={bad.length}
                    there={there.filter(({ isThere }) => isThere).length}
                    married={there.filter(({ isThere }) => !isThere).length}
                    alike={rows.filter(({ isThere, isRepeat }) => !isThere && isRepeat).length}
                    general={general}
                    checking={checking.isPending}
                    checked={checked}
                  />
                  {checking.isError && (
                    <InlineError className="mt-4" onRetry={checkOpen}>
                      {explain(checking.error, t('transfer.import.checkFailed'))}
                    </InlineError>
                  )}
                  <TroubleList
                    troubles={sumUp(rows)}
                    onMend={({ field, typed }, value) => {
                      choose({ words: { ...choices.words, [wordKey(field, typed)]: value } });
                    }}
                  />
                  <ConflictList
                    conflicts={sumUpConflicts(rows)}
                    onMend={(conflict, rasi) => {
                      choose({ rasis: { ...choices.rasis, [conflictKey(conflict)]: rasi } });
                    }}
                  />
                  <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
                    <BusyButton
                      look="primary"
                      disabled={!checked || good.length === 0}
                      busy={importing.isPending}
                      busyText={t('transfer.import.busy')}
                      onClick={importGood}
                    >
                      {t('transfer.import.button', { count: checked ? good.length : rows.length })}
                    </BusyButton>
                    {checked && bad.length > 0 && <ProblemsButton headings={chosen.table.headings} rows={bad} />}
                    {importing.isPending && (
                      <progress
                        aria-label={t('transfer.import.title')}
                        className="h-2.5 w-48 max-w-full accent-maroon-800"
                      />
                    )}
                  </div>
                  {importing.isError && (
                    <InlineError className="mt-4" onRetry={importGood}>
                      {explain(importing.error, t('transfer.import.unsure'))}
                    </InlineError>
                  )}
                  <ImportPreview
                    fields={file.fields}
                    rows={rows}
                    added={choices.added}
                    onAdd={(number, isAdded) => {
                      choose({
                        added: [...choices.added.filter((one) => one !== number), ...(isAdded ? [number] : [])],
                      });
                    }}
                    onEdit={setEditedNumber}
                  />
                  {edited && (
                    <RowDialog
                      row={edited}
                      columns={file.columns}
                      wishesPart={wishesPart}
                      onClose={() => {
                        setEditedNumber(null);
                      }}
                      onSave={(cells, wishes) => {
                        setEditedNumber(null);
                        const mended = [...cells].map(([place, cell]): [string, string] => [
                          cellKey(edited.number, place),
                          cell,
                        ]);
                        choose({
                          cells: { ...choices.cells, ...Object.fromEntries(mended) },
                          ...(wishes !== null && { wishes: { ...choices.wishes, [edited.number]: wishes } }),
                        });
                      }}
                    />
                  )}
                </>
              )}
            </section>
          )}
        </>
      )}
    </div>
  );
}

/** The database's own message, if it refused with one. */
function explain({ refusal, message }: AppError, otherwise: string): string {
  return refusal === null ? otherwise : message;
}

import { useState } from 'react';
import { ColumnPanel } from '@/features/transfer/components/column-panel';
import { FileChoice, ProblemsButton, TemplateButton } from '@/features/transfer/components/file-choice';
import { ImportedPanel } from '@/features/transfer/components/imported-panel';
import { ImportPreview } from '@/features/transfer/components/import-preview';
import { ImportVerdict } from '@/features/transfer/components/import-verdict';
import { RowDialog } from '@/features/transfer/components/row-dialog';
import { TroubleList } from '@/features/transfer/components/trouble-list';
import { countPeople } from '@/features/transfer/count-people';
import type { CheckedRow } from '@/features/transfer/merge-report';
import { FileProblem } from '@/features/transfer/parse-file';
import { cellKey, sumUp, wordKey } from '@/features/transfer/read-people';
import { useImport } from '@/features/transfer/use-import';
import type { AppError } from '@/lib/errors';
import { formatCount } from '@/lib/format';
import { BackLink } from '@/ui/back-link';
import { BusyButton } from '@/ui/busy-button';
import { CheckboxField } from '@/ui/checkbox-field';
import { InlineError } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/ui/page-title';
import { CircleAlert } from '@/ui/icons';

/** Adds people to the register from a spreadsheet. */
export function ImportPage() {
  const {
    chosen,
    file,
    choices,
    rows,
    good,
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
  } = useImport();
  const [edited, setEdited] = useState<CheckedRow | null>(null);

  return (
    <div className="wrap pt-6 pb-24">
      <PageTitle>Import</PageTitle>
      <BackLink to={{ page: 'dashboard' }}>Dashboard</BackLink>
      <PageHeading className="mt-2 text-2xl sm:text-3xl">Import</PageHeading>

      {imported !== null && chosen ? (
        <ImportedPanel imported={imported} bad={bad} headings={chosen.table.headings} onStartAgain={startAgain} />
      ) : (
        <>
          {chosen === null && (
            <>
              <p className="mt-3 max-w-prose text-lg text-muted">
                Adds people from a spreadsheet: Excel, or CSV. Everything is checked and shown before anything is added.
                What cannot be read is left out and listed, and can be mended here.
              </p>
              <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
                <TemplateButton />
                <p className="text-muted">The headings, and one example to replace. Your own headings do as well.</p>
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
            {reading.isError && (
              <p role="alert" className="mt-4 flex items-start gap-2 text-danger">
                <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
                {reading.error instanceof FileProblem ? reading.error.message : 'The file could not be read.'}
              </p>
            )}
          </div>
          {chosen && file && (
            <section aria-labelledby="import-preview" className="mt-8" key={chosen.requestId}>
              <h2 id="import-preview" className="text-2xl">
                {countPeople(rows.length)} in the file
              </h2>
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
                      label="Keep unknown columns, and cells that are left out, in the office’s note"
                      hint="Only the office reads the note. It never shows on a profile."
                      checked={choices.intoNote}
                      onChange={(event) => {
                        choose({ intoNote: event.target.checked });
                      }}
                    />
                    {file.inOneCase && (
                      <CheckboxField
                        label={`Write ${formatCount(file.inOneCase.count)} names and places with a capital at the start: ${file.inOneCase.example[0]} becomes ${file.inOneCase.example[1]}`}
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
                    alike={rows.filter(({ warnings }) => warnings.length > 0).length}
                    general={general}
                    checking={checking.isPending}
                    checked={checked}
                  />
                  {checking.isError && (
                    <InlineError className="mt-4" onRetry={checkOpen}>
                      {explain(checking.error, 'The people could not be checked against the register.')}
                    </InlineError>
                  )}
                  <TroubleList
                    troubles={sumUp(rows)}
                    onMend={({ field, typed }, value) => {
                      choose({ words: { ...choices.words, [wordKey(field, typed)]: value } });
                    }}
                  />
                  <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
                    <BusyButton
                      look="primary"
                      disabled={!checked || good.length === 0}
                      busy={importing.isPending}
                      busyText="Importing…"
                      onClick={importGood}
                    >
                      Import {countPeople(checked ? good.length : rows.length)}
                    </BusyButton>
                    {checked && bad.length > 0 && <ProblemsButton headings={chosen.table.headings} rows={bad} />}
                    {importing.isPending && (
                      <progress aria-label="Import" className="h-2.5 w-48 max-w-full accent-maroon-800" />
                    )}
                  </div>
                  {importing.isError && (
                    <InlineError className="mt-4" onRetry={importGood}>
                      {explain(
                        importing.error,
                        'It is not known whether the import succeeded. Trying again is safe: nobody is added twice.',
                      )}
                    </InlineError>
                  )}
                  <ImportPreview fields={file.fields} rows={rows} onEdit={setEdited} />
                  {edited && (
                    <RowDialog
                      row={edited}
                      columns={file.columns}
                      onClose={() => {
                        setEdited(null);
                      }}
                      onSave={(cells) => {
                        setEdited(null);
                        const mended = [...cells].map(([place, cell]): [string, string] => [
                          cellKey(edited.number, place),
                          cell,
                        ]);
                        choose({ cells: { ...choices.cells, ...Object.fromEntries(mended) } });
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

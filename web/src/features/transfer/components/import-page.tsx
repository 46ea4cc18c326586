import { FileChoice, ProblemsButton, TemplateButton } from '@/features/transfer/components/file-choice';
import { ImportPreview } from '@/features/transfer/components/import-preview';
import { ColumnNotes, ImportVerdict } from '@/features/transfer/components/import-verdict';
import { countPeople } from '@/features/transfer/count-people';
import { FileProblem } from '@/features/transfer/parse-file';
import { useImport } from '@/features/transfer/use-import';
import type { AppError } from '@/lib/errors';
import { formatCount } from '@/lib/format';
import { BackLink } from '@/ui/back-link';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { InlineError } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/ui/page-title';
import { navigate } from '@/lib/navigation/history';
import { CircleAlert, CircleCheck } from '@/ui/icons';

/** Adds people to the register from a CSV file. */
export function ImportPage() {
  const { chosen, rows, good, bad, general, reading, checking, importing, checked, importGood, imported, startAgain } =
    useImport();

  return (
    <div className="wrap pt-6 pb-24">
      <PageTitle>Import</PageTitle>
      <BackLink to={{ page: 'dashboard' }}>Dashboard</BackLink>
      <PageHeading className="mt-2 text-2xl sm:text-3xl">Import</PageHeading>

      {imported !== null && chosen ? (
        <div role="status" className="mt-8 max-w-2xl rounded-card bg-paper px-6 py-10 shadow-card sm:px-10">
          <p className="flex items-start gap-3 text-xl">
            <CircleCheck aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-success" />
            {imported === 0
              ? 'This file was imported before. Nothing was added.'
              : `${countPeople(imported)} imported.`}
          </p>
          <p className="mt-3 text-muted">
            They wait for verification and have no pictures and no logins yet. Nobody but the admin sees them until
            then.
          </p>
          {bad.length > 0 && (
            <div className="mt-6 space-y-3 border-t border-line pt-6">
              <p>
                {bad.length === 1
                  ? '1 row has problems and was'
                  : `${formatCount(bad.length)} rows have problems and were`}{' '}
                not imported. Correct {bad.length === 1 ? 'it' : 'them'} in a file of{' '}
                {bad.length === 1 ? 'its' : 'their'} own and import only that: everybody else in your file is in the
                register now.
              </p>
              <ProblemsButton headings={chosen.headings} rows={bad} />
            </div>
          )}
          <div className="mt-7 flex flex-wrap gap-3">
            <Button look="primary" onClick={() => navigate({ page: 'dashboard' })}>
              To the dashboard
            </Button>
            <Button onClick={startAgain}>Import another file</Button>
          </div>
        </div>
      ) : (
        <>
          <p className="mt-3 max-w-prose text-lg text-muted">
            Adds people from a spreadsheet saved as CSV. Everything is checked and shown before anything is added. Rows
            with problems can be left out, and corrected in a file of their own.
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
            <TemplateButton />
            <p className="text-muted">The headings, and one example to replace.</p>
          </div>
          <div className="mt-6 max-w-2xl">
            <FileChoice
              busy={reading.isPending || checking.isPending || importing.isPending}
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
          {chosen && (
            <section aria-labelledby="import-preview" className="mt-12">
              <h2 id="import-preview" className="text-2xl [overflow-wrap:anywhere]">
                {chosen.name}
              </h2>
              <ColumnNotes unknown={chosen.unknownColumns} own={chosen.ownColumns} />
              <ImportVerdict
                good={good.length}
                bad={bad.length}
                alike={rows.filter(({ warnings }) => warnings.length > 0).length}
                general={general}
                checking={checking.isPending}
                checked={checked}
              />
              {checking.isError && (
                <InlineError
                  className="mt-4"
                  onRetry={() => {
                    checking.mutate(chosen);
                  }}
                >
                  {explain(checking.error, 'The people could not be checked against the register.')}
                </InlineError>
              )}
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
                {checked && bad.length > 0 && <ProblemsButton headings={chosen.headings} rows={bad} />}
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
              <ImportPreview key={chosen.requestId} fields={chosen.fields} rows={rows} />
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

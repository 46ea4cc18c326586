import { useState } from 'react';
import { ChosenFilePart } from '@/features/transfer/components/chosen-file-part';
import { FileChoice, TemplateButton } from '@/features/transfer/components/file-choice';
import { ImportedPanel } from '@/features/transfer/components/imported-panel';
import { RecentImports } from '@/features/transfer/components/recent-imports';
import { countHeld } from '@/features/transfer/merge-report';
import { FileProblem } from '@/features/transfer/parse-file';
import { useImport, type ImportState } from '@/features/transfer/use-import';
import { t } from '@/texts/texts';
import type { WishesPart } from '@/person/typed-wishes';
import { Button } from '@/ui/button';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/bureau/components/page-title';
import { CircleAlert } from '@/ui/icons';

/** Adds people to the register from a spreadsheet. */
export function ImportPage({ wishesPart }: { wishesPart: WishesPart }) {
  const state = useImport();
  const { chosen, file, imported, startAgain } = state;
  const [undone, setUndone] = useState<string | null>(null);

  return (
    <div className="wrap pt-6 pb-24">
      <PageTitle>{t('transfer.import.title')}</PageTitle>
      <PageHeading className="text-2xl sm:text-3xl">{t('transfer.import.title')}</PageHeading>

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
    </div>
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

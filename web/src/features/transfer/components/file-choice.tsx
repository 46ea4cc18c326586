import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { DownloadButton } from '@/features/transfer/components/download-button';
import { problemsTable, templateTable } from '@/features/transfer/csv';
import { maximumRows } from '@/features/transfer/parse-file';
import type { FileRow } from '@/features/transfer/read-people';
import { formatCount } from '@/lib/format';
import { t } from '@/texts/texts';
import { FileUp } from '@/ui/icons';

interface FileChoiceProps {
  busy: boolean;
  /** The name of the chosen file: the drop zone is a line then. */
  fileName: string | null;
  onChoose: (file: File) => void;
}

/** Drop zone and file input for a spreadsheet. */
export function FileChoice({ busy, fileName, onChoose }: FileChoiceProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const choose = (file: File | undefined) => {
    if (file && !busy) onChoose(file);
  };
  return (
    <div
      className={clsx(
        'rounded-card border-2 border-dashed px-5 transition-colors',
        fileName === null ? 'py-8 text-center' : 'flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3',
        over ? 'border-maroon-800 bg-wash' : 'border-control bg-paper',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        choose(event.dataTransfer.files[0]);
      }}
    >
      {fileName === null ? (
        <>
          <FileUp aria-hidden="true" className="mx-auto size-9 text-gold-700" strokeWidth={1.4} />
          <p className="mt-3 text-lg max-md:hidden">{t('transfer.choice.drop')}</p>
        </>
      ) : (
        <p className="flex min-w-0 items-center gap-2.5 [overflow-wrap:anywhere]">
          <FileUp aria-hidden="true" className="size-6 shrink-0 text-gold-700" strokeWidth={1.4} />
          <span translate="no">{fileName}</span>
        </p>
      )}
      <input
        id={id}
        type="file"
        accept=".xlsx,.csv,.tsv,.txt,.vcf,text/csv,text/vcard,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-disabled={busy}
        className="peer sr-only"
        onClick={(event) => {
          if (busy) event.preventDefault();
        }}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // Reset, so that choosing the same corrected file fires a change event.
          event.target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className={clsx(
          'inline-flex cursor-pointer items-center justify-center rounded-control font-medium peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-gold-500',
          fileName === null
            ? 'mt-4 min-h-12 bg-maroon-800 px-6 py-2.5 text-ivory hover:bg-maroon-900'
            : 'min-h-11 border border-control bg-paper px-4 py-2 hover:bg-wash',
        )}
      >
        {busy
          ? t('transfer.choice.wait')
          : fileName === null
            ? t('transfer.choice.file')
            : t('transfer.choice.otherFile')}
      </label>
      {fileName === null && (
        <p className="mt-3 text-muted">{t('transfer.choice.limits', { most: formatCount(maximumRows) })}</p>
      )}
    </div>
  );
}

/** Downloads the template. */
export function TemplateButton() {
  return (
    <DownloadButton make={templateTable} kind="template" failure={t('transfer.download.templateFailed')}>
      {t('transfer.download.template')}
    </DownloadButton>
  );
}

interface ProblemsButtonProps {
  headings: readonly string[];
  rows: readonly FileRow[];
}

/** Downloads the rows that cannot be imported, for correction and another import. */
export function ProblemsButton({ headings, rows }: ProblemsButtonProps) {
  return (
    <DownloadButton make={() => problemsTable(headings, rows)} kind="problems" failure={t('transfer.download.failed')}>
      {t('transfer.download.problems', { count: rows.length })}
    </DownloadButton>
  );
}

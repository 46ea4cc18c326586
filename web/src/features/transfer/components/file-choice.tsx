import { clsx } from 'clsx';
import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { makeTemplate } from '@/features/transfer/csv';
import { downloadCsv } from '@/features/transfer/download';
import { BusyButton } from '@/ui/busy-button';
import { InlineError } from '@/ui/notice';
import { useMutation } from '@tanstack/react-query';

interface FileChoiceProps {
  busy: boolean;
  onChoose: (file: File) => void;
}

/** Where a CSV file is dropped or chosen. */
export function FileChoice({ busy, onChoose }: FileChoiceProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const choose = (file: File | undefined) => {
    if (file && !busy) onChoose(file);
  };
  return (
    <div
      className={clsx(
        'rounded-card border-2 border-dashed px-5 py-8 text-center transition-colors',
        over ? 'border-maroon-800 bg-wash' : 'border-control bg-paper',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        choose(event.dataTransfer.files[0]);
      }}
    >
      <FileUp aria-hidden="true" className="mx-auto size-9 text-gold-700" strokeWidth={1.4} />
      <p className="mt-3 text-lg max-md:hidden">Drop a CSV file here, or</p>
      <input
        id={id}
        type="file"
        accept=".csv,.txt,text/csv"
        aria-disabled={busy}
        className="peer sr-only"
        onClick={(event) => {
          if (busy) event.preventDefault();
        }}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // Choosing the same file again, corrected, must be noticed too.
          event.target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className="mt-4 inline-flex min-h-12 cursor-pointer items-center justify-center rounded-control bg-maroon-800 px-6 py-2.5 font-medium text-ivory peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-gold-500 hover:bg-maroon-900"
      >
        {busy ? 'Please wait…' : 'Choose a CSV file'}
      </label>
      <p className="mt-3 text-muted">At most 500 people and 2 MB.</p>
    </div>
  );
}

/** Gives the file to start from. */
export function TemplateButton() {
  const making = useMutation({
    mutationFn: makeTemplate,
    meta: { changes: [] },
    onSuccess: (csv) => {
      downloadCsv('template', csv);
    },
    gcTime: 0,
  });
  return (
    <>
      <BusyButton
        busy={making.isPending}
        busyText="Preparing…"
        onClick={() => {
          making.mutate();
        }}
      >
        Download the template
      </BusyButton>
      {making.isError && (
        <InlineError
          onRetry={() => {
            making.mutate();
          }}
        >
          The template could not be downloaded.
        </InlineError>
      )}
    </>
  );
}

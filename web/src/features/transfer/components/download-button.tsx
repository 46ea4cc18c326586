import { useMutation } from '@tanstack/react-query';
import { downloadTable } from '@/features/transfer/download';
import type { FileTable } from '@/lib/save-file';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { InlineError } from '@/ui/notice';

interface DownloadProps {
  make: () => FileTable;
  kind: Parameters<typeof downloadTable>[0];
  format?: 'xlsx' | 'csv';
  /** The failed act, as a sentence. */
  failure: string;
  children: string;
}

/** A button that saves a table as a file. */
export function DownloadButton({ make, kind, format, failure, children }: DownloadProps) {
  const making = useMutation({
    mutationFn: () => downloadTable(kind, make(), format),
    meta: { reads: true },
    gcTime: 0,
  });
  return (
    <>
      <BusyButton busy={making.isPending} busyText={t('ui.preparing')} onClick={() => making.mutate()}>
        {children}
      </BusyButton>
      {making.isError && <InlineError onRetry={() => making.mutate()}>{failure}</InlineError>}
    </>
  );
}

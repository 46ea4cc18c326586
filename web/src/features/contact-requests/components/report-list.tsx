import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type OpenReport, openReportsQueryOptions, resolveReport } from '@/features/contact-requests/api';
import { formatReportReason } from '@/bureau/report-reasons';
import { errorText } from '@/lib/error-text';
import { type AppError } from '@/lib/errors';
import { t } from '@/texts/texts';
import { ErrorNote } from '@/ui/error-note';
import { formatDay } from '@/lib/format';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/toast';
import { useFocusPlace } from '@/ui/use-focus-place';
import { navigate } from '@/lib/navigation/history';

interface ReportListProps {
  reports: readonly OpenReport[];
}

/** The open reports, for the admin. */
export function ReportList({ reports }: ReportListProps) {
  const [conflict, setConflict] = useState<AppError | null>(null);
  // A closed report unmounts with its button.
  const { place, focusPlace } = useFocusPlace<HTMLDivElement>();
  const closing = useMutation({
    mutationFn: resolveReport,
    onSuccess: () => {
      setConflict(null);
      showToast({ message: t('requests-office.reports.closed') });
      focusPlace({ preventScroll: true });
    },
    meta: { changes: [openReportsQueryOptions().queryKey], waits: true },
    onError: (error) => {
      if (error.kind === 'conflict') setConflict(error);
    },
  });
  const isClosing = (id: number) => closing.isPending && closing.variables.report_id === id;
  return (
    <div ref={place} tabIndex={-1} className="mt-6 max-w-3xl outline-none">
      {conflict !== null && (
        <p role="alert" className="mb-4 rounded-card border border-danger bg-paper px-5 py-3">
          {errorText(conflict)}
        </p>
      )}
      {reports.length === 0 && <p className="px-1 py-4 text-muted">{t('requests-office.reports.none')}</p>}
      <ul className="grid gap-4">
        {reports.map(({ id, reported, reporter, reason, note, created_at }) => (
          <li key={id} className="rounded-card bg-paper px-5 py-4 [overflow-wrap:anywhere] shadow-card">
            <h2 translate="no" className="text-xl">
              {reported.name}
            </h2>
            <p className="font-medium">{formatReportReason(reason)}</p>
            {note !== null && (
              <p translate="no" className="mt-1 max-w-[65ch] whitespace-pre-line">
                {note}
              </p>
            )}
            <p className="mt-1 text-muted">
              {t('requests-office.reports.by', { name: reporter.name, day: formatDay(created_at) })}
            </p>
            <div className="mt-3 flex flex-wrap gap-3">
              <Button
                size="small"
                aria-label={t('requests-office.reports.openNamed', { name: reported.name })}
                onClick={() => navigate({ page: 'profile', profileId: reported.id })}
              >
                {t('requests-office.reports.open')}
              </Button>
              <BusyButton
                size="small"
                busy={isClosing(id)}
                busyText={t('requests-office.reports.closing')}
                aria-label={
                  isClosing(id) ? undefined : t('requests-office.reports.closeNamed', { name: reported.name })
                }
                onClick={() => closing.mutate({ report_id: id })}
              >
                {t('requests-office.reports.close')}
              </BusyButton>
            </div>
            {closing.variables?.report_id === id && closing.error?.kind !== 'conflict' && (
              <ErrorNote error={closing.error}>{t('requests-office.reports.failed')}</ErrorNote>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

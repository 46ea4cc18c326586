import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { requestKeys } from '@/features/contact-requests/api/keys';
import { type OpenReport, resolveReport } from '@/features/contact-requests/api/reports';
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
  const [conflict, setConflict] = useState<string | null>(null);
  // A closed report unmounts with its button.
  const { place, focusPlace } = useFocusPlace<HTMLDivElement>();
  const closing = useMutation({
    mutationFn: resolveReport,
    onSuccess: () => {
      setConflict(null);
      showToast({ message: 'The report is closed.' });
      focusPlace({ preventScroll: true });
    },
    meta: { changes: [requestKeys.reports()], waits: true },
    onError: ({ kind, message }) => {
      if (kind === 'conflict') setConflict(message);
    },
  });
  return (
    <div ref={place} tabIndex={-1} className="mt-6 max-w-3xl outline-none">
      {conflict !== null && (
        <p role="alert" className="mb-4 rounded-card border border-danger bg-paper px-5 py-3">
          {conflict}
        </p>
      )}
      {reports.length === 0 && <p className="px-1 py-4 text-muted">No report is open.</p>}
      <ul className="grid gap-4">
        {reports.map(({ id, reported, reporter, reason, note, created_at }) => (
          <li key={id} className="rounded-card bg-paper px-5 py-4 [overflow-wrap:anywhere] shadow-card">
            <h2 className="text-xl">{reported.name}</h2>
            <p className="font-medium">{reason}</p>
            {note !== null && <p className="mt-1 max-w-[65ch] whitespace-pre-line">{note}</p>}
            <p className="mt-1 text-muted">
              Reported by {reporter.name} on {formatDay(created_at)}
            </p>
            <div className="mt-3 flex flex-wrap gap-3">
              <Button size="small" onClick={() => navigate({ page: 'profile', profileId: reported.id })}>
                Open profile<span className="sr-only"> of {reported.name}</span>
              </Button>
              <BusyButton
                size="small"
                busy={closing.isPending && closing.variables === id}
                busyText="Closing…"
                onClick={() => {
                  closing.mutate(id);
                }}
              >
                Close report
                <span className="sr-only"> about {reported.name}</span>
              </BusyButton>
            </div>
            {closing.variables === id && closing.error?.kind !== 'conflict' && (
              <ErrorNote error={closing.error}>The report was not closed.</ErrorNote>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type OpenReport, resolveReport } from '@/features/contact-requests/api/reports';
import { RefusalNote } from '@/features/contact-requests/components/refusal-note';
import { toAppError } from '@/lib/errors';
import { formatDay } from '@/lib/format';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/toast';

interface ReportListProps {
  reports: readonly OpenReport[];
  onOpenProfile: (id: number) => void;
}

/** What members reported, for the admin to look into. */
export function ReportList({ reports, onOpenProfile }: ReportListProps) {
  const client = useQueryClient();
  const [conflict, setConflict] = useState<string | null>(null);
  const closing = useMutation({
    mutationFn: resolveReport,
    onSuccess: () => {
      setConflict(null);
      showToast({ message: 'The report is closed.' });
    },
    onError: (error) => {
      const { kind, message } = toAppError(error);
      if (kind === 'conflict') setConflict(message);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['contact-requests', 'reports'] }),
  });
  return (
    <div className="mt-6 max-w-3xl">
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
              <Button
                size="small"
                onClick={() => {
                  onOpenProfile(reported.id);
                }}
              >
                Open profile<span className="sr-only"> of {reported.name}</span>
              </Button>
              <Button
                size="small"
                aria-disabled={closing.isPending}
                onClick={() => {
                  if (!closing.isPending) closing.mutate(id);
                }}
              >
                {closing.isPending && closing.variables === id ? 'Closing…' : 'Close report'}
                <span className="sr-only"> about {reported.name}</span>
              </Button>
            </div>
            {closing.variables === id && closing.error !== null && toAppError(closing.error).kind !== 'conflict' && (
              <RefusalNote error={closing.error}>The report was not closed.</RefusalNote>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

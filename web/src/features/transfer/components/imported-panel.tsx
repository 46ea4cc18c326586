import { ProblemsButton } from '@/features/transfer/components/file-choice';
import { countPeople } from '@/features/transfer/count-people';
import type { CheckedRow } from '@/features/transfer/merge-report';
import { formatCount } from '@/lib/format';
import { navigate } from '@/lib/navigation/history';
import { Button } from '@/ui/button';
import { CircleCheck } from '@/ui/icons';

interface ImportedPanelProps {
  imported: number;
  /** The rows that were not imported. */
  bad: readonly CheckedRow[];
  headings: readonly string[];
  onStartAgain: () => void;
}

/** What an import has done, and what is left to do. */
export function ImportedPanel({ imported, bad, headings, onStartAgain }: ImportedPanelProps) {
  const isOne = bad.length === 1;
  return (
    <div role="status" className="mt-8 max-w-2xl rounded-card bg-paper px-6 py-10 shadow-card sm:px-10">
      <p className="flex items-start gap-3 text-xl">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-success" />
        {imported === 0 ? 'This file was imported before. Nothing was added.' : `${countPeople(imported)} imported.`}
      </p>
      <p className="mt-3 text-muted">
        They wait for verification and have no pictures and no logins yet. Nobody but the admin sees them until then.
      </p>
      {bad.length > 0 && (
        <div className="mt-6 space-y-3 border-t border-line pt-6">
          <p>
            {isOne ? '1 row has problems and was' : `${formatCount(bad.length)} rows have problems and were`} not
            imported. Correct {isOne ? 'it' : 'them'} in a file of {isOne ? 'its' : 'their'} own and import only that:
            everybody else in your file is in the register now.
          </p>
          <ProblemsButton headings={headings} rows={bad} />
        </div>
      )}
      <div className="mt-7 flex flex-wrap gap-3">
        <Button look="primary" onClick={() => navigate({ page: 'dashboard' })}>
          To the dashboard
        </Button>
        <Button onClick={onStartAgain}>Import another file</Button>
      </div>
    </div>
  );
}

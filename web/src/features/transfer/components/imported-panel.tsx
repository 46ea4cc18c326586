import { Done } from '@/bureau/components/done';
import { ProblemsButton } from '@/features/transfer/components/file-choice';
import type { CheckedRow } from '@/features/transfer/merge-report';
import { navigate } from '@/lib/navigation/history';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';

interface ImportedPanelProps {
  imported: number;
  /** People who were left out, because they may be in the register already. */
  there: number;
  /** People who were left out, because the file says that they are married by now. */
  married: number;
  /** The rows that were not imported. */
  bad: readonly CheckedRow[];
  headings: readonly string[];
  onStartAgain: () => void;
}

/** The result of an import, and the next steps. */
export function ImportedPanel({ imported, there, married, bad, headings, onStartAgain }: ImportedPanelProps) {
  return (
    <div className="mt-8 max-w-2xl rounded-card bg-paper px-6 py-10 shadow-card sm:px-10">
      <Done title={imported === 0 ? t('transfer.imported.before') : t('transfer.imported.done', { count: imported })}>
        <p className="text-muted">{t('transfer.imported.next')}</p>
        {there > 0 && <p>{t('transfer.imported.there', { count: there })}</p>}
        {married > 0 && <p>{t('transfer.imported.married', { count: married })}</p>}
      </Done>
      {bad.length > 0 && (
        <div className="mt-6 space-y-3 border-t border-line pt-6">
          <p>{t('transfer.imported.bad', { count: bad.length })}</p>
          <ProblemsButton headings={headings} rows={bad} />
        </div>
      )}
      <div className="mt-7 flex flex-wrap gap-3">
        <Button look="primary" onClick={() => navigate({ page: 'dashboard' })}>
          {t('review.nobody.toDashboard')}
        </Button>
        <Button onClick={onStartAgain}>{t('transfer.imported.again')}</Button>
      </div>
    </div>
  );
}

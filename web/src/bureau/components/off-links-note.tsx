import { t } from '@/texts/texts';
import { couldNotLoad, InlineError } from '@/ui/notice';
import type { ViewedQuery } from '@/ui/loaded';

interface OffLinksNoteProps {
  /** Of offLinksQueryOptions. */
  query: ViewedQuery<readonly number[]>;
  className?: string;
}

/** Says that a person is not to be shown by messages or on paper; nothing if they may be. */
export function OffLinksNote({ query, className = '' }: OffLinksNoteProps) {
  if (query.data === undefined) {
    return query.error ? (
      <InlineError className={className} onRetry={() => query.refetch()}>
        {couldNotLoad(t('introductions-office.off.choice'))}
      </InlineError>
    ) : null;
  }
  if (query.data.length === 0) return null;
  return (
    <p role="status" className={`font-medium ${className}`}>
      {t('introductions-office.off.note', { ids: query.data.join(', ') })}
    </p>
  );
}

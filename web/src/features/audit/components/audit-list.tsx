import { clsx } from 'clsx';
import type { AuditEntry } from '@/features/audit/api/audit-log';
import { AuditRow } from '@/features/audit/components/audit-row';
import { t } from '@/texts/texts';

interface AuditListProps {
  entries: readonly AuditEntry[];
  /** Whether newer entries are loading in their place. */
  isOld: boolean;
  /** Whether each entry links to its person. */
  withPerson?: boolean;
  className?: string;
}

/** Entries of the audit log. */
export const AuditList = ({ entries, isOld, withPerson = true, className }: AuditListProps) => (
  <ol
    aria-label={t('audit.list')}
    aria-busy={isOld}
    className={clsx(className, 'transition-opacity', isOld && 'opacity-60')}
  >
    {entries.map((entry) => (
      <AuditRow key={entry.id} entry={entry} withPerson={withPerson} />
    ))}
  </ol>
);

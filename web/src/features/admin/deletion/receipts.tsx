import { useRef } from 'react';
import type { Receipt } from '@/features/admin/api/deletions';
import { formatMoment } from '@/lib/format';
import { t } from '@/texts/texts';
import { CopyButton } from '@/ui/copy-button';
import { PrintAlone } from '@/ui/print';

/** What an erasure took away and what is kept, in words. Without a name or a contact. */
function linesOf(receipt: Receipt): string[] {
  const {
    profile_id: id,
    erased_at: at,
    rows,
    files,
    had_login: hadLogin,
    kept_entries: entries,
    kept_rows: kept,
    kept_fees: fees,
  } = receipt;
  return [
    t('admin-people.receipt.title', { id: String(id), when: formatMoment(at) }),
    t('admin-people.receipt.rows', { count: rows }),
    t('admin-people.receipt.files', { count: files }),
    t(hadLogin ? 'admin-people.receipt.login' : 'admin-people.receipt.noLogin'),
    t('admin-people.receipt.entries', { count: entries }),
    ...(kept > 0 ? [t('admin-people.receipt.complaints', { count: kept })] : []),
    ...(fees > 0 ? [t('admin-people.receipt.fees', { count: fees })] : []),
    t('admin-people.receipt.backups'),
  ];
}

/** The receipts of erasures, to be printed and copied: section 12 of the DPDP Act. */
export function Receipts({ receipts }: { receipts: readonly Receipt[] }) {
  const shown = useRef<HTMLDivElement>(null);
  if (receipts.length === 0) return null;
  const all = receipts.map(linesOf);
  const sheet = all.map(([title = '', ...lines]) => (
    <section key={title} className="mt-4 break-inside-avoid">
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-1 list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  ));
  return (
    <>
      <div ref={shown}>{sheet}</div>
      <div className="mt-4 flex flex-wrap items-start gap-3">
        <PrintAlone label={t('ui.print')}>{sheet}</PrintAlone>
        <CopyButton text={all.map((lines) => lines.join('\n')).join('\n\n')} shownIn={shown} />
      </div>
    </>
  );
}

import { readPeopleSearch } from '@/features/admin/people-search';
import { defaultTableView, type TableView } from '@/features/admin/table-view';
import { Button } from '@/ui/button';

function explain({ page, search, status, login }: TableView): string {
  const asked = readPeopleSearch(search);
  const filtered = status !== null || login !== null;
  const among = filtered ? ' with these filters' : '';
  if (asked.kind === 'id') return `No registered user has the id ${asked.id}${among}.`;
  if (asked.kind === 'phone') return `Nobody has the phone number ${asked.phone}${among}.`;
  if (asked.kind === 'name') return `Nobody's name contains “${asked.text}”${among}.`;
  if (status === 'deleted' && login === null) return 'No profile is deleted.';
  if (filtered) return 'Nobody matches these filters.';
  return page > 0 ? 'There are no more registered users on this page.' : 'Nobody is registered yet.';
}

interface NobodyFoundProps {
  table: TableView;
  onTableChange: (table: TableView) => void;
}

/** Says that the table has no rows, why, and leads back to some. */
export function NobodyFound({ table, onTableChange }: NobodyFoundProps) {
  const { page, search, status, login, sort } = table;
  const narrowed = search.trim() !== '' || status !== null || login !== null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-paper px-6 py-8 shadow-card"
    >
      <p className="text-lg [overflow-wrap:anywhere]">{explain(table)}</p>
      {(narrowed || page > 0) && (
        <Button
          size="small"
          onClick={() => {
            onTableChange({ ...defaultTableView, sort });
          }}
        >
          {narrowed ? 'Clear' : 'To the first page'}
        </Button>
      )}
    </div>
  );
}

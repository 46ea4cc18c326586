import { readPeopleSearch } from '@/features/admin/people-search';
import { chipsOf, defaultTableView, type TableView } from '@/features/admin/table-view';
import { Button } from '@/ui/button';

function explain(table: TableView): string {
  const asked = readPeopleSearch(table.search);
  const filtered = chipsOf(table).length > 0;
  const among = filtered ? ' with these filters' : '';
  switch (asked.kind) {
    case 'id':
      return `No registered user has the user id ${asked.id}${among}.`;
    case 'phone':
      return asked.id === null
        ? `Nobody has a phone number with ${asked.part}${among}.`
        : `Nobody has the user id ${asked.id}, or a phone number with ${asked.part}${among}.`;
    case 'email':
      return `Nobody has an e-mail with “${asked.part}”${among}.`;
    case 'name':
      return `Nobody's name contains “${asked.text}”${among}.`;
    case 'all':
      break;
  }
  if (table.status === 'deleted' && chipsOf(table).length === 1) return 'No profile is deleted.';
  if (filtered) return 'Nobody matches these filters.';
  return table.page > 0 ? 'There are no more registered users on this page.' : 'Nobody is registered yet.';
}

interface NobodyFoundProps {
  table: TableView;
  onTableChange: (table: TableView) => void;
}

/** The empty state of the table: the reason, and a way back to rows. */
export function NobodyFound({ table, onTableChange }: NobodyFoundProps) {
  const { page, search, sort } = table;
  const narrowed = search.trim() !== '' || chipsOf(table).length > 0;
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

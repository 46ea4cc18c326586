import { useQuery } from '@tanstack/react-query';
import { countsWithoutQueryOptions, deletedPersonQueryOptions, maxCount } from '@/features/admin/api/registered-users';
import { useRestoreProfile } from '@/features/admin/deletion/use-restore-profile';
import { withoutWord, type PeopleWord } from '@/features/admin/people/filters-of-words';
import { readPeopleSearch } from '@/features/admin/people/people-search';
import { chipsOf, defaultTableView, type TableView } from '@/features/admin/people/table-view';
import { sayPeopleWord } from '@/features/admin/register/understood-words';
import { formatCount } from '@/lib/format';
import { Button } from '@/ui/button';
import { BusyButton } from '@/ui/busy-button';
import { t } from '@/texts/texts';

function explain(table: TableView, words: readonly PeopleWord[]): string {
  const asked = readPeopleSearch(table.search);
  const chips = chipsOf(table).length;
  const filtered = chips > 0 ? 'yes' : 'no';
  switch (asked.kind) {
    case 'id':
      return t('admin.nobody.id', { filtered, id: asked.id });
    case 'phone':
      return asked.id === null
        ? t('admin.nobody.phone', { filtered, part: asked.part })
        : t('admin.nobody.idOrPhone', { filtered, id: asked.id, part: asked.part });
    case 'email':
      return t('admin.nobody.email', { filtered, part: asked.part });
    case 'name':
      if (words.some(({ filter }) => filter !== 'name')) return t('admin.nobody.words');
      return t('admin.nobody.name', { filtered, text: asked.text });
    case 'all':
      break;
  }
  if (table.status === 'deleted' && chips === 1) return t('admin.nobody.deleted');
  if (chips > 0) return t('admin.nobody.matches');
  return table.page > 0 ? t('admin.nobody.onPage') : t('admin.nobody.registered');
}

interface NobodyFoundProps {
  table: TableView;
  /** What the search box means. */
  words: readonly PeopleWord[];
  onTableChange: (table: TableView) => void;
}

/** The parts of the search without which somebody would be found, with their number. */
function WithoutEach({ table, words, onTableChange }: NobodyFoundProps) {
  const { page: _page, ...query } = table;
  const { data = [] } = useQuery(countsWithoutQueryOptions(query, words));
  const helpful = data.filter(({ count }) => count > 0);
  if (helpful.length === 0) return null;
  return (
    <div className="flex w-full flex-wrap gap-3">
      {helpful.map(({ left, count }) => (
        <Button
          key={left.typed}
          size="small"
          onClick={() => onTableChange({ ...table, search: withoutWord(words, left), page: 0 })}
        >
          {t('admin.words.without', {
            part: sayPeopleWord(left),
            count: count > maxCount ? `${formatCount(maxCount)}+` : formatCount(count),
          })}
        </Button>
      ))}
    </div>
  );
}

/** The empty state of the table: the reason, and a way back to rows. */
export function NobodyFound({ table, words, onTableChange }: NobodyFoundProps) {
  const { page, search, sort } = table;
  const asked = readPeopleSearch(search);
  const { data: deleted } = useQuery(deletedPersonQueryOptions('id' in asked ? asked.id : null));
  const restore = useRestoreProfile();
  const narrowed = search.trim() !== '' || chipsOf(table).length > 0;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-paper px-6 py-8 shadow-card"
    >
      <p className="text-lg [overflow-wrap:anywhere]">
        {deleted ? t('admin.nobody.isDeleted', { id: deleted.id, name: deleted.name }) : explain(table, words)}
      </p>
      {deleted && (
        <BusyButton
          size="small"
          busy={restore.isPending}
          busyText={t('admin.nobody.restoring')}
          onClick={() => restore.mutate(deleted)}
        >
          {t('admin.action.restore')}
        </BusyButton>
      )}
      {(narrowed || page > 0) && (
        <Button size="small" onClick={() => onTableChange({ ...defaultTableView, sort })}>
          {narrowed ? t('profiles.filters.clear') : t('admin.nobody.firstPage')}
        </Button>
      )}
      {words.length > 1 && <WithoutEach table={table} words={words} onTableChange={onTableChange} />}
    </div>
  );
}

import { nameOfStar } from '@/astrology/birth-stars';
import { nameOfRasi } from '@/astrology/rasis';
import { deletedPersonQueryOptions, type FoundEnquiry } from '@/features/people/api';
import { useRestoreProfile } from '@/features/people/delete';
import { countsWithoutQueryOptions, maxCount } from '@/features/people/find-people';
import { type PeopleWord, readPeopleSearch, withoutWord } from '@/features/people/search';
import { chipsOf, defaultTableView, type TableView } from '@/features/people/table-view';
import { formatCount, formatWhen } from '@/lib/format';
import { labelOf, type PersonField } from '@/person/fields';
import { sayValue } from '@/person/say-value';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { Button } from '@/ui/button';
import { FilterChips } from '@/ui/filter-chips';
import { QueueRow } from '@/ui/lists';
import { TextLink } from '@/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

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

/** Open enquiries with the words or the number of the search: perhaps one of them is calling. */
export function FoundEnquiries({ enquiries }: { enquiries: readonly FoundEnquiry[] }) {
  const [now] = useState(() => new Date());
  if (enquiries.length === 0) return null;
  return (
    <section
      aria-labelledby="found-enquiries"
      className="mb-4 rounded-card bg-paper px-6 py-3 shadow-card print:hidden"
    >
      <h3 id="found-enquiries" className="text-lg">
        {t('admin.search.enquiries')}
      </h3>
      <ul>
        {enquiries.map(({ id, name, kind, state, created_at: at }) => (
          <li key={id} className="py-1">
            <QueueRow
              title={
                <TextLink to={{ page: 'enquiries', enquiryId: id }}>
                  <span translate="no">{name}</span>
                </TextLink>
              }
              about={[
                t(`enquiries.kind.${kind}`),
                t('enquiries.state', { state: state.replace(' ', '_') }),
                formatWhen(at, now),
              ].join(' · ')}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const fieldOf = { place: 'location', side: 'gender', occupation: 'job' } as const;
const listOf = {
  side: 'gender',
  religion: 'religion',
  mother_tongue: 'motherTongue',
  marital_status: 'maritalStatus',
} as const;
const has = <Names extends object>(names: Names, name: PropertyKey): name is keyof Names => Object.hasOwn(names, name);

function sayValueOf({ filter, value, typed }: PeopleWord): string {
  if (has(listOf, filter)) return sayValue(listOf[filter], value);
  if (filter === 'birth_star') return nameOfStar(value);
  if (filter === 'rasi') return nameOfRasi(value);
  return filter === 'age' || filter === 'height' || filter === 'old_number' ? typed : value;
}

/** A part of the search with its field: "Caste: Chettiar". */
function sayPeopleWord(word: PeopleWord): string {
  const field: PersonField = has(fieldOf, word.filter) ? fieldOf[word.filter] : word.filter;
  return t('admin.words.part', { field: labelOf(field), value: sayValueOf(word) });
}

interface UnderstoodWordsProps {
  words: readonly PeopleWord[];
  onSearch: (search: string) => void;
}

/** What the search box means, part by part. A search for a name alone needs no explanation. */
export function UnderstoodWords({ words, onSearch }: UnderstoodWordsProps) {
  if (words.every(({ filter }) => filter === 'name')) return null;
  return (
    <FilterChips
      className="mb-4"
      label={t('admin.words.understood')}
      chips={words.map((word, place) => ({
        key: `${place} ${word.typed}`,
        label: sayPeopleWord(word),
        onRemove: () => onSearch(withoutWord(words, word)),
      }))}
      all={{
        label: t('profiles.filters.clear'),
        onClick: () => onSearch(''),
      }}
    />
  );
}

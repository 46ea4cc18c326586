import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { registeredUsersQueryOptions } from '@/features/admin/api/registered-users';
import { PeopleSearchBox } from '@/features/admin/register/people-search-box';
import { defaultTableView } from '@/features/admin/people/table-view';
import { formatAge } from '@/lib/format';
import type { genders } from '@/person/value-lists';
import { PickList } from '@/ui/lists';
import { QueryView } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';
import { couldNotLoad } from '@/ui/notice';
import { t } from '@/texts/texts';
import { JoinedFacts } from '@/ui/facts';

interface PersonPickerProps {
  /** Null for both. */
  side: (typeof genders)[number] | null;
  /** People who cannot be chosen. */
  without?: readonly number[];
  /** Only people of this status. */
  status?: 'married' | null;
  onChoose: (profileId: number, name: string) => void;
}

/** Finds a person with the dashboard's search. Nobody is listed before something is typed. */
export function PersonPicker({ side, ...choice }: PersonPickerProps) {
  const [search, setSearch] = useState('');
  return (
    <>
      <PeopleSearchBox label={t('admin.picker.label', { side: side ?? 'both' })} value={search} onChange={setSearch} />
      {search.trim() !== '' && (
        <div className="mt-3 max-h-72 overflow-y-auto">
          <PeopleFound side={side} search={search} {...choice} />
        </div>
      )}
    </>
  );
}

interface PeopleFoundProps extends PersonPickerProps {
  search: string;
  most?: number;
  /** Below the list. */
  more?: ReactNode;
}

/** The people that the search box means, as a list of buttons. */
export function PeopleFound(props: PeopleFoundProps) {
  const { side, search, without = [], status = null, most, more, onChoose } = props;
  const kind = { side: side ?? 'both' };
  const people = useQuery(registeredUsersQueryOptions({ ...defaultTableView, search, side, status }, 0));
  return (
    <QueryView
      query={people}
      loading={t('ui.loading', { what: t('admin.picker.people', kind) })}
      skeleton={<Skeleton className="h-40 w-full" />}
      failure={couldNotLoad(t('admin.picker.people', kind))}
    >
      {({ rows }) => (
        <>
          <PickList
            rows={rows.filter(({ id }) => !without.includes(id)).slice(0, most)}
            empty={t('admin.picker.none', kind)}
            selectedId={null}
            onSelect={(chosen) => onChoose(chosen, rows.find(({ id }) => id === chosen)?.name ?? '')}
          >
            {({ id, name, age, location }) => (
              <>
                <span translate="no" className="font-medium">
                  {name}
                </span>
                <span className="block text-sm text-muted">
                  <JoinedFacts
                    facts={[t('porutham.userId', { id }), age === null ? null : formatAge(age)]}
                    typed={location}
                  />
                </span>
              </>
            )}
          </PickList>
          {more}
        </>
      )}
    </QueryView>
  );
}

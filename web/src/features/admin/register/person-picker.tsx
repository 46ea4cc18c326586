import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { registeredUsersQueryOptions } from '@/features/admin/api/registered-users';
import { PeopleSearchBox } from '@/features/admin/register/people-search-box';
import { defaultTableView } from '@/features/admin/people/table-view';
import { formatAge } from '@/lib/format';
import type { genders } from '@/person/value-lists';
import { PickList } from '@/ui/pick-list';
import { QueryView } from '@/ui/query-view';
import { Skeleton } from '@/ui/skeleton';
import { couldNotLoad } from '@/ui/could-not-load';
import { t } from '@/texts/texts';
import { JoinedFacts } from '@/ui/joined-facts';

interface PersonPickerProps {
  side: (typeof genders)[number];
  onChoose: (profileId: number) => void;
}

/** Finds a bride or groom with the dashboard's search. Nobody is listed before something is typed. */
export function PersonPicker({ side, onChoose }: PersonPickerProps) {
  const [search, setSearch] = useState('');
  const isAsked = search.trim() !== '';
  const people = useQuery({
    ...registeredUsersQueryOptions({ ...defaultTableView, search, side }, 0),
    enabled: isAsked,
  });
  return (
    <>
      <PeopleSearchBox label={t('admin.picker.label', { side })} value={search} onChange={setSearch} />
      {isAsked && (
        <div className="mt-3 max-h-72 overflow-y-auto">
          <QueryView
            query={people}
            loading={t('ui.loading', { what: t('admin.picker.people', { side }) })}
            skeleton={<Skeleton className="h-40 w-full" />}
            failure={couldNotLoad(t('admin.picker.people', { side }))}
          >
            {({ rows }) => (
              <PickList rows={rows} empty={t('admin.picker.none', { side })} selectedId={null} onSelect={onChoose}>
                {({ id, name, age, location }) => (
                  <>
                    <span translate="no" className="font-medium">
                      {name}
                    </span>
                    <span className="block text-sm text-muted">
                      <JoinedFacts
                        facts={[t('admin.picker.userId', { id }), age === null ? null : formatAge(age)]}
                        typed={location}
                      />
                    </span>
                  </>
                )}
              </PickList>
            )}
          </QueryView>
        </div>
      )}
    </>
  );
}

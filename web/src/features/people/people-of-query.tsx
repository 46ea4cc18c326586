import { findAllPeople } from '@/features/people/find-people';
import type { SelectedPerson } from '@/features/people/person';
import type { TableQuery } from '@/features/people/table-view';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { couldNotLoad, InlineError } from '@/ui/notice';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface PeopleOfQueryProps {
  query: TableQuery;
  /** Icon and words of the button. */
  children: ReactNode;
  onFound: (people: SelectedPerson[]) => void;
  className?: string;
}

/** A button that looks up all people of a query, for a file or for paper. */
export function PeopleOfQuery({ query, children, onFound, className = 'max-lg:grow' }: PeopleOfQueryProps) {
  const search = useMutation({
    mutationFn: findAllPeople,
    meta: { reads: true },
    onSuccess: (people) => {
      if (people.length > 0) onFound(people);
    },
  });
  const start = () => search.mutate(query);
  return (
    <div className={className}>
      <BusyButton className="w-full" busy={search.isPending} busyText={t('admin.links.exporting')} onClick={start}>
        {children}
      </BusyButton>
      {search.isError && <InlineError onRetry={start}>{couldNotLoad(t('admin.users.these'))}</InlineError>}
      {search.data?.length === 0 && <p role="status">{t('admin.nobodyMatches')}</p>}
    </div>
  );
}

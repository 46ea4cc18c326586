import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  householdAdding,
  householdLeaving,
  householdQueryOptions,
  type Household,
} from '@/features/admin/api/households';
import { PersonPicker } from '@/features/admin/register/person-picker';
import { formatList } from '@/lib/format';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { couldNotLoad } from '@/ui/notice';
import { DeskPanel, FoldedPart } from '@/ui/sections';
import { ErrorNote } from '@/ui/field-note';
import { QueryView } from '@/ui/loaded';
import { QueueRow } from '@/ui/lists';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';

/** The other people of a household, such as a sister, and who may be of it. */
export function HouseholdPart({ profileId, isDeleted }: { profileId: number; isDeleted: boolean }) {
  const query = useQuery(householdQueryOptions(profileId));
  // The key closes the search after each choice.
  const [added, setAdded] = useState(0);
  const adding = useMutation({ ...householdAdding(), onSuccess: () => setAdded(added + 1) });
  const leaving = useMutation(householdLeaving());
  const add = (otherId: number) => adding.mutate({ profileId, otherId });
  return (
    <DeskPanel title={t('admin-people.household.add')}>
      <QueryView
        query={query}
        loading={t('ui.loading', { what: t('admin-people.household.the') })}
        skeleton={<Skeleton className="mt-4 h-6 w-full" />}
        failure={couldNotLoad(t('admin-people.household.the'))}
      >
        {({ people, proposed }) => (
          <ul className="mt-2 space-y-1 empty:hidden">
            {people.map((person) => (
              <li key={person.id}>
                <QueueRow title={<Person person={person} />} about={null}>
                  {!isDeleted && (
                    <BusyButton
                      size="small"
                      aria-label={t('admin-people.household.removeNamed', { name: person.name })}
                      busy={leaving.isPending && leaving.variables === person.id}
                      busyText={t('ui.saving')}
                      onClick={() => leaving.mutate(person.id)}
                    >
                      {t('admin-people.household.remove')}
                    </BusyButton>
                  )}
                </QueueRow>
              </li>
            ))}
            {!isDeleted &&
              proposed.map((person) => (
                <li key={person.id}>
                  <QueueRow title={<Person person={person} />} about={sayReasons(person)}>
                    <BusyButton
                      size="small"
                      aria-label={t('admin-people.household.addNamed', { name: person.name })}
                      busy={adding.isPending && adding.variables.otherId === person.id}
                      busyText={t('ui.saving')}
                      onClick={() => add(person.id)}
                    >
                      {t('admin-people.household.add')}
                    </BusyButton>
                  </QueueRow>
                </li>
              ))}
          </ul>
        )}
      </QueryView>
      <ErrorNote className="mt-2" error={adding.error ?? leaving.error}>
        {t('admin-people.log.failed')}
      </ErrorNote>
      {!isDeleted && (
        <FoldedPart key={added} title={t('admin-people.household.addSomebody')} className="mt-1 border-0!">
          <PersonPicker
            side={null}
            without={[profileId, ...(query.data?.people ?? []).map(({ id }) => id)]}
            onChoose={add}
          />
        </FoldedPart>
      )}
    </DeskPanel>
  );
}

function Person({ person: { id, name } }: { person: { id: number; name: string } }) {
  return (
    <TextLink to={{ page: 'profile', profileId: id }}>{t('admin-people.household.person', { name, id })}</TextLink>
  );
}

/** Why a person may be of the household. */
function sayReasons({ reasons }: Household['proposed'][number]): string {
  const words = reasons.map((reason) =>
    t(reason === 'same parents' ? 'admin-people.household.sameParents' : 'admin-people.household.samePhone'),
  );
  return t('admin-people.household.maybe', { reasons: formatList(words) });
}

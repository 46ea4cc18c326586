import { addToHousehold, household, type Household, leaveHousehold } from '@/features/log/api';
import { formatList } from '@/lib/format';
import { t } from '@/texts/texts';
import { PressAct } from '@/ui/act';
import { ErrorNote } from '@/ui/field-note';
import { QueueRow } from '@/ui/lists';
import { Loaded } from '@/ui/loaded';
import { DeskPanel, FoldedPart } from '@/ui/sections';
import { Skeleton } from '@/ui/skeleton';
import { TextLink } from '@/ui/text-link';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

interface HouseholdPartProps {
  profileId: number;
  isDeleted: boolean;
  /** Finds a person of the register. */
  picker: (picking: { without: readonly number[]; onChoose: (profileId: number) => void }) => ReactNode;
}

/** The other people of a household, such as a sister, and who may be of it. */
export function HouseholdPart({ profileId, isDeleted, picker }: HouseholdPartProps) {
  const query = useQuery(household.of({ profile_id: profileId }));
  // The key closes the search after each choice.
  const [added, setAdded] = useState(0);
  const adding = useMutation({
    mutationFn: addToHousehold,
    meta: { waits: true },
    onSuccess: () => setAdded(added + 1),
  });
  const { people = [] } = query.data ?? {};
  return (
    <DeskPanel title={t('admin-people.household.add')}>
      <Loaded query={query} what={t('admin-people.household.the')} skeleton={<Skeleton className="mt-4 h-6 w-full" />}>
        {({ proposed }) => (
          <ul className="mt-2 space-y-1 empty:hidden">
            {people.map((person) => (
              <li key={person.id}>
                <QueueRow title={<Person person={person} />} about={null}>
                  {!isDeleted && (
                    <PressAct
                      label={t('admin-people.household.remove')}
                      named={t('admin-people.household.removeNamed', { name: person.name })}
                      size="small"
                      sent={{ profile_id: person.id }}
                      send={leaveHousehold}
                    />
                  )}
                </QueueRow>
              </li>
            ))}
            {!isDeleted &&
              proposed.map((person) => (
                <li key={person.id}>
                  <QueueRow title={<Person person={person} />} about={sayReasons(person)}>
                    <PressAct
                      label={t('admin-people.household.add')}
                      named={t('admin-people.household.addNamed', { name: person.name })}
                      size="small"
                      sent={{ profile_id: profileId, other_id: person.id }}
                      send={addToHousehold}
                    />
                  </QueueRow>
                </li>
              ))}
          </ul>
        )}
      </Loaded>
      <ErrorNote className="mt-2" error={adding.error}>
        {t('ui.notSaved')}
      </ErrorNote>
      {!isDeleted && (
        <FoldedPart key={added} title={t('admin-people.household.addSomebody')} className="mt-1 border-0!">
          {picker({
            without: [profileId, ...people.map(({ id }) => id)],
            onChoose: (other) => adding.mutate({ profile_id: profileId, other_id: other }),
          })}
        </FoldedPart>
      )}
    </DeskPanel>
  );
}

const Person = ({ person: { id, name } }: { person: { id: number; name: string } }) => (
  <TextLink to={{ page: 'profile', profileId: id }}>{t('admin-people.household.person', { name, id })}</TextLink>
);

/** Why a person may be of the household. */
const sayReasons = ({ reasons }: Household['proposed'][number]) =>
  t('admin-people.household.maybe', {
    reasons: formatList(
      reasons.map((reason) =>
        t(reason === 'same parents' ? 'admin-people.household.sameParents' : 'admin-people.household.samePhone'),
      ),
    ),
  });

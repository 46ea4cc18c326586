import type { ReviewedRequest } from '@/features/contact-requests/api/reviewed-requests';
import { formatAge, joinFacts } from '@/lib/format';
import { smallPlaceOf } from '@/lib/pictures';
import { comparedFields, factsOf } from '@/person/facts';
import { FactList } from '@/ui/fact-list';
import { GroupHeading } from '@/ui/group-heading';
import { TextLink } from '@/ui/text-link';
import { Portrait } from '@/ui/portrait';

/** Compares both people fact by fact: side by side, or stacked on phones. */
export function CoupleFacts({ requester, target }: Pick<ReviewedRequest, 'requester' | 'target'>) {
  const people = [
    { role: 'Asks', person: requester },
    { role: 'Is asked for', person: target },
  ];
  return (
    <section aria-labelledby="request-couple" className="mt-10">
      <GroupHeading id="request-couple">The two</GroupHeading>
      <div className="mt-4 grid gap-5 lg:grid-cols-2">
        {people.map(({ role, person }) => (
          <section
            key={person.id}
            aria-label={`${role}: ${person.name}`}
            className="rounded-card bg-paper p-5 shadow-card"
          >
            <div className="flex gap-4">
              <Portrait
                picture={person.first_img === null ? null : smallPlaceOf('profile-images', person.first_img)}
                alt={`Picture of ${person.name}`}
                className="w-24 shrink-0"
              />
              <div className="min-w-0 [overflow-wrap:anywhere]">
                <p className="text-sm text-gold-700">{role}</p>
                <h3 className="text-xl">{person.name}</h3>
                <p>{joinFacts([person.age === null ? null : formatAge(person.age), person.location])}</p>
                {!person.visible && (
                  <p className="font-medium text-danger">
                    Hidden: {person.deleted_at === null ? person.status : 'deleted'}
                  </p>
                )}
                <TextLink to={{ page: 'profile', profileId: person.id }}>
                  Profile<span className="sr-only"> of {person.name}</span>
                </TextLink>
              </div>
            </div>
            <FactList look="card" facts={factsOf(comparedFields, { ...person.profile_details, ...person })} />
          </section>
        ))}
      </div>
    </section>
  );
}

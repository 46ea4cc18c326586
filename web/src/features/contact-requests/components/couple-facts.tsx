import type { ReviewedRequest } from '@/features/contact-requests/api/reviewed-requests';
import { formatAge, joinFacts } from '@/lib/format';
import { smallPlaceOf } from '@/lib/pictures';
import { formatPersonValue, personFieldLabels, type PersonField } from '@/person/fields';
import { GroupHeading } from '@/ui/group-heading';
import { TextLink } from '@/ui/page-link';
import { Portrait } from '@/ui/portrait';

const compared: readonly PersonField[] = [
  'religion',
  'caste',
  'education',
  'job',
  'height',
  'birth_star',
  'marital_status',
];

interface CoupleFactsProps extends Pick<ReviewedRequest, 'requester' | 'target'> {
  onOpenProfile: (id: number) => void;
}

/** The two side by side, fact by fact; one under the other on phones. */
export function CoupleFacts({ requester, target, onOpenProfile }: CoupleFactsProps) {
  const people = [
    { role: 'Asks', person: requester },
    { role: 'Is asked for', person: target },
  ];
  return (
    <section aria-labelledby="request-couple" className="mt-10">
      <GroupHeading id="request-couple">The two</GroupHeading>
      <div className="mt-4 grid gap-5 lg:grid-cols-2">
        {people.map(({ role, person }) => {
          const values: Readonly<Record<string, unknown>> = { ...person.profile_details, ...person };
          return (
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
                  <TextLink
                    onFollow={() => {
                      onOpenProfile(person.id);
                    }}
                  >
                    Profile<span className="sr-only"> of {person.name}</span>
                  </TextLink>
                </div>
              </div>
              <dl className="mt-3">
                {compared.map((field) => {
                  const value = formatPersonValue(field, values[field]);
                  return (
                    <div
                      key={field}
                      className="grid grid-cols-[7.5em_minmax(0,1fr)] gap-3 border-t border-line/70 py-2"
                    >
                      <dt className="text-muted">{personFieldLabels[field]}</dt>
                      <dd className={value === null ? 'text-muted' : 'font-medium [overflow-wrap:anywhere]'}>
                        {value ?? 'Not provided'}
                      </dd>
                    </div>
                  );
                })}
              </dl>
            </section>
          );
        })}
      </div>
    </section>
  );
}

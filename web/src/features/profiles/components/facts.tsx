import type { FullProfile } from '@/features/profiles/api/profile';
import type { ContactDetails } from '@/lib/api/contact-details';
import type { Tables } from '@/lib/database.types';
import { formatAge, formatDate, formatHeight } from '@/lib/format';

type Details = Tables<'profile_details'> | null;
type Fact = readonly [label: string, value: string | null | undefined];

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-2">
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="grid grid-cols-[8.5em_minmax(0,1fr)] gap-3 border-b border-line/70 py-[11px] sm:grid-cols-[minmax(9.5em,34%)_1fr]"
        >
          <dt className="text-muted">{label}</dt>
          {value ? (
            <dd className="font-medium [overflow-wrap:anywhere] whitespace-pre-line">{value}</dd>
          ) : (
            <dd className="text-muted">Not provided</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function birthStar(details: Details): string | null {
  if (!details?.birth_star) return null;
  return details.star_pada === null ? details.birth_star : `${details.birth_star}, pada ${details.star_pada}`;
}

/** What there is to know about the person. */
export function PersonalFacts({ profile }: { profile: FullProfile }) {
  const details = profile.profile_details;
  return (
    <Facts
      facts={[
        ['Date of birth', details?.date_of_birth && formatDate(details.date_of_birth)],
        ['Age', profile.age === null ? null : formatAge(profile.age)],
        ['Birth star', birthStar(details)],
        ['Height', details?.height ? formatHeight(details.height) : null],
        ['Religion', profile.religion],
        ['Caste', details?.caste],
        ['Mother tongue', details?.mother_tongue],
        ['Marital status', details?.marital_status],
        ['Education', details?.education],
        ['Job', details?.job],
        ['Location', profile.location],
      ]}
    />
  );
}

/** What there is to know about the family. */
export function FamilyFacts({ details }: { details: Details }) {
  return (
    <Facts
      facts={[
        ["Father's name", details?.["father's_name"]],
        ["Mother's name", details?.["mother's_name"]],
        ["Father's job", details?.["father's_job"]],
        ["Mother's job", details?.["mother's_job"]],
        ['Number of siblings', details?.number_of_siblings?.toString()],
      ]}
    />
  );
}

/** How to reach the person. */
export function ContactFacts({ details }: { details: ContactDetails | null }) {
  return (
    <Facts
      facts={[
        ['Phone', details?.phone_number],
        ['E-mail', details?.email],
        ['Address', details?.address],
      ]}
    />
  );
}

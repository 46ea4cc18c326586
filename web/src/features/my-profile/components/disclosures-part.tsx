import { useQuery } from '@tanstack/react-query';
import { myDisclosuresQueryOptions, type MyDisclosure } from '@/features/my-profile/api/disclosures';
import { Loaded, Part } from '@/features/my-profile/components/part';
import { formatDay } from '@/lib/format';
import { TextLink } from '@/ui/text-link';

/** The people who received the member's contact details. */
export function DisclosuresPart() {
  const disclosures = useQuery(myDisclosuresQueryOptions());
  return (
    <Part title="Who has my contact details">
      <Loaded
        query={disclosures}
        loading="Loading who has your contact details"
        failure="Who has your contact details could not be loaded."
      >
        {(data) =>
          data.length === 0 ? (
            <p className="mt-3 max-w-[65ch] text-muted">
              Nobody. The bureau gives them to another member only when your family has agreed.
            </p>
          ) : (
            <>
              <p className="mt-3 max-w-[65ch] text-muted">
                {data.every(({ revokedAt }) => revokedAt !== null)
                  ? 'Nobody now. The bureau had given them to these people.'
                  : 'They see your phone, e-mail and address while your profile and theirs are shown. To have that taken back, ask the bureau.'}
              </p>
              <ul className="mt-2 divide-y divide-line/70">
                {data.map((disclosure) => (
                  <Disclosure key={disclosure.id} disclosure={disclosure} />
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </Part>
  );
}

function Disclosure({ disclosure }: { disclosure: MyDisclosure }) {
  const { otherId, otherName, isOpen, sharedAt, sharedByName, revokedAt } = disclosure;
  return (
    <li className="py-2.5 [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-x-3">
        {isOpen ? (
          <TextLink to={{ page: 'profile', profileId: otherId }}>{otherName}</TextLink>
        ) : (
          <span className="flex min-h-11 items-center font-medium">{otherName}</span>
        )}
        <span className="text-muted">User Id {otherId}</span>
      </p>
      <p>
        Given by {sharedByName} on {formatDay(sharedAt)}.
        {revokedAt !== null && (
          <strong className="font-medium"> Taken back on {formatDay(revokedAt)}: they do not see them any more.</strong>
        )}
      </p>
    </li>
  );
}

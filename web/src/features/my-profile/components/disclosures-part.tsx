import { useQuery } from '@tanstack/react-query';
import { myDisclosuresQueryOptions, type MyDisclosure } from '@/features/my-profile/api/disclosures';
import { Loaded, Part } from '@/features/my-profile/components/part';
import { formatDay } from '@/lib/format';
import { t } from '@/texts/texts';
import { RichText } from '@/ui/rich-text';
import { TextLink } from '@/ui/text-link';

/** The people who received the member's contact details. */
export function DisclosuresPart() {
  const disclosures = useQuery(myDisclosuresQueryOptions());
  return (
    <Part folds title={t('my-profile.disclosures.title')}>
      <Loaded query={disclosures} what={t('my-profile.disclosures.people')}>
        {(data) =>
          data.length === 0 ? (
            <p className="mt-3 max-w-[65ch] text-muted">{t('my-profile.disclosures.nobody')}</p>
          ) : (
            <>
              <p className="mt-3 max-w-[65ch] text-muted">
                {data.every(({ revokedAt }) => revokedAt !== null)
                  ? t('my-profile.disclosures.nobodyNow')
                  : t('my-profile.disclosures.lead')}
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
  const given = { admin: sharedByName, day: formatDay(sharedAt) };
  return (
    <li className="py-2.5 [overflow-wrap:anywhere]">
      <p className="flex flex-wrap items-center gap-x-3">
        {isOpen ? (
          <TextLink to={{ page: 'profile', profileId: otherId }}>
            <span translate="no">{otherName}</span>
          </TextLink>
        ) : (
          <span className="flex min-h-11 items-center font-medium" translate="no">
            {otherName}
          </span>
        )}
        <span className="text-muted">{t('my-profile.head.userId', { id: otherId })}</span>
      </p>
      <p>
        {revokedAt === null ? (
          t('my-profile.disclosures.given', given)
        ) : (
          <RichText
            text={t('my-profile.disclosures.takenBack', { ...given, endDay: formatDay(revokedAt) })}
            tags={{ strong: (words) => <strong className="font-medium">{words}</strong> }}
          />
        )}
      </p>
    </li>
  );
}

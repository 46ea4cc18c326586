import { useQuery } from '@tanstack/react-query';
import { visitorSettingsQueryOptions } from '@/bureau/api/site-settings';
import { visitorFactsQueryOptions, type FullProfile } from '@/features/profiles/api/profile';
import { formatList } from '@/lib/format';
import type { ContactDetails } from '@/person/contact-details';
import type { Tables } from '@/lib/database.types';
import { contactFacts, contactKinds, factsOf, familyFields, profileGroups, visitorFields } from '@/person/facts';
import { labelOf } from '@/person/fields';
import { getLocale, t } from '@/texts/texts';
import { FactList, KnownFacts } from '@/ui/facts';
import { Lock } from '@/ui/icons';
import { Loaded } from '@/ui/loaded';
import { Skeleton } from '@/ui/skeleton';

type Facts = ReturnType<typeof factsOf>;

/** Families' first questions in a strip, then the other facts. */
function KeyFacts({ facts, others = [] }: { facts: Facts; others?: Facts }) {
  const known = facts.filter(({ value }) => value !== null);
  return (
    <>
      {known.length > 0 && (
        <dl
          aria-label={t('profiles.keyFacts')}
          className="mt-4 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3 print:grid-cols-3"
        >
          {known.map(({ label, value, isData }) => (
            <div
              key={label}
              className="min-w-0 grow bg-paper px-4 py-2.5 [overflow-wrap:anywhere] last:odd:max-sm:col-span-2"
            >
              <dt className="text-sm text-muted">{label}</dt>
              <dd translate={isData ? 'no' : undefined} className="leading-snug font-medium">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <KnownFacts look="columns" facts={[...facts.filter(({ value }) => value === null), ...others]} />
    </>
  );
}

/** Personal facts of a profile. */
export function PersonalFacts({ profile }: { profile: FullProfile }) {
  const { key, personal } = profileGroups({ ...profile.profile_details, ...profile });
  return <KeyFacts facts={key} others={personal} />;
}

/** The facts of a profile that the bureau shows to visitors. */
export function VisitorFacts({ profile: { id, profile_details: details } }: { profile: FullProfile }) {
  const settings = useQuery(visitorSettingsQueryOptions());
  const areShown = settings.data?.seeFacts === true;
  // Members see their own profile as a visitor does: its details are here.
  const read = useQuery({ ...visitorFactsQueryOptions(id), enabled: areShown && details === null });
  if (!areShown) return null;
  if (details !== null) return <KeyFacts facts={factsOf(visitorFields, details)} />;
  const what = formatList(visitorFields.map((field) => labelOf(field)));
  return (
    <Loaded query={read} what={what} skeleton={<Skeleton className="mt-4 h-31 w-full sm:h-16" />}>
      {(facts) => facts && <KeyFacts facts={factsOf(visitorFields, facts)} />}
    </Loaded>
  );
}

/** Family facts of a profile. */
export function FamilyFacts({ details }: { details: Tables<'profile_details'> | null }) {
  return <KnownFacts look="columns" facts={factsOf(familyFields, details ?? {})} />;
}

/** The family's statements about the horoscope, beside the star. */
export function HoroscopeFacts({ details }: { details: Tables<'profile_details'> | null }) {
  return <KnownFacts look="columns" facts={profileGroups(details ?? {}).horoscope} />;
}

/** Contact details of a profile. */
export function ContactFacts({ details }: { details: ContactDetails | null }) {
  return <FactList look="wide" facts={contactFacts({ ...details })} />;
}

/** The kinds of contact details and how to get them. Which of them are stored stays secret. */
export function LockedContact({ children }: { children: string }) {
  const label = new Intl.ListFormat(getLocale()).format(contactKinds.map((field) => labelOf(field)));
  const value = (
    <span className="inline-flex items-center gap-2 font-normal text-muted">
      <Lock aria-hidden="true" className="size-4 shrink-0 text-gold-700" />
      {children}
    </span>
  );
  return <FactList look="wide" facts={[{ label, value }]} />;
}

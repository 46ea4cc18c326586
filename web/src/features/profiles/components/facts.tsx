import type { FullProfile } from '@/features/profiles/api/profile';
import type { ContactDetails } from '@/lib/api/contact-details';
import type { Tables } from '@/lib/database.types';
import { contactFields, factsOf, familyFields, profileFacts } from '@/person/facts';
import { labelOf } from '@/person/fields';
import { FactList } from '@/ui/fact-list';
import { Lock } from '@/ui/icons';
import { KnownFacts } from '@/ui/known-facts';

/** Personal facts of a profile. */
export function PersonalFacts({ profile }: { profile: FullProfile }) {
  return <KnownFacts look="wide" facts={profileFacts({ ...profile.profile_details, ...profile })} />;
}

/** Family facts of a profile. */
export function FamilyFacts({ details }: { details: Tables<'profile_details'> | null }) {
  return <KnownFacts look="wide" facts={factsOf(familyFields, details ?? {})} />;
}

/** Contact details of a profile. */
export function ContactFacts({ details }: { details: ContactDetails | null }) {
  return <FactList look="wide" facts={factsOf(contactFields, details ?? {})} />;
}

/** The kinds of contact details and how to get them. Which of them are stored stays secret. */
export function LockedContact({ children }: { children: string }) {
  const value = (
    <span className="inline-flex items-center gap-2 font-normal text-muted">
      <Lock aria-hidden="true" className="size-4 shrink-0 text-gold-700" />
      {children}
    </span>
  );
  return <FactList look="wide" facts={contactFields.map((field) => ({ label: labelOf(field), value }))} />;
}

import type { FullProfile } from '@/features/profiles/api/profile';
import type { ContactDetails } from '@/lib/api/contact-details';
import type { Tables } from '@/lib/database.types';
import { contactFields, factsOf, familyFields, profileFacts } from '@/person/facts';
import { labelOf } from '@/person/fields';
import { FactList } from '@/ui/fact-list';
import { Lock } from '@/ui/icons';
import { KnownFacts } from '@/ui/known-facts';

/** What there is to know about the person. */
export function PersonalFacts({ profile }: { profile: FullProfile }) {
  return <KnownFacts look="wide" facts={profileFacts({ ...profile.profile_details, ...profile })} />;
}

/** What there is to know about the family. */
export function FamilyFacts({ details }: { details: Tables<'profile_details'> | null }) {
  return <KnownFacts look="wide" facts={factsOf(familyFields, details ?? {})} />;
}

/** How to reach the person. */
export function ContactFacts({ details }: { details: ContactDetails | null }) {
  return <FactList look="wide" facts={factsOf(contactFields, details ?? {})} />;
}

/** Which contact details there may be, and how they are seen. Whether they are stored is told to nobody. */
export function LockedContact({ children }: { children: string }) {
  const value = (
    <span className="inline-flex items-center gap-2 font-normal text-muted">
      <Lock aria-hidden="true" className="size-4 shrink-0 text-gold-700" />
      {children}
    </span>
  );
  return <FactList look="wide" facts={contactFields.map((field) => ({ label: labelOf(field), value }))} />;
}

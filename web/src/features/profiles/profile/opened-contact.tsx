import type { Nominee } from '@/features/profiles/api/nominee';
import { ContactFacts } from '@/features/profiles/profile/facts';
import { NomineePart } from '@/features/profiles/profile/nominee';
import { OfficeNote } from '@/features/profiles/profile/office-note';
import { ReachableContact } from '@/features/profiles/profile/reachable-contact';
import type { ContactDetails } from '@/person/contact-details';

interface OpenedContactProps {
  profileId: number;
  name: string;
  /** Null when none are stored. */
  details: ContactDetails | null;
  note: string;
  nominee: Nominee | null;
}

/** The contact details that the admin has opened, with the office's note and the nominee. */
export const OpenedContact = ({ profileId, name, details, note, nominee }: OpenedContactProps) => (
  <>
    {details === null ? (
      <ContactFacts details={null} />
    ) : (
      <ReachableContact family={profileId} name={name} details={details} />
    )}
    <OfficeNote profileId={profileId} note={note} />
    <NomineePart profileId={profileId} nominee={nominee} />
  </>
);

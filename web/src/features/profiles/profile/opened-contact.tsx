import { ContactFacts } from '@/features/profiles/profile/facts';
import { OfficeNote } from '@/features/profiles/profile/office-note';
import { ReachableContact } from '@/features/profiles/profile/reachable-contact';
import type { ContactDetails } from '@/person/contact-details';

interface OpenedContactProps {
  profileId: number;
  name: string;
  /** Null when none are stored. */
  details: ContactDetails | null;
  note: string;
}

/** The contact details that the admin has opened, with the office's note. */
export const OpenedContact = ({ profileId, name, details, note }: OpenedContactProps) => (
  <>
    {details === null ? (
      <ContactFacts details={null} />
    ) : (
      <ReachableContact family={profileId} name={name} details={details} />
    )}
    <OfficeNote profileId={profileId} note={note} />
  </>
);

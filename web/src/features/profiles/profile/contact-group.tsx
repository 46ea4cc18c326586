import type { ReactNode } from 'react';
import type { FullProfile } from '@/features/profiles/api/profile';
import { LockedContact } from '@/features/profiles/profile/facts';
import { ReachableContact } from '@/features/profiles/profile/reachable-contact';
import { t } from '@/texts/texts';

interface ContactGroupProps {
  profile: FullProfile;
  /** The member's request for the details and its state. */
  asking: ReactNode;
}

/** For a member: the contact details, or how they get them. */
export const ContactGroup = ({ profile, asking }: ContactGroupProps) => (
  <>
    {profile.contact_details ? (
      <ReachableContact name={profile.name} details={profile.contact_details} />
    ) : (
      <LockedContact>{t('profiles-member.contact.locked')}</LockedContact>
    )}
    {asking}
  </>
);

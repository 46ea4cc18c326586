import type { ReactNode } from 'react';
import type { FullProfile } from '@/features/profiles/api/profile';
import { LockedContact } from '@/features/profiles/components/facts';
import { ReachableContact } from '@/features/profiles/components/reachable-contact';
import type { Viewer } from '@/lib/backend/session';

interface ContactGroupProps {
  profile: FullProfile;
  viewer: Viewer;
  /** The member's request for the details and its state. */
  asking: ReactNode;
}

/** The contact details, or how a member gets them. A visitor is told above; the admin has them at the top of the page. */
export function ContactGroup({ profile, viewer, asking }: ContactGroupProps) {
  if (viewer.kind === 'member') {
    return (
      <>
        {profile.contact_details ? (
          <ReachableContact name={profile.name} details={profile.contact_details} />
        ) : (
          <LockedContact>Shared after your request</LockedContact>
        )}
        {asking}
      </>
    );
  }
  return null;
}

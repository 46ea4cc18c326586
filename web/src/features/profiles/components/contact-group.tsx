import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { contactAndNoteOpening } from '@/features/profiles/api/office-note';
import type { FullProfile } from '@/features/profiles/api/profile';
import { ContactFacts, LockedContact } from '@/features/profiles/components/facts';
import { OfficeNote } from '@/features/profiles/components/office-note';
import { ReachableContact } from '@/features/profiles/components/reachable-contact';
import type { Viewer } from '@/lib/backend/session';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/error-note';

interface ContactGroupProps {
  profile: FullProfile;
  viewer: Viewer;
  /** The member's request for the details and its state. */
  asking: ReactNode;
}

/** The contact details, or how a member gets them; a visitor is told above. */
export function ContactGroup({ profile, viewer, asking }: ContactGroupProps) {
  if (viewer.kind === 'admin') return <AdminContact profile={profile} />;
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

function AdminContact({ profile: { id: profileId, name } }: { profile: FullProfile }) {
  const opening = useMutation(contactAndNoteOpening());
  if (opening.isSuccess) {
    const { details, note } = opening.data;
    return (
      <>
        {details === null ? <ContactFacts details={null} /> : <ReachableContact name={name} details={details} />}
        <OfficeNote profileId={profileId} note={note} />
      </>
    );
  }
  return (
    <div className="mt-4 rounded-card border border-line bg-paper px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <BusyButton
          size="small"
          busy={opening.isPending}
          busyText="Opening…"
          onClick={() => {
            opening.mutate(profileId);
          }}
        >
          Show contact details
        </BusyButton>
        <p className="text-muted">Each opening is recorded.</p>
      </div>
      <ErrorNote
        className="mt-3"
        error={opening.error}
        onRetry={() => {
          opening.mutate(profileId);
        }}
      >
        The contact details could not be opened.
      </ErrorNote>
    </div>
  );
}

import { CandidateLinkDialog } from '@/features/introductions/components/private-link';
import { OwnYes } from '@/features/consents/components/own-yes';
import { SharingDialog } from '@/features/contact-requests/components/sharing-dialog';

/** The sharing with the candidates' own answers. */
export const Sharing = ({ requestId, onClose }: { requestId: number; onClose: () => void }) => (
  <SharingDialog
    requestId={requestId}
    ownYes={(person) => (
      <OwnYes
        person={person}
        ownLink={(close) => <CandidateLinkDialog family={{ ...person, hasLogin: true }} onClose={close} />}
      />
    )}
    onClose={onClose}
  />
);

import { lazyPart } from '@/base/load-part';
import { ReviewPage } from '@/features/review/review-page';
import { OnDemand } from '@/ui/on-demand';

const BulkVerifyDialog = lazyPart(async () => (await import('@/features/people/bulk-verify')).BulkVerifyDialog);

/** The verification, with the dialog of the register that verifies several people. */
export const ReviewRoute = ({ profileId }: { profileId: number | null }) => (
  <ReviewPage
    profileId={profileId}
    verifyTicked={(people, close, done) => (
      <OnDemand>
        <BulkVerifyDialog areChecked people={people} onClose={close} onDone={done} />
      </OnDemand>
    )}
  />
);

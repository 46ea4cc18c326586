import { lazyPart } from '@/base/load-part';
import { FormPage } from '@/features/person-form/form-page';

const WishesOfNew = lazyPart(async () => (await import('@/app/wishes-of-new')).WishesOfNew);

/** The registration form with the fields of what the family looks for, which belong to the profiles. */
export function FormRoute({ profileId }: { profileId: number | null }) {
  return <FormPage profileId={profileId} wishesPart={(props) => <WishesOfNew {...props} />} />;
}

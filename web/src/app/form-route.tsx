import { lazyPart } from '@/base/load-part';
import { FormPage } from '@/features/person-form/form-page';

const WishesOfNew = lazyPart(async () => (await import('@/app/wishes-of-new')).WishesOfNew);

const NoticePart = lazyPart(async () => (await import('@/features/consents/components/notice-part')).NoticePart);

/** The registration form with the fields of what the family looks for, and with the notice and its consents. */
export const FormRoute = ({ profileId, section = null }: { profileId: number | null; section?: 'contact' | null }) => (
  <FormPage
    profileId={profileId}
    section={section}
    wishesPart={(props) => <WishesOfNew {...props} />}
    consentsPart={(props) => <NoticePart {...props} />}
  />
);

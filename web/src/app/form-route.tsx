import { lazyPart } from '@/base/load-part';
import { EditPage } from '@/features/person-form/edit/edit-form';
import { RegisterForm } from '@/features/person-form/register/register-form';

const WishesOfNew = lazyPart(async () => (await import('@/app/wishes-of-new')).WishesOfNew);

const NoticePart = lazyPart(async () => (await import('@/features/consents/components/notice-part')).NoticePart);

/** The form of a registered person, or of a new one, with the fields of what the family looks for, the notice and its consents. */
export const FormRoute = ({ profileId, section = null }: { profileId: number | null; section?: 'contact' | null }) =>
  profileId === null ? (
    <RegisterForm
      wishesPart={(props) => <WishesOfNew {...props} />}
      consentsPart={(props) => <NoticePart {...props} />}
    />
  ) : (
    <EditPage profileId={profileId} section={section} />
  );

import { ContactFacts } from '@/features/profiles/profile/facts';
import { ProfileView } from '@/features/profiles/profile/profile-view';
import { sampleProfile } from '@/features/profiles/sample-profile';
import { t } from '@/texts/texts';
import { RichText } from '@/ui/rich-text';

/** A profile as members see it, for everyone. */
export function SampleProfile() {
  return (
    <>
      <p className="mt-2 mb-6 rounded-card border border-gold-500 bg-paper px-5 py-3">
        <RichText
          text={t('profiles.sample')}
          tags={{ strong: (words) => <strong className="font-semibold text-gold-700">{words}</strong> }}
        />
      </p>
      <ProfileView
        profile={sampleProfile}
        viewer={null}
        contact={<ContactFacts details={sampleProfile.contact_details} />}
      />
    </>
  );
}

import type { FullProfile } from '@/features/profiles/api/profile';
import { sampleCard, sampleDetails } from '@/person/sample';
import { ContactFacts } from '@/features/profiles/profile/facts';
import { ProfileView } from '@/features/profiles/profile/profile-view';
import { t } from '@/texts/texts';
import { RichText } from '@/ui/rich-text';

/** Placeholder values of the profile page without a user. They describe no real person. */
export const sampleProfile: FullProfile = {
  ...sampleCard,
  profile_details: sampleDetails,
  contact_details: {
    phone_number: '+91 00000 00000',
    whose_phone: 'Father',
    second_phone_number: null,
    whose_second_phone: null,
    email: 'name@example.com',
    address: 'Street, town, PIN code',
  },
};

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

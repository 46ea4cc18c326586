import type { FullProfile } from '@/features/profiles/api/profile';
import { sampleCard, sampleDetails } from '@/person/sample';

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

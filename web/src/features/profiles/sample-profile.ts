import type { FullProfile } from '@/features/profiles/api/profile';
import { sampleDetails } from '@/person/sample';

const written = '2026-01-01T00:00:00Z';

/** Placeholder values of the profile page without a user. They describe no real person. */
export const sampleProfile: FullProfile = {
  id: 0,
  name: 'Sample Name',
  gender: 'bride',
  age: 28,
  religion: 'Hindu',
  location: 'Coimbatore, Tamil Nadu',
  first_img: null,
  second_img: null,
  third_img: null,
  birth_chart: null,
  pictures_for_members: false,
  status: 'draft',
  status_reason: null,
  deleted_at: null,
  visible: false,
  verified_at: null,
  verified_by: null,
  verified_items: [],
  created_at: written,
  updated_at: written,
  profile_details: sampleDetails,
  contact_details: {
    phone_number: '+91 00000 00000',
    email: 'name@example.com',
    address: 'Street, town, PIN code',
  },
};

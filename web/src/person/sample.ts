import type { Tables } from '@/lib/database.types';

const written = '2026-01-01T00:00:00Z';

/** Placeholder facts of the profile page without a user. They describe no real person. */
export const sampleDetails: Tables<'profile_details'> = {
  registered_user_id: 0,
  date_of_birth: '1998-08-14',
  time_of_birth: '06:05',
  birth_time_certainty: 'Approximate',
  place_of_birth: 'Town and state of birth',
  birth_coordinates: null,
  birth_zone: null,
  birth_star: 'Bharani',
  star_pada: 2,
  rasi: 'Mesha',
  lagnam: 'Simha',
  chart_almanac: 'Thirukanitha',
  mangal_dosha: 'No',
  other_dosha: 'Suddha jathakam',
  height: 163,
  education: 'M.Sc. Mathematics',
  job: 'School teacher',
  caste: 'Name of the caste',
  gothram: 'Name of the gothram',
  diet: 'Vegetarian',
  mother_tongue: 'Tamil',
  marital_status: 'Never Married',
  "father's_name": "Father's name",
  "mother's_name": "Mother's name",
  "father's_job": "Father's job",
  "mother's_job": "Mother's job",
  number_of_siblings: 1,
  created_at: written,
  updated_at: written,
};

import { builtInBureau, type Bureau } from '@/first-load/first-bureau';

/** A bureau with all its contact details, for tests. */
export const sampleBureau: Bureau = {
  ...builtInBureau,
  opening_hours: 'Monday to Saturday, ten in the morning to six in the evening.',
  phone: '+91 422 555 0142',
  email: 'office@mangalam.example',
  address: '14, Temple Car Street,\nCoimbatore 641 002',
};

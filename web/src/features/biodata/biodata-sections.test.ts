import { describe, expect, it } from 'vitest';
import type { Biodata } from '@/features/biodata/api/biodata';
import { biodataSections } from '@/features/biodata/biodata-sections';

const bare: Biodata = {
  id: 7,
  name: 'Asha',
  gender: null,
  age: null,
  religion: null,
  location: null,
  first_img: null,
  visible: true,
  verified_at: null,
  verified_by: null,
  profile_details: null,
};

describe('biodataSections', () => {
  it('has nothing to say of a profile that holds only a name', () => {
    expect(biodataSections(bare, null)).toEqual([]);
  });

  it('leaves out what is not known, but not a number that is zero', () => {
    const details = {
      registered_user_id: 7,
      date_of_birth: '1998-08-14',
      birth_star: 'Bharani',
      star_pada: null,
      height: null,
      education: null,
      job: null,
      caste: null,
      mother_tongue: null,
      marital_status: null,
      "father's_name": null,
      "mother's_name": null,
      "father's_job": null,
      "mother's_job": null,
      number_of_siblings: 0,
      created_at: '2026-01-01T00:00:00Z',
      updated_at: '2026-01-01T00:00:00Z',
    };
    expect(biodataSections({ ...bare, age: 28, profile_details: details }, null)).toEqual([
      {
        title: 'Personal',
        facts: [
          { label: 'Date of birth', value: '14 August 1998' },
          { label: 'Age', value: '28 years' },
        ],
      },
      { title: 'Horoscope', facts: [{ label: 'Birth star', value: 'Bharani' }] },
      { title: 'Family', facts: [{ label: 'Number of siblings', value: '0' }] },
    ]);
  });

  it('puts the lines of an address behind one another', () => {
    const contact = { phone_number: null, email: null, address: '2, South Street,\n\n R. S. Puram\r\nCoimbatore\n' };
    expect(biodataSections(bare, contact)).toEqual([
      { title: 'Contact', facts: [{ label: 'Address', value: '2, South Street, R. S. Puram, Coimbatore' }] },
    ]);
  });
});

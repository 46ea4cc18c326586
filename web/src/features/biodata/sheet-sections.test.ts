import { biodataSections } from '@/features/biodata/sheet-sections';
import { expect, it } from 'vitest';

it('has no sections for a profile with only a name', () => {
  expect(biodataSections({ name: 'Asha', age: null, caste: null })).toEqual([]);
});

it('leaves out unknown values, but keeps zero', () => {
  const person = { date_of_birth: '1998-08-14', age: 28, height: null, birth_star: 'Bharani', number_of_siblings: 0 };
  expect(biodataSections(person)).toEqual([
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

it('joins the lines of an address', () => {
  expect(biodataSections({ address: '2, South Street,\n\n R. S. Puram\r\nCoimbatore\n' })).toEqual([
    {
      title: 'Contact',
      facts: [{ label: 'Address', value: '2, South Street, R. S. Puram, Coimbatore', isData: true }],
    },
  ]);
});

it.each([
  ['Members', true, true],
  ['Approved contact', false, true],
  ['Bureau only', false, false],
  [null, false, false],
])(
  'an income shown to %j is on a paper without contact details: %j, with them: %j',
  (income_shown_to, without, beside) => {
    const isPrinted = (withContact: boolean) =>
      biodataSections({ income: '5 to 7', income_shown_to }, withContact).length > 0;
    expect([isPrinted(false), isPrinted(true)]).toEqual([without, beside]);
  },
);

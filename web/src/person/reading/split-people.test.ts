import { expect, test } from 'vitest';
import { readBiodata } from '@/person/reading/read-biodata';

const names = ['Kavitha S', 'Meena R', 'Arun Kumar', 'P. Selvi', 'Divya Bharathi', 'K. Raja', 'Priya', 'Suresh M'];
const fifty = Array.from({ length: 50 }, (_, place) => names[place % names.length] ?? '');

test.each([
  ['names', fifty],
  ['numbered names', fifty.map((name, place) => `${place + 1}. ${name}`)],
  ['names with a label', fifty.map((name) => `Name: ${name}`)],
  ['rows of a spreadsheet', ['S.No\tName\tAge\tStar', ...fifty.map((name, place) => `${place}\t${name}\t24\tRohini`)]],
  ['names with numbers', fifty.map((name) => `${name} - 98430 55512`)],
  ['Tamil names', fifty.map(() => 'மீனா ர, 24')],
])('%s are a list', (_, lines) => {
  expect(readBiodata(lines.join('\n')).isList).toBe(true);
});

test.each([
  ['nine names', fifty.slice(0, 9)],
  [
    'a biodata without labels',
    [
      'MEENA R',
      'Hindu Nadar',
      '14.8.1999',
      'Rohini, Rishabam',
      'B.E (CSE)',
      'Software Engineer, Chennai',
      'Father R. Selvam',
      'Mother S. Kavitha',
      '1 elder brother, married',
      '5\'4"',
      '98430 55512',
    ],
  ],
  ['two biodatas', fifty.slice(0, 6).flatMap((name) => [`Name: ${name}`, 'DOB: 14-06-1998', 'Star: Rohini'])],
])('%s are none', (_, lines) => {
  expect(readBiodata(lines.join('\n')).isList).toBe(false);
});

test('a numbered son and daughter are two people, each with the facts of the family', () => {
  const text = `FAMILY: Father Mani (merchant). Native Karur
(1) Son - M. Arivu, B.Tech, 16.2.1992, 5.10 PM. Ht 172
(2) Daughter - M. Kayal, M.Com, DOB 30.11.1994. 5'3"`;
  const { people } = readBiodata(text);
  const facts = people.map((one) =>
    Object.fromEntries(readBiodata(one).values.map(({ field, value }) => [field, value])),
  );
  expect(facts).toMatchObject([
    { name: 'M. Arivu', gender: 'groom', date_of_birth: '1992-02-16', time_of_birth: '17:10', height: '172' },
    { name: 'M. Kayal', gender: 'bride', date_of_birth: '1994-11-30', height: '160' },
  ]);
  expect(facts.map((one) => one["father's_name"])).toEqual(['Mani', 'Mani']);
});

test('a chat about a girl and a boy has two people, without labels too', () => {
  const text = `[1/2/26, 7:12:47 PM] Broker: *NADAR Girl*
Name Asha M.
Dob 3/12/1996 9.40am Karur
Father Raman, mother Uma
[1/2/26, 7:15:30 PM] Broker: Boy - ARUN KUMAR P, Nadar
21.05.1991 early morning 5:55 Salem`;
  const { people } = readBiodata(text);
  expect(people.map((one) => readBiodata(one).values.find(({ field }) => field === 'gender')?.value)).toEqual([
    'bride',
    'groom',
  ]);
  // What a line divides stays divided.
  expect(readBiodata(people[0] ?? '').values).toContainEqual(
    expect.objectContaining({ field: "mother's_name", value: 'Uma' }),
  );
});

import { expect, test } from 'vitest';
import { toTable } from '@/features/transfer/parse-file';
import { noChoices, readPeople } from '@/features/transfer/read-people';
import { plainSheet } from '@/features/transfer/sheet';
import { describeField, type PersonField } from '@/person/fields';
import { readBiodata } from '@/person/reading/read-biodata';

type Facts = Partial<Record<PersonField, string>>;
type Case = readonly [label: string, text: string, facts: Facts, rest: string];

/** What families and bureaus write: the label or heading, the text, its facts, and what is left of the text. */
const cases: readonly Case[] = [
  ['Name', 'Thiru. K. Murugan', { name: 'K. Murugan', gender: 'groom' }, ''],
  ['Name', 'Selvi Meena Devi', { name: 'Meena Devi', gender: 'bride' }, ''],
  ['Name', 'Dr. Meena R', { name: 'Meena R' }, ''],
  ['Name', 'Kaviya B.Tech', { name: 'Kaviya', education: 'B.Tech' }, ''],
  ['Name', 'K. Selvam, M.E.', { name: 'K. Selvam', education: 'M.E.' }, ''],
  [
    'Star',
    'Rohini 2 padam, Rishaba rasi, Kanni lagnam',
    { birth_star: 'Rohini', star_pada: '2', rasi: 'Vrishabha', lagnam: 'Kanya' },
    '',
  ],
  ['Star & Rasi', 'POORAM(4) SIMMAM', { birth_star: 'Purva Phalguni', star_pada: '4', rasi: 'Simha' }, ''],
  [
    'Native',
    'Udumalpet. Vegetarian, never married',
    { native_place: 'Udumalpet', diet: 'Vegetarian', marital_status: 'Never Married', location: 'Udumalpet' },
    '',
  ],
  ['Hieght', '160 cm', { height: '160' }, ''],
  ['Siblings', 'ஆ-2(தி-1) பெ-1', { brothers: '2', married_brothers: '1', sisters: '1' }, ''],
  [
    'Father, job / Mother',
    'Mohan Nair, Retd bank officer / Sumathi',
    { "father's_name": 'Mohan Nair', "father's_job": 'Retd bank officer', "mother's_name": 'Sumathi' },
    '',
  ],
  [
    'Education, job, company & place',
    'M.Com / Clerk / Selva Mills / Karur',
    { education: 'M.Com', job: 'Clerk, Selva Mills', work_place: 'Karur' },
    '',
  ],
  ['Father', 'Mani (late retired driver', { "father's_name": 'Mani (late retired driver' }, ''],
  ['Father', 'Periyasamy (Agriculture)', { "father's_name": 'Periyasamy', "father's_job": 'Agriculture' }, ''],
  [
    'Father & Occupation',
    'Periyasamy (Agriculture)',
    { "father's_name": 'Periyasamy', "father's_job": 'Agriculture' },
    '',
  ],
  ['Father & Occupation', 'Late Dinesh', { "father's_name": 'Dinesh' }, 'Late'],
  [
    'Father & Occupation',
    'Mr. K.Subramani, Business',
    { "father's_name": 'K.Subramani', "father's_job": 'Business' },
    '',
  ],
  ['Father/Job', 'Raman / Ramasamy & Co', { "father's_name": 'Raman', "father's_job": 'Ramasamy & Co' }, ''],
  ['Father & Job', 'Ramasamy & Co', { "father's_name": 'Ramasamy & Co' }, ''],
  ['Father/Job', 'Tamilselvanswamy - Agri', { "father's_name": 'Tamilselvanswamy', "father's_job": 'Agri' }, ''],
  ["Mother's name & occupation", 'Sita / HW', { "mother's_name": 'Sita', "mother's_job": 'Homemaker' }, ''],
  ["Mother's job", 'H.W', { "mother's_job": 'Homemaker' }, ''],
  ['Father Name & Job', 'Subramaniam (Late)', { "father's_name": 'Subramaniam' }, 'Late'],
  ['Job', 'Engineer @ Bosch, CBE', { job: 'Engineer @ Bosch, CBE', work_place: 'Coimbatore' }, ''],
  ['Income', '40k', { income: '3 to 5' }, ''],
  ['Dosham', 'Suddha jathakam', { mangal_dosha: 'No' }, ''],
  ['Present addr', '4/112 Thottipalayam road, CBE', { address: '4/112 Thottipalayam road, CBE' }, ''],
  ['Siblings', '2 brothers', { brothers: '2' }, ''],
  ['Siblings', '1 sis (married)', { sisters: '1', married_sisters: '1' }, ''],
  ['Siblings', 'B-1 S-2', { brothers: '1', sisters: '2' }, ''],
  ['Siblings', '1B, 2S', { brothers: '1', sisters: '2' }, ''],
  ['Siblings', '1E B M, 1Y S UM', { brothers: '1', married_brothers: '1', sisters: '1', married_sisters: '0' }, ''],
  ['Siblings', '2 brothers 1 sister', { brothers: '2', sisters: '1' }, ''],
  ['Siblings', '3', { number_of_siblings: '3' }, ''],
  ['Brothers', '2 (1 married)', { brothers: '2', married_brothers: '1' }, ''],
  ['Sisters', '1E M, 1Y UM', { sisters: '2', married_sisters: '1' }, ''],
  ['DOB / Age', '3/7/96', { date_of_birth: '1996-07-03' }, ''],
  ['DOB / Age', '12.5.1998 (27)', { date_of_birth: '1998-05-12', age: '27' }, ''],
  ['DOB', '1998-06-13T18:30:00.000Z', {}, ''],
  ['DOB', '14.8.1998, Friday, Erode', { date_of_birth: '1998-08-14', place_of_birth: 'Erode' }, ''],
  ['DOB', '14/6/1998 or 15/6/1998', { date_of_birth: '1998-06-14' }, 'or 15/6/1998'],
  ['Time', 'காலை 6.05 pm', {}, ''],
  [
    'DOB',
    '14/06/1998 6:05 am, Erode',
    { date_of_birth: '1998-06-14', time_of_birth: '06:05', place_of_birth: 'Erode' },
    '',
  ],
  ['Time & place of birth', '6.05 am, Madurai', { time_of_birth: '06:05', place_of_birth: 'Madurai' }, ''],
  ['Place & time of birth', 'Madurai, காலை 6.05', { time_of_birth: '06:05', place_of_birth: 'Madurai' }, ''],
  ['Caste / Kulam', 'KVG / Sathanthai', { caste: 'KVG', kulam: 'Sathanthai' }, ''],
  ['Caste', 'KVG / Sathanthai', { caste: 'KVG', kulam: 'Sathanthai' }, ''],
  ['Caste', 'Kongu Vellala - Payiran', { caste: 'Kongu Vellala', kulam: 'Payiran' }, ''],
  ['Caste', 'Kongu Vellalar - Gounder', { caste: 'Kongu Vellalar - Gounder' }, ''],
  ['Caste', 'Hindu, Nadar', { religion: 'Hindu', caste: 'Nadar' }, ''],
  ['Religion', 'Hindu (Iyer)', { religion: 'Hindu', caste: 'Iyer' }, ''],
  [
    'Education / Job',
    'BE, Infosys Bangalore',
    { education: 'BE', job: 'Infosys Bangalore', work_place: 'Bangalore' },
    '',
  ],
  ['Monthly income', '45000', { income: '5 to 7' }, ''],
  ['Native place', 'Karur', { native_place: 'Karur', location: 'Karur' }, ''],
  ['Job', 'Engineer, 8 LPA', { job: 'Engineer', income: '7 to 10' }, ''],
  ['Working at', 'Infosys, Chennai', { job: 'Infosys, Chennai', work_place: 'Chennai' }, ''],
  ['Job & salary', 'Software Engineer, 8 LPA', { job: 'Software Engineer', income: '7 to 10' }, ''],
  ['JOB & SALARY', 'L2, 8 or 9', {}, ''],
  ['Star', 'Visakam 4 Viruchigam', { birth_star: 'Vishakha', star_pada: '4', rasi: 'Vrishchika' }, ''],
  ['Star / Rasi', 'Visakam 4 Viruchigam', { birth_star: 'Vishakha', star_pada: '4', rasi: 'Vrishchika' }, ''],
  ['Star / Rasi', 'Rohini / 2 / Rishabam', { birth_star: 'Rohini', star_pada: '2', rasi: 'Vrishabha' }, ''],
  ['Rasi', 'Kanni (Uthiram 2)', { rasi: 'Kanya', birth_star: 'Uttara Phalguni', star_pada: '2' }, ''],
  ['Marital status', 'Divorcee - no kids', { marital_status: 'Divorced', children: '0' }, 'no kids'],
  ['Sevvai dosham', 'TRUE', { mangal_dosha: 'Yes' }, ''],
  ['Height', '165cm/55kg', { height: '165' }, '55kg'],
  ['Ht/Wt', '5.4/50', { height: '163' }, '50'],
  ['Time & place of birth', 'Salem 18.20', { time_of_birth: '18:20', place_of_birth: 'Salem' }, ''],
  ['STAR-RASI', 'AYILYAM 2, KADAGAM', { birth_star: 'Ashlesha', star_pada: '2', rasi: 'Karka' }, ''],
  ['TIME & PLACE', '4.01 PM TINDIVANAM', { time_of_birth: '16:01', place_of_birth: 'TINDIVANAM' }, ''],
  ['Time', '4-43 AM', { time_of_birth: '04:43' }, ''],
  ['Job & Place', 'Manager, Canara Bank, Tirupur', { job: 'Manager, Canara Bank', work_place: 'Tirupur' }, ''],
  ['Company / Place', 'Tenkasi', { work_place: 'Tenkasi' }, ''],
  ['தந்தை & தொழில்', 'முருகேசன் (ஆசிரியர் (ஓய்வு))', { "father's_name": 'முருகேசன்', "father's_job": 'ஆசிரியர் (ஓய்வு)' }, ''],
  ['FATHER & JOB', 'NATESAN RETD TEACHER', { "father's_name": 'NATESAN', "father's_job": 'RETD TEACHER' }, ''],
  ['படிப்பு & வேலை', 'B.Com, ACS / Company Secretary', { education: 'B.Com, ACS', job: 'Company Secretary' }, ''],
  ['Education & Job', 'M.A., B.Ed, Teacher', { education: 'M.A., B.Ed', job: 'Teacher' }, ''],
  ['Education & Job', 'Teacher, B.Ed', { education: 'B.Ed', job: 'Teacher' }, ''],
  ['ஆ/பெ', 'பெண்', { gender: 'bride' }, ''],
  ['BRO/SIS', '1 SIS MARRIED', { sisters: '1', married_sisters: '1' }, ''],
  ['Job', 'Nurse (NHS), London, UK', { job: 'Nurse (NHS), London, UK', work_place: 'London, UK' }, ''],
  ['Job', 'Manager, TNEB, திருநெல்வேலி', { job: 'Manager, TNEB, திருநெல்வேலி', work_place: 'திருநெல்வேலி' }, ''],
  ['Job', 'Manager, Indian Bank', { job: 'Manager, Indian Bank' }, ''],
  ['Job', 'Nil', {}, ''],
  ['Kulam', 'Payiran, Kongu Vellala Gounder', { kulam: 'Payiran', caste: 'Kongu Vellala Gounder' }, ''],
  ['Caste', 'Mutharaiyar (Hindu)', { caste: 'Mutharaiyar', religion: 'Hindu' }, ''],
  ['Star & Padam', 'Swathi - 3', { birth_star: 'Swati', star_pada: '3' }, ''],
  ['Mother', 'Tmt. R. Uma (housewife)', { "mother's_name": 'R. Uma', "mother's_job": 'housewife' }, ''],
  ['Name', 'மு. செந்தில் B.E.,', { name: 'மு. செந்தில்', education: 'B.E.' }, ''],
  ['Name', 'ஹரிணி Harini', { name: 'Harini', own_script_name: 'ஹரிணி' }, ''],
  ['Phone', '98430 55512 (Ramu, father)', { phone_number: '+91 98430 55512', whose_phone: 'Father' }, '(Ramu, father)'],
  ['Star', '-', {}, ''],
  ['Place', 'CBE', { location: 'Coimbatore' }, ''],
  [
    'Phone',
    '98430 55512 / 94430 11111',
    { phone_number: '+91 98430 55512', second_phone_number: '+91 94430 11111' },
    '',
  ],
  [
    'Phone',
    '98430 55512 (father), 94430 11111 (Amma)',
    {
      phone_number: '+91 98430 55512',
      whose_phone: 'Father',
      second_phone_number: '+91 94430 11111',
      whose_second_phone: 'Mother',
    },
    '',
  ],
  ["Father's mobile", '98430 55512', { phone_number: '+91 98430 55512', whose_phone: 'Father' }, ''],
  ['Phone', '98430 55512 after 6 pm', { phone_number: '+91 98430 55512' }, 'after 6 pm'],
];

/** The facts without those that are missing, and without the name that each list has. */
const known = (values: readonly (readonly [string, string | null | undefined])[]) =>
  Object.fromEntries(values.filter(([field, value]) => value != null && !(field === 'name' && value === 'Asha')));

test.each(cases)('%s: %s is the same in a biodata and in a cell', (label, text, facts, rest) => {
  const names = label === 'Name' ? [] : ['Asha'];
  const pasted = readBiodata([...names.map((name) => `Name: ${name}`), `${label}: ${text}`].join('\n'));
  const { rows, proofs } = readPeople(
    toTable([
      plainSheet('', [
        [...names.map(() => 'Name'), label],
        [...names, text],
      ]),
    ]),
    noChoices,
  );
  const [row] = rows;
  expect(known(pasted.values.map(({ field, value }) => [field, value]))).toEqual(facts);
  expect(known(Object.entries({ ...row?.person }))).toEqual(facts);
  expect(pasted.rest.join()).toBe(rest);
  expect(row?.note ?? '').toContain(rest);
  // What is marked in one is marked in the other. A column says of its dates and times once how they are read.
  const marked = [...(row?.changes ?? []), ...(row?.leftOut ?? [])].map(({ field }) => field);
  const isOfColumn = (field: PersonField) => proofs.length > 0 && describeField(field).kind === 'date';
  const doubtful = pasted.values.filter((value) => value.doubtful).map(({ field }) => field);
  expect(doubtful.filter((field) => !marked.includes(field) && !isOfColumn(field))).toEqual([]);
});

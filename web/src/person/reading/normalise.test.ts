import { describe, expect, it, test } from 'vitest';
import { checkChoice, normaliseValue } from '@/person/reading/normalise';
import type { PersonField } from '@/person/fields';

test.each<[PersonField, string, string | null]>([
  ['name', '  Meena   Kumari ', 'Meena Kumari'],
  ['name', "'=HYPERLINK(1)", '=HYPERLINK(1)'],
  ['name', "O'Brien", "O'Brien"],
  ['religion', 'hindu', 'Hindu'],
  ['religion', 'PARSI (zoroastrian)', 'Parsi (Zoroastrian)'],
  ['marital_status', 'never married', 'Never Married'],
  ['gender', 'Female', 'bride'],
  ['gender', 'GROOM', 'groom'],
  ['gender', 'பெண்', 'bride'],
  ['marital_status', 'Unmarried', 'Never Married'],
  ['rasi', 'Kadagam', 'Karka'],
  ['lagnam', 'சிம்மம்', 'Simha'],
  ['location', 'Coimbatore, TN', 'Coimbatore, TN'],
  ['date_of_birth', '14/8/1998', '1998-08-14'],
  ['date_of_birth', '14-08-1998', '1998-08-14'],
  ['date_of_birth', '1998-08-14', '1998-08-14'],
  ['date_of_birth', '14-Sep-90', '1990-09-14'],
  ['date_of_birth', '16 Sep 1997', '1997-09-16'],
  ['time_of_birth', '06:05', '06:05'],
  ['time_of_birth', '6:05 AM', '06:05'],
  ['time_of_birth', '06:05:00', '06:05'],
  ['time_of_birth', '6.05 p.m.', '18:05'],
  ['time_of_birth', '18.05', '18:05'],
  ['time_of_birth', '18:05 hrs', '18:05'],
  ['time_of_birth', '6 pm', '18:00'],
  ['time_of_birth', '12:10 am', '00:10'],
  ['time_of_birth', '12:10 PM', '12:10'],
  ['birth_time_certainty', 'NOT KNOWN', 'Not known'],
  ['birth_time_certainty', 'approx.', 'Approximate'],
  ['birth_coordinates', '9.9252 N, 78.1198 E', '9.93, 78.12'],
  ['birth_coordinates', '9.93° N, 78.12° E', '9.93, 78.12'],
  ['birth_zone', 'India (UTC+5:30)', 'Asia/Kolkata'],
  ['birth_zone', 'IST', 'Asia/Kolkata'],
  ['birth_zone', 'Singapore', 'Asia/Singapore'],
  ['birth_zone', 'Malaysia', 'Asia/Kuala_Lumpur'],
  ['birth_zone', 'Arizona', 'America/Phoenix'],
  ['birth_zone', 'Saskatchewan', 'America/Regina'],
  ['birth_zone', 'Oman', 'Asia/Dubai'],
  ['birth_zone', 'United States, Eastern time', 'America/New_York'],
  ['birth_zone', 'Europe/London', 'Europe/London'],
  ['height', `5'4"`, '163'],
  ['height', '5’ 4”', '163'],
  ['height', '5 ft 4 in', '163'],
  ['height', `6'`, '183'],
  ['height', '163 cm', '163'],
  ['height', '168cms', '168'],
  ['height', '5ft 6', '168'],
  ['height', '5 feet 6 inches', '168'],
  ['height', '1.63 m', '163'],
  ['height', `5' 4" (163 cm)`, '163'],
  ['height', `165 CMS (5'5")`, '165'],
  ['height', `5'5" (165 cms)`, '165'],
  ['height', `5'5" / 165`, '165'],
  ['height', '64 inches', '163'],
  ['height', '64"', '163'],
  ['height', '163 cms.', '163'],
  ['height', '5 feet 4 inches and a half', '164'],
  ['height', `5'4½"`, '164'],
  ['height', `5'-4"`, '163'],
  ['height', '5feet4inch', '163'],
  ['height', '5 फुट 10 इंच', '178'],
  ['height', '5 அடி 3 அங்குலம்', '160'],
  ['height', '5 അടി 4 ഇഞ്ച്', '163'],
  ['height', '5 అడుగుల 4 అంగుళాలు', '163'],
  ['height', '5 ಅಡಿ 4 ಇಂಚು', '163'],
  ['height', '163 செ.மீ.', '163'],
  ['height', '163 सेमी', '163'],
  ['phone_number', '98765 43210', '+91 98765 43210'],
  ['phone_number', '09876543210', '+91 98765 43210'],
  ['phone_number', '919876543210', '+91 98765 43210'],
  ['phone_number', "'+91-98765-43210", '+91 98765 43210'],
  ['phone_number', '98430-55512', '+91 98430 55512'],
  ['phone_number', '98430–55103', '+91 98430 55103'],
  ['phone_number', '9843055103.0', '+91 98430 55103'],
  ['phone_number', '+91 0 98430 55104', '+91 98430 55104'],
  ['phone_number', '௯௮௪௩௦ ௫௫௫௧௨', '+91 98430 55512'],
  ['phone_number', '+971 50 123 4567', '+971 50 123 4567'],
  ['phone_number', '0044 20 7946 0018', '+44 20 7946 0018'],
  ['number_of_siblings', '2.0', '2'],
  ['brothers', '2.0', '2'],
  ['married_sisters', 'nil', '0'],
  ['children', 'two', '2'],
  ['age', '28 years', '28'],
  ['address', '12, Car Street\r\nCoimbatore', '12, Car Street\nCoimbatore'],
  ['birth_star', 'Magam', 'Magha'],
  ['birth_star', 'POOSAM', 'Pushya'],
  ['birth_star', 'Makam', 'Magha'],
  ['birth_star', 'purva phalguni', 'Purva Phalguni'],
  ['caste', '   ', null],
])('%s: %j is stored as %j', (field, cell, value) => {
  expect(normaliseValue(field, cell)).toEqual({ value, error: null });
});

test.each<[PersonField, string, RegExp]>([
  ['religion', 'Hindoo', /list: Hindu, Muslim/],
  ['gender', 'x', /Bride or Groom/],
  ['date_of_birth', '31/02/1998', /no 31 February/],
  ['date_of_birth', '08/1998', /day\/month\/year/],
  ['time_of_birth', '6', /6:05 am or 18:05/],
  ['time_of_birth', '6.5', /6:05 am or 18:05/],
  ['time_of_birth', '06:05:70', /6:05 am or 18:05/],
  ['time_of_birth', 'morning', /6:05 am or 18:05/],
  ['time_of_birth', '24:00', /no such time/],
  ['time_of_birth', '6:60', /no such time/],
  ['time_of_birth', '13:05 am', /no such time/],
  ['time_of_birth', '0:05 pm', /no such time/],
  ['birth_time_certainty', 'more or less', /list: Exact/],
  ['birth_coordinates', 'Madurai', /latitude and longitude/],
  ['birth_coordinates', '80.27, 13.08', /turned round\. Latitude comes first: 13\.08, 80\.27/],
  ['birth_coordinates', '13.08, 190', /longitude up to 180/],
  ['birth_zone', 'Mars', /list: /],
  // Each of these countries has several time zones.
  ['birth_zone', 'United States', /list: /],
  ['birth_zone', 'Eastern time', /list: /],
  ['birth_zone', 'Canada', /list: /],
  ['birth_zone', 'Australia', /list: /],
  ['birth_zone', 'Indonesia', /list: /],
  ['religion', 'constructor', /list: Hindu, Muslim/],
  ['height', '5.12', /feet and inches/],
  ['height', '6', /feet and inches/],
  ['height', '8.2', /feet and inches/],
  ['height', `5'13"`, /feet and inches/],
  ['height', `9'0"`, /between 100 and 250/],
  ['height', `165 cm (5'2")`, /^The two heights are not the same: 165 cm and 157 cm/],
  ['height', `5' - 6'`, /feet and inches/],
  ['height', '165cm/55kg', /feet and inches/],
  ['phone_number', '9.87654E+09', /spreadsheet has shortened/],
  ['phone_number', '12345', /country code/],
  ['phone_number', '98430551090', /^98430551090 has 11 digits\. A number in India has ten/],
  ['phone_number', '9198430551011', /^9198430551011 has 13 digits/],
  ['phone_number', '098430551011', /^098430551011 has 12 digits/],
  ['phone_number', '+91 98430 551011', /^\+91 98430 551011 has 11 digits/],
  ['phone_number', '98430 5510 (father)', /^98430 5510 has 9 digits/],
  ['phone_number', 'ask the uncle', /country code/],
  ['rasi', 'Kadagm', /not the name of a rasi/],
  ['birth_star', 'Uttara', /may mean two stars/],
  ['birth_star', 'Magam / Pooram', /not the name of a star/],
  ['email', 'meena at home', /not an e-mail/],
  ['star_pada', '5', /from 1 to 4/],
  ['caste', 'x'.repeat(81), /at most 80/],
])('%s: %j is refused in words', (field, cell, message) => {
  const { value, error } = normaliseValue(field, cell);
  expect(value).toBe(cell);
  expect(error?.()).toMatch(message);
});

test.each<[PersonField, string, string, string, string?]>([
  ['height', '5.6', '168', '5.6 is read as 5 feet 6 inches.'],
  ['height', '5-11', '180', '5-11 is read as 5 feet 11 inches.'],
  ['height', '5 4', '163', '5 4 is read as 5 feet 4 inches.'],
  ['height', '5.4"', '163', '5.4" is read as 5 feet 4 inches.'],
  ['height', '5.1', '155', '5.1 is read as 5 feet 1 inch. If it was 5.10 in the paper, correct it.'],
  [
    'phone_number',
    '55500 00148 / 5550000153',
    '+91 55500 00148',
    'The first number is taken. The rest is kept with the contact details: 5550000153',
    '5550000153',
  ],
  [
    'phone_number',
    '9843055512 (father)',
    '+91 98430 55512',
    'The first number is taken. The rest is kept with the contact details: (father)',
    '(father)',
  ],
  [
    'phone_number',
    '9843055512 9843055513',
    '+91 98430 55512',
    'The first number is taken. The rest is kept with the contact details: 9843055513',
    '9843055513',
  ],
  ['location', 'CBE', 'Coimbatore', 'CBE is read as Coimbatore.'],
  ['place_of_birth', 'mdu, TN', 'Madurai, TN', 'mdu, TN is read as Madurai, TN.'],
])('%s: %j is stored as %j, and what was understood is said', (field, cell, value, change, rest) => {
  const { change: explanation, ...read } = normaliseValue(field, cell);
  expect(read).toEqual({ value, error: null, ...(rest !== undefined && { rest }) });
  expect(explanation?.()).toBe(change);
});

test('a pada and a rasi beside the star are values of their fields, and are said', () => {
  const { change, ...read } = normaliseValue('birth_star', 'Uthiram 2 padam, Kanni rasi');
  expect(read).toEqual({ value: 'Uttara Phalguni', error: null, also: { star_pada: '2', rasi: 'Kanya' } });
  expect(change?.()).toMatch(/^Uthiram 2 padam, Kanni rasi is read as .*Pada 2/);
});

test('a first marriage is concluded to be never married, and said', () => {
  const { value, change } = normaliseValue('marital_status', 'First marriage');
  expect([value, change?.()]).toEqual(['Never Married', 'First marriage is read as Never Married.']);
});

test('a time of day beside the date of birth is the time of birth, and is said', () => {
  const { change, ...read } = normaliseValue('date_of_birth', '14/06/1998 06:05:00');
  expect(read).toEqual({ value: '1998-06-14', error: null, also: { time_of_birth: '06:05' } });
  expect(change?.()).toMatch(/^The time of birth stands with the date: 6:05.am/);
});

test('a day of the week that does not fit is said', () => {
  const { value, change } = normaliseValue('date_of_birth', '14-6-1998 (Monday)');
  expect([value, change?.()]).toEqual([
    '1998-06-14',
    'The day of the week does not fit: this is Sunday, 14 June 1998.',
  ]);
  expect(normaliseValue('date_of_birth', '14-6-1998 (Sunday)')).toEqual({ value: '1998-06-14', error: null });
});

test('a date is read in the order of its column', () => {
  expect(normaliseValue('date_of_birth', '3/2/1999').value).toBe('1999-02-03');
  expect(normaliseValue('date_of_birth', '3/2/1999', { dateOrder: 'month first' }).value).toBe('1999-03-02');
});

describe('a list whose choices differ only in signs', () => {
  const groups = ['A+', 'A-', 'O+', 'O-', 'AB+'];

  it.each([...groups.map((group) => [group, group]), ['a-', 'A-'], ['O -', 'O-'], ['(ab +)', 'AB+']])(
    '%j is stored as %j',
    (cell, value) => {
      expect(checkChoice(cell, groups)).toEqual({ value, error: null });
    },
  );

  it.each(['A', 'AB', 'AB-', '+', '-', 'B+'])('%j is refused', (cell) => {
    const { value, error } = checkChoice(cell, groups);
    expect([value, error?.()]).toEqual([cell, "Not in the register's list: A+, A-, O+, O-, AB+."]);
  });

  it('accepts letters alone only if one choice has them', () => {
    const kinds = ['Type 1', 'Type 2', 'Other'];
    expect(checkChoice('Type 2', kinds).value).toBe('Type 2');
    expect(checkChoice('other.', kinds)).toEqual({ value: 'Other', error: null });
    expect(checkChoice('type', kinds).error?.()).toMatch(/list: Type 1, Type 2, Other/);
    expect(checkChoice('type', kinds, { type: 'Other' }).error?.()).toMatch(/list: /);
    expect(checkChoice('ஆம்', ['ஆம்', 'இல்லை', '?'])).toEqual({ value: 'ஆம்', error: null });
    expect(checkChoice('தெரியாது', ['ஆம்', 'இல்லை', '?']).error?.()).toMatch(/list: /);
  });
});

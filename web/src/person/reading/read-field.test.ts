import { describe, expect, it, test } from 'vitest';
import { findChoice, readField } from '@/person/reading/read-field';
import type { PersonField } from '@/person/fields';

test.each<[PersonField, string, string | null]>([
  ['name', '  Meena   Kumari ', 'Meena Kumari'],
  ['name', "'=HYPERLINK(x)", '=HYPERLINK(x)'],
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
  ['date_of_birth', "14 Aug '98 (Fri)", '1998-08-14'],
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
  ['phone_number', "'+91-98765-43210", '+91 98765 43210'],
  ['phone_number', '98430–55103', '+91 98430 55103'],
  ['phone_number', '9843055103.0', '+91 98430 55103'],
  ['phone_number', '௯௮௪௩௦ ௫௫௫௧௨', '+91 98430 55512'],
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
  const reading = readField(field, cell, { order: 'day first' });
  expect(reading).toMatchObject({ value, error: null, doubtful: false, rest: '' });
});

test.each<[PersonField, string, RegExp]>([
  ['religion', 'Hindoo', /list: Hindu, Muslim/],
  ['gender', 'x', /Bride or Groom/],
  ['date_of_birth', '31/02/1998', /no 31 February/],
  ['date_of_birth', '08/1998', /day\/month\/year/],
  ['date_of_birth', '14 ஆடி 1998', /day\/month\/year/],
  ['date_of_birth', '14-Aug-28', /four digits/],
  ['time_of_birth', '06:05:70', /6:05 am or 18:05/],
  ['time_of_birth', 'morning', /6:05 am or 18:05/],
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
  ['phone_number', '9.87654E+09', /spreadsheet has shortened/],
  ['phone_number', '12345', /country code/],
  ['phone_number', '98430551090', /^98430551090 has 11 digits\. A number in India has ten/],
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
  const { value, error } = readField(field, cell);
  expect(value).toBeNull();
  expect(error?.()).toMatch(message);
});

test.each<[PersonField, string, string, string, string?]>([
  ['height', '5.6', '168', '5.6 is read as 5 feet 6 inches.'],
  ['height', '5-11', '180', '5-11 is read as 5 feet 11 inches.'],
  ['height', '5 4', '163', '5 4 is read as 5 feet 4 inches.'],
  ['height', '5.4"', '163', '5.4" is read as 5 feet 4 inches.'],
  ['height', '5.1', '155', '5.1 is read as 5 feet 1 inch. If it was 5.10 in the paper, correct it.'],
  ['location', 'CBE', 'Coimbatore', 'CBE is read as Coimbatore.'],
  ['place_of_birth', 'mdu, TN', 'Madurai, TN', 'mdu, TN is read as Madurai, TN.'],
  ['marital_status', 'First marriage', 'Never Married', 'First marriage is read as Never Married.'],
  [
    'date_of_birth',
    '14-6-1998 (Monday)',
    '1998-06-14',
    'The day of the week does not fit: this is Sunday, 14 June 1998.',
  ],
  ['name', 'Dr. Meena R', 'Meena R', 'Dr. Meena R is read as Meena R.'],
  ["father's_name", 'Mr.K.Subramani', 'K.Subramani', 'Mr.K.Subramani is read as K.Subramani.'],
])('%s: %j is stored as %j, and what was understood is said', (field, cell, value, change) => {
  const { change: explanation, ...read } = readField(field, cell);
  expect(read).toMatchObject({ value, error: null, rest: '' });
  expect(explanation?.()).toBe(change);
});

test('a pada and a rasi beside the star are values of their fields, and are said', () => {
  const { value, change, also } = readField('birth_star', 'Uthiram 2 padam, Kanni rasi');
  expect([value, ...also]).toMatchObject([
    'Uttara Phalguni',
    { field: 'star_pada', value: '2', derived: false },
    { field: 'rasi', value: 'Kanya', derived: true },
  ]);
  expect(change?.()).toMatch(/^Uthiram 2 padam, Kanni rasi is read as .*Pada 2/);
});

test('a town behind the time is where the person was born', () => {
  const { value, rest, also } = readField('time_of_birth', '6.20 am, Erode');
  expect([value, rest, ...also]).toMatchObject(['06:20', '', { field: 'place_of_birth', value: 'Erode' }]);
  expect(readField('time_of_birth', '6.20 am, exact').also).toEqual([]);
});

test.each<[PersonField, string, string, string]>([
  ['religion', 'Hindu Nadar', 'Hindu', 'Hindu Nadar'],
  ['marital_status', 'Divorced (since 2020)', 'Divorced', 'since 2020'],
  ['lagnam', 'Kadagam, Suddha jathagam', 'Karka', 'Suddha jathagam'],
  ['email', 'asha@family.example or call', 'asha@family.example', 'or call'],
  ['time_of_birth', 'about 6.05 am, Erode', '06:05', 'about , Erode'],
  ['star_pada', '2 or 3', '2', '2 or 3'],
])('%s: of %j there is %j for certain to look at, and %j is left', (field, text, value, rest) => {
  expect(readField(field, text)).toMatchObject({ value, rest, doubtful: true });
});

test('a date is read in the order of its column', () => {
  expect(readField('date_of_birth', '3/2/1999').value).toBe('1999-02-03');
  expect(readField('date_of_birth', '3/2/1999', { order: 'month first' }).value).toBe('1999-03-02');
});

describe('a list whose choices differ only in signs', () => {
  const find = (text: string, choices: readonly string[], synonyms = {}) =>
    findChoice(text, { choices, inWords: (choice) => choice }, synonyms);
  const groups = ['A+', 'A-', 'O+', 'O-', 'AB+'];

  it.each([...groups.map((group) => [group, group]), ['a-', 'A-'], ['O -', 'O-'], ['(ab +)', 'AB+']])(
    '%j is stored as %j',
    (cell, value) => {
      expect(find(cell, groups)).toBe(value);
    },
  );

  it.each(['A', 'AB', 'AB-', '+', '-', 'B+'])('%j is refused', (cell) => {
    expect(find(cell, groups)).toBeUndefined();
  });

  it('accepts letters alone only if one choice has them', () => {
    const kinds = ['Type 1', 'Type 2', 'Other'];
    expect(['Type 2', 'other.', 'type'].map((text) => find(text, kinds))).toEqual(['Type 2', 'Other', undefined]);
    expect(find('type', kinds, { type: 'Other' })).toBeUndefined();
    expect(['ஆம்', 'தெரியாது'].map((text) => find(text, ['ஆம்', 'இல்லை', '?']))).toEqual(['ஆம்', undefined]);
  });
});

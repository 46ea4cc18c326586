import { splitReading } from '@/features/person-form/paste/pasted';
import { emptyForm } from '@/features/person-form/form-schema';
import { describe, expect, it, test } from 'vitest';
import { readField } from '@/person/reading/read-field';
import { readBiodata } from '@/person/reading/read-biodata';
import { toTable } from '@/features/transfer/parse-file';
import { plainSheet } from '@/features/transfer/sheet';
import { noChoices, readPeople } from '@/features/transfer/read-people';

/** The gender of a biodata: null if it was not understood, undefined if it is missing. */
const genderOf = (text: string) => readBiodata(text).values.find(({ field }) => field === 'gender');

/** The gender of a row of a file, and the cell if it was left out. */
function importGender(word: string) {
  const [row] = readPeople(
    toTable([
      plainSheet('', [
        ['Name', 'Gender'],
        ['Asha', word],
      ]),
    ]),
    noChoices,
  ).rows;
  return { value: row?.person.gender, leftOut: row?.leftOut.map(({ typed }) => typed) };
}

const split = (lists: readonly string[]) => lists.flatMap((words) => words.split(', '));
const brideWords = split([
  'bride, Brides, Females, Girls, Ladies, Female, FEMALE, F, f., woman, women, Girl, Lady, Miss, Mrs, Mrs., daughter',
  'Mahila, Mahilai, Magal, Manamagal, Mana magal, Magalir, Mangai, Mankai, Pen, Penn, Magalu, Stree, Ladki',
  'Ammayi, Hennu, Vadhu, பெண், மகள், மணமகள், மகளிர், மங்கை, പെൺ, പെണ്\u200d, സ്ത്രീ, വധു, మహిళ, స్త్రీ, వధువు',
  'ಹೆಣ್ಣು, ಮಹಿಳೆ, ವಧು, महिला, स्त्री, लड\u093cकी, ल\u095cकी, वधू',
]);
const groomWords = split([
  'groom, Grooms, Males, Boys, Bridegroom, Male, MALE, M, m., man, men, Boy, Mr, Mr., son, Magan, Manamagan, Mana magan, Mappillai, Aan',
  'Purush, Purusha, Purushan, Ladka, Abbayi, Huduga, ஆண், மகன், மணமகன், மாப்பிள்ளை, ആൺ, ആണ്\u200d, പുരുഷൻ, വരൻ',
  'పురుషుడు, వరుడు, ಗಂಡು, ವರ, पुरुष, लड\u093cका, वर',
]);
/** Words of other columns, forms that were not filled in, and words that either side may mean. */
const otherWords = split([
  'Madurai, Mech, M.Com, M.A, MBA, Male/Female, M/F, Male or Female, Married, Mesham, Magam, Mudaliar, Menon, Muslim',
  'Malayalam, Managing, Mother, Makkal, Varan, Kanya, B, G, B.E, Boyar, Brahmin, Bharani, Father, Farmer, Fair, First',
  'Gounder, Graduate, Groomed, Bridegrooms, 1.75 m, 5 f, not male, Bride (Groom), Bride / Groom, Bride Groom',
  'Female (Male), பெண்கள் பள்ளி, மகர, ஆண்டு, वरुण, ?',
]);

it.each([
  ['bride', brideWords],
  ['groom', groomWords],
])('all words for the %s are known', (value, words) => {
  for (const word of words) {
    const source = `Gender: ${word}`.normalize('NFC');
    expect(genderOf(`Name: Asha\nGender: ${word}`), word).toEqual({ field: 'gender', value, source, doubtful: false });
    expect(importGender(word), word).toEqual({ value, leftOut: [] });
  }
});

it('other words are left to the clerk', () => {
  for (const word of otherWords) {
    const source = `Sex: ${word}`;
    const doubtful = { field: 'gender', value: null, source, doubtful: true };
    expect(genderOf(`Name: Asha\n${source}`), word).toEqual(doubtful);
    expect(importGender(word), word).toEqual({ value: null, leftOut: [word] });
  }
});

test('no short Latin word beside the known ones gives a gender, nor does a known word with another letter', () => {
  const letters = 'a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(' ');
  const pairs = letters.flatMap((one) => letters.map((other) => one + other));
  const known = [...brideWords, ...groomWords]
    .map((word) => word.toLowerCase())
    .filter((word) => /^[a-z]+$/.test(word));
  const short = [...letters, ...pairs, ...pairs.flatMap((pair) => letters.map((letter) => pair + letter))];
  const longer = known.filter((word) => word.length > 2).flatMap((word) => letters.map((letter) => word + letter));
  const understood = (words: readonly string[]) => words.filter((word) => readField('gender', word).error === null);
  expect(understood(short).sort()).toEqual(['aan', 'boy', 'f', 'm', 'man', 'men', 'mr', 'mrs', 'pen', 'son'].sort());
  expect(understood(longer).filter((word) => !known.includes(word))).toEqual([]);
  const inBiodata = [...letters, ...pairs, ...longer].filter((word) => genderOf(`Sex: ${word}`)?.value != null);
  expect(inBiodata.filter((word) => !known.includes(word))).toEqual([]);
});

describe('what a biodata says of the gender in several places', () => {
  it.each<[string, string, string | null, boolean, string]>([
    ['a line of its own, then a title', 'Gender: Female\nName: Ms. Nandhini', 'bride', false, 'Gender: Female'],
    ['a title, then a line of its own', 'Name: Ms. Nandhini\nGender: Female', 'bride', false, 'Gender: Female'],
    ['a title alone', 'Name: Ms. Nandhini', 'bride', false, 'Name: Ms. Nandhini'],
    ['Mrs as a title', 'Name: Mrs. Nandhini', 'bride', false, 'Name: Mrs. Nandhini'],
    ['a heading alone', 'GROOM PROFILE\nName: Arun', 'groom', true, 'GROOM PROFILE'],
    ['a heading in Tamil', 'மணமகள் விவரம்\nName: Asha', 'bride', true, 'மணமகள் விவரம்'],
    ['a label alone', 'மணமகன் பெயர்: Arun', 'groom', true, 'மணமகன் பெயர்: Arun'],
    ['a title against the line', 'Name: Ms. Asha\nSex: male', 'groom', true, 'Sex: male / Name: Ms. Asha'],
    [
      'the line, then a title against it',
      'Gender: Female\nName: Mr. Arun',
      'bride',
      true,
      'Gender: Female / Name: Mr. Arun',
    ],
    ['a heading against the line', 'Groom profile\nGender: Magal', 'bride', true, 'Gender: Magal / Groom profile'],
    ['a heading against a title', 'Groom profile\nName: Ms. Asha', null, true, 'Groom profile / Name: Ms. Asha'],
    ['two lines', 'Gender: Female\nSex: Male', 'bride', true, 'Gender: Female / Sex: Male'],
    ['a line not understood, and a title', 'Name: Ms. Asha\nGender: Qwertz', null, true, 'Gender: Qwertz'],
    ['a form not filled in', 'Bride / Groom profile\nGender: Female', 'bride', false, 'Gender: Female'],
  ])('%s', (_, text, value, doubtful, source) => {
    expect(genderOf(text)).toMatchObject({ field: 'gender', value, doubtful, source });
  });

  it('says nothing of it when another person has the title, or a wish has the word', () => {
    expect(genderOf('Name: Asha\nFather: Mr. Raman')).toBeUndefined();
    expect(genderOf('Name: Asha\nExpectations: a groom in Chennai\nLooking for a groom')).toBeUndefined();
    expect(genderOf('Name: Asha\nGroom expectations')).toBeUndefined();
    expect(genderOf('Sri Mangai\nContact Mr. Raman')).toBeUndefined();
  });

  it('is asked when it is nowhere, and the form does not have it', () => {
    const reading = readBiodata('Name: Asha');
    expect(splitReading(reading, emptyForm).free).toContainEqual({
      key: 'gender',
      value: '',
      source: '',
      doubtful: true,
    });
    expect(splitReading(reading, { ...emptyForm, gender: 'bride' }).free.map(({ key }) => key)).toEqual(['name']);
  });

  it('is listed when it was not understood, and the form has it', () => {
    const reading = readBiodata('Name: Asha\nGender: Qwertz');
    expect(splitReading(reading, { ...emptyForm, gender: 'bride' }).rest).toEqual(['Gender: Qwertz']);
  });
});

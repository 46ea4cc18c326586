import { expect, test } from 'vitest';
import { filtersOfWords, withoutWord } from '@/features/people/search';
import { readFigures, understandWords } from '@/features/people/understand-words';

const name = (typed: string) => ({ filter: 'name' as const, value: typed, typed });
const chettiar = { filter: 'caste' as const, value: 'Chettiar', typed: 'chettiar' };
const madurai = { filter: 'place' as const, value: 'Madurai', typed: 'madurai' };

test('reads words of lists, and leaves out small words', () => {
  const words = understandWords(
    [name('the'), chettiar, name('girl'), name('from'), madurai, { filter: 'age', value: '27', typed: '27' }],
    'the chettiar girl from madurai 27',
  );
  expect(filtersOfWords(words)).toEqual({
    caste: 'Chettiar',
    side: 'bride',
    place: 'Madurai',
    age_from: '27',
    age_to: '27',
  });
  expect(withoutWord(words, madurai)).toBe('chettiar girl 27');
  expect(filtersOfWords(understandWords([name('ரோகிணி'), name('Asha')], 'ரோகிணி Asha'))).toEqual({
    birth_star: 'Rohini',
    name: 'Asha',
  });
  // As the register's castes and degrees have them.
  const muslim = { filter: 'caste' as const, value: 'Muslim', typed: 'muslim' };
  const little = { filter: 'education' as const, value: 'in', typed: 'in' };
  expect(filtersOfWords(understandWords([muslim, little, madurai], 'muslim in madurai'))).toEqual({
    religion: 'Muslim',
    place: 'Madurai',
  });
});

test('several places, castes or values of a list mean either', () => {
  const words = [
    madurai,
    { ...madurai, value: 'Salem' },
    name('Asha'),
    name('R'),
    { ...name('25-30'), filter: 'age' as const },
  ];
  expect(filtersOfWords(words)).toEqual({ place: 'Madurai, Salem', name: 'Asha R', age_from: '25', age_to: '30' });
  const listed = [
    { ...name('Tamil'), filter: 'mother_tongue' as const },
    { ...name('Telugu'), filter: 'mother_tongue' as const },
    { ...name('bride'), filter: 'side' as const },
    { ...name('groom'), filter: 'side' as const },
  ];
  expect(filtersOfWords(listed)).toEqual({ mother_tongue: 'Tamil, Telugu', side: 'groom' });
});

test("somebody's whole name stays a name", () => {
  expect(filtersOfWords(understandWords([name('Hindu Rao')], 'Hindu Rao'))).toEqual({ name: 'Hindu Rao' });
});

test.each([
  ['25 to 28', { age_from: '25', age_to: '28' }, ''],
  ['28 to 25', { age_from: '25', age_to: '28' }, ''],
  ['chettiar 25 முதல் 28 வரை', { age_from: '25', age_to: '28' }, 'chettiar'],
  ['below 32', { age_to: '31' }, ''],
  ['groom above 25 years', { age_from: '26' }, 'groom'],
  ['up to 30', { age_to: '30' }, ''],
  ['25+ nurse', { age_from: '25' }, 'nurse'],
  ['32-க்கு கீழ்', { age_to: '31' }, ''],
  ['30 வயதுக்குள்', { age_to: '30' }, ''],
  ['25க்கு மேல்', { age_from: '26' }, ''],
  [`5'8"`, { height_from: '172', height_to: '173' }, ''],
  ['nurse 5.8 madurai', { height_from: '172', height_to: '173' }, 'nurse madurai'],
  ['5 ft 8', { height_from: '172', height_to: '173' }, ''],
  ['5 அடி 8 அங்குலம்', { height_from: '172', height_to: '173' }, ''],
  [`5'4 to 5'8`, { height_from: '162', height_to: '173' }, ''],
  ['above 170 cm below 30', { height_from: '171', age_to: '29' }, ''],
  // Neither: an age or an old number, an income, a name, a door.
  ['25-28', {}, '25-28'],
  ['8.5 lakh', {}, '8.5 lakh'],
  ['5.5 lakhs', {}, '5.5 lakhs'],
  ['over ambur', {}, 'over ambur'],
  ['25 to madurai', {}, '25 to madurai'],
])('reads ages and heights: %s', (searched, filters, left) => {
  const { figures, rest } = readFigures(searched);
  expect([filtersOfWords(figures), rest]).toEqual([filters, left]);
});

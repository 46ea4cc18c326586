import { expect, test } from 'vitest';
import { filtersOfWords, withoutWord } from '@/features/admin/people/filters-of-words';
import { understandWords } from '@/features/admin/people/people-words';

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

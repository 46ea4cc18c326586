import { expect, it, test } from 'vitest';
import { describeField, isPersonField, personFields } from '@/person/fields';
import { fieldOfLabel, findField, labels, simplifyLabel } from '@/person/reading/labels';
import { foldLetters } from '@/person/reading/star-words';

const words = Object.entries(labels).flatMap(([field, list]) =>
  list.split(', ').map((label) => [label, field] as const),
);

test('no label is written twice, nor sounds like that of another field', () => {
  const headings = personFields.map((field) => [describeField(field).heading, field] as const);
  const written = [...headings, ...words].map(([label]) => simplifyLabel(label));
  expect(written.filter((label, place) => written.indexOf(label) !== place)).toEqual([]);
  const fields = new Map<string, Set<string>>();
  for (const [label, field] of [...headings, ...words]) {
    const sound = foldLetters(simplifyLabel(label));
    fields.set(sound, new Set([...(fields.get(sound) ?? []), field]));
  }
  expect([...fields].filter(([sound, of]) => sound.length > 4 && of.size > 1)).toEqual([]);
});

it('finds a field by its label, in files and biodatas alike', () => {
  for (const [label, field] of words) {
    expect([label, fieldOfLabel(label)]).toEqual([label, field]);
    expect([label, findField(label)]).toEqual([label, isPersonField(field) ? field : null]);
  }
});

it.each([
  ['Date_of-Birth', 'date_of_birth'],
  ['Pirantha thedhi', 'date_of_birth'],
  ['Natchathiram', 'birth_star'],
  ['Natchaththiram', 'birth_star'],
  ['Thanthai peyar', "father's_name"],
  ['Kulam', 'none'],
  ['Our', null],
  ['Person', null],
])('%j is the label of %s', (label, field) => {
  expect(fieldOfLabel(label)).toBe(field);
});

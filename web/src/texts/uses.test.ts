import { expect, test } from 'vitest';
import { findTextsOfParts } from '@/texts/build/uses';

const textsOf = findTextsOfParts();
const has = (part: string, id: string) => textsOf.get(part)?.has(id) ?? false;

test('a part has the texts of all code that it imports, by literal and by beginning', () => {
  expect(has('main', 'home.gallery.lamp.caption')).toBe(true);
  // The list names the members' filters to visitors: the labels are in person/fields.ts.
  expect(has('app.pages', 'person-member.filter.occupation')).toBe(true);
  expect(has('features.profiles.filter.filter-dialog', 'profiles.filters.forMembers')).toBe(true);
  expect(has('texts.member-refusals', 'refusals.consent_withdrawn')).toBe(true);
});

test('a part has no text that is there before it', () => {
  expect(has('app.profiles-route', 'person-member.filter.occupation')).toBe(false);
  expect(
    [...textsOf].filter(([part]) => part !== 'main').flatMap(([, ids]) => [...ids].filter((id) => has('main', id))),
  ).toEqual([]);
});

test('visitors load no refusals of members', () => {
  const ofVisitors = ['main', 'app.pages', 'app.profiles-route', 'app.profile-route'];
  expect(ofVisitors.filter((part) => has(part, 'refusals.consent_withdrawn'))).toEqual([]);
});

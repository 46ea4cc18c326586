import { expect, expectTypeOf, it } from 'vitest';
import type { Tables } from '@/lib/database.types';
import { birthStars, nameOfStar } from '@/astrology/birth-stars';
import { nameOfRasi, rasis } from '@/astrology/rasis';
import { nameOfZone } from '@/astrology/sky/place-in-words';
import { birthZones, englishNameOfZone } from '@/astrology/sky/zones';
import { describeField, labelOf, personFields, type FieldOfTable } from '@/person/fields';
import { t } from '@/texts/texts';

type Column<Table extends 'RegisteredUsers' | 'profile_details' | 'contact_details'> = keyof Tables<Table>;
type Stamp = 'registered_user_id' | 'created_at' | 'updated_at';

it('describes every column of the details and of the contact details, and some of the card', () => {
  expectTypeOf<FieldOfTable<'profile_details'>>().toEqualTypeOf<Exclude<Column<'profile_details'>, Stamp>>();
  expectTypeOf<FieldOfTable<'contact_details'>>().toEqualTypeOf<Exclude<Column<'contact_details'>, Stamp>>();
  expectTypeOf<FieldOfTable<'RegisteredUsers'>>().toExtend<Column<'RegisteredUsers'>>();
});

it('has no duplicate columns or headings', () => {
  const names = personFields.flatMap((field) => {
    return [...new Set([field, labelOf(field).toLowerCase()].map((name) => name.replace(/[^a-z]/g, '')))];
  });
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('excludes contact details from proposals', () => {
  for (const field of personFields) {
    const { proposable, section, table } = describeField(field);
    expect([field, table === 'contact_details']).toEqual([field, section === 'contact']);
    if (section === 'contact') expect([field, proposable]).toEqual([field, false]);
  }
});

it('has each star, rasi and time zone as the English texts say it', () => {
  for (const star of birthStars) expect(nameOfStar(star)).toBe(t(`lists-member.star.${star}`));
  for (const rasi of rasis) expect(nameOfRasi(rasi)).toBe(t(`lists-member.rasi.${rasi}`));
  for (const zone of birthZones) expect(nameOfZone(zone)).toBe(englishNameOfZone(zone));
});

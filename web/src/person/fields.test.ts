import { expect, expectTypeOf, it } from 'vitest';
import type { Tables } from '@/lib/database.types';
import { describeField, personFields, type FieldOfTable } from '@/person/fields';

type Column<Table extends 'RegisteredUsers' | 'profile_details' | 'contact_details'> = keyof Tables<Table>;
type Stamp = 'registered_user_id' | 'created_at' | 'updated_at';

it('describes every column of the details and of the contact details, and some of the card', () => {
  expectTypeOf<FieldOfTable<'profile_details'>>().toEqualTypeOf<Exclude<Column<'profile_details'>, Stamp>>();
  expectTypeOf<FieldOfTable<'contact_details'>>().toEqualTypeOf<Exclude<Column<'contact_details'>, Stamp>>();
  expectTypeOf<FieldOfTable<'RegisteredUsers'>>().toExtend<Column<'RegisteredUsers'>>();
});

it('has no duplicate columns, labels or headings', () => {
  const names = personFields.flatMap((field) => {
    const { label, headings = [] } = describeField(field);
    return [...new Set([field, label.toLowerCase(), ...headings].map((name) => name.replace(/[^a-z]/g, '')))];
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

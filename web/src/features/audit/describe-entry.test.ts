import { expect, test } from 'vitest';
import { listValues } from '@/features/audit/changed-values';
import { describeEntry } from '@/features/audit/describe-entry';

const by = { actor_name: 'Lakshmi' };
const about17 = { ...by, record_id: '17', registered_user_id: 17 };

test.each([
  [{ ...about17, action: 'update', table_name: 'RegisteredUsers' }, '<who>Lakshmi</who> changed the profile of #17'],
  [{ ...about17, action: 'verified', table_name: 'RegisteredUsers' }, '<who>Lakshmi</who> verified #17'],
  [
    { ...about17, action: 'verified', table_name: 'RegisteredUsers', name: 'Asha' },
    '<who>Lakshmi</who> verified #17 Asha',
  ],
  [
    { ...by, action: 'exported', table_name: 'RegisteredUsers', record_id: '1000', registered_user_id: null },
    '<who>Lakshmi</who> exported 1000 people',
  ],
  [
    { ...about17, action: 'verified', table_name: 'verification_checks' },
    '<who>Lakshmi</who> verified #17 (verification)',
  ],
  [
    { ...about17, action: 'read contact details', table_name: 'contact_details' },
    '<who>Lakshmi</who> opened the contact details of #17',
  ],
  [
    { ...about17, action: 'login read contact details', table_name: 'contact_details' },
    '<who>Lakshmi</who> read its own contact details, or shared ones; the bureau had set its password',
  ],
  [
    { ...by, action: 'update', table_name: 'site_settings', record_id: 'true', registered_user_id: null },
    '<who>Lakshmi</who> changed the site settings',
  ],
  [
    {
      ...by,
      action: 'looked up telephone numbers',
      table_name: 'contact_details',
      record_id: '25',
      registered_user_id: null,
    },
    "<who>Lakshmi</who> looked up 25 phone numbers: a search, or the form's check for a duplicate",
  ],
  [
    { ...by, action: 'switched admin off', table_name: 'admins', record_id: 'lakshmi', registered_user_id: null },
    '<who>Lakshmi</who> switched off the login of the admin lakshmi',
  ],
  [
    { ...about17, actor_name: 'Member', action: 'opened many profiles', table_name: 'RegisteredUsers' },
    '<who>Member #17</who> opened as many profiles as a day allows',
  ],
  [
    {
      actor_name: 'A visitor',
      action: 'loaded many pictures',
      table_name: 'RegisteredUsers',
      record_id: '',
      registered_user_id: null,
    },
    '<who>A visitor</who> loaded as many pictures as a day allows',
  ],
  [
    { ...about17, action: 'recorded payment', table_name: 'payments' },
    '<who>Lakshmi</who> recorded a payment of the family of #17 (payment)',
  ],
  [
    { ...about17, action: 'something new', table_name: 'accounts' },
    '<who>Lakshmi</who> did “something new” with the login of #17',
  ],
])('%j is "%s"', (entry, words) => {
  expect(describeEntry(entry)).toBe(words);
});

const typed = (words: string | null) => ({ words, isTyped: true });
const ours = (words: string | null) => ({ words, isTyped: false });

test('shows changed values only, formatted and with labels', () => {
  expect(
    listValues(
      { height: 163, status: 'submitted', verified_items: [], phone_number: '(hidden)' },
      { height: 165, status: 'submitted', verified_items: ['Mobile', 'ID'], active: true, phone_number: '(hidden)' },
    ),
  ).toEqual([
    { column: 'height', label: 'Height', before: typed(`5'\u00A04" (163 cm)`), after: typed(`5'\u00A05" (165 cm)`) },
    { column: 'verified_items', label: 'Checked', before: ours(null), after: ours('Mobile, ID') },
    { column: 'phone_number', label: 'Phone', before: ours('(hidden)'), after: ours('(hidden)') },
    { column: 'active', label: 'Login switched on', before: ours(null), after: ours('Yes') },
  ]);
});

test('shows paise as rupees, also in the parts of a price', () => {
  expect(
    listValues({}, { amount: 250_050, parts: { start: 100_000, married: 50 } }).map(({ after }) => after.words),
  ).toEqual(['₹2,500.50', 'start: ₹1,000\nmarried: ₹0.50']);
});

test('shows the label of a setting', () => {
  expect(
    listValues(
      { opening_hours: 'Daily', south_dina: 'listed counts', visitors_may_browse: true, phone: '+91 422 555 0142' },
      {
        opening_hours: 'Weekdays',
        south_dina: 'remainder by nine',
        visitors_may_browse: false,
        phone: '+91 422 555 0143',
      },
    ).map(({ label }) => label),
  ).toEqual(['Opening hours', 'Dinam (South)', 'Visitors may browse', 'Phone']);
});

test('shows only the changed star rules; one that was not chosen before was the first of its list', () => {
  const chosen = { south_dina: 'remainder by nine', north_nadi: 'star or pada differs' };
  expect(
    listValues(
      { star_rules: { north_nadi: 'star or pada differs' }, mandi: 'nazhigai' },
      { star_rules: chosen, mandi: 'not shown' },
    ),
  ).toEqual([
    { column: 'mandi', label: 'Mandi in charts', before: typed('nazhigai'), after: typed('not shown') },
    { column: 'south_dina', label: 'Dinam (South)', before: typed('listed counts'), after: typed('remainder by nine') },
  ]);
});

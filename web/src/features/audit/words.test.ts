import { expect, test } from 'vitest';
import { describeEntry, listValues } from '@/features/audit/words';

const about17 = { record_id: '17', registered_user_id: 17 };

test.each([
  [{ ...about17, action: 'update', table_name: 'RegisteredUsers' }, 'changed the profile of #17'],
  [{ ...about17, action: 'verified', table_name: 'RegisteredUsers' }, 'verified #17'],
  [{ ...about17, action: 'verified', table_name: 'verification_checks' }, 'verified #17 (verification)'],
  [{ ...about17, action: 'read contact details', table_name: 'contact_details' }, 'opened the contact details of #17'],
  [
    { ...about17, action: 'login read contact details', table_name: 'contact_details' },
    'read its own contact details, or shared ones; the bureau had set its password',
  ],
  [
    { action: 'update', table_name: 'site_settings', record_id: 'true', registered_user_id: null },
    'changed the site settings',
  ],
  [
    {
      action: 'looked up telephone numbers',
      table_name: 'contact_details',
      record_id: '25',
      registered_user_id: null,
    },
    'looked up 25 phone numbers',
  ],
  [
    { action: 'switched admin off', table_name: 'admins', record_id: 'lakshmi', registered_user_id: null },
    'switched off the login of the admin lakshmi',
  ],
  [
    { ...about17, action: 'opened many profiles', table_name: 'RegisteredUsers' },
    '#17 opened as many profiles as a day allows',
  ],
  [
    { action: 'loaded many pictures', table_name: 'RegisteredUsers', record_id: '', registered_user_id: null },
    'loaded as many pictures as a day allows',
  ],
  [{ ...about17, action: 'something new', table_name: 'accounts' }, 'did “something new” with the login of #17'],
])('%j is "%s"', (entry, words) => {
  expect(describeEntry(entry)).toBe(words);
});

test('shows changed values only, formatted and with labels', () => {
  expect(
    listValues(
      { height: 163, status: 'submitted', verified_items: [], phone_number: '(hidden)' },
      { height: 165, status: 'submitted', verified_items: ['Mobile', 'ID'], active: true, phone_number: '(hidden)' },
    ),
  ).toEqual([
    { column: 'height', label: 'Height', before: `5' 4" (163 cm)`, after: `5' 5" (165 cm)` },
    { column: 'verified_items', label: 'Checked', before: null, after: 'Mobile, ID' },
    { column: 'phone_number', label: 'Phone', before: '(hidden)', after: '(hidden)' },
    { column: 'active', label: 'Login switched on', before: null, after: 'Yes' },
  ]);
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

import { expect, it } from 'vitest';
import { explainVerification, isVerifiedSince } from '@/features/profiles/shown';

const verified = {
  visible: true,
  gender: 'bride',
  verified_by: 'Lakshmi',
  verified_at: '2026-03-12T06:00:00Z',
  verified_items: ['Mobile', 'ID', 'Photo'],
};

it('lists who checked what and when', () => {
  expect(explainVerification(verified)?.()).toBe('Verified by Lakshmi on 12 March 2026. Checked: Mobile, ID, Photo.');
});

it('omits the list if it is empty', () => {
  expect(explainVerification({ ...verified, verified_items: [] })?.()).toBe('Verified by Lakshmi on 12 March 2026.');
});

it('names nobody to a visitor, who does not get the name', () => {
  const read = { ...verified, verified_by: null };
  expect(explainVerification(read)?.()).toBe('Verified on 12 March 2026. Checked: Mobile, ID, Photo.');
  expect(explainVerification({ ...read, verified_items: [] })?.()).toBe('Verified on 12 March 2026.');
});

it('explains nothing for a profile that is not verified', () => {
  expect(explainVerification({ ...verified, visible: false })).toBeNull();
  expect(explainVerification({ ...verified, verified_at: null })).toBeNull();
});

it('tells whether a profile was verified since the last visit; never at the first visit', () => {
  expect(isVerifiedSince(verified, '2026-03-12T05:59:59.5+00:00')).toBe(true);
  expect(isVerifiedSince(verified, '2026-03-12T11:30:00+05:30')).toBe(false);
  expect(isVerifiedSince(verified, null)).toBe(false);
  expect(isVerifiedSince({ verified_at: null }, '2026-03-12T06:00:00Z')).toBe(false);
});

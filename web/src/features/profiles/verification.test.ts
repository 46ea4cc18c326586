import { expect, it } from 'vitest';
import { explainVerification } from '@/features/profiles/verification';

const verified = {
  visible: true,
  verified_by: 'Lakshmi',
  verified_at: '2026-03-12T06:00:00Z',
  verified_items: ['Mobile', 'ID', 'Photo'],
};

it('says who checked what and when', () => {
  expect(explainVerification(verified)).toBe('Verified by Lakshmi on 12 March 2026. Checked: Mobile, ID, Photo.');
});

it('leaves the list out when nothing is listed', () => {
  expect(explainVerification({ ...verified, verified_items: [] })).toBe('Verified by Lakshmi on 12 March 2026.');
});

it('explains nothing for a profile that is not verified', () => {
  expect(explainVerification({ ...verified, visible: false })).toBeNull();
  expect(explainVerification({ ...verified, verified_at: null })).toBeNull();
});

import { expect, test } from 'vitest';
import { townOf } from '@/bureau/town';

test.each([
  ['14, Temple Car Street, R. S. Puram,\nCoimbatore 641 002, Tamil Nadu', 'Coimbatore'],
  ['2 Main Road, Madurai - 625001', 'Madurai'],
  ['12, கோவில் தெரு,\nகோயம்புத்தூர் 641002', 'கோயம்புத்தூர்'],
  ['Opposite the bus stand', null],
  ['14, Street,\n641 002', null],
])('the town of %j is %s', (address, town) => {
  expect(townOf(address)).toBe(town);
});

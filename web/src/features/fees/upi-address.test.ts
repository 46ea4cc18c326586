import { expect, test } from 'vitest';
import { upiAddress } from '@/features/fees/upi-address';

test('the amount has its paise, and no name breaks the address', () => {
  const paid = { to: 'bureau@bank', name: 'Mangalam & Sons', paise: 300_005, note: '#1000' };
  expect(upiAddress(paid)).toBe('upi://pay?pa=bureau@bank&pn=Mangalam%20%26%20Sons&am=3000.05&cu=INR&tn=%231000');
});

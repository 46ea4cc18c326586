import { expect, it } from 'vitest';
import { formatRupees, parseRupees, writeRupees } from '@/lib/rupees';

it.each([
  ['3000', 300_000],
  ['3000.50', 300_050],
  ['3000.5', 300_050],
  ['0.07', 7],
  ['1,50,000', 15_000_000],
  ['150,000', 15_000_000],
  ['10,00,00,000', 10_000_000_000],
  ['₹ 3,000/-', 300_000],
  ['Rs. 500', 50_000],
  ['௩௦௦௦', 300_000],
  // 8.29 × 100 is 828.9999… as a fraction of two.
  ['8.29', 829],
  ['99999999.99', 9_999_999_999],
])('reads %s exactly', (text, paise) => {
  expect(parseRupees(text)).toBe(paise);
});

it.each(['', '1,50,00', '1,5,000', '15,0000', '3000.505', '3.000,50', '-5', '1e5', '3 000', '10,00,00,000.01', 'free'])(
  'does not guess what "%s" means',
  (text) => {
    expect(parseRupees(text)).toBeNull();
  },
);

it.each([
  [0, '₹0', '0.00'],
  [5, '₹0.05', '0.05'],
  [300_000, '₹3,000', '3000.00'],
  [15_000_050, '₹1,50,000.50', '150000.50'],
  [-300_000, '−₹3,000', '-3000.00'],
  [10_000_000_000, '₹10,00,00,000', '100000000.00'],
])('writes %d paise', (paise, shown, written) => {
  expect(formatRupees(paise)).toBe(shown);
  expect(writeRupees(paise)).toBe(written);
  if (paise >= 0) expect([parseRupees(shown), parseRupees(written)]).toEqual([paise, paise]);
});

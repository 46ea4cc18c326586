import { expect, test } from 'vitest';
import { rupeesInWords } from '@/features/fees/rupees-in-words';

test.each([
  [100, 'Rupees One Only'],
  [2100, 'Rupees Twenty One Only'],
  [110_000, 'Rupees One Thousand One Hundred Only'],
  [500_000, 'Rupees Five Thousand Only'],
  [199_905, 'Rupees One Thousand Nine Hundred Ninety Nine And Five Paise Only'],
  [5_125_050, 'Rupees Fifty One Thousand Two Hundred Fifty And Fifty Paise Only'],
  [9_999_900, 'Rupees Ninety Nine Thousand Nine Hundred Ninety Nine Only'],
  [12_500_000, 'Rupees One Lakh Twenty Five Thousand Only'],
  [10_000_000_000, 'Rupees Ten Crore Only'],
])('%d paise are %s', (paise, words) => {
  expect(rupeesInWords(paise)).toBe(words);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { activateTexts } from '@/texts/texts';
import { loadWords, sayName, sayWord } from '@/texts/words';

beforeAll(async () => {
  for (const language of ['ta', 'hi', 'en'] as const)
    await Promise.all([loadWords(language, 'card'), loadWords(language, 'details')]);
});
afterAll(() => activateTexts('en'));

test('says stored words in the script of the reader', () => {
  activateTexts('ta');
  expect(sayWord('place', 'Madurai, Tamil Nadu')).toBe('மதுரை, தமிழ்நாடு');
  expect(sayWord('place', 'cbe')).toBe('கோயம்புத்தூர்');
  expect(sayWord('name', 'Bala Murugesan')).toBe('பாலா முருகேசன்');
  expect(sayWord('name', 'N. Murugesan')).toBe('N. முருகேசன்');
  expect(sayWord('caste', 'Thevar')).toBe('தேவர்');
  expect(sayWord('job', 'Homemaker')).toBe('இல்லத்தரசி');
  expect(sayWord('job', 'Accountant, private firm')).toBe('கணக்காளர், தனியார் நிறுவனம்');
  expect(sayWord('gothram', 'Kashyapa')).toBe('காஷ்யப');
  activateTexts('hi');
  expect(sayWord('place', 'Madurai')).toBe('मदुरै');
  expect(sayWord('caste', 'Thevar')).toBe('तेवर');
});

test('says a name as the family writes it, to readers of its script', () => {
  activateTexts('ta');
  expect(sayName('Sneha', 'ஸ்னேகா')).toBe('ஸ்னேகா');
  expect(sayName('Bala', 'बाला')).toBe('பாலா');
  expect(sayName('Zz', null)).toBe('Zz');
  activateTexts('en');
  expect(sayName('Sneha', 'ஸ்னேகா')).toBe('Sneha');
});

test('leaves a part with an unknown word as it was typed, and everything to a reader of English', () => {
  activateTexts('ta');
  expect(sayWord('place', 'Zz Nagar, Tamil Nadu')).toBe('Zz Nagar, தமிழ்நாடு');
  expect(sayWord('name', 'Bala Zzurugesan')).toBe('Bala Zzurugesan');
  expect(sayWord('name', 'பாலா')).toBe('பாலா');
  expect(sayWord('name', '')).toBe('');
  // What every object has is no word.
  expect(sayWord('job', 'Constructor')).toBe('Constructor');
  activateTexts('en');
  expect(sayWord('place', 'Madurai, Tamil Nadu')).toBe('Madurai, Tamil Nadu');
});

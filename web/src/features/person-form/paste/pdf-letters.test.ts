import { expect, test } from 'vitest';
import { readLetters } from '@/features/person-form/paste/pdf-letters';

test.each([
  ['Tamil', 'ெபயர்: ேமனகா ேகாபால் ெகௗரி\nேவளாளர், ைத, B.Sc.', 'பெயர்: மேனகா கோபால் கௌரி\nவேளாளர், தை, B.Sc.'],
  ['Malayalam', 'േപര്: മീര െകാച്ചി', 'പേര്: മീര കൊച്ചി'],
  ['Hindi', 'नाम: िनशा, िहन्दी, शिक्त', 'नाम: निशा, हिन्दी, शक्ति'],
])('%s: vowel signs that are drawn before their letters are put behind them', (_script, drawn, written) => {
  expect(readLetters(drawn)).toBe(written);
});

test.each([
  'பெயர்: மேனகா கோபால்\nITயில் பொறியாளர், 98430 59011\nB.E., PDF-ஐ',
  'नाम: शक्ति कीर्ति\nश्री राम, डाॅ॰ र्‍य, Dr. ऋषि।',
  'പേര്: കൊച്ചുമോൾ പ്രിയ, അമ്മയ്ക്കു്, നന്‍മ',
  'పేరు: శ్రీలక్ష్మి, హైదరాబాద్',
  'ಹೆಸರು: ಶ್ರೀಲಕ್ಷ್ಮಿ, ಧರ್ಮ, ಕೋಲಾರ',
  'Name: Zoë D’Souza 👰\n\tPhone\t98430 59011',
])('what is in order stays: %s', (text) => {
  expect(readLetters(text)).toBe(text.normalize('NFC'));
});

test('a gap inside a word goes, and pictures without a letter', () => {
  expect(readLetters('\uf0b7 பிற ந்த ேததி க ா\n\0 \uf095 98430 59011')).toBe(' பிற ந்த தேதி கா\n  98430 59011');
});

test.each([
  ['letters without a meaning', 'नाम: \0न\0श शमा'],
  ['a number with a missing digit', '9843\ufffd 59011'],
  ['numbers of drawings in place of letters', '\u0026\u0027\u0003\u0014PHQDND'],
  ['a private letter', 'பெ\ue012யர்'],
  ['a number of a drawing in a word', 'மேனgகா'],
  ['a letter of another script in a word', 'मģनका'],
  ['a sign without a letter', 'நாம்: ்மேனகா'],
  ['two vowels on a letter', 'மோா'],
  ['both orders', 'ேமனகா, மே'],
  ['a drawn sign before a vowel', 'േപര്: െഎശ്വര്യ'],
  ['a drawn sign with a moved one', 'िमलन, मूतिर्'],
])('%s: the text is refused', (_what, text) => {
  expect(readLetters(text)).toBeNull();
});

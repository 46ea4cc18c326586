import { expect, test } from 'vitest';
import { isReceiptNumber, readCode } from '@/features/fees/read-code';

test.each([
  ['abcdefghjklm', 'ABCDEFGHJKLM'],
  [' abcd-efgh jklm', 'ABCDEFGHJKLM'],
  ['https://www.bureau.in/#receipt/2qej5wfe52mc', '2QEJ5WFE52MC'],
  [
    'Vanakkam, we have received ₹5,000.\nCheck this receipt: http://localhost/#receipt/2qej5wfe52mc\nThe bureau',
    '2QEJ5WFE52MC',
  ],
  ['யாரும் சரிபார்க்கலாம்: https://www.bureau.in/#receipt, குறியீடு 2QEJ-5WFE-52MC. அந்தப் பக்கத்தில்', '2QEJ5WFE52MC'],
  ['௨QEJ-௫WFE-௫௨MC', '2QEJ5WFE52MC'],
  ['abcd-efgh', null],
  ['2/2026-27', null],
])('the code in %j is %s', (pasted, code) => {
  expect(readCode(pasted)).toBe(code);
});

test('the number of a receipt is no code', () => {
  expect(isReceiptNumber(' २/२०२६-२७')).toBe(true);
  expect(isReceiptNumber('ABCD-EFGH-JKLM')).toBe(false);
});

import { expect, it } from 'vitest';
import { errorText } from '@/lib/error-text';
import { AppError, toAppError } from '@/lib/errors';

it('says a refusal of the database by its code and values', () => {
  const refusal = toAppError(
    { code: '22023', details: 'too_long', hint: 'note {"now": 501, "longest": 500}', message: 'In English.' },
    400,
  );
  expect(refusal).toMatchObject({ refusal: 'too_long', field: 'note', values: { now: 501, longest: 500 } });
  expect(errorText(refusal, 'Nothing was saved.')).toBe('Use at most 500 characters (now 501).');
});

it('says the day of a refusal in words', () => {
  const refusal = toAppError(
    { code: '22023', details: 'plans_overlap', hint: 'starts_on {"day": "2027-02-26"}', message: 'In English.' },
    400,
  );
  expect(errorText(refusal)).toMatch(/^The family has another plan until 26 February 2027\. /);
});

it('shows the sentence of a refusal that the catalogue does not have', () => {
  const refusal = toAppError({ code: '22023', details: 'phone_taken', hint: 'phone_number', message: 'Taken.' }, 400);
  expect(refusal).toMatchObject({ field: 'phone_number', values: {} });
  expect(errorText(refusal, 'Nothing was saved.')).toBe('Taken.');
});

it('says what was not done, and why, of anything else', () => {
  const check = toAppError({ code: '23514', details: 'Failing row contains (1).', hint: null, message: 'check' }, 400);
  expect(errorText(check, 'Nothing was saved.')).toBe('Nothing was saved. Please try again.');
  expect(errorText(new AppError('network', 'Failed to fetch'), 'Nothing was saved.')).toBe(
    'Nothing was saved. We could not reach the server. Please try again in a moment.',
  );
});

it('does not say that nothing was done when nobody knows', () => {
  const lost = toAppError({ code: '', message: '' }, 400, true);
  expect(errorText(lost, 'Nothing was saved.')).toBe(
    'The answer did not come. It may have been done: please look before you try again.',
  );
});

it('says of a connection that broke behind the server that no answer came, not that the server was out of reach', () => {
  const broken = toAppError({ code: '', message: '' }, 400);
  expect(errorText(broken, 'Nothing was loaded.')).toBe(
    'Nothing was loaded. No answer came. Please try again in a moment.',
  );
});

it.each([
  ['of the database', { code: '53100', message: 'could not extend file: No space left on device' }, 503],
  ['of storage', { message: 'ENOSPC: no space left on device, write', statusCode: '500' }, undefined],
])('says that a disk %s is full', (_whose, error, status) => {
  const sentence = "Nothing was saved. The server's disk is full. Please tell the bureau.";
  expect(errorText(toAppError(error, status), 'Nothing was saved.')).toBe(sentence);
});

import { expect, it } from 'vitest';
import { errorText } from '@/lib/error-text';
import { AppError, toAppError } from '@/lib/errors';

it('shows a refusal of the database as it is', () => {
  const refusal = toAppError({ code: '22023', details: 'phone_taken', hint: 'phone_number', message: 'Taken.' }, 400);
  expect(errorText(refusal, 'Nothing was saved.')).toBe('Taken.');
});

it('says what was not done, and why, of anything else', () => {
  const check = toAppError({ code: '23514', details: 'Failing row contains (1).', hint: null, message: 'check' }, 400);
  expect(errorText(check, 'Nothing was saved.')).toBe('Nothing was saved. Please try again.');
  expect(errorText(new AppError('network', 'Failed to fetch'), 'Nothing was saved.')).toBe(
    'Nothing was saved. We could not reach the server. Please try again in a moment.',
  );
});

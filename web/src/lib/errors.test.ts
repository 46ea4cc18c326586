import { describe, expect, it } from 'vitest';
import { AppError, isTransient, toAppError } from '@/lib/errors';

describe('toAppError', () => {
  it.each([
    ['a fetch that got no answer', new TypeError('Failed to fetch'), undefined, 'network'],
    ['PostgREST without an answer', { message: 'TypeError: Failed to fetch', code: '' }, 0, 'network'],
    ['a server in trouble', { message: 'upstream', code: '' }, 503, 'network'],
    ['a statement that ran too long', { message: 'canceling statement', code: '57014' }, 500, 'network'],
    ['a refusal by a policy', { message: 'permission denied', code: '42501' }, 403, 'unauthorised'],
    ['an expired token', { message: 'JWT expired', code: 'PGRST303' }, 401, 'unauthorised'],
    ['no row where one is wanted', { message: 'no rows', code: 'PGRST116' }, 406, 'not-found'],
    ['a duplicate', { message: 'duplicate key', code: '23505' }, 409, 'conflict'],
    ['a failed check', { message: 'violates check', code: '23514' }, 400, 'invalid'],
    ['a missing object in storage', { message: 'Object not found', statusCode: '404' }, undefined, 'not-found'],
    [
      'storage without an answer',
      { message: 'x', originalError: new TypeError('Failed to fetch') },
      undefined,
      'network',
    ],
    [
      'the auth service without an answer',
      { name: 'AuthRetryableFetchError', message: '{}', status: 0 },
      undefined,
      'network',
    ],
    [
      'a missing session',
      { name: 'AuthSessionMissingError', message: 'Auth session missing!', status: 400 },
      undefined,
      'unauthorised',
    ],
    ['too many attempts', { message: 'slow down', status: 429 }, undefined, 'unknown'],
    ['something that is not an error', 'odd', undefined, 'unknown'],
  ])('classes %s', (_what, error, status, kind) => {
    expect(toAppError(error, status).kind).toBe(kind);
  });

  it('keeps the message, the code and the status', () => {
    const error = toAppError({ message: 'User is banned', code: 'user_banned', status: 400 });
    expect(error).toMatchObject({ message: 'User is banned', code: 'user_banned', status: 400, kind: 'invalid' });
  });

  it('leaves an AppError as it is', () => {
    const error = new AppError('conflict', 'taken');
    expect(toAppError(error)).toBe(error);
  });
});

describe('isTransient', () => {
  it('is true for network trouble only', () => {
    expect(isTransient(new TypeError('Failed to fetch'))).toBe(true);
    expect(isTransient(new AppError('invalid', 'no'))).toBe(false);
    expect(isTransient(new AppError('unauthorised', 'no'))).toBe(false);
  });
});

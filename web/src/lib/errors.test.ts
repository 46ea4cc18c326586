import { describe, expect, it } from 'vitest';
import { AppError, isTransient, isUnanswered, retriesOf, retryDelayOf, toAppError } from '@/lib/errors';

describe('toAppError', () => {
  it.each([
    ['a fetch that got no answer', new TypeError('Failed to fetch'), undefined, 'network'],
    ['PostgREST without an answer', { message: 'TypeError: Failed to fetch', code: '' }, 0, 'network'],
    ['a server in trouble', { message: 'upstream', code: '' }, 503, 'network'],
    ['a statement that ran too long', { message: 'canceling statement', code: '57014' }, 500, 'network'],
    ['a connection that broke in the middle', { message: '', code: '' }, 400, 'network'],
    ['a connection that was ended', { message: 'terminating connection', code: '57P01' }, 503, 'network'],
    ['a server that only reads', { message: 'cannot set transaction read-write mode', code: '0A000' }, 400, 'network'],
    ['a transaction that only reads', { message: 'cannot execute INSERT', code: '25006' }, 405, 'network'],
    ['a refusal by the auth service', { message: 'Invalid login credentials' }, 400, 'invalid'],
    ['a refusal by a policy', { message: 'permission denied', code: '42501' }, 403, 'unauthorised'],
    ['an expired token', { message: 'JWT expired', code: 'PGRST303' }, 401, 'unauthorised'],
    ['no row where one is wanted', { message: 'no rows', code: 'PGRST116' }, 406, 'not-found'],
    // PostgREST 12 sends the first of each pair, 13 and newer the second (docs/backends.md).
    ['an unknown table', { message: 'relation "x" does not exist', code: '42P01' }, 404, 'not-found'],
    ['an unknown table', { message: "Could not find the table 'x'", code: 'PGRST205' }, 404, 'not-found'],
    ['a token with wrong claims', { message: 'JWTNotYetValid', code: 'PGRST301' }, 401, 'unauthorised'],
    ['a token with wrong claims', { message: 'JWT not yet valid', code: 'PGRST303' }, 401, 'unauthorised'],
    ['too deep a value', { message: 'stack depth limit exceeded', code: '54001' }, 413, 'invalid'],
    ['too deep a value', { message: 'stack depth limit exceeded', code: '54001' }, 500, 'invalid'],
    ['too long a value for an index', { message: 'index row size exceeds', code: '54000' }, 413, 'invalid'],
    ['too long a value for an index', { message: 'index row size exceeds', code: '54000' }, 500, 'invalid'],
    ['an unknown function, of both', { message: 'Could not find the function', code: 'PGRST202' }, 404, 'not-found'],
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

describe('isUnanswered', () => {
  it.each([
    ['a fetch that got no answer', new TypeError('Failed to fetch'), undefined, true],
    ['a connection that broke in the middle', { message: '', code: '' }, 400, true],
    ['a connection that broke before', { message: 'Database client error.', code: 'PGRST001' }, 503, true],
    ['a connection that was ended', { message: 'terminating connection', code: '57P01' }, 503, true],
    ['a gateway that got no answer', { message: 'Bad Gateway', code: '' }, 502, true],
    ['a pool without a connection', { message: 'Timed out acquiring connection', code: 'PGRST003' }, 504, false],
    ['a statement that ran too long', { message: 'canceling statement', code: '57014' }, 500, false],
    ['a server that only reads', { message: 'cannot set transaction read-write mode', code: '0A000' }, 400, false],
    ['a full disk', { message: 'could not extend file', code: '53100' }, 503, false],
    ['a refusal', { message: 'Too long.', code: '22023' }, 400, false],
    ['too many attempts', { message: 'slow down', status: 429 }, undefined, false],
  ])('says of %s whether the change may have been made', (_what, error, status, unanswered) => {
    expect(isUnanswered(toAppError(error, status))).toBe(unanswered);
  });
});

describe('isTransient', () => {
  it('is true for network trouble only', () => {
    expect(isTransient(new TypeError('Failed to fetch'))).toBe(true);
    expect(isTransient(new AppError('invalid', 'no'))).toBe(false);
    expect(isTransient(new AppError('unauthorised', 'no'))).toBe(false);
  });
});

describe('retriesOf', () => {
  it('is one for network trouble, some for a search that is still answered, and none for a refusal', () => {
    expect(retriesOf(new TypeError('Failed to fetch'))).toBe(1);
    expect(retriesOf(new AppError('invalid', 'no', { refusal: 'still_answering' }))).toBe(7);
    expect(retriesOf(new AppError('invalid', 'no', { refusal: 'search_not_begun' }))).toBe(0);
  });
});

describe('retryDelayOf', () => {
  it('begins short for a search that is still answered', () => {
    const busy = new AppError('invalid', 'no', { refusal: 'still_answering' });
    expect([0, 1, 2, 3, 6].map((failures) => retryDelayOf(failures, busy))).toEqual([200, 400, 800, 1000, 1000]);
    expect(retryDelayOf(0, new TypeError('Failed to fetch'))).toBe(1000);
  });
});

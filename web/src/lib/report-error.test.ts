import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/errors';
import { reportError } from '@/lib/report-error';

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => log.mockClear());

afterAll(() => log.mockRestore());

it('notes an error of the site itself, with the place', () => {
  const broken = new TypeError('x is undefined');
  reportError(broken, { componentStack: 'at ProfilePage' });
  expect(log).toHaveBeenCalledExactlyOnceWith(broken, 'at ProfilePage');
});

it('does not note what the page says: an outage, a refusal', () => {
  reportError(new AppError('network', 'Nothing answered.'));
  expect(log).not.toHaveBeenCalled();
});

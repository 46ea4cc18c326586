// Runs before the component tests: the site's styles, no network, and no error that nobody looks at.
import { afterEach, beforeEach, expect, vi } from 'vitest';
import './src/app/styles.css';

const errors = vi.spyOn(console, 'error');
// There is no backend here. A component gets its data from the test; what it asks for all the same does not arrive.
const cut = new TypeError('Failed to fetch');
vi.stubGlobal('fetch', () => Promise.reject(cut));

beforeEach(() => {
  errors.mockClear();
});

afterEach(() => {
  // The auth client also notes each request that does not arrive.
  expect(errors.mock.calls.filter(([cause]) => cause !== cut)).toEqual([]);
});

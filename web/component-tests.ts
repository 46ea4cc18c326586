// Runs before the component tests: the site's styles, and no network.
import { vi } from 'vitest';
import './src/app/styles.css';

// There is no backend here. A component gets its data from the test; what it asks for all the same does not arrive.
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

// Runs before the component tests: the site's styles, all English texts, and no network.
import { vi } from 'vitest';
import './src/app/styles.css';
import { groups, type TextGroup } from './src/texts/groups';
import { needTexts, startTexts } from './src/texts/language';

const isGroup = (name: string): name is TextGroup => Object.hasOwn(groups, name);
await startTexts();
await needTexts(...Object.keys(groups).filter(isGroup));

// There is no backend here. A component gets its data from the test; what it asks for all the same does not arrive.
vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

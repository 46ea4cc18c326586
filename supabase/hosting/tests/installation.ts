import { readSettings } from '../../lib/settings.ts';
import { ComposeBackend } from '../../backends/compose/compose-backend.ts';

/** The backend that make test BACKEND=compose has brought up for these tests. */
export const backend = new ComposeBackend(readSettings());
if (backend.isBureaus) throw new Error('These tests delete everything. Run: make test BACKEND=compose');

/** The same in the words of what a bureau runs. */
export const { installation } = backend;

import { readSettings } from '../../lib/settings.ts';
import { ComposeBackend } from '../../backends/compose/compose-backend.ts';

/** The backend that make test BACKEND=compose has started for these tests. */
export const backend = new ComposeBackend(readSettings());
if (backend.isBureaus) throw new Error('These tests delete everything. Run: make test BACKEND=compose');

/** Its installation, as for a bureau. */
export const { installation } = backend;

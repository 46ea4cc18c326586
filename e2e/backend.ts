import { chooseBackend } from '../supabase/backends/choose.ts';
import { readSettings } from '../supabase/lib/settings.ts';

/** The backend under test, to be stopped and started. */
export const backend = chooseBackend(readSettings());
if (backend.isBureaus) throw new Error('Real people are in this backend. Run: make test');

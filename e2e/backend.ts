import { chooseBackend } from '../supabase/stack/choose-backend.ts';
import { readSettings } from '../supabase/stack/settings.ts';

/** The backend under test, to be stopped and started. */
export const backend = chooseBackend(readSettings());

import { readSettings } from '../../stack/settings.ts';
import { ComposeBackend } from '../compose-backend.ts';

/** The backend that make test BACKEND=compose has brought up for these tests. */
export const backend = new ComposeBackend(readSettings());

/** The same in the words of what a bureau runs. */
export const { installation } = backend;

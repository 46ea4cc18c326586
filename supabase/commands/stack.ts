import type { Backend } from '../backends/backend.ts';
import type { Choice } from '../backends/stack-kind.ts';
import type { Settings } from '../lib/settings.ts';
import type { Site } from './site.ts';

/** The objects of a command: the chosen backend, and the site that uses it. */
export interface Stack {
  readonly settings: Settings;
  readonly choice: Choice;
  readonly backend: Backend;
  readonly site: Site;
}

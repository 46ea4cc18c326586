import { EmbeddedBackend } from '../embedded/embedded-backend.ts';
import { ExternalBackend } from '../external/external-backend.ts';
import { ComposeBackend } from '../hosting/compose-backend.ts';
import { LocalBackend } from '../local/local-backend.ts';
import type { Backend } from './backend.ts';
import type { Settings } from './settings.ts';
import { chooseKind, type StackKind } from './stack-kind.ts';

/** How each kind of backend is made. */
const makers: Readonly<Record<StackKind, (settings: Settings) => Backend>> = {
  embedded: (settings) => new EmbeddedBackend(settings),
  supabase: (settings) => new LocalBackend(settings),
  compose: (settings) => new ComposeBackend(settings),
  external: (settings) => new ExternalBackend(settings),
};

/** The backend of this kind; without one, of the kind that STACK, the stack's folder or the machine decides. */
export function chooseBackend(settings: Settings, kind: StackKind = chooseKind(settings)): Backend {
  return makers[kind](settings);
}

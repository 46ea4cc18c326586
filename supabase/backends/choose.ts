import { EmbeddedBackend } from './embedded/embedded-backend.ts';
import { ExternalBackend } from './external/external-backend.ts';
import { ComposeBackend } from './compose/compose-backend.ts';
import { CliBackend } from './cli/cli-backend.ts';
import type { Backend } from './backend.ts';
import type { Settings } from '../lib/settings.ts';
import { chooseKind, type StackKind } from './stack-kind.ts';

/** How each kind of backend is made. */
const makers: Readonly<Record<StackKind, (settings: Settings) => Backend>> = {
  embedded: (settings) => new EmbeddedBackend(settings),
  supabase: (settings) => new CliBackend(settings),
  compose: (settings) => new ComposeBackend(settings),
  external: (settings) => new ExternalBackend(settings),
};

/** The backend of this kind; without one, of the kind that STACK, the stack's folder or the machine decides. */
export function chooseBackend(settings: Settings, kind: StackKind = chooseKind(settings)): Backend {
  return makers[kind](settings);
}

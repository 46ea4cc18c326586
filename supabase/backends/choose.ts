import type { Settings } from '../lib/settings.ts';
import type { Backend } from './backend.ts';
import { CliBackend } from './cli/cli-backend.ts';
import { ComposeBackend } from './compose/compose-backend.ts';
import { EmbeddedBackend } from './embedded/embedded-backend.ts';
import { ExternalBackend } from './external/external-backend.ts';
import { chooseKind, type StackKind } from './stack-kind.ts';

const backends: Readonly<Record<StackKind, new (settings: Settings) => Backend>> = {
  embedded: EmbeddedBackend,
  supabase: CliBackend,
  compose: ComposeBackend,
  external: ExternalBackend,
};

/** The backend of this kind; without one, of the kind that STACK, the stack's folder or the machine decides. */
export function chooseBackend(settings: Settings, kind: StackKind = chooseKind(settings)): Backend {
  return new backends[kind](settings);
}

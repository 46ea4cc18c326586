import type { Backend } from './backend.ts';
import type { Settings } from '../lib/settings.ts';
import { chooseKind, type StackKind } from './stack-kind.ts';

/** How each kind of backend is made. Each brings its own code: that of the others need not be loaded. */
const makers: Readonly<Record<StackKind, (settings: Settings) => Promise<Backend>>> = {
  embedded: async (settings) => new (await import('./embedded/embedded-backend.ts')).EmbeddedBackend(settings),
  supabase: async (settings) => new (await import('./cli/cli-backend.ts')).CliBackend(settings),
  compose: async (settings) => new (await import('./compose/compose-backend.ts')).ComposeBackend(settings),
  external: async (settings) => new (await import('./external/external-backend.ts')).ExternalBackend(settings),
};

/** The backend of this kind; without one, of the kind that STACK, the stack's folder or the machine decides. */
export async function chooseBackend(settings: Settings, kind: StackKind = chooseKind(settings)): Promise<Backend> {
  return await makers[kind](settings);
}

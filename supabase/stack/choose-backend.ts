import { EmbeddedBackend } from '../embedded/embedded-backend.ts';
import type { Backend } from './backend.ts';
import { readSetting, StackError, type Settings } from './settings.ts';

/** The backend named by STACK; without it, the embedded one. */
export function chooseBackend(settings: Settings): Backend {
  const name = readSetting('STACK') ?? 'embedded';
  if (name === 'embedded') return new EmbeddedBackend(settings);
  throw new StackError(`STACK=${name} is not a backend of this project.`, 'Use STACK=embedded.');
}

import { readSetting, StackError } from '../lib/settings.ts';
import type { Stack } from './stack.ts';

/** Stops the service that SERVICE names. */
export async function stop(stack: Stack): Promise<void> {
  const name = nameService(stack);
  await (name === 'web' ? stack.site.stop() : stack.backend.stopService(name));
  console.log(`${name}: stopped.`);
}

/** Starts the service that SERVICE names, and waits until it answers. */
export async function start(stack: Stack): Promise<void> {
  const name = nameService(stack);
  await (name === 'web'
    ? stack.site.start(stack.backend.access, { passesOn: stack.choice.kind === 'external' })
    : stack.backend.startService(name));
  console.log(`${name}: started.`);
}

function nameService({ backend }: Stack): string {
  const name = readSetting('SERVICE') ?? '';
  const names = [...backend.serviceNames, ...(backend.siteUrl === undefined ? ['web'] : [])];
  if (names.includes(name)) return name;
  throw new StackError(`SERVICE=${name} is not a service that can be stopped here.`, `Those are: ${names.join(', ')}.`);
}

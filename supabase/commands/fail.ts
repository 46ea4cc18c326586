import { faultCases, type FaultControl } from '../backends/backend.ts';
import { readSetting, StackError } from '../lib/settings.ts';
import type { Stack } from './stack.ts';

/** Makes the service in SERVICE fail by CASE, until `heal`. */
export async function fail({ backend }: Stack): Promise<void> {
  const faults = requireFaults(backend.faults);
  const [named, service = 'rest'] = [readSetting('CASE'), readSetting('SERVICE')];
  const fault = faultCases.find((known) => known === named);
  if (fault === undefined) {
    throw new StackError(`CASE=${named ?? ''} is no way to fail.`, `Use one of: ${faultCases.join(', ')}.`);
  }
  if (!faults.services.includes(service)) {
    throw new StackError(`SERVICE=${service} cannot fail.`, `Those that can are: ${faults.services.join(', ')}.`);
  }
  await faults.fail(service, fault);
  console.log(`${service}: ${fault}, until make heal.`);
}

/** Ends everything that fails on purpose. */
export async function heal({ backend }: Stack): Promise<void> {
  const faults = requireFaults(backend.faults);
  const failing = faults.services.filter((service) => faults.list().some((fault) => fault.startsWith(`${service}:`)));
  await faults.heal();
  if (failing.length === 0) console.log('Nothing was failing on purpose.');
  for (const service of failing) console.log(`${service} answers again.`);
}

function requireFaults(faults: FaultControl | undefined): FaultControl {
  if (faults !== undefined) return faults;
  throw new StackError(
    'Only the embedded backend can fail on purpose.',
    'Here a service can be stopped: make stop SERVICE=rest',
  );
}

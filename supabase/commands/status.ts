import { describeCheckout } from '../lib/checkout.ts';
import type { Stack } from './stack.ts';

/** Prints the commit, the running services with their ports, and whether the site can be shown. */
export async function status({ backend, settings, site }: Stack): Promise<void> {
  const checkout = describeCheckout(settings.root);
  if (checkout !== undefined) console.log(`Checkout: ${checkout}`);
  console.log(`Backend: ${backend.title}`);
  const services = await backend.status();
  const all = backend.siteUrl === undefined ? [...services, await site.status()] : services;
  for (const { name, state, port, pid, problem } of all) {
    const where = port === undefined ? '' : `port ${port}`;
    console.log(
      `${name.padEnd(8)} ${state.padEnd(8)} ${where}${pid === undefined ? '' : `  process ${pid}`}`.trimEnd(),
    );
    if (problem !== undefined) console.log(`         ${problem}`);
  }
  for (const fault of backend.faults?.list() ?? []) console.log(`on purpose: ${fault} (make heal ends it)`);
}

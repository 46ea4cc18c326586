import type { Stack } from './stack.ts';

/** Says what runs, on which port. */
export async function status({ backend, site }: Stack): Promise<void> {
  console.log(`Backend: ${backend.title}`);
  const services = await backend.status();
  for (const { name, state, port, pid } of backend.siteUrl === undefined ? [...services, site.status()] : services) {
    const where = port === undefined ? '' : `port ${port}`;
    console.log(
      `${name.padEnd(8)} ${state.padEnd(8)} ${where}${pid === undefined ? '' : `  process ${pid}`}`.trimEnd(),
    );
  }
  for (const fault of backend.faults?.list() ?? []) console.log(`on purpose: ${fault} (make heal ends it)`);
}
